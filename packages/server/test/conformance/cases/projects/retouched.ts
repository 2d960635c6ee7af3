/* oxlint-disable vitest/no-standalone-expect -- conformance.test.ts runs every case inside a test */
import {
  acceptSuggestions,
  createGroups,
  createShare,
  deleteProjectImage,
  deleteRetouched,
  dismissSuggestions,
  downloadRetouched,
  holdRetouched,
  listProjects,
  listRetouched,
  listSuggestions,
  putIntoGroup,
  restoreRetouched,
  sendRetouched,
  sentences,
  updateProjectImage,
  uploadZip,
} from '@portal/api';
import { unzipSync } from 'fflate';
import { expect } from 'vitest';
import { someFile } from '../../../support/photographer.ts';
import { newcomer } from '../../newcomer.ts';
import { retouchedOf, send, zipOf } from '../../archives.ts';
import { addNamed, imagesOf, type ProjectOwner, withProject } from '../../project-photos.ts';
import { type Case, caseOf, type Portal } from '../../portal.ts';
import { refusalOf } from '../../refusal-of.ts';

const noRetouched = { status: 404, message: sentences.imageNotFound, errors: {} };
const noProject = { status: 404, message: sentences.notFound, errors: {} };

/** Two classes that have a photo of one name, as their cameras called it. */
async function withClasses(portal: Portal) {
  const owner = await withProject(portal);
  const params = { id: owner.project };
  const made = await owner.call(createGroups, { params, body: { names: ['1А', '1Б'] } });
  const [first, second] = made.map(({ id }) => id) as [number, number];
  const images = await addNamed(owner, 'DSC_0001.jpg', 'DSC_0001.jpg');
  for (const [at, groupId] of [first, second].entries()) {
    await owner.call(putIntoGroup, { params, body: { imageIds: [images[at]?.id ?? 0], groupId } });
  }
  return { owner, images, second };
}

/** The names in the downloaded archive. */
async function given({ call, project }: ProjectOwner): Promise<string[]> {
  const { content } = await call(downloadRetouched, { params: { id: project }, query: {} });
  return Object.keys(unzipSync(new Uint8Array(await content.arrayBuffer())));
}

/** The names of photos that are hidden from the client. */
const held = (list: Awaited<ReturnType<typeof retouchedOf>>) => list.flatMap(({ name, isHeld }) => (isHeld ? name : []));

/** Sends one photo. */
const sendOne = async (owner: ProjectOwner, name: string) => send(owner, await zipOf({ [name]: await someFile() }));

export const retouched: readonly Case[] = [
  caseOf(listRetouched, 'is empty at first, and not there for others', async (portal) => {
    const owner = await withProject(portal);
    expect(await retouchedOf(owner)).toEqual([]);
    const stranger = await newcomer(portal);
    expect(await refusalOf(stranger.call(listRetouched, { params: { id: owner.project } }))).toEqual(noProject);
    expect(await refusalOf(owner.call(listRetouched, { params: { id: 99_999_999 } }))).toEqual(noProject);
  }),

  caseOf(listRetouched, 'shows each with its original and its images, by name as people count', async (portal) => {
    const owner = await withProject(portal);
    const [second, tenth] = await addNamed(owner, 'IMG_2.jpg', 'IMG_10.jpg');
    const file = await someFile();
    await send(owner, await zipOf({ 'IMG_10.jpg': await someFile(), 'IMG_2.png': file, 'IMG_1.jpg': await someFile() }));
    const listed = await retouchedOf(owner);
    expect(listed.map(({ name, originalId, version }) => [name, originalId, version])).toEqual([
      ['IMG_1.jpg', null, 1],
      ['IMG_2.png', second?.id, 1],
      ['IMG_10.jpg', tenth?.id, 1],
    ]);
    // The project counts originals that have one, not files.
    expect(await owner.call(listProjects, {})).toMatchObject([{ photoCount: 2, retouchedCount: 2 }]);
    expect(listed[1]).toMatchObject({ size: file.size, earlier: [] });
    expect(Date.parse(listed[1]?.createdAt ?? '')).not.toBeNaN();
    for (const { urls } of listed) {
      for (const address of [urls.thumb, urls.medium, urls.original]) expect(await portal.serves(address ?? '')).toBe(true);
    }
  }),

  caseOf(listRetouched, 'leaves what was retouched when the original is deleted, and the original untouched', async (portal) => {
    const owner = await withProject(portal);
    const [image] = await addNamed(owner, 'IMG_1.jpg');
    await send(owner, await zipOf({ 'IMG_1.jpg': await someFile() }));
    expect(await imagesOf(owner)).toMatchObject([{ id: image?.id, name: 'IMG_1.jpg', size: image?.size }]);
    await owner.call(deleteProjectImage, { params: { id: owner.project, imageId: image?.id ?? 0 } });
    expect(await retouchedOf(owner)).toMatchObject([{ name: 'IMG_1.jpg', originalId: null }]);
    const [again] = await addNamed(owner, 'IMG_1.jpg');
    expect(await retouchedOf(owner)).toMatchObject([{ name: 'IMG_1.jpg', originalId: again?.id, version: 1 }]);
  }),

  caseOf(uploadZip, 'stores what comes for one original under another name as its next version', async (portal) => {
    const owner = await withProject(portal);
    const [image] = await addNamed(owner, 'IMG_1.JPG');
    await sendOne(owner, 'IMG_1.JPG');
    const [before] = await retouchedOf(owner);
    const file = await someFile();
    expect(await send(owner, await zipOf({ 'img_1.jpg': file }))).toMatchObject({ matched: ['img_1.jpg'], unchanged: [] });
    const now = await retouchedOf(owner);
    expect(now).toMatchObject([
      { id: before?.id, name: 'img_1.jpg', version: 2, originalId: image?.id, earlier: [{ number: 1, name: 'IMG_1.JPG' }] },
    ]);
    expect(await given(owner)).toEqual(['img_1.jpg']);
    expect(await send(owner, await zipOf({ 'IMG_1.png': file }))).toMatchObject({ matched: ['IMG_1.png'], unchanged: ['IMG_1.png'] });
    expect(await retouchedOf(owner)).toMatchObject([{ version: 2 }]);
  }),

  caseOf(uploadZip, 'chooses of two files of one original the one of exactly its name', async (portal) => {
    const owner = await withProject(portal);
    await addNamed(owner, 'a.jpg', 'b.jpg');
    const files = ['a.png', 'a.jpg', 'b.png', 'B.jpg'].map(async (name) => [name, await someFile()] as const);
    const report = await send(owner, await zipOf(Object.fromEntries(await Promise.all(files))));
    expect(report).toMatchObject({ matched: ['a.jpg'], missing: ['b.jpg'], total: { originals: 2, matched: 1 } });
    const reason = sentences.entryTwice;
    expect(new Set(report.ambiguous)).toEqual(new Set(['a.png', 'b.png', 'B.jpg'].map((name) => ({ name, reason }))));
    expect(await given(owner)).toEqual(['a.jpg']);
  }),

  caseOf(uploadZip, 'lets the group that a folder names decide, and joins no name that two groups have', async (portal) => {
    const { owner, images } = await withClasses(portal);
    const [one, other] = [await someFile(), await someFile()];
    const report = await send(
      owner,
      await zipOf({ 'готово/1а/DSC_0001.jpg': one, '1Б/DSC_0001.jpg': other, 'DSC_0001.png': await someFile() }),
    );
    expect(report.joined.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual([
      { name: '1Б/DSC_0001.jpg', by: 'folder', group: '1Б' },
      { name: 'готово/1а/DSC_0001.jpg', by: 'folder', group: '1А' },
    ]);
    expect(report).toMatchObject({
      withoutOriginal: ['DSC_0001.png'],
      held: [{ name: 'DSC_0001.png', reason: sentences.entryInGroups }],
      ambiguous: [],
      missing: [],
    });
    const originals = (await retouchedOf(owner)).map(({ size, originalId }) => [size, originalId]);
    expect(originals).toContainEqual([one.size, images[0]?.id]);
    expect(originals).toContainEqual([other.size, images[1]?.id]);
    expect((await owner.call(listSuggestions, { params: { id: owner.project }, query: {} })).suggestions).toEqual([]);
  }),

  caseOf(uploadZip, 'holds nothing that its photographer has joined since, though two groups have its name', async (portal) => {
    const { owner, images } = await withClasses(portal);
    const archive = await zipOf({ 'DSC_0001.jpg': await someFile() });
    const reason = sentences.entryInGroups;
    expect(await send(owner, archive)).toMatchObject({ joined: [], held: [{ name: 'DSC_0001.jpg', reason }] });
    expect(await send(owner, archive)).toMatchObject({ unchanged: ['DSC_0001.jpg'], held: [{ name: 'DSC_0001.jpg', reason }] });
    const [photo] = await retouchedOf(owner);
    const pairs = [{ retouchedId: photo?.id ?? 0, originalId: images[0]?.id ?? 0 }];
    await owner.call(acceptSuggestions, { params: { id: owner.project }, body: { pairs } });
    expect(await send(owner, archive)).toMatchObject({
      matched: ['DSC_0001.jpg'],
      unchanged: ['DSC_0001.jpg'],
      joined: [{ name: 'DSC_0001.jpg', group: '1А' }],
      held: [],
    });
  }),

  caseOf(sendRetouched, 'reaches by the link of a group only this group, and tells nothing of the others', async (portal) => {
    const { owner, images, second } = await withClasses(portal);
    await addNamed(owner, 'общая.jpg');
    await sendOne(owner, 'Лиза.jpg');
    const body = { role: 'retoucher', shows: 'originals', pin: null, canDownload: true, choiceLimit: null, groupId: second } as const;
    const { address } = await owner.call(createShare, { params: { id: owner.project }, body });
    const retoucher = portal.client(undefined, { token: address.replace('/s/', ''), pass: null });
    const archive = await zipOf(
      Object.fromEntries(
        await Promise.all(['DSC_0001.jpg', 'общая.jpg', 'Лиза.jpg'].map(async (name) => [name, await someFile()] as const)),
      ),
    );
    expect(await retoucher(sendRetouched, { body: { files: [archive] } })).toEqual({
      matched: ['DSC_0001.jpg'],
      withoutOriginal: ['общая.jpg', 'Лиза.jpg'],
      unchanged: [],
      ambiguous: [],
      refused: [],
      joined: [{ name: 'DSC_0001.jpg', by: 'name', group: null }],
      held: [],
      missing: [],
      total: { originals: 1, matched: 1 },
    });
    const loose = { originalId: null, version: 1 };
    const list = (await retouchedOf(owner)).map(({ name, originalId, version }) => ({ name, originalId, version }));
    expect(list).toHaveLength(4);
    expect(list).toContainEqual({ name: 'DSC_0001.jpg', originalId: images[1]?.id, version: 1 });
    // Neither became a version of what the photographer had.
    expect(list.filter(({ name }) => name === 'Лиза.jpg')).toEqual([
      { name: 'Лиза.jpg', ...loose },
      { name: 'Лиза.jpg', ...loose },
    ]);
    expect(list).toContainEqual({ name: 'общая.jpg', ...loose });
    const wrong = async (folder: string) =>
      retoucher(sendRetouched, { body: { files: [await zipOf({ [`${folder}/DSC_0001.jpg`]: await someFile() })] } });
    expect(await wrong('1А')).toEqual(await wrong('1В'));
  }),

  caseOf(updateProjectImage, 'leaves a renamed original what was retouched of it, and finds it by both names', async (portal) => {
    const owner = await withProject(portal);
    const [image] = await addNamed(owner, 'IMG_1.jpg');
    await sendOne(owner, 'IMG_1.jpg');
    const rename = (imageId: number, name: string) =>
      owner.call(updateProjectImage, { params: { id: owner.project, imageId }, body: { name } });
    await rename(image?.id ?? 0, 'Анна.jpg');
    expect(await retouchedOf(owner)).toMatchObject([{ name: 'IMG_1.jpg', originalId: image?.id, version: 1 }]);
    const old = await sendOne(owner, 'IMG_1.jpg');
    expect(old).toMatchObject({ matched: ['IMG_1.jpg'], missing: [], total: { originals: 1, matched: 1 } });
    await sendOne(owner, 'Анна.jpg');
    expect(await retouchedOf(owner)).toMatchObject([{ name: 'Анна.jpg', originalId: image?.id, version: 3 }]);
    // A new original with the old name does not change the match.
    await addNamed(owner, 'IMG_1.jpg');
    expect(await retouchedOf(owner)).toMatchObject([{ name: 'Анна.jpg', originalId: image?.id }]);
  }),

  caseOf(uploadZip, 'does not guess between an original and another one that was called so', async (portal) => {
    const owner = await withProject(portal);
    const [image] = await addNamed(owner, 'IMG_1.jpg');
    await sendOne(owner, 'IMG_1.jpg');
    await owner.call(updateProjectImage, { params: { id: owner.project, imageId: image?.id ?? 0 }, body: { name: 'Анна.jpg' } });
    await addNamed(owner, 'IMG_1.jpg');
    const ambiguous = [{ name: 'IMG_1.jpg', reason: sentences.entryAmbiguous }];
    expect(await sendOne(owner, 'IMG_1.jpg')).toMatchObject({ matched: [], ambiguous });
    expect(await retouchedOf(owner)).toMatchObject([{ originalId: image?.id, version: 1 }]);
  }),

  caseOf(
    listRetouched,
    'links an original that comes later or is renamed to all that has its name, the last one on top',
    async (portal) => {
      const owner = await withProject(portal);
      await send(owner, await zipOf({ 'img_1.jpg': await someFile(), 'IMG_1.JPG': await someFile() }));
      await sendOne(owner, 'Анна.jpg');
      expect((await retouchedOf(owner)).map(({ originalId }) => originalId)).toEqual([null, null, null]);
      const [image, other] = await addNamed(owner, 'IMG_1.JPG', 'b.jpg');
      const first = { name: 'IMG_1.JPG', version: 2, originalId: image?.id, earlier: [{ number: 1 }] };
      expect(await retouchedOf(owner)).toMatchObject([{ name: 'Анна.jpg', originalId: null }, first]);
      await owner.call(updateProjectImage, { params: { id: owner.project, imageId: other?.id ?? 0 }, body: { name: 'Анна.JPG' } });
      expect(await retouchedOf(owner)).toMatchObject([{ name: 'Анна.jpg', originalId: other?.id }, first]);
      expect(await given(owner)).toEqual(['Анна.jpg', 'IMG_1.JPG']);
    },
  ),

  caseOf(updateProjectImage, 'puts nothing in the place of what an original has, by its new name', async (portal) => {
    const owner = await withProject(portal);
    const [gone, image] = await addNamed(owner, 'a.jpg', 'b.jpg');
    await send(owner, await zipOf({ 'a.jpg': await someFile(), 'b.jpg': await someFile() }));
    await owner.call(deleteProjectImage, { params: { id: owner.project, imageId: gone?.id ?? 0 } });
    await owner.call(updateProjectImage, { params: { id: owner.project, imageId: image?.id ?? 0 }, body: { name: 'a.jpg' } });
    expect(await retouchedOf(owner)).toMatchObject([
      { name: 'a.jpg', originalId: null, version: 1 },
      { name: 'b.jpg', originalId: image?.id, version: 1 },
    ]);
  }),

  caseOf(restoreRetouched, 'makes an earlier version the current one, and leaves the others', async (portal) => {
    const [owner, stranger] = [await withProject(portal), await withProject(portal)];
    await addNamed(owner, 'a.jpg');
    const files = [await someFile(), await someFile(), await someFile()];
    for (const file of files) await send(owner, await zipOf({ 'a.jpg': file }));
    const [photo] = await retouchedOf(owner);
    if (!photo) return;
    const at = ({ project }: ProjectOwner, version = 1) => ({ params: { id: project, retouchedId: photo.id }, body: { version } });
    expect(await refusalOf(stranger.call(restoreRetouched, at(owner)))).toEqual(noProject);
    expect(await refusalOf(stranger.call(restoreRetouched, at(stranger)))).toEqual(noRetouched);
    expect(await refusalOf(owner.call(restoreRetouched, at(owner, 9)))).toEqual({
      status: 404,
      message: sentences.versionNotFound,
      errors: {},
    });
    const restored = await owner.call(restoreRetouched, at(owner));
    expect(restored).toMatchObject({ id: photo.id, name: 'a.jpg', originalId: photo.originalId, version: 4 });
    expect(restored.earlier.map(({ number }) => number)).toEqual([3, 2]);
    expect(await retouchedOf(owner)).toEqual([restored]);
    const { content } = await owner.call(downloadRetouched, { params: { id: owner.project }, query: {} });
    const entries = unzipSync(new Uint8Array(await content.arrayBuffer()));
    expect(entries['a.jpg']).toEqual(new Uint8Array(await (files[0] ?? new Blob()).arrayBuffer()));
  }),

  caseOf(holdRetouched, 'leaves photos out of the archive until they are delivered again, also their next version', async (portal) => {
    const [owner, stranger] = [await withProject(portal), await withProject(portal)];
    await addNamed(owner, 'a.jpg');
    for (const name of ['a.jpg', 'b.jpg', 'c.jpg']) await sendOne(owner, name);
    const ids = (await retouchedOf(owner)).map(({ id }) => id);
    const hold = async ({ call }: ProjectOwner, isHeld: boolean, ...some: number[]) =>
      call(holdRetouched, { params: { id: owner.project }, body: { ids: some, isHeld } });
    expect(await refusalOf(hold(stranger, true, ...ids))).toEqual(noProject);
    expect(held(await retouchedOf(owner))).toEqual([]);
    // A deleted one does not prevent the others.
    expect(held(await hold(owner, true, ...ids.slice(0, 2), 99_999_999))).toEqual(['a.jpg', 'b.jpg']);
    await sendOne(owner, 'a.jpg');
    expect(held(await retouchedOf(owner))).toEqual(['a.jpg', 'b.jpg']);
    expect(await given(owner)).toEqual(['c.jpg']);
    await hold(owner, true, ...ids);
    expect(await refusalOf(given(owner))).toEqual({ status: 404, message: sentences.allHeld, errors: {} });
    expect(held(await hold(owner, false, ...ids))).toEqual([]);
    expect(await given(owner)).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
    // Photos of others cannot be reached through a project of one's own.
    const own = { params: { id: stranger.project }, body: { ids, isHeld: true } };
    expect(await stranger.call(holdRetouched, own)).toEqual([]);
    expect(held(await retouchedOf(owner))).toEqual([]);
  }),

  caseOf(holdRetouched, 'stays with a photo that finds its original later', async (portal) => {
    const owner = await withProject(portal);
    await sendOne(owner, 'a.jpg');
    const [photo] = await retouchedOf(owner);
    await owner.call(holdRetouched, { params: { id: owner.project }, body: { ids: [photo?.id ?? 0], isHeld: true } });
    const [image] = await addNamed(owner, 'a.jpg');
    expect(await retouchedOf(owner)).toMatchObject([{ id: photo?.id, originalId: image?.id, isHeld: true }]);
  }),

  caseOf(listSuggestions, 'suggests by a name without the usual endings, joins nothing, and is not there for others', async (portal) => {
    const [owner, stranger] = [await withProject(portal), await withProject(portal)];
    const [image] = await addNamed(owner, 'IMG_1.jpg', 'IMG_2.jpg');
    for (const name of ['IMG_1-Edit.jpg', 'IMG_2.jpg', 'Лиза.jpg']) await sendOne(owner, name);
    const edited = (await retouchedOf(owner)).find(({ name }) => name === 'IMG_1-Edit.jpg');
    const expected = { suggestions: [{ retouchedId: edited?.id, originalId: image?.id, certainty: 'fair' }], next: null };
    expect(await owner.call(listSuggestions, { params: { id: owner.project }, query: {} })).toEqual(expected);
    expect((await retouchedOf(owner)).filter(({ originalId }) => originalId === null)).toHaveLength(2);
    const behind = { params: { id: owner.project }, query: { after: 999_999_999 } };
    expect((await owner.call(listSuggestions, behind)).next).toBeNull();
    expect(await refusalOf(stranger.call(listSuggestions, { params: { id: owner.project }, query: {} }))).toEqual(noProject);
  }),

  caseOf(dismissSuggestions, 'suggests nothing for a photo until it is to be suggested again', async (portal) => {
    const [owner, stranger] = [await withProject(portal), await withProject(portal)];
    await addNamed(owner, 'IMG_1.jpg');
    await sendOne(owner, 'IMG_1 копия.jpg');
    const ids = (await retouchedOf(owner)).map(({ id }) => id);
    const dismiss = async ({ call }: ProjectOwner, isDismissed: boolean, project = owner.project) =>
      call(dismissSuggestions, { params: { id: project }, body: { ids, isDismissed } });
    const suggested = async () => (await owner.call(listSuggestions, { params: { id: owner.project }, query: {} })).suggestions.length;
    expect(await refusalOf(dismiss(stranger, true))).toEqual(noProject);
    await dismiss(stranger, true, stranger.project);
    expect(await suggested()).toBe(1);
    expect(await dismiss(owner, true)).toEqual({ message: sentences.done });
    expect(await suggested()).toBe(0);
    await dismiss(owner, false);
    expect(await suggested()).toBe(1);
  }),

  caseOf(
    acceptSuggestions,
    'joins photos to originals, on top of what these have, and passes over what it does not find',
    async (portal) => {
      const [owner, stranger] = [await withProject(portal), await withProject(portal)];
      const [first, second] = await addNamed(owner, 'a.jpg', 'b.jpg');
      const [foreign] = await addNamed(stranger, 'a.jpg');
      for (const name of ['a.jpg', 'lisa.jpg', 'masha.jpg', 'yulia.jpg']) await sendOne(owner, name);
      const [had, lisa, masha, yulia] = await retouchedOf(owner);
      const pair = (photo: typeof had, image: typeof first) => ({ retouchedId: photo?.id ?? 0, originalId: image?.id ?? 0 });
      const accept = async ({ call }: ProjectOwner, ...pairs: ReturnType<typeof pair>[]) =>
        call(acceptSuggestions, { params: { id: owner.project }, body: { pairs } });
      expect(await refusalOf(accept(stranger, pair(lisa, first)))).toEqual(noProject);
      const body = { pairs: [pair(lisa, foreign), pair(had, second), { retouchedId: 999_999_999, originalId: second?.id ?? 0 }] };
      await stranger.call(acceptSuggestions, { params: { id: stranger.project }, body });
      expect(await accept(owner, ...body.pairs)).toMatchObject([
        { originalId: first?.id },
        ...Array.from({ length: 3 }, () => ({ originalId: null })),
      ]);
      expect(await accept(owner, pair(lisa, first), pair(masha, second))).toMatchObject([
        { id: had?.id, name: 'lisa.jpg', version: 2, originalId: first?.id, earlier: [{ number: 1, name: 'a.jpg' }] },
        { id: masha?.id, name: 'masha.jpg', version: 1, originalId: second?.id },
        { id: yulia?.id, originalId: null },
      ]);
      expect(await retouchedOf(owner)).toHaveLength(3);
      expect((await owner.call(listSuggestions, { params: { id: owner.project }, query: {} })).suggestions).toEqual([]);
    },
  ),

  caseOf(deleteRetouched, 'deletes one with all its versions, once; its original stays, and counts as not retouched', async (portal) => {
    const [owner, stranger] = [await withProject(portal), await withProject(portal)];
    await addNamed(owner, 'a.jpg', 'b.jpg');
    for (const name of ['a.jpg', 'A.jpg', 'b.jpg']) await sendOne(owner, name);
    const [photo, other] = await retouchedOf(owner);
    if (!photo || !other) return;
    const at = ({ project }: ProjectOwner) => ({ params: { id: project, retouchedId: photo.id } });
    expect(await refusalOf(stranger.call(deleteRetouched, at(owner)))).toEqual(noProject);
    expect(await refusalOf(stranger.call(deleteRetouched, at(stranger)))).toEqual(noRetouched);
    expect(await retouchedOf(owner)).toHaveLength(2);
    expect(await owner.call(deleteRetouched, at(owner))).toEqual({ message: sentences.imageDeleted });
    expect(await refusalOf(owner.call(deleteRetouched, at(owner)))).toEqual(noRetouched);
    expect((await retouchedOf(owner)).map(({ id }) => id)).toEqual([other.id]);
    expect(await given(owner)).toEqual(['b.jpg']);
    expect((await imagesOf(owner)).map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg']);
    expect(await sendOne(owner, 'b.jpg')).toMatchObject({ missing: ['a.jpg'], total: { originals: 2, matched: 1 } });
    await sendOne(owner, 'a.jpg');
    expect(await retouchedOf(owner)).toMatchObject([{ name: 'a.jpg', version: 1, earlier: [] }, { id: other.id }]);
  }),

  caseOf(deleteRetouched, 'deletes several in one call', async (portal) => {
    const owner = await withProject(portal);
    for (const name of ['1.jpg', '2.jpg', '3.jpg', '4.jpg']) await sendOne(owner, name);
    const photos = (await retouchedOf(owner)).slice(0, 3);
    await Promise.all(photos.map(({ id }) => owner.call(deleteRetouched, { params: { id: owner.project, retouchedId: id } })));
    expect(await given(owner)).toEqual(['4.jpg']);
  }),

  caseOf(downloadRetouched, 'returns the newest versions under their own names', async (portal) => {
    const owner = await withProject(portal, 'Выпускной 11 «А»');
    await addNamed(owner, 'Ёж.jpg', 'IMG_1.jpg');
    const [old, fresh, other] = [await someFile(), await someFile(), await someFile()];
    await send(owner, await zipOf({ 'Ёж.jpg': old, 'лишний.png': other }));
    await send(owner, await zipOf({ 'Ёж.jpg': fresh }));
    const { name, content } = await owner.call(downloadRetouched, { params: { id: owner.project }, query: {} });
    expect(name).toBe('Выпускной 11 «А».zip');
    const entries = unzipSync(new Uint8Array(await content.arrayBuffer()));
    expect(Object.keys(entries).toSorted()).toEqual(['Ёж.jpg', 'лишний.png']);
    expect(entries['Ёж.jpg']).toEqual(new Uint8Array(await fresh.arrayBuffer()));
  }),

  caseOf(
    downloadRetouched,
    'returns an archive that changes nothing when it is sent back, whatever its photos are called',
    async (portal) => {
      const owner = await withProject(portal);
      await addNamed(owner, 'Анна.png');
      // Without an extension, beside one that has its download name; with a character that no file name may have; too long for a file name.
      const names = ['Борис', 'Борис.png', 'a:b.png', `${'Я'.repeat(150)}.png`, 'Анна.png'];
      await send(owner, await zipOf(Object.fromEntries(await Promise.all(names.map(async (name) => [name, await someFile()] as const)))));
      const before = await retouchedOf(owner);
      expect(before).toHaveLength(names.length);
      const { content } = await owner.call(downloadRetouched, { params: { id: owner.project }, query: {} });
      const given = Object.keys(unzipSync(new Uint8Array(await content.arrayBuffer())));
      expect(given.filter((name) => !names.includes(name))).toHaveLength(3);
      const report = await send(owner, content);
      expect(report).toMatchObject({ matched: ['Анна.png'], missing: [], ambiguous: [], refused: [] });
      expect(report.unchanged.toSorted()).toEqual(given.toSorted());
      expect((await retouchedOf(owner)).map(({ id, version }) => [id, version])).toEqual(before.map(({ id }) => [id, 1]));
    },
  ),

  caseOf(downloadRetouched, 'has nothing to download before anything was retouched, or of somebody else’s project', async (portal) => {
    const owner = await withProject(portal);
    await addNamed(owner, 'IMG_1.jpg');
    const ask = ({ call }: typeof owner) => refusalOf(call(downloadRetouched, { params: { id: owner.project }, query: {} }));
    expect(await ask(owner)).toEqual({ status: 404, message: sentences.nothingRetouched, errors: {} });
    expect(await ask(await withProject(portal))).toEqual(noProject);
  }),
];
