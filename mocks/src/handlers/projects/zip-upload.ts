import {
  cancelZipUpload,
  finalizeZipUpload,
  getZipUpload,
  initializeZipUpload,
  isUploadId,
  Refusal,
  sentences,
  uploadZip,
  uploadZipChunk,
  zipLimits,
  type ZipReport,
} from '@portal/api';
import { zipRefusal } from '../../world/archive.ts';
import { mock } from '../mock.ts';
import type { Person } from '../../world/person.ts';
import { ownProject } from './projects.ts';
import { takeArchive } from './take-archive.ts';
import type { World, WorldWholeZip, WorldZipUpload } from '../../world/world.ts';

const refusal = (field: string, message: string, status = 422) => new Refusal(status, message, { [field]: [message] });

const noUpload = () => new Refusal(404, sentences.zipUploadNotFound);

interface Named {
  id: number;
  uploadId: string;
}

const isOwn =
  (actor: Person, { id, uploadId }: Named) =>
  (one: WorldWholeZip | WorldZipUpload) =>
    one.id === uploadId && one.projectId === id && one.ownerId === actor.id;

function uploadOf(world: World, actor: Person, named: Named): WorldZipUpload {
  const upload = world.zipUploads.find(isOwn(actor, named));
  if (!upload) throw noUpload();
  return upload;
}

/** The result of a cancelled upload. */
function cancelled(): Promise<ZipReport> {
  const outcome = Promise.reject<ZipReport>(new Refusal(409, sentences.zipCancelled));
  // The result may never be requested.
  outcome.catch(() => undefined);
  return outcome;
}

/** Every chunk but the last has the full size. */
const chunkBytes = ({ totalSize }: WorldZipUpload, index: number) =>
  Math.min(zipLimits.chunkBytes, totalSize - index * zipLimits.chunkBytes);

export const zipUpload = [
  mock(uploadZip, ({ params, body: { zip_file: file, uploadId, isReviewFirst } }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    if (!(file instanceof File)) throw zipRefusal(sentences.zipMissing);
    if (file.size === 0) throw zipRefusal(sentences.zipEmpty);
    if (file.size > zipLimits.maxBytes) throw zipRefusal(sentences.zipSize, 413);
    if (uploadId === undefined) return takeArchive(world, project, file, !isReviewFirst);
    const before = world.wholeZips.find(isOwn(actor, { ...params, uploadId }));
    if (before) return before.outcome;
    const outcome = takeArchive(world, project, file, !isReviewFirst);
    world.wholeZips.push({ id: uploadId, ownerId: actor.id, projectId: project.id, outcome });
    return outcome;
  }),

  mock(initializeZipUpload, ({ params, body }, { world, actor }) => {
    const { id: projectId } = ownProject(world, actor, params.id);
    if (body.totalSize > zipLimits.maxBytes) throw refusal('total_size', sentences.zipSize, 413);
    if (body.totalChunks !== Math.ceil(body.totalSize / zipLimits.chunkBytes)) throw refusal('total_chunks', sentences.zipPlan);
    const before = world.zipUploads.find(
      ({ ownerId, outcome, ...upload }) =>
        body.fingerprint !== null &&
        ownerId === actor.id &&
        upload.projectId === projectId &&
        outcome === null &&
        upload.fingerprint === body.fingerprint &&
        upload.totalSize === body.totalSize &&
        upload.filename === body.filename,
    );
    if (before) before.isReviewFirst = body.isReviewFirst;
    if (before) return { uploadId: before.id, uploadedChunks: [...before.chunks.keys()].toSorted((one, other) => one - other) };
    const id = `upload-${world.nextId()}-`.padEnd(43, '0');
    world.zipUploads.push({ ...body, id, ownerId: actor.id, projectId, chunks: new Map(), outcome: null });
    return { uploadId: id, uploadedChunks: [] };
  }),

  mock(uploadZipChunk, ({ params, body }, { world, actor }) => {
    const upload = uploadOf(world, actor, params);
    if (!(body.chunk instanceof File)) throw refusal('chunk', sentences.zipChunkMissing);
    if (body.index >= upload.totalChunks) throw refusal('chunk_index', sentences.zipChunkIndex);
    if (body.chunk.size !== chunkBytes(upload, body.index)) throw refusal('chunk', sentences.zipChunkSize);
    if (!upload.chunks.has(body.index)) upload.chunks.set(body.index, body.chunk);
    return { message: sentences.done };
  }),

  mock(finalizeZipUpload, ({ params, body }, { world, actor }) => {
    const whole = world.wholeZips.find(isOwn(actor, params));
    if (whole) return whole.outcome;
    const upload = uploadOf(world, actor, params);
    if (upload.outcome) return upload.outcome;
    if (body.totalChunks !== upload.totalChunks) throw refusal('total_chunks', sentences.zipPlan);
    if (upload.chunks.size < upload.totalChunks) throw refusal('uploaded_chunks', sentences.zipChunksMissing, 409);
    const chunks = [...upload.chunks].toSorted(([one], [other]) => one - other).map(([, chunk]) => chunk);
    upload.outcome = takeArchive(world, ownProject(world, actor, params.id), new Blob(chunks), !upload.isReviewFirst);
    return upload.outcome;
  }),

  mock(getZipUpload, ({ params }, { world, actor }) => {
    if (![...world.zipUploads, ...world.wholeZips].some(isOwn(actor, params))) throw noUpload();
    // Read within the request that asks for it.
    return { progress: null };
  }),

  mock(cancelZipUpload, async ({ params }, { world, actor }) => {
    const { id: projectId } = ownProject(world, actor, params.id);
    const all = [...world.zipUploads, ...world.wholeZips];
    const upload = all.find(isOwn(actor, params));
    if (!upload && (!isUploadId(params.uploadId) || all.some(({ id }) => id === params.uploadId))) throw noUpload();
    const isStored = upload?.outcome?.then(() => true).catch(() => false);
    if (isStored && (await isStored)) throw new Refusal(409, sentences.zipTooLateToCancel);
    if (upload) upload.outcome ??= cancelled();
    else world.wholeZips.push({ id: params.uploadId, ownerId: actor.id, projectId, outcome: cancelled() });
    return { message: sentences.zipCancelled };
  }),
];
