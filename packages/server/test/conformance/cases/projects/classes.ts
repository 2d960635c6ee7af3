/* oxlint-disable vitest/no-standalone-expect -- conformance.test.ts runs every case inside a test */
import {
  chosenSentences,
  closeSharedChoice,
  createGroups,
  createGroupShares,
  createShare,
  deleteGroup,
  type Download,
  downloadChosen,
  downloadProjectImages,
  downloadRetouched,
  downloadShared,
  getShared,
  groupSentences,
  holdRetouched,
  joinShare,
  listCards,
  listGroups,
  listShareChoices,
  listShares,
  listSharedImages,
  mergeGroups,
  type NewShare,
  putIntoClass,
  putIntoGroup,
  renameGroup,
  setCard,
  setFamilyEmails,
  endShare,
  getShareBoard,
  hideFromShares,
  sendShares,
  sendRetouched,
  sentences,
  setSharedFavourite,
  shareSentences,
  updateShare,
  usualNames,
} from '@portal/api';
import { unzipSync } from 'fflate';
import { expect } from 'vitest';
import { someFile } from '../../../support/photographer.ts';
import { retouchedOf, send, zipOf } from '../../archives.ts';
import { type Case, caseOf, type Portal } from '../../portal.ts';
import { addNamed, imagesOf, type ProjectOwner, withProject } from '../../project-photos.ts';
import { refusalOf } from '../../refusal-of.ts';

const noProject = { status: 404, message: sentences.notFound, errors: {} };
const noGroup = { status: 404, message: groupSentences.notFound, errors: {} };
const wrong = (field: string, message: string) => ({ status: 422, message, errors: { [field]: [message] } });

/** A merge is refused because of the shares of these groups. */
const refused = (...names: string[]) => ({ ...wrong('into', `${groupSentences.mergeShared} ${names.join('; ')}.`), status: 409 });

const about = ({ project }: ProjectOwner) => ({ params: { id: project } });
const make = (owner: ProjectOwner, names: string[], classId?: number | null) =>
  owner.call(createGroups, { ...about(owner), body: { names, classId } });
const move = (owner: ProjectOwner, groupIds: number[], classId: number | null) =>
  owner.call(putIntoClass, { ...about(owner), body: { groupIds, classId } });
const merge = (owner: ProjectOwner, from: number, into: number) => owner.call(mergeGroups, { ...about(owner), body: { from, into } });
/** The pupils of each class by their names; without pupils an empty list. */
async function classesOf(owner: ProjectOwner) {
  const all = await owner.call(listGroups, about(owner));
  return Object.fromEntries(
    all.flatMap(({ id, name, classId }) =>
      classId === null ? [[name, all.flatMap((one) => (one.classId === id ? one.name : []))] as const] : [],
    ),
  );
}
const pathsOf = async ({ content }: Download) => Object.keys(unzipSync(new Uint8Array(await content.arrayBuffer())));

/** Two classes, twins in name in both, and a photo of each: of the class, of Anna, of Pyotr, of the other Pyotr, of nobody. */
async function school(portal: Portal) {
  const owner = await withProject(portal, 'Школа 12');
  const [first, second] = (await make(owner, ['1А', '1Б'])).map(({ id }) => id) as [number, number];
  await make(owner, ['Котова Анна', 'Иванов Пётр'], first);
  await make(owner, ['Иванов Пётр'], second);
  const groups = await owner.call(listGroups, about(owner));
  const pupil = (name: string, classId: number) => groups.find((one) => one.name === name && one.classId === classId)?.id ?? 0;
  const [anna, petr, other] = [pupil('Котова Анна', first), pupil('Иванов Пётр', first), pupil('Иванов Пётр', second)];
  const images = await addNamed(owner, 'общее.jpg', 'аня.jpg', 'петя.jpg', 'петя Б.jpg', 'школа.jpg');
  for (const [at, groupId] of [first, anna, petr, other].entries()) {
    await owner.call(putIntoGroup, { ...about(owner), body: { imageIds: [images[at]?.id ?? 0], groupId } });
  }
  return { owner, first, second, anna, petr, other, images };
}

const settings: NewShare = { role: 'client', shows: 'originals', pin: null, canDownload: true, choiceLimit: null };

/** Opens a new share; `names` are those of the photos that it shows. */
async function opened(portal: Portal, owner: ProjectOwner, body: Partial<NewShare>) {
  const { share, address } = await owner.call(createShare, { ...about(owner), body: { ...settings, ...body } });
  const call = portal.client(undefined, { token: address.replace('/s/', ''), pass: null });
  const names = async () => (await call(listSharedImages, { query: { offset: 0, limit: 60 } })).items.map(({ name }) => name);
  return { share, call, names };
}

export const classes: readonly Case[] = [
  caseOf(createGroups, 'makes pupils of a class, once for each spelling; twins in two classes are two', async (portal) => {
    const { owner, first, anna } = await school(portal);
    expect(await classesOf(owner)).toEqual({ '1А': ['Котова Анна', 'Иванов Пётр'], '1Б': ['Иванов Пётр'] });
    await make(owner, ['КОТОВА АННА', 'Ли Ира'], first);
    await make(owner, ['Ли Ира']);
    expect(await classesOf(owner)).toEqual({
      '1А': ['Котова Анна', 'Иванов Пётр', 'Ли Ира'],
      '1Б': ['Иванов Пётр'],
      'Ли Ира': [],
    });
    expect(await refusalOf(make(owner, ['Ли Ира'], anna))).toEqual(wrong('class_id', groupSentences.classInvalid));
    expect(await refusalOf(make(owner, ['Ли Ира'], (await school(portal)).first))).toEqual(noGroup);
  }),

  caseOf(listGroups, 'has each class before its pupils', async (portal) => {
    const { owner, first, second, anna, petr, other } = await school(portal);
    expect((await owner.call(listGroups, about(owner))).map(({ id }) => id)).toEqual([first, anna, petr, second, other]);
  }),

  caseOf(renameGroup, 'lets a pupil be called as one of another class, and none of the same', async (portal) => {
    const { owner, second, anna, other } = await school(portal);
    const rename = (groupId: number, name: string) => owner.call(renameGroup, { params: { id: owner.project, groupId }, body: { name } });
    await rename(other, 'Котова Анна');
    expect(await refusalOf(rename(anna, 'иванов петр'))).toEqual(wrong('name', groupSentences.nameTaken));
    expect(await refusalOf(rename(second, '1а'))).toEqual(wrong('name', groupSentences.nameTaken));
    expect(await classesOf(owner)).toEqual({ '1А': ['Котова Анна', 'Иванов Пётр'], '1Б': ['Котова Анна'] });
  }),

  caseOf(setFamilyEmails, 'keeps the addresses of families at their pupils, and shows them to nobody else', async (portal) => {
    const { owner, anna, petr, other } = await school(portal);
    const set = (emails: { groupId: number; email: string | null }[], by = owner) =>
      by.call(setFamilyEmails, { ...about(owner), body: { emails } });
    const known = async () =>
      (await owner.call(listGroups, about(owner))).flatMap(({ id, familyEmail }) => (familyEmail === null ? [] : [[id, familyEmail]]));
    await set([
      { groupId: anna, email: ' Anna@Family.Example ' },
      { groupId: petr, email: 'twins@family.example' },
      { groupId: other, email: 'twins@family.example' },
      { groupId: 99_999_999, email: 'nobody@family.example' },
    ]);
    expect(await known()).toEqual([
      [anna, 'anna@family.example'],
      [petr, 'twins@family.example'],
      [other, 'twins@family.example'],
    ]);
    const roles: Partial<NewShare>[] = [{ groupId: anna }, { groupId: anna, role: 'retoucher' }, {}, { role: 'retoucher' }];
    for (const body of roles) {
      const { call } = await opened(portal, owner, body);
      const seen = [await call(getShared, {}), await call(listSharedImages, { query: { offset: 0, limit: 60 } })];
      expect(JSON.stringify(seen)).not.toContain('@');
    }
    await set([{ groupId: petr, email: null }]);
    const stranger = await school(portal);
    expect(await refusalOf(set([{ groupId: anna, email: null }], stranger.owner))).toEqual(noProject);
    await stranger.owner.call(setFamilyEmails, {
      ...about(stranger.owner),
      body: { emails: [{ groupId: anna, email: 'stranger@family.example' }] },
    });
    const wrongly = { token: owner.session.token, json: { emails: [{ group_id: anna, email: 'мама@family.example' }] } };
    expect(await portal.send('PUT', `/api/orders/${owner.project}/groups/emails`, wrongly)).toMatchObject({ status: 422 });
    expect(await known()).toEqual([
      [anna, 'anna@family.example'],
      [other, 'twins@family.example'],
    ]);
  }),

  caseOf(sendShares, 'sends each family its own share once, two pupils of one family one each, and a class nothing', async (portal) => {
    const { owner, first, anna, petr, other } = await school(portal);
    const [twins, mother] = [`twins-${owner.project}@family.example`, `mother-${owner.project}@family.example`];
    const emails = [
      { groupId: first, email: `teacher-${owner.project}@family.example` },
      { groupId: anna, email: mother },
      { groupId: petr, email: twins },
      { groupId: other, email: twins },
    ];
    await owner.call(setFamilyEmails, { ...about(owner), body: { emails } });
    const made = [];
    for (const body of [
      { groupId: anna },
      { groupId: petr },
      { groupId: other },
      { groupId: first },
      {},
      { groupId: anna, role: 'retoucher' as const },
    ]) {
      made.push((await owner.call(createShare, { ...about(owner), body: { ...settings, ...body } })).share);
    }
    const over = (await owner.call(createShare, { ...about(owner), body: { ...settings, groupId: petr } })).share;
    await owner.call(endShare, { params: { id: owner.project, shareId: over.id } });
    const shareIds = [...made, over].map(({ id }) => id);
    const send = (by = owner) => by.call(sendShares, { ...about(owner), body: { shareIds } });
    const stranger = await school(portal);
    expect(await refusalOf(send(stranger.owner))).toEqual(noProject);
    expect(await stranger.owner.call(sendShares, { ...about(stranger.owner), body: { shareIds } })).toMatchObject({ sent: 0, waiting: 0 });
    const { sent, waiting, shares } = await send();
    expect([sent, waiting]).toEqual([3, 0]);
    const emailOf = new Map(shares.map((share) => [share.id, share.email]));
    expect(shareIds.map((id) => emailOf.get(id) ?? null)).toEqual([mother, twins, twins, null, null, null, null]);
    expect(await send()).toMatchObject({ sent: 0, waiting: 0 });
  }),

  caseOf(getShareBoard, 'counts photos, choices and what is retouched of each pupil, for the photographer alone', async (portal) => {
    const { owner, first, anna, petr, other, images } = await school(portal);
    const { share, call } = await opened(portal, owner, { groupId: anna });
    const board = () => owner.call(getShareBoard, about(owner));
    const photos = [first, anna, petr, other, null].map((groupId) => ({ groupId, photoCount: 1, readyCount: 0 }));
    expect(await board()).toMatchObject({ groups: expect.arrayContaining(photos), shares: [], emailsLeft: expect.any(Number) });
    const imageId = images[1]?.id ?? 0;
    await call(setSharedFavourite, { params: { imageId }, body: { favourite: true } });
    expect((await board()).shares).toEqual([]);
    await call(closeSharedChoice, {});
    expect((await board()).shares).toEqual([{ shareId: share.id, sentCount: 1, readyCount: 0 }]);
    await send(owner, await zipOf({ 'аня.jpg': await someFile() }));
    expect((await board()).shares).toEqual([{ shareId: share.id, sentCount: 1, readyCount: 1 }]);
    await owner.call(hideFromShares, { ...about(owner), body: { imageIds: [imageId], hidden: true } });
    expect((await board()).shares).toEqual([]);
    const count = async () => (await board()).groups.reduce((total, { photoCount }) => total + photoCount, 0);
    expect(await count()).toBe(photos.length);
    await owner.call(setCard, { params: { id: owner.project, imageId: images[4]?.id ?? 0 }, body: { groupId: anna } });
    expect(await count()).toBe(photos.length - 1);
    const stranger = await school(portal);
    expect(await refusalOf(stranger.owner.call(getShareBoard, about(owner)))).toEqual(noProject);
  }),

  caseOf(putIntoClass, 'makes groups pupils and classes, and passes over those that are gone', async (portal) => {
    const { owner, first, second, anna, petr } = await school(portal);
    await move(owner, [anna, 99_999_999], second);
    await move(owner, [petr], null);
    expect(await classesOf(owner)).toEqual({ '1А': [], '1Б': ['Котова Анна', 'Иванов Пётр'], 'Иванов Пётр': [] });
    await move(owner, [first], second);
    expect(await classesOf(owner)).toEqual({ '1Б': ['1А', 'Котова Анна', 'Иванов Пётр'], 'Иванов Пётр': [] });
  }),

  caseOf(putIntoClass, 'refuses all where one has pupils, or its name is there', async (portal) => {
    const { owner, first, second, anna, petr, other } = await school(portal);
    expect(await refusalOf(move(owner, [anna, petr], second))).toEqual(wrong('class_id', groupSentences.nameTaken));
    expect(await refusalOf(move(owner, [petr, other], null))).toEqual(wrong('class_id', groupSentences.nameTaken));
    for (const ids of [[first], [anna, first]]) {
      expect(await refusalOf(move(owner, ids, second))).toEqual(wrong('group_ids', groupSentences.hasPupils));
    }
    expect(await refusalOf(move(owner, [first], first))).toEqual(wrong('group_ids', groupSentences.hasPupils));
    expect(await refusalOf(move(owner, [first], anna))).toEqual(wrong('class_id', groupSentences.classInvalid));
    expect(await classesOf(owner)).toEqual({ '1А': ['Котова Анна', 'Иванов Пётр'], '1Б': ['Иванов Пётр'] });
  }),

  caseOf(putIntoClass, 'touches no groups of others', async (portal) => {
    const { owner, anna } = await school(portal);
    const stranger = await school(portal);
    await move(stranger.owner, [anna], stranger.second);
    expect(await refusalOf(move(owner, [anna], stranger.second))).toEqual(noGroup);
    expect(await refusalOf(move({ ...stranger.owner, project: owner.project }, [anna], null))).toEqual(noProject);
    expect(await classesOf(owner)).toEqual({ '1А': ['Котова Анна', 'Иванов Пётр'], '1Б': ['Иванов Пётр'] });
  }),

  caseOf(deleteGroup, 'takes the pupils of a class with it, leaves the photos, and ends their shares', async (portal) => {
    const { owner, first, anna, other } = await school(portal);
    const { call } = await opened(portal, owner, { groupId: anna });
    const untouched = await opened(portal, owner, { groupId: other });
    await owner.call(deleteGroup, { params: { id: owner.project, groupId: first } });
    expect(await classesOf(owner)).toEqual({ '1Б': ['Иванов Пётр'] });
    expect((await imagesOf(owner)).map(({ groupId }) => groupId)).toEqual([null, null, null, other, null]);
    expect(await refusalOf(call(getShared, {}))).toEqual({ status: 410, message: shareSentences.ended, errors: {} });
    expect(await untouched.names()).toEqual(['петя Б.jpg']);
  }),

  caseOf(downloadProjectImages, 'lays pupils into the folders of their classes, and can give a class or a pupil alone', async (portal) => {
    const { owner, first, petr } = await school(portal);
    const download = async (group?: number) => owner.call(downloadProjectImages, { ...about(owner), query: { group } });
    expect(await pathsOf(await download())).toEqual([
      '1А/общее.jpg',
      '1А/Котова Анна/аня.jpg',
      '1А/Иванов Пётр/петя.jpg',
      '1Б/Иванов Пётр/петя Б.jpg',
      'школа.jpg',
    ]);
    const ofClass = await download(first);
    expect([ofClass.name, await pathsOf(ofClass)]).toEqual(['1А.zip', ['общее.jpg', 'Котова Анна/аня.jpg', 'Иванов Пётр/петя.jpg']]);
    const ofPupil = await download(petr);
    expect([ofPupil.name, await pathsOf(ofPupil)]).toEqual(['1А, Иванов Пётр.zip', ['петя.jpg']]);
    expect(await pathsOf(await download(0))).toEqual(['школа.jpg']);
  }),

  caseOf(downloadRetouched, 'has the folders of classes and pupils, and what comes back in them is joined', async (portal) => {
    const { owner, first, images } = await school(portal);
    const paths = ['1А/Иванов Пётр/кадр.jpg', '1Б/Иванов Пётр/петя Б.jpg', '1А/аня.jpg'];
    const files = Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await someFile()] as const)));
    const report = await send(owner, await zipOf(files));
    expect(report.joined).toEqual([
      { name: 'петя Б.jpg', by: 'folder', group: '1Б, Иванов Пётр' },
      { name: 'аня.jpg', by: 'folder', group: '1А' },
    ]);
    const originals = (await retouchedOf(owner)).map(({ name, originalId }) => [name, images.findIndex(({ id }) => id === originalId)]);
    expect(Object.fromEntries(originals)).toEqual({ 'кадр.jpg': -1, 'петя Б.jpg': 3, 'аня.jpg': 1 });
    const download = async (group?: number) => owner.call(downloadRetouched, { ...about(owner), query: { group } });
    expect(await pathsOf(await download(first))).toEqual(['Котова Анна/аня.jpg']);
    expect((await pathsOf(await download())).toSorted()).toEqual(['1А/Котова Анна/аня.jpg', '1Б/Иванов Пётр/петя Б.jpg', 'кадр.jpg']);
  }),

  caseOf(downloadShared, 'gives a retoucher the folders of classes and pupils, and what comes back in them is joined', async (portal) => {
    const { owner, petr, other, images } = await school(portal);
    const [twin] = await addNamed(owner, 'аня.jpg');
    await owner.call(putIntoGroup, { ...about(owner), body: { imageIds: [twin?.id ?? 0], groupId: other } });
    const whole = await opened(portal, owner, { role: 'retoucher' });
    const archive = await whole.call(downloadShared, { query: {} });
    expect((await pathsOf(archive)).toSorted()).toEqual([
      '1А/Иванов Пётр/петя.jpg',
      '1А/Котова Анна/аня.jpg',
      '1А/общее.jpg',
      '1Б/Иванов Пётр/аня (2).jpg',
      '1Б/Иванов Пётр/петя Б.jpg',
      'школа.jpg',
    ]);
    const report = await whole.call(sendRetouched, { body: { files: [new File([archive.content], 'готово.zip')] } });
    expect([report.matched.length, report.withoutOriginal]).toEqual([6, []]);
    const originals = (await retouchedOf(owner)).map(({ name, originalId }) => [name, originalId]);
    expect(Object.fromEntries(originals)).toMatchObject({ 'аня.jpg': images[1]?.id, 'аня (2).jpg': twin?.id });
    expect(report.joined).toContainEqual({ name: 'петя Б.jpg', by: 'folder', group: '1Б, Иванов Пётр' });
    const ofPupil = await opened(portal, owner, { role: 'retoucher', groupId: petr });
    expect(await pathsOf(await ofPupil.call(downloadShared, { query: {} }))).toEqual(['1А/Иванов Пётр/петя.jpg']);
  }),

  caseOf(downloadChosen, 'lays what was chosen and sent into the folder of who chose, called by a pattern', async (portal) => {
    const { owner, anna, petr, other, images } = await school(portal);
    const query = { kind: 'original', names: usualNames } as const;
    const download = (changes: { kind?: 'original' | 'retouched'; names?: string } = {}) =>
      owner.call(downloadChosen, { ...about(owner), query: { ...query, ...changes } });
    const ids = images.map(({ id }) => id);
    const choose = async (share: Partial<NewShare>, places: number[], isSent = true) => {
      const { call } = await opened(portal, owner, share);
      for (const at of places) await call(setSharedFavourite, { params: { imageId: ids[at] ?? 0 }, body: { favourite: true } });
      if (isSent) await call(closeSharedChoice, {});
      return call;
    };
    const nothing = { status: 404, message: chosenSentences.nothingChosen, errors: {} };
    expect(await refusalOf(download())).toEqual(nothing);
    const family = await choose({ groupId: anna, alsoShows: 'class' }, [0, 1]);
    await choose({ groupId: petr, alsoShows: 'class' }, [0]);
    await choose({ groupId: other }, [3], false);
    await choose({}, [1, 4]);
    const archive = await download();
    expect([archive.name, await pathsOf(archive)]).toEqual([
      'Выбор — Школа 12.zip',
      ['1А/Котова Анна/общее.jpg', '1А/Котова Анна/аня.jpg', '1А/Иванов Пётр/общее (2).jpg', 'школа.jpg'],
    ]);
    const names = '{класс}-{ученик}-{номер}';
    expect(await pathsOf(await download({ names }))).toEqual([
      '1А/Котова Анна/1А-Котова Анна-01.jpg',
      '1А/Котова Анна/1А-Котова Анна-02.jpg',
      '1А/Иванов Пётр/1А-Иванов Пётр-03.jpg',
      '04.jpg',
    ]);
    const address = `/api/orders/${owner.project}/share-choices/download?names=${encodeURIComponent('{фото}')}`;
    expect((await portal.send('GET', address, { token: owner.session.token })).status).toBe(422);
    expect(await refusalOf(download({ kind: 'retouched' }))).toEqual({ ...nothing, message: chosenSentences.nothingChosenReady });
    await send(owner, await zipOf({ 'аня.jpg': await someFile(), 'петя Б.jpg': await someFile() }));
    const ready = await download({ kind: 'retouched', names });
    expect([ready.name, await pathsOf(ready)]).toEqual(['Готовые — Школа 12.zip', ['1А/Котова Анна/1А-Котова Анна-02.jpg']]);
    await owner.call(holdRetouched, { ...about(owner), body: { ids: (await retouchedOf(owner)).map(({ id }) => id), isHeld: true } });
    expect((await refusalOf(download({ kind: 'retouched' }))).message).toBe(chosenSentences.nothingChosenReady);
    const stranger = await withProject(portal);
    expect(await refusalOf(stranger.call(downloadChosen, { ...about(owner), query }))).toEqual(noProject);
    expect((await refusalOf(family(downloadChosen, { ...about(owner), query }))).status).toBe(401);
  }),

  caseOf(createShare, 'of a pupil shows no other pupil, and the photos of the whole class only where it says so', async (portal) => {
    const { owner, anna, images } = await school(portal);
    const alone = await opened(portal, owner, { groupId: anna });
    expect([alone.share.groupName, alone.share.alsoShows, await alone.names()]).toEqual(['1А, Котова Анна', null, ['аня.jpg']]);
    expect((await alone.call(getShared, {})).groupName).toBe('1А, Котова Анна');
    const { share, call, names } = await opened(portal, owner, { groupId: anna, alsoShows: 'class' });
    expect([share.alsoShows, await names()]).toEqual(['class', ['общее.jpg', 'аня.jpg']]);
    const choose = (at: number) => call(setSharedFavourite, { params: { imageId: images[at]?.id ?? 0 }, body: { favourite: true } });
    await choose(0);
    for (const at of [2, 3, 4]) {
      expect(await refusalOf(choose(at))).toEqual({ status: 404, message: shareSentences.imageNotShown, errors: {} });
    }
    expect((await owner.call(listShares, about(owner))).map(({ favouriteCount }) => favouriteCount)).toEqual([1, 0]);
    expect(await owner.call(listShareChoices, about(owner))).toMatchObject([
      { className: '1А', groupName: 'Котова Анна', photos: [{ name: 'общее.jpg', folders: ['1А'] }] },
    ]);
    await owner.call(updateShare, { params: { id: owner.project, shareId: share.id }, body: { alsoShows: null } });
    expect(await names()).toEqual(['аня.jpg']);
    expect((await owner.call(listShares, about(owner))).map(({ favouriteCount }) => favouriteCount)).toEqual([0, 0]);
  }),

  caseOf(createShare, 'of a class shows its pupils only where it says so, and follows a pupil into another class', async (portal) => {
    const { owner, first, second, anna } = await school(portal);
    const alone = await opened(portal, owner, { groupId: first });
    const whole = await opened(portal, owner, { groupId: first, alsoShows: 'pupils' });
    expect([await alone.names(), await whole.names()]).toEqual([['общее.jpg'], ['общее.jpg', 'аня.jpg', 'петя.jpg']]);
    await move(owner, [anna], second);
    expect([await alone.names(), await whole.names()]).toEqual([['общее.jpg'], ['общее.jpg', 'петя.jpg']]);
  }),

  caseOf(putIntoClass, 'widens no share of a group that changes its level', async (portal) => {
    const { owner, first, second, anna, petr } = await school(portal);
    const ofPupil = await opened(portal, owner, { groupId: petr, alsoShows: 'class' });
    await move(owner, [petr], null);
    await move(owner, [anna], petr);
    expect(await ofPupil.names()).toEqual(['петя.jpg']);
    const ofClass = await opened(portal, owner, { groupId: first, alsoShows: 'pupils' });
    await move(owner, [first], second);
    await owner.call(putIntoGroup, { ...about(owner), body: { imageIds: [(await imagesOf(owner)).at(-1)?.id ?? 0], groupId: second } });
    expect(await ofClass.names()).toEqual(['общее.jpg']);
  }),

  caseOf(createGroupShares, 'makes shares for pupils, and for a class only where it has none', async (portal) => {
    const { owner, anna } = await school(portal);
    await make(owner, ['1В']);
    await opened(portal, owner, { groupId: anna });
    const body = { shows: 'originals' as const, canDownload: false, choiceLimit: 5, alsoShows: 'class' as const };
    const made = await owner.call(createGroupShares, { ...about(owner), body });
    expect(made.map(({ share }) => [share.groupName, share.alsoShows])).toEqual([
      ['1А, Иванов Пётр', 'class'],
      ['1Б, Иванов Пётр', 'class'],
      ['1В', null],
    ]);
  }),

  caseOf(sendRetouched, 'reaches a class with its pupils, where the share shows them', async (portal) => {
    const { owner, first, images } = await school(portal);
    const { call } = await opened(portal, owner, { role: 'retoucher', groupId: first, alsoShows: 'pupils' });
    const names = ['общее.jpg', 'аня.jpg', 'петя Б.jpg'];
    const files = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await someFile()] as const)));
    const report = await call(sendRetouched, { body: { files: [await zipOf(files)] } });
    expect([report.matched, report.withoutOriginal]).toEqual([['общее.jpg', 'аня.jpg'], ['петя Б.jpg']]);
    const joined = (await retouchedOf(owner)).flatMap(({ originalId }) => images.findIndex(({ id }) => id === originalId));
    expect(new Set(joined)).toEqual(new Set([-1, 0, 1]));
    const alone = await opened(portal, owner, { role: 'retoucher', groupId: first });
    const onlyClass = await alone.call(sendRetouched, { body: { files: [await zipOf({ 'аня.jpg': await someFile() })] } });
    expect([onlyClass.matched, onlyClass.withoutOriginal]).toEqual([[], ['аня.jpg']]);
  }),

  caseOf(mergeGroups, 'brings photos, cards and the address of a pupil into another one, which keeps its name', async (portal) => {
    const { owner, first, anna, petr, images } = await school(portal);
    await owner.call(setCard, { params: { id: owner.project, imageId: images[4]?.id ?? 0 }, body: { groupId: petr } });
    const emails = [{ groupId: petr, email: 'petr@family.example' }];
    await owner.call(setFamilyEmails, { ...about(owner), body: { emails } });
    const merged = await merge(owner, petr, anna);
    expect(merged.find(({ id }) => id === anna)).toEqual({
      id: anna,
      name: 'Котова Анна',
      classId: first,
      familyEmail: 'petr@family.example',
    });
    expect(await classesOf(owner)).toEqual({ '1А': ['Котова Анна'], '1Б': ['Иванов Пётр'] });
    expect((await imagesOf(owner)).slice(0, 3).map(({ groupId }) => groupId)).toEqual([first, anna, anna]);
    expect((await owner.call(listCards, about(owner))).photos[4]).toMatchObject({ card: 'pupil', cardGroupId: anna });
    expect(await refusalOf(merge(owner, petr, anna))).toEqual(noGroup);
  }),

  caseOf(mergeGroups, 'moves the pupils of a class, unless both classes have one of that name', async (portal) => {
    const { owner, first, second, petr, other } = await school(portal);
    const names = `${groupSentences.mergePupils} Иванов Пётр.`;
    expect(await refusalOf(merge(owner, second, first))).toEqual({ ...wrong('into', names), status: 409 });
    await merge(owner, other, petr);
    await make(owner, ['Ли Ира'], second);
    await merge(owner, second, first);
    expect(await classesOf(owner)).toEqual({ '1А': ['Котова Анна', 'Иванов Пётр', 'Ли Ира'] });
    expect((await imagesOf(owner)).map(({ groupId }) => groupId).filter((id) => id === petr)).toHaveLength(2);
  }),

  caseOf(mergeGroups, 'makes no pupil a class, and knows neither groups nor projects of others', async (portal) => {
    const { owner, first, second, anna, petr } = await school(portal);
    for (const [from, into] of [
      [anna, anna],
      [first, anna],
      [anna, first],
      [anna, second],
    ] as const) {
      expect(await refusalOf(merge(owner, from, into))).toEqual(wrong('into', groupSentences.cannotMerge));
    }
    const stranger = await school(portal);
    for (const [from, into] of [
      [anna, stranger.anna],
      [stranger.anna, anna],
    ] as const) {
      expect(await refusalOf(merge(owner, from, into))).toEqual(noGroup);
    }
    expect(await refusalOf(merge({ ...stranger.owner, project: owner.project }, anna, petr))).toEqual(noProject);
  }),

  caseOf(mergeGroups, 'is refused while a share shows only one of the two, and shows no family anything new', async (portal) => {
    const { owner, first, anna, petr, other } = await school(portal);
    const end = ({ id: shareId }: { id: number }) => owner.call(endShare, { params: { id: owner.project, shareId } });
    const whole = await opened(portal, owner, { groupId: first, alsoShows: 'pupils', chooses: 'each_family' });
    await whole.call(joinShare, { body: { name: 'Иванов Пётр' } });
    const alone = await opened(portal, owner, { groupId: first });
    const ofAnna = await opened(portal, owner, { groupId: anna });
    expect(await refusalOf(merge(owner, petr, anna))).toEqual(refused('1А, Котова Анна'));
    expect(await refusalOf(merge(owner, anna, petr))).toEqual(refused('1А, Котова Анна'));
    await end(ofAnna.share);
    // The class sees only one of them, with its pupils.
    expect(await refusalOf(merge(owner, other, petr))).toEqual(refused('1А'));
    expect(await refusalOf(merge(owner, petr, other))).toEqual(refused('1А'));
    await merge(owner, petr, anna);
    expect(await alone.names()).toEqual(['общее.jpg']);
    const shares = await owner.call(listShares, about(owner));
    expect(shares.find(({ familyName }) => familyName === 'Иванов Пётр')?.pupilId).toBe(anna);
    expect(await refusalOf(ofAnna.names())).toMatchObject({ status: 410 });
  }),

  caseOf(mergeGroups, 'leaves an ended share with its child, and never opens it again', async (portal) => {
    const { owner, anna, petr } = await school(portal);
    const { share, names } = await opened(portal, owner, { groupId: petr });
    const about = { params: { id: owner.project, shareId: share.id } };
    await owner.call(endShare, about);
    await merge(owner, petr, anna);
    const kept = (await owner.call(listShares, { params: { id: owner.project } })).find(({ id }) => id === share.id);
    expect(kept).toMatchObject({ groupId: anna, groupName: '1А, Котова Анна', endedAt: expect.any(String) });
    expect(await refusalOf(names())).toMatchObject({ status: 410 });
    const renewed = owner.call(updateShare, {
      ...about,
      body: { shows: 'originals', expiresOn: null, canDownload: true, choiceLimit: null },
    });
    expect(await refusalOf(renewed)).toMatchObject({ status: 409, message: shareSentences.shareEnded });
  }),

  caseOf(mergeGroups, 'is refused for two classes while a pupil of one is shown with the photos of all', async (portal) => {
    const { owner, first, anna, petr } = await school(portal);
    const [, , third] = await make(owner, ['1В']).then((all) => all.filter(({ classId }) => classId === null));
    const alone = await opened(portal, owner, { groupId: petr });
    const ofAnna = await opened(portal, owner, { groupId: anna, alsoShows: 'class' });
    const retoucher = await opened(portal, owner, { role: 'retoucher', groupId: third?.id ?? 0 });
    const into = { from: third?.id ?? 0, into: first };
    const ask = () => owner.call(mergeGroups, { ...about(owner), body: into });
    expect(await refusalOf(ask())).toEqual(refused('1А, Котова Анна', '1В'));
    for (const { id: shareId } of [ofAnna.share, retoucher.share]) {
      await owner.call(endShare, { params: { id: owner.project, shareId } });
    }
    await ask();
    expect(await alone.names()).toEqual(['петя.jpg']);
  }),
];
