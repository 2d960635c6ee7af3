/* oxlint-disable vitest/no-standalone-expect -- conformance.test.ts runs every case inside a test */
import {
  archiveProject,
  type Client,
  closeSharedChoice,
  createGroups,
  createShare,
  deleteGroup,
  downloadShared,
  endShare,
  getClientMarks,
  getShared,
  getShareHistory,
  hideFromShares,
  joinShare,
  listShares,
  listSharedImages,
  type NewShare,
  putIntoGroup,
  restoreProject,
  restoreRetouched,
  sendRetouched,
  setSharedFavourite,
  setSharedRemark,
  setSharedVerdict,
  type SharedImage,
  sentences,
  shareSentences,
  showRetouched,
  signOffShared,
  type Verdict,
  withdrawSignOff,
} from '@portal/api';
import { unzipSync } from 'fflate';
import { expect } from 'vitest';
import { someFile } from '../../../support/photographer.ts';
import { retouchedOf, send, zipOf } from '../../archives.ts';
import { addNamed, type ProjectOwner, withProject } from '../../project-photos.ts';
import { type Case, caseOf, type Portal } from '../../portal.ts';
import { refusalOf } from '../../refusal-of.ts';

const settings: NewShare = { role: 'client', shows: 'both', pin: null, canDownload: true, choiceLimit: null };

async function linked(portal: Portal, owner: ProjectOwner, changes: Partial<NewShare> = {}) {
  const { share, address } = await owner.call(createShare, { params: { id: owner.project }, body: { ...settings, ...changes } });
  const by = () => portal.client(undefined, { token: address.replace('/s/', ''), pass: null });
  return { params: { id: owner.project, shareId: share.id }, call: by(), by };
}

const imagesOf = async (call: Client) => (await call(listSharedImages, { query: { offset: 0, limit: 100 } })).items;
async function photo(call: Client, name: string): Promise<SharedImage> {
  const found = (await imagesOf(call)).find((image) => image.kind === 'retouched' && image.name === name);
  if (!found) throw new Error(`${name} is not shown`);
  return found;
}
const say = (call: Client, { id, versionId }: SharedImage, verdict: Verdict | null, fix: string | null = null) =>
  call(setSharedVerdict, { params: { photoId: id }, body: { versionId: versionId ?? 0, verdict, fix } });
const accept = async (call: Client) => call(signOffShared, { body: { shownDigest: (await call(getShared, {})).shownDigest } });
const early = (message: string) => ({ status: 409, message });

export const verdicts: readonly Case[] = [
  caseOf(setSharedVerdict, 'is said, changed and taken back, and seen by the photographer and the retoucher', async (portal) => {
    const owner = await withProject(portal);
    await addNamed(owner, 'a.jpg', 'b.jpg');
    await send(owner, await zipOf({ 'a.jpg': await someFile(), 'b.jpg': await someFile() }));
    const { call, by, params } = await linked(portal, owner, { shows: 'retouched' });
    const retoucher = (await linked(portal, owner, { role: 'retoucher' })).call;
    const [a, b] = [await photo(call, 'a.jpg'), await photo(call, 'b.jpg')];
    expect([a, b]).toMatchObject([{ verdict: null, fix: null }, { verdict: null }]);
    expect(await say(call, a, 'fix', ' Убрать блик ')).toMatchObject({ fixCount: 1 });
    // Another phone of the same family.
    expect(await say(by(), b, 'liked')).toMatchObject({ fixCount: 1 });
    expect(await imagesOf(call)).toMatchObject([
      { verdict: 'fix', fix: 'Убрать блик' },
      { verdict: 'liked', fix: null },
    ]);
    const { fixes } = await owner.call(getClientMarks, { params: { id: owner.project } });
    expect(fixes).toEqual([{ retouchedId: a.id, version: 1, text: 'Убрать блик', from: null }]);
    expect((await owner.call(listShares, { params: { id: owner.project } })).find(({ id }) => id === params.shareId)?.fixCount).toBe(1);
    expect(await imagesOf(retoucher)).toMatchObject([
      { name: 'a.jpg', verdict: 'fix', fix: 'Убрать блик' },
      { name: 'b.jpg', verdict: null, fix: null },
    ]);
    expect(await refusalOf(accept(call))).toMatchObject(early(shareSentences.signOffFix));
    expect(await say(by(), a, null)).toMatchObject({ fixCount: 0 });
    expect((await owner.call(getClientMarks, { params: { id: owner.project } })).fixes).toEqual([]);
    const { items } = await owner.call(getShareHistory, { params, query: { offset: 0, limit: 10 } });
    expect(items.find(({ kind }) => kind === 'fix_wanted')).toMatchObject({ count: 1 });
    await accept(call);
    expect(await refusalOf(say(call, a, 'liked'))).toMatchObject(early(shareSentences.signedOff));
  }),

  caseOf(setSharedVerdict, 'refuses a fix without words, words without a fix, and another version than is shown', async (portal) => {
    const owner = await withProject(portal);
    await addNamed(owner, 'a.jpg');
    await send(owner, await zipOf({ 'a.jpg': await someFile() }));
    const { call } = await linked(portal, owner, { shows: 'retouched' });
    const seen = await photo(call, 'a.jpg');
    const wrong = { message: sentences.invalid, errors: { fix: [shareSentences.fixRequired] } };
    expect(await refusalOf(say(call, seen, 'fix', '  '))).toMatchObject(wrong);
    expect(await refusalOf(say(call, seen, 'fix'))).toMatchObject(wrong);
    for (const words of ['Светлее', '', '  ']) expect(await refusalOf(say(call, seen, 'liked', words))).toMatchObject(wrong);
    expect(await refusalOf(say(call, seen, null, ''))).toMatchObject(wrong);
    expect(await refusalOf(say(call, seen, 'fix', 'я'.repeat(1001)))).toMatchObject({ errors: { fix: [shareSentences.remarkLength] } });
    await send(owner, await zipOf({ 'a.jpg': await someFile() }));
    expect(await refusalOf(say(call, seen, 'liked'))).toMatchObject(early(shareSentences.versionOver));
    expect(await photo(call, 'a.jpg')).toMatchObject({ verdict: null });
  }),

  caseOf(setSharedVerdict, 'is answered by the next version that is shown, and not by one that waits', async (portal) => {
    const owner = await withProject(portal);
    await addNamed(owner, 'a.jpg');
    await send(owner, await zipOf({ 'a.jpg': await someFile() }));
    const { call } = await linked(portal, owner, { shows: 'retouched' });
    const retoucher = (await linked(portal, owner, { role: 'retoucher' })).call;
    await say(call, await photo(call, 'a.jpg'), 'fix', 'Светлее');
    portal.advance(60);
    await retoucher(sendRetouched, { body: { files: [await someFile('a.jpg')] } });
    // What he has sent waits for the photographer: there is nothing to do for him, and nothing new for the client.
    expect(await imagesOf(retoucher)).toMatchObject([{ verdict: null, fix: null }]);
    expect(await photo(call, 'a.jpg')).toMatchObject({ verdict: 'fix' });
    const photos = (await retouchedOf(owner)).map(({ id, version }) => ({ id, version }));
    await owner.call(showRetouched, { params: { id: owner.project }, body: { photos, isShown: true } });
    const fixed = await photo(call, 'a.jpg');
    expect(fixed).toMatchObject({ verdict: 'fixed', fix: 'Светлее' });
    expect(await call(getShared, {})).toMatchObject({ fixCount: 0 });
    expect((await owner.call(getClientMarks, { params: { id: owner.project } })).fixes).toEqual([]);
    await say(call, fixed, 'liked');
    expect(await photo(call, 'a.jpg')).toMatchObject({ verdict: 'liked', fix: null });
  }),

  caseOf(setSharedVerdict, 'is each family’s own, and reaches no photo of another one, nor one that is withdrawn', async (portal) => {
    const owner = await withProject(portal);
    const params = { id: owner.project };
    const images = await addNamed(owner, 'a.jpg', 'b.jpg');
    const [group] = await owner.call(createGroups, { params, body: { names: ['Котова Анна'] } });
    await owner.call(putIntoGroup, { params, body: { imageIds: [images[0]?.id ?? 0], groupId: group?.id ?? 0 } });
    await send(owner, await zipOf({ 'a.jpg': await someFile(), 'b.jpg': await someFile() }));
    const whole = (await linked(portal, owner, { shows: 'retouched' })).call;
    const { call } = await linked(portal, owner, { shows: 'retouched', groupId: group?.id ?? 0 });
    const foreign = await photo(whole, 'b.jpg');
    expect(await refusalOf(say(call, foreign, 'liked'))).toMatchObject({ status: 404, message: shareSentences.imageNotShown });
    const own = await photo(call, 'a.jpg');
    await say(call, own, 'fix', 'Светлее');
    expect(await photo(whole, 'a.jpg')).toMatchObject({ verdict: null, fix: null });
    expect((await owner.call(getClientMarks, { params })).fixes).toMatchObject([{ from: 'Котова Анна' }]);
    await owner.call(hideFromShares, { params, body: { imageIds: [images[0]?.id ?? 0], hidden: true } });
    expect(await refusalOf(say(call, own, 'liked'))).toMatchObject({ status: 404, message: shareSentences.imageNotShown });
    expect((await owner.call(getClientMarks, { params })).fixes).toEqual([]);
    const ofClass = (await linked(portal, owner, { chooses: 'each_family' })).call;
    const joined = async (name: string) => {
      const { address } = await ofClass(joinShare, { body: { name } });
      return portal.client(undefined, { token: address.replace('/s/', ''), pass: null });
    };
    const [one, other] = [await joined('Ли Ира'), await joined('Ким Ян')];
    await say(one, await photo(one, 'b.jpg'), 'fix', 'Темнее');
    expect(await photo(other, 'b.jpg')).toMatchObject({ verdict: null, fix: null });
    expect((await owner.call(getClientMarks, { params })).fixes).toMatchObject([{ from: 'Ли Ира', text: 'Темнее' }]);
  }),

  caseOf(setSharedVerdict, 'reaches the retoucher, also of a photo that nobody has chosen', async (portal) => {
    const owner = await withProject(portal);
    const images = await addNamed(owner, 'a.jpg', 'b.jpg', 'c.jpg');
    const { call } = await linked(portal, owner);
    const retoucher = (await linked(portal, owner, { role: 'retoucher' })).call;
    await retoucher(downloadShared, { query: { ids: [images[2]?.id ?? 0] } });
    await call(setSharedFavourite, { params: { imageId: images[0]?.id ?? 0 }, body: { favourite: true } });
    await call(setSharedRemark, { params: { imageId: images[0]?.id ?? 0 }, body: { text: 'Ярче' } });
    await call(closeSharedChoice, {});
    const files = { 'a.jpg': await someFile(), 'b.jpg': await someFile(), 'другая.jpg': await someFile() };
    await send(owner, await zipOf(files));
    expect(await imagesOf(retoucher)).toMatchObject([{ name: 'a.jpg' }, { name: 'c.jpg', isDropped: true }]);
    const ofGroup = await owner.call(createGroups, { params: { id: owner.project }, body: { names: ['1А'] } });
    const other = (await linked(portal, owner, { role: 'retoucher', groupId: ofGroup[0]?.id ?? 0 })).call;
    const digest = async () => (await retoucher(getShared, {})).shownDigest;
    const before = await digest();
    await say(call, await photo(call, 'b.jpg'), 'fix', 'Убрать блик');
    await say(call, await photo(call, 'a.jpg'), 'fix', 'Светлее');
    await say(call, await photo(call, 'другая.jpg'), 'fix', 'Темнее');
    const wanted = await digest();
    expect(wanted).not.toBe(before);
    expect(await imagesOf(retoucher)).toMatchObject([
      { name: 'a.jpg', verdict: 'fix', isDropped: false },
      { name: 'b.jpg', verdict: 'fix', fix: 'Убрать блик', isDropped: false },
      { name: 'c.jpg', verdict: null, isDropped: true },
      { kind: 'retouched', name: 'другая.jpg', originalId: null, verdict: 'fix', fix: 'Темнее', work: 'published', isDownloadable: false },
    ]);
    expect(await retoucher(getShared, {})).toMatchObject({ count: 4 });
    expect(await imagesOf(other)).toEqual([]);
    const { content } = await retoucher(downloadShared, { query: {} });
    const archive = unzipSync(new Uint8Array(await content.arrayBuffer()));
    expect(Object.keys(archive)).toEqual(['a.jpg', 'b.jpg', 'другая.jpg', shareSentences.remarksFile]);
    const remarks = 'a.jpg\nСветлее\nЯрче\n\nb.jpg\nУбрать блик\n\nдругая.jpg\nТемнее\n';
    expect(new TextDecoder().decode(archive[shareSentences.remarksFile])).toBe(remarks);
    portal.advance(60);
    await say(call, await photo(call, 'b.jpg'), 'fix', 'Убрать оба блика');
    const changed = await digest();
    expect([before, wanted]).not.toContain(changed);
    await say(call, await photo(call, 'a.jpg'), 'liked');
    for (const name of ['b.jpg', 'другая.jpg']) await say(call, await photo(call, name), null);
    expect(await digest()).toBe(before);
  }),

  caseOf(setSharedVerdict, 'reaches the retoucher of a photo without an original, until he sends the next version', async (portal) => {
    const owner = await withProject(portal);
    const { call } = await linked(portal, owner);
    const group = await owner.call(createGroups, { params: { id: owner.project }, body: { names: ['1А'] } });
    const ofGroup = { role: 'retoucher', groupId: group[0]?.id ?? 0 } as const;
    const [own, other] = [(await linked(portal, owner, ofGroup)).call, (await linked(portal, owner, ofGroup)).call];
    await own(sendRetouched, { body: { files: [await someFile('другая.jpg')] } });
    const show = async () => {
      const [sent] = await retouchedOf(owner);
      const photos = [{ id: sent?.id ?? 0, version: sent?.version ?? 0 }];
      await owner.call(showRetouched, { params: { id: owner.project }, body: { photos, isShown: true } });
    };
    await show();
    expect(await imagesOf(own)).toEqual([]);
    await say(call, await photo(call, 'другая.jpg'), 'fix', 'Темнее');
    expect(await imagesOf(own)).toMatchObject([{ kind: 'retouched', name: 'другая.jpg', verdict: 'fix', fix: 'Темнее' }]);
    expect(await imagesOf(other)).toEqual([]);
    portal.advance(60);
    await own(sendRetouched, { body: { files: [await someFile('другая.jpg')] } });
    expect(await imagesOf(own)).toMatchObject([{ name: 'другая.jpg', verdict: null, fix: null, work: 'waiting' }]);
    await show();
    expect(await imagesOf(own)).toEqual([]);
    // A version that did not come by this link is not shown by it, though an earlier one did.
    await send(owner, await zipOf({ '1А/другая.jpg': await someFile() }));
    expect(await retouchedOf(owner)).toMatchObject([{ version: 3 }]);
    await say(call, await photo(call, 'другая.jpg'), 'fix', 'Ещё темнее');
    expect(await imagesOf(own)).toEqual([]);
  }),

  caseOf(setSharedVerdict, 'stays with its version when that becomes the current one again', async (portal) => {
    const owner = await withProject(portal);
    await addNamed(owner, 'a.jpg');
    for (let turn = 0; turn < 2; turn += 1) await send(owner, await zipOf({ 'a.jpg': await someFile() }));
    const { call } = await linked(portal, owner, { shows: 'retouched' });
    const seen = await photo(call, 'a.jpg');
    await say(call, seen, 'fix', 'Светлее');
    const params = { id: owner.project, retouchedId: seen.id };
    await owner.call(restoreRetouched, { params, body: { version: 2 } });
    expect(await photo(call, 'a.jpg')).toMatchObject({ versionId: seen.versionId, verdict: 'fix' });
    await owner.call(restoreRetouched, { params, body: { version: 1 } });
    const other = await photo(call, 'a.jpg');
    expect(other).toMatchObject({ verdict: 'fixed', fix: 'Светлее' });
    expect(other.versionId).not.toBe(seen.versionId);
    await owner.call(restoreRetouched, { params, body: { version: 3 } });
    expect(await photo(call, 'a.jpg')).toMatchObject({ versionId: seen.versionId, verdict: 'fix', fix: 'Светлее' });
    expect((await owner.call(getClientMarks, { params: { id: owner.project } })).fixes).toMatchObject([{ version: 5, text: 'Светлее' }]);
    // A page from before that still names the same version.
    expect(await say(call, seen, 'liked')).toMatchObject({ fixCount: 0 });
  }),

  caseOf(endShare, 'ends what a family wants fixed', async (portal) => {
    const owner = await withProject(portal);
    const params = { id: owner.project };
    await addNamed(owner, 'a.jpg');
    await send(owner, await zipOf({ 'a.jpg': await someFile() }));
    const ofClass = await linked(portal, owner, { chooses: 'each_family' });
    const retoucher = (await linked(portal, owner, { role: 'retoucher' })).call;
    const join = async (name: string) => {
      const { address } = await ofClass.call(joinShare, { body: { name } });
      const call = portal.client(undefined, { token: address.replace('/s/', ''), pass: null });
      await say(call, await photo(call, 'a.jpg'), 'fix', name);
      const shareId = (await owner.call(listShares, { params })).find(({ familyName }) => familyName === name)?.id ?? 0;
      return { params: { ...params, shareId } };
    };
    const [stranger] = [await join('Чужие'), await join('Ли Ира')];
    await owner.call(endShare, stranger);
    const wanted = async () => ({
      fixes: (await owner.call(getClientMarks, { params })).fixes.map(({ text }) => text),
      counts: (await owner.call(listShares, { params })).map(({ familyName, fixCount }) => [familyName, fixCount]),
      retoucher: (await imagesOf(retoucher)).map(({ fix }) => fix),
    });
    const counts = [
      ['Ли Ира', 1],
      ['Чужие', 0],
      [null, 0],
      [null, 0],
    ];
    const left = { fixes: ['Ли Ира'], retoucher: ['Ли Ира'], counts };
    expect(await wanted()).toEqual(left);
    // What ends with the whole class counts as before.
    portal.advance(60);
    await owner.call(endShare, { params: ofClass.params });
    expect(await wanted()).toEqual(left);
  }),

  caseOf(signOffShared, 'waits for the choice, then for all that was chosen', async (portal) => {
    const owner = await withProject(portal);
    const images = await addNamed(owner, 'a.jpg', 'b.jpg', 'c.jpg');
    const { call } = await linked(portal, owner);
    const heart = (imageId = 0) => call(setSharedFavourite, { params: { imageId }, body: { favourite: true } });
    await heart(images[0]?.id);
    await heart(images[1]?.id);
    await send(owner, await zipOf({ 'a.jpg': await someFile(), 'c.jpg': await someFile() }));
    expect(await call(getShared, {})).toMatchObject({ wantedCount: 0, readyCount: 0 });
    expect(await refusalOf(accept(call))).toMatchObject(early(shareSentences.signOffChoice));
    expect(await call(closeSharedChoice, {})).toMatchObject({ wantedCount: 2, readyCount: 1 });
    expect(await refusalOf(accept(call))).toMatchObject(early(shareSentences.signOffEarly));
    // What is withdrawn is waited for no longer.
    const hide = (hidden: boolean) =>
      owner.call(hideFromShares, { params: { id: owner.project }, body: { imageIds: [images[1]?.id ?? 0], hidden } });
    await hide(true);
    expect(await call(getShared, {})).toMatchObject({ wantedCount: 1, readyCount: 1 });
    await hide(false);
    await send(owner, await zipOf({ 'b.jpg': await someFile() }));
    expect(await call(getShared, {})).toMatchObject({ wantedCount: 2, readyCount: 2 });
    expect((await accept(call)).signedOffAt).not.toBeNull();
  }),

  caseOf(withdrawSignOff, 'takes accepting back for a day, before the project is put away', async (portal) => {
    const owner = await withProject(portal);
    await addNamed(owner, 'a.jpg');
    await send(owner, await zipOf({ 'a.jpg': await someFile() }));
    const { call, params } = await linked(portal, owner, { shows: 'retouched' });
    expect(await refusalOf(call(withdrawSignOff, {}))).toMatchObject(early(shareSentences.signOffStands));
    expect(await accept(call)).toMatchObject({ canWithdraw: true });
    expect(await call(withdrawSignOff, {})).toMatchObject({ signedOffAt: null, canWithdraw: false });
    expect(await retouchedOf(owner)).toMatchObject([{ acceptedAt: null }]);
    const { items } = await owner.call(getShareHistory, { params, query: { offset: 0, limit: 10 } });
    expect(items[0]).toMatchObject({ kind: 'sign_off_withdrawn' });
    await accept(call);
    await owner.call(archiveProject, { params: { id: owner.project } });
    expect(await call(getShared, {})).toMatchObject({ canWithdraw: false });
    expect(await refusalOf(call(withdrawSignOff, {}))).toMatchObject(early(shareSentences.signOffStands));
    await owner.call(restoreProject, { params: { id: owner.project } });
    expect(await call(getShared, {})).toMatchObject({ canWithdraw: true });
    portal.advance(24 * 3600);
    expect(await refusalOf(call(withdrawSignOff, {}))).toMatchObject(early(shareSentences.signOffStands));
  }),

  caseOf(withdrawSignOff, 'leaves what another client has accepted as well', async (portal) => {
    const owner = await withProject(portal);
    await addNamed(owner, 'a.jpg');
    await send(owner, await zipOf({ 'a.jpg': await someFile() }));
    const [one, other] = [
      (await linked(portal, owner, { shows: 'retouched' })).call,
      (await linked(portal, owner, { shows: 'retouched' })).call,
    ];
    await accept(one);
    portal.advance(60);
    await accept(other);
    await one(withdrawSignOff, {});
    expect((await retouchedOf(owner))[0]?.acceptedAt).not.toBeNull();
    expect(await other(getShared, {})).toMatchObject({ renewedCount: 0, canWithdraw: true });
    // The time of the first is stored: that of the last who accepts is later.
    await other(withdrawSignOff, {});
    expect(await retouchedOf(owner)).toMatchObject([{ acceptedAt: null }]);
  }),

  caseOf(withdrawSignOff, 'takes back what an ended share never showed', async (portal) => {
    const owner = await withProject(portal);
    const params = { id: owner.project };
    const images = await addNamed(owner, 'a.jpg', 'b.jpg', 'c.jpg');
    const groups = await owner.call(createGroups, { params, body: { names: ['Аня', 'Боря', 'Вера'] } });
    const [anna, boris, vera] = groups.map(({ id }) => id) as [number, number, number];
    for (const [at, groupId] of [anna, boris, vera].entries())
      await owner.call(putIntoGroup, { params, body: { imageIds: [images[at]?.id ?? 0], groupId } });
    await send(owner, await zipOf({ 'a.jpg': await someFile(), 'b.jpg': await someFile(), 'c.jpg': await someFile() }));
    const ofAnna = await linked(portal, owner, { shows: 'retouched', groupId: anna });
    const ofBoris = await linked(portal, owner, { shows: 'retouched', groupId: boris });
    const ofVera = await linked(portal, owner, { shows: 'retouched', groupId: vera });
    for (const { call } of [ofAnna, ofBoris, ofVera]) {
      await accept(call);
      portal.advance(60);
    }
    const accepted = async () => (await retouchedOf(owner)).map(({ acceptedAt }) => acceptedAt !== null);
    // Both ended shares were accepted later than the photo of the first.
    await owner.call(deleteGroup, { params: { ...params, groupId: vera } });
    await owner.call(endShare, { params: ofBoris.params });
    await ofAnna.call(withdrawSignOff, {});
    expect(await accepted()).toEqual([false, true, true]);
  }),

  caseOf(withdrawSignOff, 'takes back all versions that only this client has accepted', async (portal) => {
    const owner = await withProject(portal);
    const params = { id: owner.project };
    const images = await addNamed(owner, 'a.jpg', 'b.jpg');
    const groups = await owner.call(createGroups, { params, body: { names: ['1А', '1Б'] } });
    for (const [at, { id }] of groups.entries())
      await owner.call(putIntoGroup, { params, body: { imageIds: [images[at]?.id ?? 0], groupId: id } });
    await send(owner, await zipOf({ 'a.jpg': await someFile(), 'b.jpg': await someFile() }));
    const [one, other] = [
      (await linked(portal, owner, { shows: 'retouched', groupId: groups[0]?.id ?? 0 })).call,
      (await linked(portal, owner, { shows: 'retouched', groupId: groups[1]?.id ?? 0 })).call,
    ];
    await accept(other);
    await accept(one);
    portal.advance(60);
    await send(owner, await zipOf({ 'a.jpg': await someFile() }));
    const photos = (await retouchedOf(owner)).map(({ id, version }) => ({ id, version }));
    await owner.call(showRetouched, { params, body: { photos, isShown: true } });
    await accept(one);
    await one(withdrawSignOff, {});
    const [a, b] = await retouchedOf(owner);
    expect(a).toMatchObject({ version: 2, acceptedAt: null, earlier: [{ number: 1, acceptedAt: null }] });
    expect(b?.acceptedAt).not.toBeNull();
  }),
];
