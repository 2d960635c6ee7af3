/* oxlint-disable vitest/no-standalone-expect -- conformance.test.ts runs every case inside a test */
import {
  acceptSuggestions,
  type Client,
  closeSharedChoice,
  createGroups,
  createShare,
  deleteProjectImage,
  downloadShared,
  endShare,
  finalizeZipUpload,
  getShareChoice,
  getShared,
  getShareHistory,
  hideFromShares,
  holdRetouched,
  initializeZipUpload,
  shareSentences,
  listProjects,
  listSharedImages,
  type NewShare,
  putIntoGroup,
  restoreRetouched,
  sendRetouched,
  sentences,
  setSharedFavourite,
  setSharedRemark,
  setSharedVerdict,
  sendSentences,
  showRetouched,
  signOffShared,
  takeBackRetouched,
  updateShare,
  uploadZip,
  uploadZipChunk,
} from '@portal/api';
import { unzipSync } from 'fflate';
import { expect } from 'vitest';
import { someFile } from '../../../support/photographer.ts';
import { retouchedOf, send, zipOf } from '../../archives.ts';
import { addNamed, type ProjectOwner, withProject } from '../../project-photos.ts';
import { type Case, caseOf, type Portal } from '../../portal.ts';
import { refusalOf } from '../../refusal-of.ts';

const settings: NewShare = { role: 'client', shows: 'both', pin: null, canDownload: true, choiceLimit: null };

/** Calls by a new share of the project. */
async function linked(portal: Portal, owner: ProjectOwner, changes: Partial<NewShare> = {}) {
  const { share, address } = await owner.call(createShare, { params: { id: owner.project }, body: { ...settings, ...changes } });
  return {
    params: { id: owner.project, shareId: share.id },
    call: portal.client(undefined, { token: address.replace('/s/', ''), pass: null }),
  };
}
const client = async (portal: Portal, owner: ProjectOwner) => (await linked(portal, owner, { shows: 'retouched' })).call;
const retoucher = async (portal: Portal, owner: ProjectOwner) => (await linked(portal, owner, { role: 'retoucher' })).call;

const imagesOf = async (call: Client) => (await call(listSharedImages, { query: { offset: 0, limit: 100 } })).items;
const namesOf = async (call: Client) => (await imagesOf(call)).map(({ name }) => name);
/** The files in the archive that a share gives. */
async function filesOf(call: Client): Promise<Record<string, Uint8Array>> {
  const { content } = await call(downloadShared, { query: {} });
  return unzipSync(new Uint8Array(await content.arrayBuffer()));
}
const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

/** Shows the newest versions of photos, or lets them wait again. */
async function show(owner: ProjectOwner, isShown: boolean, ...names: string[]) {
  const photos = (await retouchedOf(owner)).filter(({ name }) => names.includes(name)).map(({ id, version }) => ({ id, version }));
  return owner.call(showRetouched, { params: { id: owner.project }, body: { photos, isShown } });
}
/** Accepts what the share shows now. */
async function accept(call: Client) {
  const { shownDigest } = await call(getShared, {});
  return call(signOffShared, { body: { shownDigest } });
}
/** Takes back what a retoucher's share shows of its photo of this name. */
async function takeBackOf(call: Client, name: string) {
  const sent = (await imagesOf(call)).find((image) => image.name === name)?.retouched;
  return call(takeBackRetouched, { params: { photoId: sent?.photoId ?? 0, versionId: sent?.versionId ?? 0 } });
}
const waiting = async ({ call }: ProjectOwner) => (await call(listProjects, {}))[0]?.waitingCount;

export const shownRetouched: readonly Case[] = [
  caseOf(listSharedImages, 'tells a retoucher how far each photo is and where it belongs, and a client neither', async (portal) => {
    const owner = await withProject(portal);
    const params = { id: owner.project };
    const [first] = await addNamed(owner, 'a.jpg', 'b.jpg');
    const [group] = await owner.call(createGroups, { params, body: { names: ['1А'] } });
    await owner.call(putIntoGroup, { params, body: { imageIds: [first?.id ?? 0], groupId: group?.id ?? 0 } });
    const call = await retoucher(portal, owner);
    const works = async () => (await imagesOf(call)).map(({ name, work, folders }) => [name, work, folders]);
    const digest = async () => (await call(getShared, {})).shownDigest;
    const besides = ['b.jpg', 'to_do', []];
    expect(await works()).toEqual([['a.jpg', 'to_do', ['1А']], besides]);
    const digests = [await digest()];
    await call(sendRetouched, { body: { files: [await someFile('a.jpg')] } });
    expect(await works()).toEqual([['a.jpg', 'waiting', ['1А']], besides]);
    digests.push(await digest());
    const photos = (await retouchedOf(owner)).map(({ id, version }) => ({ id, version }));
    await owner.call(showRetouched, { params, body: { photos, isShown: true } });
    expect(await works()).toEqual([['a.jpg', 'published', ['1А']], besides]);
    digests.push(await digest());
    await owner.call(holdRetouched, { params, body: { ids: photos.map(({ id }) => id), isHeld: true } });
    expect(await works()).toEqual([['a.jpg', 'waiting', ['1А']], besides]);
    // Its page reads the photos again whenever one of them has come further.
    expect(new Set(digests).size).toBe(3);
    expect((await imagesOf((await linked(portal, owner)).call)).map(({ work, folders }) => [work, folders])).toEqual([
      [null, []],
      [null, []],
    ]);
  }),

  caseOf(sendRetouched, 'waits for the photographer, with a name that fits and without', async (portal) => {
    const owner = await withProject(portal);
    await addNamed(owner, 'a.jpg');
    const [parents, sender] = [await client(portal, owner), await retoucher(portal, owner)];
    await sender(sendRetouched, { body: { files: [await someFile('a.jpg'), await someFile('чужая.jpg')] } });
    expect(await imagesOf(parents)).toEqual([]);
    expect(await parents(getShared, {})).toMatchObject({ count: 0, retouchedCount: 0 });
    expect(await refusalOf(filesOf(parents))).toMatchObject({ status: 404 });
    expect(await refusalOf(accept(parents))).toMatchObject({ status: 422 });
    expect((await retouchedOf(owner)).map(({ shownAt }) => shownAt)).toEqual([null, null]);
    expect(await waiting(owner)).toBe(2);
  }),

  caseOf(takeBackRetouched, 'deletes what this very share has sent, before it is published, once', async (portal) => {
    const owner = await withProject(portal);
    await addNamed(owner, 'a.jpg');
    const own = await linked(portal, owner, { role: 'retoucher' });
    const [other, parents] = [await retoucher(portal, owner), await client(portal, owner)];
    await own.call(sendRetouched, { body: { files: [await someFile('a.jpg'), await someFile('чужая.jpg')] } });
    const sentBy = async (call: Client, name: string) => (await imagesOf(call)).find((image) => image.name === name)?.retouched;
    expect(await sentBy(other, 'a.jpg')).toBe(null);
    expect(await namesOf(other)).toEqual(['a.jpg']);
    const [first, loose] = [await sentBy(own.call, 'a.jpg'), await sentBy(own.call, 'чужая.jpg')];
    const takeBack = (call: Client, sent: typeof first) =>
      call(takeBackRetouched, { params: { photoId: sent?.photoId ?? 0, versionId: sent?.versionId ?? 0 } });
    expect([first, loose]).toMatchObject([{ isOwn: true }, { isOwn: true }]);
    expect(await refusalOf(takeBack(other, first))).toMatchObject({ status: 404, message: sendSentences.sentGone });
    expect(await refusalOf(takeBack(parents, first))).toMatchObject({ status: 403, message: sendSentences.retoucherOnly });
    const answers = await Promise.allSettled([takeBack(own.call, loose), takeBack(own.call, loose)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await refusalOf(takeBack(own.call, loose))).toMatchObject({ status: 404, message: sendSentences.sentGone });
    expect((await retouchedOf(owner)).map(({ name }) => name)).toEqual(['a.jpg']);
    await show(owner, true, 'a.jpg');
    expect(await sentBy(other, 'a.jpg')).toMatchObject({ photoId: first?.photoId, isOwn: false });
    expect(await refusalOf(takeBack(own.call, first))).toMatchObject({ status: 409, message: sendSentences.sentPublished });
    await own.call(sendRetouched, { body: { files: [await someFile('a.jpg')] } });
    expect(await imagesOf(own.call)).toMatchObject([{ work: 'waiting', retouched: { isOwn: true } }]);
    await takeBack(own.call, await sentBy(own.call, 'a.jpg'));
    expect(await imagesOf(own.call)).toMatchObject([{ work: 'published', retouched: { ...first, src: expect.any(String), isOwn: false } }]);
    expect(await retouchedOf(owner)).toMatchObject([{ version: 3, earlier: [] }]);
    const { items } = await owner.call(getShareHistory, { params: own.params, query: { offset: 0, limit: 20 } });
    expect(items.map(({ kind, count }) => [kind, count])).toContainEqual(['taken_back', 1]);
    await owner.call(endShare, { params: own.params });
    expect(await refusalOf(takeBack(own.call, first))).toMatchObject({ status: 410 });
  }),

  caseOf(takeBackRetouched, 'never gives its number to a later version, which nobody has looked at', async (portal) => {
    const owner = await withProject(portal);
    await addNamed(owner, 'a.jpg');
    const [parents, sender] = [await client(portal, owner), await retoucher(portal, owner)];
    const first = await someFile('a.jpg');
    await sender(sendRetouched, { body: { files: [first] } });
    await show(owner, true, 'a.jpg');
    await sender(sendRetouched, { body: { files: [await someFile('a.jpg')] } });
    const [seen] = await retouchedOf(owner);
    expect(seen).toMatchObject({ version: 2, shownAt: null });
    const { shownDigest } = await parents(getShared, {});
    await takeBackOf(sender, 'a.jpg');
    // Clients see what they saw.
    expect(await parents(getShared, {})).toMatchObject({ shownDigest });
    await sender(sendRetouched, { body: { files: [await someFile('a.jpg')] } });
    const params = { id: owner.project };
    const photos = [{ id: seen?.id ?? 0, version: 2 }];
    const list = await owner.call(showRetouched, { params, body: { photos, isShown: true } });
    expect(list).toMatchObject([{ version: 4, shownAt: null, earlier: [{ number: 3, shownAt: expect.any(String) }] }]);
    expect(await filesOf(parents)).toEqual({ 'a.jpg': await bytesOf(first) });
    const restoring = owner.call(restoreRetouched, { params: { ...params, retouchedId: seen?.id ?? 0 }, body: { version: 2 } });
    expect(await refusalOf(restoring)).toMatchObject({ status: 404, message: sentences.versionNotFound });
  }),

  caseOf(takeBackRetouched, 'leaves what a client has answered, though it waits again', async (portal) => {
    const owner = await withProject(portal);
    await addNamed(owner, 'a.jpg');
    const [parents, sender] = [await client(portal, owner), await retoucher(portal, owner)];
    await sender(sendRetouched, { body: { files: [await someFile('a.jpg'), await someFile('чужая.jpg')] } });
    await show(owner, true, 'a.jpg', 'чужая.jpg');
    for (const { id, versionId } of await imagesOf(parents)) {
      const body = { versionId: versionId ?? 0, verdict: 'fix', fix: 'Светлее' } as const;
      await parents(setSharedVerdict, { params: { photoId: id }, body });
    }
    await show(owner, false, 'a.jpg', 'чужая.jpg');
    expect(await imagesOf(sender)).toMatchObject([
      { name: 'a.jpg', work: 'waiting', retouched: { isOwn: false } },
      { name: 'чужая.jpg', work: 'waiting', retouched: { isOwn: false } },
    ]);
    expect(await refusalOf(takeBackOf(sender, 'a.jpg'))).toMatchObject({ status: 409, message: sendSentences.sentPublished });
    await show(owner, true, 'a.jpg');
    expect(await imagesOf(parents)).toMatchObject([{ name: 'a.jpg', verdict: 'fix', fix: 'Светлее' }]);
  }),

  caseOf(takeBackRetouched, 'leaves the last version of a photo that is held back', async (portal) => {
    const owner = await withProject(portal);
    const sender = await retoucher(portal, owner);
    for (const name of ['a.jpg', 'b.jpg', 'a.jpg']) await sender(sendRetouched, { body: { files: [await someFile(name)] } });
    const ids = (await retouchedOf(owner)).map(({ id }) => id);
    await owner.call(holdRetouched, { params: { id: owner.project }, body: { ids, isHeld: true } });
    expect(await imagesOf(sender)).toMatchObject([{ retouched: { isOwn: true } }, { retouched: { isOwn: false } }]);
    await takeBackOf(sender, 'a.jpg');
    expect(await imagesOf(sender)).toMatchObject([{ retouched: { isOwn: false } }, { retouched: { isOwn: false } }]);
    const refused = { status: 409, message: sendSentences.sentHeld };
    for (const name of ['a.jpg', 'b.jpg']) expect(await refusalOf(takeBackOf(sender, name))).toMatchObject(refused);
    expect((await retouchedOf(owner)).map(({ name, isHeld }) => [name, isHeld])).toEqual([
      ['a.jpg', true],
      ['b.jpg', true],
    ]);
  }),

  caseOf(showRetouched, 'shows what is chosen, takes it back, and passes over what is not there', async (portal) => {
    const [owner, stranger] = [await withProject(portal), await withProject(portal)];
    await addNamed(owner, 'a.jpg', 'b.jpg');
    const [parents, sender] = [await client(portal, owner), await retoucher(portal, owner)];
    await sender(sendRetouched, { body: { files: [await someFile('a.jpg'), await someFile('b.jpg')] } });
    const photos = (await retouchedOf(owner)).map(({ id, version }) => ({ id, version }));
    const foreign = { params: { id: owner.project }, body: { photos, isShown: true } };
    expect(await refusalOf(stranger.call(showRetouched, foreign))).toMatchObject({ status: 404, message: sentences.notFound });
    await stranger.call(showRetouched, { ...foreign, params: { id: stranger.project } });
    expect(await namesOf(parents)).toEqual([]);
    const body = { photos: [photos[0] ?? { id: 0, version: 1 }, { id: 99_999_999, version: 1 }], isShown: true };
    const list = await owner.call(showRetouched, { params: { id: owner.project }, body });
    expect(list.map(({ name, shownAt }) => [name, shownAt !== null])).toEqual([
      ['a.jpg', true],
      ['b.jpg', false],
    ]);
    expect([await namesOf(parents), await waiting(owner)]).toEqual([['a.jpg'], 1]);
    await show(owner, false, 'a.jpg');
    expect([await namesOf(parents), await waiting(owner)]).toEqual([[], 2]);
  }),

  caseOf(showRetouched, 'shows the version that it names, and not one that came meanwhile', async (portal) => {
    const owner = await withProject(portal);
    await addNamed(owner, 'a.jpg');
    const [parents, sender] = [await client(portal, owner), await retoucher(portal, owner)];
    const first = await someFile('a.jpg');
    await sender(sendRetouched, { body: { files: [first] } });
    const [photo] = await retouchedOf(owner);
    await sender(sendRetouched, { body: { files: [await someFile('a.jpg')] } });
    const photos = [{ id: photo?.id ?? 0, version: 1 }];
    await owner.call(showRetouched, { params: { id: owner.project }, body: { photos, isShown: true } });
    expect(await filesOf(parents)).toEqual({ 'a.jpg': await bytesOf(first) });
    expect(await retouchedOf(owner)).toMatchObject([{ version: 2, shownAt: null, earlier: [{ number: 1 }] }]);
  }),

  caseOf(holdRetouched, 'lets what is held back wait for nothing', async (portal) => {
    const owner = await withProject(portal);
    const sender = await retoucher(portal, owner);
    await sender(sendRetouched, { body: { files: [await someFile('a.jpg')] } });
    const [photo] = await retouchedOf(owner);
    await owner.call(holdRetouched, { params: { id: owner.project }, body: { ids: [photo?.id ?? 0], isHeld: true } });
    expect(await waiting(owner)).toBe(0);
    await show(owner, true, 'a.jpg');
    expect(await namesOf(await client(portal, owner))).toEqual([]);
  }),

  caseOf(uploadZip, 'is shown at once, unless its sender wants to look first', async (portal) => {
    const owner = await withProject(portal);
    await addNamed(owner, 'a.jpg', 'b.jpg', 'c.jpg');
    const parents = await client(portal, owner);
    await send(owner, await zipOf({ 'a.jpg': await someFile() }));
    const params = { id: owner.project };
    await owner.call(uploadZip, { params, body: { zip_file: await zipOf({ 'b.jpg': await someFile() }), isReviewFirst: true } });
    expect([await namesOf(parents), await waiting(owner)]).toEqual([['a.jpg'], 1]);
    const archive = await zipOf({ 'c.jpg': await someFile() });
    const plan = { filename: archive.name, totalSize: archive.size, totalChunks: 1, fingerprint: 'the same archive' };
    const before = await owner.call(initializeZipUpload, { params, body: plan });
    // Of an upload that is continued, what its sender wants now counts.
    const { uploadId } = await owner.call(initializeZipUpload, { params, body: { ...plan, isReviewFirst: true } });
    expect(uploadId).toBe(before.uploadId);
    const upload = { ...params, uploadId: uploadId ?? '' };
    await owner.call(uploadZipChunk, { params: upload, body: { chunk: archive, index: 0 } });
    await owner.call(finalizeZipUpload, { params: upload, body: { totalChunks: 1, uploadedChunks: [0] } });
    expect([await namesOf(parents), await waiting(owner)]).toEqual([['a.jpg'], 2]);
  }),

  caseOf(signOffShared, 'accepts no version that was shown after the page was read', async (portal) => {
    const owner = await withProject(portal);
    await addNamed(owner, 'a.jpg');
    const parents = await client(portal, owner);
    await send(owner, await zipOf({ 'a.jpg': await someFile() }));
    const { shownDigest } = await parents(getShared, {});
    await send(owner, await zipOf({ 'a.jpg': await someFile() }));
    const seenBefore = parents(signOffShared, { body: { shownDigest } });
    expect(await refusalOf(seenBefore)).toMatchObject({ status: 409, message: shareSentences.shownOthers });
    expect(await retouchedOf(owner)).toMatchObject([{ version: 2, acceptedAt: null, earlier: [{ acceptedAt: null }] }]);
    expect((await accept(parents)).signedOffAt).not.toBeNull();
    expect((await retouchedOf(owner))[0]?.acceptedAt).not.toBeNull();
  }),

  caseOf(signOffShared, 'keeps what was accepted, whoever brings or makes a later version', async (portal) => {
    const owner = await withProject(portal);
    const [original] = await addNamed(owner, 'a.jpg');
    const [parents, sender] = [await client(portal, owner), await retoucher(portal, owner)];
    const [old, accepted] = [await someFile('a.jpg'), await someFile('a.jpg')];
    for (const file of [old, accepted]) await send(owner, await zipOf({ 'a.jpg': file }));
    await accept(parents);
    const [photo] = await retouchedOf(owner);
    expect(photo).toMatchObject({ version: 2, earlier: [{ number: 1, acceptedAt: null }] });
    expect(photo?.acceptedAt).not.toBeNull();
    const seen = async () => (await filesOf(parents))['a.jpg'];
    const isKept = async () => {
      expect(await seen()).toEqual(await bytesOf(accepted));
      expect(await parents(getShared, {})).toMatchObject({ renewedCount: 0 });
    };
    await send(owner, await zipOf({ 'a.jpg': await someFile() }));
    await isKept();
    await sender(sendRetouched, { body: { files: [await someFile('a.jpg')] } });
    await isKept();
    await owner.call(restoreRetouched, { params: { id: owner.project, retouchedId: photo?.id ?? 0 }, body: { version: 1 } });
    await isKept();
    await send(owner, await zipOf({ 'другая.jpg': await someFile() }));
    const loose = (await retouchedOf(owner)).find(({ originalId }) => originalId === null);
    const pairs = [{ retouchedId: loose?.id ?? 0, originalId: original?.id ?? 0 }];
    await owner.call(acceptSuggestions, { params: { id: owner.project }, body: { pairs } });
    await isKept();
    // More versions than are stored: what was accepted is not among those that are deleted.
    for (let turn = 0; turn < 6; turn += 1) await send(owner, await zipOf({ 'a.jpg': await someFile() }));
    await isKept();
    expect(await waiting(owner)).toBe(1);
  }),

  caseOf(
    hideFromShares,
    'holds for what was retouched after its original is deleted, and when that joins another photo',
    async (portal) => {
      const owner = await withProject(portal);
      const [image, other] = await addNamed(owner, 'a.jpg', 'b.jpg');
      const parents = await client(portal, owner);
      const file = await someFile();
      await send(owner, await zipOf({ 'a.jpg': file, 'b.jpg': await someFile() }));
      const params = { id: owner.project };
      await owner.call(hideFromShares, { params, body: { imageIds: [other?.id ?? 0], hidden: true } });
      await owner.call(deleteProjectImage, { params: { ...params, imageId: other?.id ?? 0 } });
      expect([await namesOf(parents), await waiting(owner)]).toEqual([['a.jpg'], 0]);
      await send(owner, await zipOf({ 'b.jpg': await someFile() }));
      expect(await namesOf(parents)).toEqual(['a.jpg']);
      const hidden = (await retouchedOf(owner)).find(({ originalId }) => originalId === null);
      // The owner sees why clients do not get it, and may decide otherwise.
      expect(hidden).toMatchObject({ isHeld: true, version: 2 });
      const pairs = [{ retouchedId: hidden?.id ?? 0, originalId: image?.id ?? 0 }];
      await owner.call(acceptSuggestions, { params, body: { pairs } });
      expect(await namesOf(parents)).toEqual([]);
      await owner.call(holdRetouched, { params, body: { ids: (await retouchedOf(owner)).map(({ id }) => id), isHeld: false } });
      expect(await namesOf(parents)).toEqual(['b.jpg']);
    },
  ),

  caseOf(showRetouched, 'shows a client who has accepted that a version is new, until it is accepted too', async (portal) => {
    const owner = await withProject(portal);
    await addNamed(owner, 'a.jpg', 'b.jpg');
    const [parents, others] = [await client(portal, owner), await client(portal, owner)];
    await send(owner, await zipOf({ 'a.jpg': await someFile(), 'b.jpg': await someFile() }));
    await accept(parents);
    portal.advance(60);
    const fresh = await someFile('a.jpg');
    await send(owner, await zipOf({ 'a.jpg': fresh }));
    await show(owner, true, 'a.jpg');
    expect(await imagesOf(parents)).toMatchObject([
      { name: 'a.jpg', isRenewed: true },
      { name: 'b.jpg', isRenewed: false },
    ]);
    expect((await filesOf(parents))['a.jpg']).toEqual(await bytesOf(fresh));
    expect(await parents(getShared, {})).toMatchObject({ renewedCount: 1, retouchedCount: 2 });
    // Who has accepted nothing sees nothing new; and what one client accepts is not accepted by the other.
    expect((await others(getShared, {})).renewedCount).toBe(0);
    portal.advance(60);
    await accept(others);
    expect((await others(getShared, {})).renewedCount).toBe(0);
    expect((await parents(getShared, {})).renewedCount).toBe(1);
    portal.advance(60);
    expect(await accept(parents)).toMatchObject({ renewedCount: 0 });
    expect(await refusalOf(accept(parents))).toMatchObject({ status: 409, message: shareSentences.signedOff });
    // Taking it back would replace what was accepted.
    await show(owner, false, 'a.jpg');
    expect((await filesOf(parents))['a.jpg']).toEqual(await bytesOf(fresh));
  }),

  caseOf(closeSharedChoice, 'makes the list of the retoucher, which no later heart or remark changes until it is sent', async (portal) => {
    const owner = await withProject(portal);
    const [first, second, third] = (await addNamed(owner, 'a.jpg', 'b.jpg', 'c.jpg')).map(({ id }) => id);
    const { call: parents, params } = await linked(portal, owner, { shows: 'originals' });
    const worker = await retoucher(portal, owner);
    const heart = (imageId: number | undefined, favourite = true) =>
      parents(setSharedFavourite, { params: { imageId: imageId ?? 0 }, body: { favourite } });
    const remark = (imageId: number | undefined, text: string) =>
      parents(setSharedRemark, { params: { imageId: imageId ?? 0 }, body: { text } });
    const list = async () => (await imagesOf(worker)).map(({ name, remark: said }) => [name, said]);
    await heart(first);
    await remark(first, 'Светлее');
    const all = ['a.jpg', 'b.jpg', 'c.jpg'];
    expect(await list()).toEqual(all.map((name) => [name, null]));
    expect(await owner.call(getShareChoice, { params })).toMatchObject({ favourites: [first], wasSent: false });
    await parents(closeSharedChoice, {});
    expect(await list()).toEqual([['a.jpg', 'Светлее']]);
    await owner.call(updateShare, { params, body: { isChoiceClosed: false } });
    await heart(first, false);
    await heart(second);
    await remark(first, '');
    await remark(third, 'Убрать');
    expect(await list()).toEqual([['a.jpg', 'Светлее']]);
    expect(await owner.call(getShareChoice, { params })).toMatchObject({ favourites: [second], closedAt: null, wasSent: true });
    await parents(closeSharedChoice, {});
    expect(await list()).toEqual([['b.jpg', null]]);
  }),

  caseOf(
    downloadShared,
    'leaves a retoucher what was downloaded, marked and not to be done, when it is chosen no longer',
    async (portal) => {
      const owner = await withProject(portal);
      const [first, second] = (await addNamed(owner, 'a.jpg', 'b.jpg', 'c.jpg')).map(({ id }) => id);
      const parents = (await linked(portal, owner, { shows: 'originals' })).call;
      const [worker, another] = [await retoucher(portal, owner), await retoucher(portal, owner)];
      await worker(downloadShared, { query: { ids: [first ?? 0] } });
      await parents(setSharedFavourite, { params: { imageId: second ?? 0 }, body: { favourite: true } });
      await parents(closeSharedChoice, {});
      expect(await imagesOf(worker)).toMatchObject([
        { name: 'b.jpg', isDropped: false },
        { name: 'a.jpg', isDropped: true },
      ]);
      expect(await imagesOf(another)).toMatchObject([{ name: 'b.jpg', isDropped: false }]);
      expect(await worker(getShared, {})).toMatchObject({ count: 2 });
      expect(Object.keys(await filesOf(worker))).toEqual(['b.jpg']);
      const report = await worker(sendRetouched, { body: { files: [await someFile('a.jpg')] } });
      expect(report).toMatchObject({ matched: ['a.jpg'], missing: ['b.jpg'], total: { originals: 1, matched: 0 } });
    },
  ),

  caseOf(setSharedRemark, 'reaches the retoucher by itself where there is nothing to choose', async (portal) => {
    const owner = await withProject(portal);
    const [image] = await addNamed(owner, 'a.jpg');
    await send(owner, await zipOf({ 'a.jpg': await someFile() }));
    const parents = await client(portal, owner);
    await parents(setSharedRemark, { params: { imageId: image?.id ?? 0 }, body: { text: 'Светлее' } });
    expect(await imagesOf(await retoucher(portal, owner))).toMatchObject([{ name: 'a.jpg', remark: 'Светлее' }]);
  }),
];
