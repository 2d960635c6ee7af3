/* oxlint-disable vitest/no-standalone-expect -- conformance.test.ts runs every case inside a test */
import {
  closeSharedChoice,
  createGroups,
  createGroupShares,
  createShare,
  endShare,
  endShares,
  enterSharedPin,
  getShareChoice,
  getShared,
  joinShare,
  listShareChoices,
  listSharedImages,
  listShares,
  type NewShare,
  renewShare,
  setSharedFavourite,
  shareLimits,
  shareSentences,
  updateShare,
  updateShares,
} from '@portal/api';
import { expect } from 'vitest';
import { type Case, caseOf, type Portal } from '../../portal.ts';
import { addNamed, type ProjectOwner, withProject } from '../../project-photos.ts';
import { refusalOf } from '../../refusal-of.ts';

const settings: NewShare = { role: 'client', shows: 'both', pin: null, canDownload: true, choiceLimit: 1, chooses: 'each_family' };
const refused = (status: number, message: string) => ({ status, message, errors: {} });
const wrong = (message: string) => ({ errors: { name: [message] } });
const about = ({ project }: ProjectOwner) => ({ params: { id: project } });
const tokenOf = (address: string) => address.replace('/s/', '');

/** A project with two photos, a share of it on which each family chooses, and who calls with it. */
async function shared(portal: Portal, changes: Partial<NewShare> = {}) {
  const owner = await withProject(portal);
  const [first, second] = await addNamed(owner, 'IMG_1.jpg', 'IMG_2.jpg');
  const { share, address } = await owner.call(createShare, { ...about(owner), body: { ...settings, ...changes } });
  const by = (pass: string | null = null) => portal.client(undefined, { token: tokenOf(address), pass });
  const join = async (name: string, pass: string | null = null) => {
    const family = await by(pass)(joinShare, { body: { name } });
    return { ...family, call: portal.client(undefined, { token: tokenOf(family.address), pass: family.pass }) };
  };
  const paramsOf = (shareId: number) => ({ params: { id: owner.project, shareId } });
  return { owner, share, by, join, paramsOf, ids: [first?.id ?? 0, second?.id ?? 0] as const };
}
const choose = (imageId: number) => ({ params: { imageId }, body: { favourite: true } });
const page = { query: { offset: 0, limit: 60 } };

export const families: readonly Case[] = [
  caseOf(joinShare, 'gives each family a choice of its own, which no other sees', async (portal) => {
    const { owner, share, by, join, paramsOf, ids } = await shared(portal);
    expect(await by()(getShared, {})).toMatchObject({ asksFamily: true, familyName: null, needsPin: false, count: 0, favouriteCount: 0 });
    const needed = refused(403, shareSentences.familyNeeded);
    expect(await refusalOf(by()(listSharedImages, page))).toEqual(needed);
    expect(await refusalOf(by()(setSharedFavourite, choose(ids[0])))).toEqual(needed);
    const [one, two] = [await join(' Котова  Анна '), await join('Лев Котов')];
    expect([one.address, one.pass]).toEqual([expect.stringMatching(/^\/s\/[\w-]{43}$/), null]);
    await one.call(setSharedFavourite, choose(ids[0]));
    await two.call(setSharedFavourite, choose(ids[1]));
    expect(await refusalOf(two.call(setSharedFavourite, choose(ids[0])))).toEqual(refused(409, shareSentences.choiceFull));
    await one.call(closeSharedChoice, {});
    expect(await two.call(getShared, {})).toMatchObject({ asksFamily: false, familyName: 'Лев Котов', choiceClosedAt: null });
    const { items } = await two.call(listSharedImages, page);
    expect(items.map(({ isFavourite }) => isFavourite)).toEqual([false, true]);
    const choices = await owner.call(listShareChoices, about(owner));
    expect(choices.map(({ familyName, isSent, photos }) => [familyName, isSent, photos.map(({ name }) => name)])).toEqual([
      ['Котова Анна', true, ['IMG_1.jpg']],
      ['Лев Котов', false, ['IMG_2.jpg']],
    ]);
    const all = await owner.call(listShares, about(owner));
    expect(all.map(({ parentShareId, familyName, chooses }) => [parentShareId, familyName, chooses])).toEqual([
      [share.id, 'Лев Котов', 'together'],
      [share.id, 'Котова Анна', 'together'],
      [null, null, 'each_family'],
    ]);
    expect(await owner.call(getShareChoice, paramsOf(all[1]?.id ?? 0))).toMatchObject({ favourites: [ids[0]], wasSent: true });
  }),

  caseOf(joinShare, 'asks for the PIN first, and opens the share of the family with it', async (portal) => {
    const { by, join, owner, share, paramsOf } = await shared(portal, { pin: '4826' });
    expect(await by()(getShared, {})).toMatchObject({ asksFamily: false, needsPin: true, projectName: null });
    expect(await refusalOf(join('Котова Анна'))).toEqual(refused(403, shareSentences.pinNeeded));
    const { pass } = await by()(enterSharedPin, { body: { pin: '4826' } });
    const family = await join('Котова Анна', pass);
    expect(await family.call(getShared, {})).toMatchObject({ needsPin: false, familyName: 'Котова Анна' });
    await owner.call(updateShare, { ...paramsOf(share.id), body: { pin: '1357' } });
    expect(await family.call(getShared, {})).toMatchObject({ needsPin: true, familyName: null });
  }),

  caseOf(joinShare, 'tells nobody of a namesake or of a pupil of that name, and the photographer of both', async (portal) => {
    const owner = await withProject(portal);
    const [group] = await owner.call(createGroups, { ...about(owner), body: { names: ['1А'] } });
    const groupId = group?.id ?? 0;
    const groups = await owner.call(createGroups, { ...about(owner), body: { names: ['Ёлкин Пётр'], classId: groupId } });
    const { address } = await owner.call(createShare, { ...about(owner), body: { ...settings, groupId } });
    const by = portal.client(undefined, { token: tokenOf(address), pass: null });
    const answers = [];
    for (const name of ['Ёлкин Пётр', 'елкин пётр', 'Никто']) answers.push(await by(joinShare, { body: { name } }));
    expect(answers.map((answer) => [Object.keys(answer).toSorted(), answer.pass])).toEqual(answers.map(() => [['address', 'pass'], null]));
    const pupil = groups.find(({ classId }) => classId !== null)?.id;
    expect((await owner.call(listShares, about(owner))).map(({ familyName, pupilId }) => [familyName, pupilId])).toEqual([
      ['Никто', null],
      ['елкин пётр', pupil],
      ['Ёлкин Пётр', pupil],
      [null, null],
    ]);
  }),

  caseOf(
    joinShare,
    'knows the pupil by its words in any order, in all classes of a project, and neither of two namesakes',
    async (portal) => {
      const owner = await withProject(portal);
      const [first, second] = await owner.call(createGroups, { ...about(owner), body: { names: ['1А', '1Б'] } });
      const add = async (classId: number, names: string[]) => {
        const all = await owner.call(createGroups, { ...about(owner), body: { names, classId } });
        return all.find((group) => group.classId === classId && group.name === names[0])?.id;
      };
      const anna = await add(first?.id ?? 0, ['Котова Анна', 'Ли Ира']);
      const ira = await add(second?.id ?? 0, ['Ира Ли']);
      const named = async (given: Partial<NewShare>, name: string) => {
        const { address } = await owner.call(createShare, { ...about(owner), body: { ...settings, ...given } });
        await portal.client(undefined, { token: tokenOf(address), pass: null })(joinShare, { body: { name } });
        return (await owner.call(listShares, about(owner)))[0]?.pupilId;
      };
      expect(await named({ groupId: first?.id ?? 0 }, 'Анна Котова')).toBe(anna);
      expect(await named({}, 'Анна Котова')).toBe(anna);
      expect(await named({ groupId: second?.id ?? 0 }, 'Анна Котова')).toBeNull();
      expect(await named({ groupId: second?.id ?? 0 }, 'ли ира')).toBe(ira);
      expect(await named({}, 'Ли Ира')).toBeNull();
    },
  ),

  caseOf(joinShare, 'reports what is wrong, and where no name is needed', async (portal) => {
    const { owner, share, by, join, paramsOf } = await shared(portal);
    expect(await refusalOf(join(' \u200b'))).toMatchObject(wrong(shareSentences.familyRequired));
    expect(await refusalOf(join('Я'.repeat(shareLimits.familyNameLength + 1)))).toMatchObject(wrong(shareSentences.familyLength));
    const family = await join('Котова Анна');
    expect(await refusalOf(family.call(joinShare, { body: { name: 'Ещё' } }))).toEqual(refused(409, shareSentences.familyNone));
    await owner.call(endShare, paramsOf(share.id));
    expect(await refusalOf(by()(joinShare, { body: { name: 'Поздно' } }))).toEqual(refused(410, shareSentences.ended));
    expect(await refusalOf(family.call(getShared, {}))).toEqual(refused(410, shareSentences.ended));
  }),

  caseOf(updateShare, 'holds for the families of a share, which have no settings of their own', async (portal) => {
    const { owner, share, join, paramsOf } = await shared(portal);
    await join('Котова Анна');
    const family = async () => (await owner.call(listShares, about(owner)))[0];
    const id = (await family())?.id ?? 0;
    await owner.call(updateShare, { ...paramsOf(share.id), body: { choiceLimit: 3, canDownload: false, watermark: 'Образец' } });
    expect(await family()).toMatchObject({ choiceLimit: 3, canDownload: false, watermark: 'Образец' });
    const bulk = await owner.call(updateShares, { ...about(owner), body: { shareIds: [id, share.id], choiceLimit: 5 } });
    expect(bulk.changed).toBe(1);
    expect(await family()).toMatchObject({ choiceLimit: 5 });
    const settingsAreShared = refused(409, shareSentences.familySettings);
    expect(await refusalOf(owner.call(updateShare, { ...paramsOf(id), body: { choiceLimit: 9 } }))).toEqual(settingsAreShared);
    expect(await owner.call(updateShare, { ...paramsOf(id), body: { isChoiceClosed: false } })).toMatchObject({
      familyName: 'Котова Анна',
    });
    await owner.call(endShares, { ...about(owner), body: { shareIds: [share.id] } });
    expect(await family()).toMatchObject({ state: 'ended' });
  }),

  caseOf(updateShare, 'does not change who chooses once somebody has', async (portal) => {
    const { owner, share, by, join, paramsOf, ids } = await shared(portal, { chooses: 'together' });
    const set = (chooses: 'together' | 'each_family') => owner.call(updateShare, { ...paramsOf(share.id), body: { chooses } });
    const fixed = { status: 409, message: shareSentences.choosesFixed, errors: { chooses: [shareSentences.choosesFixed] } };
    await by()(setSharedFavourite, choose(ids[0]));
    expect(await refusalOf(set('each_family'))).toEqual(fixed);
    await by()(setSharedFavourite, { params: { imageId: ids[0] }, body: { favourite: false } });
    expect(await set('each_family')).toMatchObject({ chooses: 'each_family' });
    await join('Котова Анна');
    expect(await refusalOf(set('together'))).toEqual(fixed);
  }),

  caseOf(renewShare, 'leaves the families of a share their addresses', async (portal) => {
    const { owner, share, join, paramsOf } = await shared(portal);
    const family = await join('Котова Анна');
    await owner.call(renewShare, paramsOf(share.id));
    expect(await refusalOf(join('Поздно'))).toEqual(refused(404, shareSentences.unknown));
    expect(await family.call(getShared, {})).toMatchObject({ familyName: 'Котова Анна' });
    const [own] = await owner.call(listShares, about(owner));
    await owner.call(renewShare, paramsOf(own?.id ?? 0));
    expect(await refusalOf(family.call(getShared, {}))).toEqual(refused(404, shareSentences.unknown));
  }),

  caseOf(createGroupShares, 'makes none to pupils whose families choose by the share of their class', async (portal) => {
    const owner = await withProject(portal);
    const [first, second] = await owner.call(createGroups, { ...about(owner), body: { names: ['1А', '1Б'] } });
    for (const classId of [first?.id ?? 0, second?.id ?? 0])
      await owner.call(createGroups, { ...about(owner), body: { names: ['Котова Анна'], classId } });
    const { role: _, ...body } = settings;
    await owner.call(createShare, { ...about(owner), body: { ...settings, groupId: first?.id ?? 0 } });
    const made = await owner.call(createGroupShares, { ...about(owner), body });
    expect(made.map(({ share }) => share.groupName)).toEqual(['1Б, Котова Анна']);
    expect(await refusalOf(owner.call(createGroupShares, { ...about(owner), body }))).toEqual(refused(422, shareSentences.groupsDone));
  }),

  caseOf(createGroupShares, 'lets families choose by the share of a class, and not by that of a pupil', async (portal) => {
    const owner = await withProject(portal);
    const [first] = await owner.call(createGroups, { ...about(owner), body: { names: ['1А', '1Б'] } });
    await owner.call(createGroups, { ...about(owner), body: { names: ['Котова Анна'], classId: first?.id ?? 0 } });
    const { role: _, ...body } = settings;
    const made = await owner.call(createGroupShares, { ...about(owner), body });
    expect(made.map(({ share }) => [share.groupName, share.chooses])).toEqual([
      ['1А, Котова Анна', 'together'],
      ['1Б', 'each_family'],
    ]);
  }),
];
