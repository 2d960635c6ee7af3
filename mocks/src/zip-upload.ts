import {
  finalizeZipUpload,
  initializeZipUpload,
  Refusal,
  sentences,
  uploadZip,
  uploadZipChunk,
  zipLimits,
  type ZipReport,
} from '@portal/api';
import { zipRefusal } from './archive.ts';
import { mock } from './mock.ts';
import type { Person } from './person.ts';
import { ownProject } from './projects.ts';
import { takeArchive } from './take-archive.ts';
import type { World } from './world.ts';

/** An upload in pieces. */
export interface WorldZipUpload {
  id: string;
  ownerId: number;
  projectId: number;
  filename: string;
  totalSize: number;
  totalChunks: number;
  fingerprint: string | null;
  /** Pieces by their place. */
  chunks: Map<number, Blob>;
  /** What came of it; asking again answers the same. */
  outcome: Promise<ZipReport> | null;
}

const refusal = (field: string, message: string, status = 422) => new Refusal(status, message, { [field]: [message] });

function uploadOf(world: World, actor: Person, { id, uploadId }: { id: number; uploadId: string }): WorldZipUpload {
  const upload = world.zipUploads.find((one) => one.id === uploadId && one.projectId === id && one.ownerId === actor.id);
  if (!upload) throw new Refusal(404, sentences.zipUploadNotFound);
  return upload;
}

/** Every piece is of the full size but the last. */
const chunkBytes = ({ totalSize }: WorldZipUpload, index: number) =>
  Math.min(zipLimits.chunkBytes, totalSize - index * zipLimits.chunkBytes);

export const zipUpload = [
  mock(uploadZip, ({ params, body: { zip_file: file } }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    if (!(file instanceof File)) throw zipRefusal(sentences.zipMissing);
    if (file.size === 0) throw zipRefusal(sentences.zipEmpty);
    if (file.size > zipLimits.maxBytes) throw zipRefusal(sentences.zipSize, 413);
    return takeArchive(world, project, file);
  }),

  mock(initializeZipUpload, ({ params, body }, { world, actor }) => {
    const { id: projectId } = ownProject(world, actor, params.id);
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
    const upload = uploadOf(world, actor, params);
    if (upload.outcome) return upload.outcome;
    if (body.totalChunks !== upload.totalChunks) throw refusal('total_chunks', sentences.zipPlan);
    if (upload.chunks.size < upload.totalChunks) throw refusal('uploaded_chunks', sentences.zipChunksMissing, 409);
    const chunks = [...upload.chunks].toSorted(([one], [other]) => one - other).map(([, chunk]) => chunk);
    upload.outcome = takeArchive(world, ownProject(world, actor, params.id), new Blob(chunks));
    return upload.outcome;
  }),
];
