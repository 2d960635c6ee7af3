import { type Endpoint, isByShare, initializeZipUpload, listRetouched, uploadFile } from '@portal/api';
import { formBody } from './form.ts';
import { answerOf, type Got, type Portal } from './open-portal.ts';
import { someFile } from './photographer.ts';
import { rawZip } from './raw-zip.ts';
import { type Ids, shareFor, makeThings, samples } from './sample-calls.ts';

type Fields = readonly (readonly [name: string, value: Blob | string])[];

/** Everything that one photographer can own, for every call to name. */
export interface Things extends Ids {
  retouched: number;
  uploadId: string;
  /** Another one, for the call that ends it. */
  cancelledId: string;
  /** Address of a stored file that no portfolio uses. */
  fileUrl: string;
  archive: File;
}

/** Forms that their calls accept. A call that sends a form and has none here fails its tests. */
const forms: Record<string, (things: Pick<Things, 'archive'>) => Promise<Fields>> = {
  uploadAvatar: async () => [['file', await someFile()]],
  uploadFile: async () => [['file', await someFile()]],
  uploadGalleryImage: async () => [['file', await someFile()]],
  addPhotos: async () => [['file', await someFile()]],
  createPortfolioWithPhotos: async () => [
    ['title', 'Выпуск'],
    ['specialization_id', '1'],
    ['file', await someFile()],
  ],
  addProjectImage: async () => [['image', await someFile()]],
  replaceProjectImage: async () => [['new_image', await someFile()]],
  sendRetouched: async () => [['file', await newArchive()]],
  uploadZip: async () => [['zip_file', await newArchive()]],
  initializeZipUpload: async ({ archive }) => [
    ['filename', archive.name],
    ['total_size', `${archive.size}`],
    ['total_chunks', '1'],
  ],
  uploadZipChunk: async ({ archive }) => [
    ['chunk', archive],
    ['chunk_index', '0'],
  ],
};

/** An image that no other archive has, so that something of it is stored. */
async function newArchive(): Promise<File> {
  const content = Buffer.from(await (await someFile()).arrayBuffer());
  return new File([new Uint8Array(rawZip([{ name: 'photo.jpg', content }]))], 'готово.zip');
}

/** A call as those make it so that it succeeds whom it is for. Whoever makes it shows `headers`. */
export async function goodCallBy(portal: Portal, endpoint: Endpoint, things: Things, headers: Record<string, string>): Promise<Got> {
  const { name, method, path, sends } = endpoint;
  const { at = 'photographer', meant = at, body } = samples[name] ?? {};
  const address = path
    .replace(':id', String(things[meant]))
    .replace(':mediaId', String(things.photo))
    .replace(':shareId', String(things.share))
    .replace(':groupId', String(things.group))
    .replace(':imageId', String(things.projectImage))
    // A client downloads what is retouched, a retoucher originals.
    .replace(':photoId', String(headers['authorization'] === `Share ${things.retoucherToken}` ? things.projectImage : things.retouched))
    .replace(':versionId', String(things.nothing))
    .replace(':retouchedId', String(things.retouched))
    .replace(':uploadId', name === 'cancelZipUpload' ? things.cancelledId : things.uploadId);
  const form = sends === 'multipart' ? await formBody((await forms[name]?.(things)) ?? []) : null;
  const json = name === 'attachPhoto' ? { ...body?.(things), file_url: things.fileUrl } : body?.(things);
  return portal.ask(method, address, { body: form?.body ?? json, headers: { ...form?.headers, ...headers } });
}

/** The same by the owner of the things, or with a share of theirs. */
export function goodCall(portal: Portal, endpoint: Endpoint, things: Things, token: string): Promise<Got> {
  return goodCallBy(portal, endpoint, things, { authorization: isByShare(endpoint) ? shareFor(endpoint, things) : `Bearer ${token}` });
}

/** Whether a call names something in its address or in its body. */
export function namesSomething({ name, path }: Endpoint): boolean {
  let isRead = path.includes(':');
  const watched = new Proxy<Partial<Ids>>({}, { get: () => ((isRead = true), 1) });
  samples[name]?.body?.(watched as Ids);
  return isRead;
}

/** One of everything, so that each call of the owner finds what it names. */
export async function makeEverything(portal: Portal, token: string, photographer: number): Promise<Things> {
  const archive = await newArchive();
  const made = { photographer, nothing: 999_999, ...(await makeThings(portal, token)) };
  const ask = async (name: string, address: string) =>
    portal.ask('POST', address, { token, ...(await formBody((await forms[name]?.({ archive })) ?? [])) });
  const zip = `/photographer/orders/${made.project}/images/upload-zip`;
  await ask('uploadZip', zip);
  const [retouched] = answerOf(listRetouched, await portal.ask('GET', `/api/orders/${made.project}/images/retouched`, { token }));
  const begin = async () => answerOf(initializeZipUpload, await ask('initializeZipUpload', `${zip}/initialize`)).uploadId;
  const [uploadId, cancelledId] = [await begin(), await begin()];
  if (uploadId === null || cancelledId === null) throw new Error('The server takes chunks');
  await ask('uploadZipChunk', `${zip}/${uploadId}/chunk`);
  const { url } = answerOf(uploadFile, await ask('uploadFile', '/api/photographer/files'));
  return { ...made, retouched: retouched?.id ?? 0, uploadId, cancelledId, fileUrl: url, archive };
}
