import { type StartedUpload, Refusal, sentences, zipLimits } from '@portal/api';
import type { Context } from '../../routing/context.ts';
import { fieldRefusal } from '../../http/uploads/uploads.ts';
import type { PlainFile } from '../../http/uploads/upload-rules.ts';
import { newFileKey } from '../../platform/files/file-key.ts';
import { newToken } from '../../platform/tokens.ts';
import type { Actor } from '../../routing/caller.ts';
import { requireProject } from '../project-images/service.ts';
import * as repository from './repository.ts';

/** The parameters of the address. */
export interface AboutUpload {
  params: { id: number; uploadId: string };
}

interface Plan {
  params: { id: number };
  body: { filename: string; totalSize: number; totalChunks: number; fingerprint: string | null; isReviewFirst?: boolean | undefined };
}

/** Starts an upload, or continues an interrupted one of the same archive. */
export async function initialize(context: Context, actor: Actor, requested: Plan): Promise<StartedUpload> {
  const { db, clock } = context;
  const place = await requireProject(context, actor, requested);
  const { filename, totalSize, totalChunks, fingerprint, isReviewFirst = false } = requested.body;
  if (totalSize > zipLimits.maxBytes) throw fieldRefusal(413, 'total_size', sentences.zipSize);
  if (totalChunks !== Math.ceil(totalSize / zipLimits.chunkBytes)) throw fieldRefusal(422, 'total_chunks', sentences.zipPlan);
  const upload = {
    filename,
    total_size: totalSize,
    total_chunks: totalChunks,
    fingerprint: fingerprint ?? '',
    is_review_first: isReviewFirst,
  };
  const uploadId = await repository.beginUpload(db, place, { ...upload, id: newToken() }, clock.now());
  context.removePendingFiles();
  const chunks = await repository.selectChunks(db, uploadId);
  return { uploadId, uploadedChunks: chunks.map(({ index }) => index) };
}

/** The caller's upload, by the secret that its start answered. */
export async function requireUpload(context: Context, actor: Actor, requested: AboutUpload): Promise<repository.UploadRow> {
  const place = { photographerId: actor.userId, projectId: requested.params.id };
  const upload = await repository.findUpload(context.db, place, requested.params.uploadId, context.clock.now());
  if (!upload) throw uploadNotFound();
  return upload;
}

const uploadNotFound = () => new Refusal(404, sentences.zipUploadNotFound);

/** Stores a chunk. Each is a file of the storage, so that any process can take it and none is lost by a restart. */
export async function takeChunk(
  context: Context,
  actor: Actor,
  requested: AboutUpload & { body: { chunk: PlainFile; index: number } },
): Promise<{ message: string }> {
  const { db, files } = context;
  const upload = await requireUpload(context, actor, requested);
  const { chunk: file, index } = requested.body;
  if (index >= upload.total_chunks) throw fieldRefusal(422, 'chunk_index', sentences.zipChunkIndex);
  if (file.bytes !== chunkBytes(upload, index)) throw fieldRefusal(422, 'chunk', sentences.zipChunkSize);
  // The archive has been read already: a late chunk changes nothing.
  if (upload.outcome !== null) return { message: sentences.done };
  const key = newFileKey('chunks', 'part');
  await files.adopt(key, file.path);
  const isNew = await repository.insertChunk(db, upload.id, index, key);
  if (isNew !== true) await files.remove(key);
  // The archive has been read meanwhile, or the upload deleted.
  if (isNew === null) await requireUpload(context, actor, requested);
  return { message: sentences.done };
}

/** Every chunk is of the full size except the last. */
export function chunkBytes({ total_size, total_chunks }: repository.UploadRow, index: number): number {
  return index < total_chunks - 1 ? zipLimits.chunkBytes : total_size - zipLimits.chunkBytes * (total_chunks - 1);
}
