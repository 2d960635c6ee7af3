/* oxlint-disable vitest/no-standalone-expect -- conformance.test.ts runs every case inside a test */
import {
  addProjectImage,
  createGroups,
  createShare,
  deleteGroup,
  deleteProject,
  downloadChosenImages,
  downloadProjectImages,
  downloadRetouched,
  type Download,
  downloadShared,
  getShareHistory,
  getShared,
  groupSentences,
  limits,
  shareSentences,
  listGroups,
  listShares,
  listSharedImages,
  orderGroups,
  putIntoGroup,
  renameGroup,
  renewShare,
  sentences,
  setSharedFavourite,
  setSharedRemark,
} from '@portal/api';
import { unzipSync } from 'fflate';
import { expect } from 'vitest';
import { retouchedOf, send, zipOf } from '../../archives.ts';
import { addNamed, imagesOf, type ProjectOwner, withProject } from '../../project-photos.ts';
import { photoFile } from '../../photo-file.ts';
import { type Case, caseOf, type Portal } from '../../portal.ts';
import { refusalOf } from '../../refusal-of.ts';

const noProject = { status: 404, message: sentences.notFound, errors: {} };
const noGroup = { status: 404, message: groupSentences.notFound, errors: {} };
const wrong = (field: string, message: string) => ({ status: 422, message, errors: { [field]: [message] } });

const about = ({ project }: ProjectOwner) => ({ params: { id: project } });
const make = (owner: ProjectOwner, ...names: string[]) => owner.call(createGroups, { ...about(owner), body: { names } });
const put = (owner: ProjectOwner, groupId: number | null, ...imageIds: number[]) =>
  owner.call(putIntoGroup, { ...about(owner), body: { imageIds, groupId } });
const namesOf = async (owner: ProjectOwner) => (await owner.call(listGroups, about(owner))).map(({ name }) => name);
const groupIdsOf = async (owner: ProjectOwner) => (await imagesOf(owner)).map(({ groupId }) => groupId);
const pathsOf = async ({ content }: Download) => Object.keys(unzipSync(new Uint8Array(await content.arrayBuffer())));

/** Four photos, the first two of which are in a group each. */
async function withGroups(portal: Portal) {
  const owner = await withProject(portal, 'Школа 12');
  const [petr, anna] = (await make(owner, 'Иванов Пётр', 'Котова Анна')).map(({ id }) => id) as [number, number];
  const ids = (await addNamed(owner, 'IMG_1.jpg', 'IMG_2.jpg', 'IMG_3.jpg')).map(({ id }) => id) as [number, number, number];
  await put(owner, petr, ids[0]);
  await put(owner, anna, ids[1]);
  return { owner, petr, anna, ids };
}

export const groups: readonly Case[] = [
  caseOf(listGroups, 'is empty for a new project, and not there for others', async (portal) => {
    const owner = await withProject(portal);
    expect(await namesOf(owner)).toEqual([]);
    const stranger = await withProject(portal);
    expect(await refusalOf(stranger.call(listGroups, about(owner)))).toEqual(noProject);
  }),

  caseOf(createGroups, 'makes groups behind the others, once for each spelling', async (portal) => {
    const owner = await withProject(portal);
    await make(owner, 'Иванов Пётр', '11 «А»');
    await make(owner, 'иванов  петр', 'Котова\nАнна', 'КОТОВА АННА', ' 11 «А» ');
    // The letter of a class is typed in either alphabet.
    await make(owner, '11 «A»', '2B');
    await make(owner, '2В');
    expect(await namesOf(owner)).toEqual(['Иванов Пётр', '11 «А»', 'Котова Анна', '2B']);
  }),

  caseOf(createGroups, 'refuses names that are none, and too many', async (portal) => {
    const owner = await withProject(portal);
    const path = `/api/orders/${owner.project}/groups`;
    const ask = (names: unknown) => portal.send('POST', path, { token: owner.session.token, json: { names } });
    for (const names of [[], [' '], [''], ['я'.repeat(limits.groupNameLength + 1)], [7], 'Анна']) {
      expect.soft(await ask(names), JSON.stringify(names)).toMatchObject({ status: 422, body: { message: sentences.invalid } });
    }
    const many = Array.from({ length: limits.groups }, (_, index) => `${index + 1}`);
    await make(owner, ...many);
    expect(await refusalOf(make(owner, 'Ещё одна'))).toEqual(wrong('names', groupSentences.full));
    expect(await namesOf(owner)).toEqual(many);
    expect(await refusalOf(make({ ...(await withProject(portal)), project: owner.project }, 'Чужая'))).toEqual(noProject);
  }),

  caseOf(renameGroup, 'refuses the name of another one', async (portal) => {
    const { owner, petr, anna } = await withGroups(portal);
    const rename = (groupId: number, name: string) => owner.call(renameGroup, { params: { id: owner.project, groupId }, body: { name } });
    await rename(petr, 'иванов петр');
    expect(await namesOf(owner)).toEqual(['иванов петр', 'Котова Анна']);
    expect(await refusalOf(rename(anna, 'Иванов Пётр'))).toEqual(wrong('name', groupSentences.nameTaken));
    expect(await refusalOf(rename(99_999_999, 'Кто-то'))).toEqual(noGroup);
    const other = await withGroups(portal);
    expect(await refusalOf(rename(other.petr, 'Чужая'))).toEqual(noGroup);
  }),

  caseOf(deleteGroup, 'leaves its photos where they are, without a group', async (portal) => {
    const { owner, petr, anna } = await withGroups(portal);
    const remove = () => owner.call(deleteGroup, { params: { id: owner.project, groupId: petr } });
    expect((await remove()).map(({ id }) => id)).toEqual([anna]);
    expect(await groupIdsOf(owner)).toEqual([null, anna, null]);
    expect(await refusalOf(remove())).toEqual(noGroup);
  }),

  caseOf(orderGroups, 'wants each group exactly once', async (portal) => {
    const { owner, petr, anna } = await withGroups(portal);
    const place = (...groupIds: number[]) => owner.call(orderGroups, { ...about(owner), body: { groupIds } });
    await place(anna, petr);
    expect(await namesOf(owner)).toEqual(['Котова Анна', 'Иванов Пётр']);
    for (const ids of [[anna], [anna, 99_999_999]]) {
      expect(await refusalOf(place(...ids))).toEqual(wrong('group_ids', sentences.orderStale));
    }
    const send = { token: owner.session.token, json: { group_ids: [anna, anna] } };
    expect(await portal.send('PUT', `/api/orders/${owner.project}/groups`, send)).toMatchObject({ status: 422 });
  }),

  caseOf(putIntoGroup, 'moves photos from one group to another and out, and passes over those that are gone', async (portal) => {
    const { owner, petr, anna, ids } = await withGroups(portal);
    const [one, two, three] = ids;
    await put(owner, anna, one, three, 99_999_999);
    expect(await groupIdsOf(owner)).toEqual([anna, anna, anna]);
    await put(owner, null, two);
    await put(owner, petr, three);
    expect(await groupIdsOf(owner)).toEqual([anna, null, petr]);
    expect(await refusalOf(put(owner, 99_999_999, one))).toEqual(noGroup);
  }),

  caseOf(putIntoGroup, 'touches neither photos nor groups of others', async (portal) => {
    const { owner, petr, anna, ids } = await withGroups(portal);
    const other = await withGroups(portal);
    await put(other.owner, other.petr, ...ids);
    expect(await groupIdsOf(owner)).toEqual([petr, anna, null]);
    expect(await refusalOf(put(other.owner, petr, other.ids[0]))).toEqual(noGroup);
    expect(await refusalOf(put({ ...other.owner, project: owner.project }, petr, ids[2]))).toEqual(noProject);
  }),

  caseOf(addProjectImage, 'puts a photo into the group that it is sent for; one that is there only where it has none', async (portal) => {
    const { owner, petr, anna } = await withGroups(portal);
    const sendFor = async (groupId: number, file: File) =>
      owner.call(addProjectImage, { ...about(owner), body: { image: file, orderId: owner.project, groupId } });
    const file = await photoFile('olga-a.jpg', 'Лена.jpg');
    await owner.call(addProjectImage, { ...about(owner), body: { image: file, orderId: null } });
    expect((await sendFor(petr, file)).groupId).toBe(petr);
    expect((await sendFor(anna, file)).groupId).toBe(petr);
    expect((await sendFor(anna, await photoFile('anna-a.jpg', 'Лена.jpg'))).groupId).toBe(anna);
    expect(await refusalOf(sendFor((await withGroups(portal)).petr, file))).toEqual(wrong('group_id', groupSentences.notFound));
  }),

  caseOf(downloadProjectImages, 'lays the photos of a group into a folder, and can give one group alone', async (portal) => {
    const { owner, petr } = await withGroups(portal);
    const download = (group?: number) => owner.call(downloadProjectImages, { ...about(owner), query: { group } });
    expect(await pathsOf(await download())).toEqual(['Иванов Пётр/IMG_1.jpg', 'Котова Анна/IMG_2.jpg', 'IMG_3.jpg']);
    const alone = await download(petr);
    expect([alone.name, await pathsOf(alone)]).toEqual(['Иванов Пётр.zip', ['IMG_1.jpg']]);
    expect(await pathsOf(await download(0))).toEqual(['IMG_3.jpg']);
    const [empty] = (await make(owner, 'Пустая')).slice(-1);
    expect(await refusalOf(download(empty?.id))).toEqual({ status: 404, message: sentences.nothingToDownload, errors: {} });
    expect(await refusalOf(download((await withGroups(portal)).petr))).toEqual(noGroup);
  }),

  caseOf(downloadChosenImages, 'lays the photos of a group into a folder', async (portal) => {
    const { owner, ids } = await withGroups(portal);
    const [one, , three] = ids;
    expect(await pathsOf(await owner.call(downloadChosenImages, { body: { ids: [three, one] } }))).toEqual([
      'IMG_3.jpg',
      'Иванов Пётр/IMG_1.jpg',
    ]);
  }),

  caseOf(createShare, 'shows the photos of one group alone, in every call', async (portal) => {
    const { owner, petr, anna, ids } = await withGroups(portal);
    const [one, two, three] = ids;
    const files = await Promise.all(['olga-a.jpg', 'anna-a.jpg'].map((name) => photoFile(name)));
    await send(owner, await zipOf({ 'IMG_1.jpg': files[0] ?? new Blob(), 'IMG_2.jpg': files[1] ?? new Blob() }));
    const shareOf = async (groupId: number, role: 'client' | 'retoucher' = 'client') => {
      const body = { role, shows: 'both', pin: null, canDownload: true, choiceLimit: null, groupId } as const;
      const { share, address } = await owner.call(createShare, { ...about(owner), body });
      return { share, call: portal.client(undefined, { token: address.replace('/s/', ''), pass: null }) };
    };
    const { share, call } = await shareOf(petr);
    expect(share).toMatchObject({ groupId: petr, groupName: 'Иванов Пётр' });
    expect(await call(getShared, {})).toMatchObject({ projectName: 'Школа 12', groupName: 'Иванов Пётр', count: 2, retouchedCount: 1 });
    const shown = async () => (await call(listSharedImages, { query: { offset: 0, limit: 60 } })).items;
    expect((await shown()).map(({ kind, originalId }) => [kind, originalId])).toEqual([
      ['original', one],
      ['retouched', one],
    ]);
    const notShown = { status: 404, message: shareSentences.imageNotShown, errors: {} };
    const choose = (imageId: number) => call(setSharedFavourite, { params: { imageId }, body: { favourite: true } });
    for (const id of [two, three]) {
      expect(await refusalOf(choose(id))).toEqual(notShown);
      expect(await refusalOf(call(setSharedRemark, { params: { imageId: id }, body: { text: 'Чужое' } }))).toEqual(notShown);
    }
    await choose(one);
    const archive = await call(downloadShared, { query: {} });
    expect([archive.name, await pathsOf(archive)]).toEqual(['Иванов Пётр.zip', ['IMG_1.jpg']]);
    const foreign = (await retouchedOf(owner)).find(({ originalId }) => originalId === two)?.id ?? 0;
    expect(await refusalOf(call(downloadShared, { query: { ids: [foreign] } }))).toEqual(notShown);
    const forRetoucher = await shareOf(petr, 'retoucher');
    expect((await forRetoucher.call(listSharedImages, { query: { offset: 0, limit: 60 } })).items.map(({ id }) => id)).toEqual([one]);
    await put(owner, anna, one);
    expect(await shown()).toEqual([]);
    expect(await refusalOf(choose(one))).toEqual(notShown);
    expect(await refusalOf(shareOf((await withGroups(portal)).petr))).toEqual(wrong('group_id', groupSentences.notFound));
  }),

  caseOf(deleteGroup, 'ends the shares that show it alone, and no others', async (portal) => {
    const { owner, petr } = await withGroups(portal);
    const body = { role: 'client', shows: 'originals', pin: null, canDownload: false, choiceLimit: null } as const;
    const one = await owner.call(createShare, { ...about(owner), body: { ...body, groupId: petr } });
    await owner.call(createShare, { ...about(owner), body });
    await owner.call(deleteGroup, { params: { id: owner.project, groupId: petr } });
    const shares = await owner.call(listShares, about(owner));
    expect(shares.map(({ state, groupId }) => [state, groupId])).toEqual([
      ['active', null],
      ['ended', null],
    ]);
    const client = portal.client(undefined, { token: one.address.replace('/s/', ''), pass: null });
    expect(await refusalOf(client(getShared, {}))).toEqual({ status: 410, message: shareSentences.ended, errors: {} });
    const renew = owner.call(renewShare, { params: { id: owner.project, shareId: one.share.id } });
    expect(await refusalOf(renew)).toEqual({ status: 409, message: shareSentences.shareEnded, errors: {} });
    const history = await owner.call(getShareHistory, {
      params: { id: owner.project, shareId: one.share.id },
      query: { offset: 0, limit: 60 },
    });
    expect(history.items.map(({ kind }) => kind)).toEqual(['ended', 'created']);
  }),

  caseOf(deleteProject, 'takes groups and the shares to them with it', async (portal) => {
    const { owner, petr } = await withGroups(portal);
    const body = { role: 'client', shows: 'originals', pin: null, canDownload: false, choiceLimit: null, groupId: petr } as const;
    const { address } = await owner.call(createShare, { ...about(owner), body });
    await owner.call(deleteProject, about(owner));
    const client = portal.client(undefined, { token: address.replace('/s/', ''), pass: null });
    expect(await refusalOf(client(getShared, {}))).toMatchObject({ status: 404 });
    expect(await refusalOf(owner.call(listGroups, about(owner)))).toEqual(noProject);
  }),

  caseOf(downloadRetouched, 'follows the groups of the originals, and what comes back in folders is matched', async (portal) => {
    const { owner, petr, anna } = await withGroups(portal);
    const paths = ['Иванов Пётр/IMG_1.jpg', 'Котова Анна/IMG_2.jpg', 'чужое/IMG_9.jpg'];
    const [one, two, three] = await Promise.all(['olga-a.jpg', 'anna-a.jpg', 'olga-a.jpg'].map((name) => photoFile(name)));
    if (!one || !two || !three) throw new Error('Three files');
    await send(owner, await zipOf({ [paths[0] ?? '']: one, [paths[1] ?? '']: two, [paths[2] ?? '']: three }));
    const originals = await imagesOf(owner);
    expect((await retouchedOf(owner)).map(({ name, originalId }) => [name, originalId])).toEqual([
      ['IMG_1.jpg', originals[0]?.id],
      ['IMG_2.jpg', originals[1]?.id],
      ['IMG_9.jpg', null],
    ]);
    const download = (group?: number) => owner.call(downloadRetouched, { ...about(owner), query: { group } });
    const all = await download();
    expect(await pathsOf(all)).toEqual(['Иванов Пётр/IMG_1.jpg', 'Котова Анна/IMG_2.jpg', 'IMG_9.jpg']);
    expect(await pathsOf(await download(anna))).toEqual(['IMG_2.jpg']);
    const again = await send(owner, new File([all.content], 'ещё раз.zip'));
    expect([again.matched, again.unchanged.length, (await retouchedOf(owner)).map(({ version }) => version)]).toEqual([
      expect.anything(),
      3,
      [1, 1, 1],
    ]);
    await put(owner, null, originals[0]?.id ?? 0);
    expect(await refusalOf(download(petr))).toEqual({ status: 404, message: sentences.nothingRetouched, errors: {} });
  }),
];
