/* oxlint-disable vitest/no-standalone-expect -- conformance.test.ts runs every case inside a test */
import {
  createShare,
  downloadShared,
  downloadSharedImage,
  endShare,
  enterSharedPin,
  getDownloadAddress,
  getShareHistory,
  hideFromShares,
  listSharedImages,
  type NewShare,
  sendRetouched,
  shareLimits,
  shareSentences,
  showRetouched,
  updateShare,
} from '@portal/api';
import { unzipSync } from 'fflate';
import { expect } from 'vitest';
import { someFile } from '../../../support/photographer.ts';
import { retouchedOf } from '../../archives.ts';
import { type Case, caseOf, type Portal } from '../../portal.ts';
import { addNamed, type ProjectOwner, withProject } from '../../project-photos.ts';
import { refusalOf } from '../../refusal-of.ts';

const settings: NewShare = { role: 'client', shows: 'both', pin: null, canDownload: true, choiceLimit: null };
const refused = (status: number, message: string) => ({ status, message, errors: {} });
const notShown = refused(404, shareSentences.imageNotShown);

async function linked(portal: Portal, owner: ProjectOwner, changes: Partial<NewShare> = {}) {
  const { share, address } = await owner.call(createShare, { params: { id: owner.project }, body: { ...settings, ...changes } });
  const token = address.replace('/s/', '');
  return {
    params: { id: owner.project, shareId: share.id },
    by: (pass: string | null = null) => portal.client(undefined, { token, pass }),
  };
}

/** Two originals, of which the first is retouched, with its file. */
async function withRetouched(portal: Portal) {
  const owner = await withProject(portal);
  const originals = (await addNamed(owner, 'Ёлка 1.jpg', 'Ёлка 2.jpg')).map(({ id }) => id);
  const file = await someFile('Ёлка 1.jpg');
  const retoucher = await linked(portal, owner, { role: 'retoucher' });
  await retoucher.by()(sendRetouched, { body: { files: [file] } });
  const photos = (await retouchedOf(owner)).map(({ id, version }) => ({ id, version }));
  const show = (isShown: boolean) => owner.call(showRetouched, { params: { id: owner.project }, body: { photos, isShown } });
  return { owner, originals, retoucher, file, retouched: photos[0]?.id ?? 0, show };
}
const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

export const sharedDownloads: readonly Case[] = [
  caseOf(downloadSharedImage, 'gives a client one retouched photo, once it is shown, as the archive holds it', async (portal) => {
    const { owner, originals, retouched, show } = await withRetouched(portal);
    const { by, params } = await linked(portal, owner);
    const save = (photoId: number) => by()(downloadSharedImage, { params: { photoId } });
    expect(await refusalOf(save(retouched))).toEqual(notShown);
    await show(true);
    const { name, content } = await save(retouched);
    expect(name).toBe('Ёлка 1.jpg');
    const archive = await bytesOf((await by()(downloadShared, { query: {} })).content);
    expect(await bytesOf(content)).toEqual(unzipSync(archive)['Ёлка 1.jpg']);
    expect(await refusalOf(save(Math.max(...originals, retouched) + 999))).toEqual(notShown);
    const { items } = await owner.call(getShareHistory, { params, query: { offset: 0, limit: 10 } });
    expect(items.map(({ kind, count }) => [kind, count])).toEqual([
      ['downloaded', 1],
      ['downloaded', 1],
      ['created', null],
    ]);
    const marks = { params: { id: owner.project }, body: { imageIds: [originals[0] ?? 0], hidden: true } };
    await owner.call(hideFromShares, marks);
    expect(await refusalOf(save(retouched))).toEqual(notShown);
  }),

  caseOf(downloadSharedImage, 'gives a retoucher one original, and nobody anything where it is not allowed', async (portal) => {
    const { owner, originals, retoucher } = await withRetouched(portal);
    const [photoId = 0] = originals;
    expect((await retoucher.by()(downloadSharedImage, { params: { photoId } })).name).toBe('Ёлка 1.jpg');
    await owner.call(updateShare, { params: retoucher.params, body: { canDownload: false } });
    const closed = refused(403, shareSentences.downloadsClosed);
    expect(await refusalOf(retoucher.by()(downloadSharedImage, { params: { photoId } }))).toEqual(closed);
    expect(await refusalOf(retoucher.by()(getDownloadAddress, { query: { photo: photoId } }))).toEqual(closed);
  }),

  caseOf(listSharedImages, 'says which photos may be downloaded', async (portal) => {
    const { owner, retoucher, show } = await withRetouched(portal);
    await show(true);
    const [client, shut] = [await linked(portal, owner), await linked(portal, owner, { canDownload: false })];
    const shown = async ({ by }: typeof client) =>
      (await by()(listSharedImages, { query: { offset: 0, limit: 10 } })).items.map(({ kind, isDownloadable }) => [kind, isDownloadable]);
    const kinds = ['original', 'original', 'retouched'];
    expect(await shown(client)).toEqual(kinds.map((kind) => [kind, kind === 'retouched']));
    expect(await shown(shut)).toEqual(kinds.map((kind) => [kind, false]));
    expect(await shown(retoucher)).toEqual(['original', 'original'].map((kind) => [kind, true]));
  }),

  caseOf(getDownloadAddress, 'is for the archive or for one photo, and works for a while without a header', async (portal) => {
    const { owner, retouched, show } = await withRetouched(portal);
    const { by, params } = await linked(portal, owner, { pin: '4826' });
    const empty = refused(404, shareSentences.nothingToDownload);
    const { pass } = await by()(enterSharedPin, { body: { pin: '4826' } });
    expect(await refusalOf(by()(getDownloadAddress, { query: {} }))).toEqual(refused(403, shareSentences.pinNeeded));
    expect(await refusalOf(by(pass)(getDownloadAddress, { query: {} }))).toEqual(empty);
    await show(true);
    expect(await refusalOf(by(pass)(getDownloadAddress, { query: { photo: retouched + 9_999 } }))).toEqual(notShown);
    for (const query of [{}, { photo: retouched }]) {
      const { address } = await by(pass)(getDownloadAddress, { query });
      expect(await portal.serves(address)).toBe(true);
      // A password of a portal that is not public yet, which browsers send with every address.
      expect(await portal.serves(address, { authorization: 'Basic c3RhZ2luZzpzZWNyZXQ=' })).toBe(true);
      const forged = { status: 410, body: { message: shareSentences.addressOver } };
      expect(await portal.send('GET', address.replace(/until=\d+/, 'until=9999999999'))).toMatchObject(forged);
      portal.advance(shareLimits.downloadSeconds);
      expect(await portal.send('GET', address)).toMatchObject(forged);
    }
    const { address } = await by(pass)(getDownloadAddress, { query: {} });
    await owner.call(endShare, { params });
    expect(await portal.send('GET', address)).toMatchObject({ status: 410, body: { message: shareSentences.ended } });
  }),
];
