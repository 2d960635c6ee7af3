import {
  cancelZipUpload,
  type Client,
  finalizeZipUpload,
  getZipUpload,
  initializeZipUpload,
  RequestError,
  uploadZip,
  uploadZipChunk,
  zipLimits,
} from '@portal/api';
import { type Archive, fingerprintOf } from '../../common/uploads/index.ts';
import type { UploadEvent } from './next.ts';
import { active, chunkCount, chunkSize, type InChunks, type UploadState } from './state.ts';

/** Something to do for an upload: a request, or a pause. */
export type Job =
  | { kind: 'prepare' }
  | { kind: 'initialize'; fingerprint: string | null }
  | { kind: 'direct' }
  | { kind: 'chunk'; uploadId: string; index: number; attempt: number }
  | { kind: 'wait'; index: number; milliseconds: number }
  | { kind: 'settle'; milliseconds: number }
  | { kind: 'finalize'; uploadId: string }
  /** Requests how far the server has read it. Null: for an archive in one request. */
  | { kind: 'look'; uploadId: string | null; count: number; milliseconds: number }
  /** Null: for an archive in one request. */
  | { kind: 'cancel'; uploadId: string | null };

function ofChunks({ uploadId, chunks }: InChunks): Job[] {
  return active(chunks).flatMap((index): Job[] => {
    const chunk = chunks[index];
    if (!chunk) return [];
    const { phase, attempt } = chunk;
    if (phase === 'waiting') return [{ kind: 'wait', index, milliseconds: zipLimits.retryDelayMs * (attempt - 1) }];
    return [{ kind: 'chunk', uploadId, index, attempt }];
  });
}

/** Milliseconds before the chunks are assembled; before another attempt, as long as for a chunk. */
const pauseBefore = (attempt: number) => (attempt === 1 ? zipLimits.beforeFinalizeMs : zipLimits.retryDelayMs * (attempt - 1));

/** Milliseconds between two requests for how far the server has read. */
const lookMs = 1_000;

const lookFor = ({ uploadId, looks }: { uploadId: string | null; looks: number | null }): Job[] =>
  looks === null ? [] : [{ kind: 'look', uploadId, count: looks, milliseconds: lookMs }];

/** What has to be done in a state. Running jobs that are not in the list have to be stopped: after an end, or offline, that is all of them. */
export function jobsOf(state: UploadState): Job[] {
  switch (state.step) {
    case 'preparing':
      return [{ kind: 'prepare' }];
    case 'initializing':
      return [{ kind: 'initialize', fingerprint: state.fingerprint }];
    case 'uploading':
    case 'retrying':
      return state.uploadId === null ? [{ kind: 'direct' }] : ofChunks(state);
    case 'processing':
      return [{ kind: 'direct' }, ...lookFor(state)];
    case 'finalizing':
      if (state.isWaiting) return [{ kind: 'settle', milliseconds: pauseBefore(state.attempt) }];
      return [{ kind: 'finalize', uploadId: state.uploadId }, ...lookFor(state)];
    case 'cancelling':
      return state.isPaused ? [] : [{ kind: 'cancel', uploadId: state.before.uploadId }];
    default:
      return [];
  }
}

interface ArchiveUpload {
  call: Client;
  projectId: number;
  archive: Pick<Archive, 'size' | 'sources' | 'open'>;
  /** The photos wait until the photographer shows them to clients. */
  isReviewFirst: boolean;
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const clock = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => clearTimeout(clock));
  });

/** A browser that cannot read a file any more reports a network failure: reading one byte distinguishes the two. Throws why a file cannot be read. */
async function readableOrThrow(sources: readonly File[], error: unknown): Promise<void> {
  if (error instanceof RequestError && error.kind === 'network') for (const file of sources) await file.slice(0, 1).arrayBuffer();
}

/** A random id, by which an archive sent in one request can be cancelled. */
const newUploadId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(22)), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(1);

/** The server has stored it already. */
const isTooLate = (error: unknown) => error instanceof RequestError && error.status === 409;

function sliceOf(file: File, index: number): Blob {
  const start = index * zipLimits.chunkBytes;
  return file.slice(start, start + chunkSize(file.size, index));
}

/** Does one job of an upload: each request with its own timeout (ledger ZIP-42…45). */
export function performFor({ call, projectId: id, archive, isReviewFirst }: ArchiveUpload) {
  const totalChunks = chunkCount(archive.size);
  const wholeId = newUploadId();
  const finalize = async (uploadId: string, signal: AbortSignal): Promise<UploadEvent> => {
    const body = { totalChunks, uploadedChunks: Array.from({ length: totalChunks }, (_, index) => index) };
    const options = { signal, timeoutMs: zipLimits.finalizeTimeoutMs };
    return { type: 'finished', report: await call(finalizeZipUpload, { params: { id, uploadId }, body }, options) };
  };
  const perform = async (job: Job, signal: AbortSignal, onProgress: (share: number) => void): Promise<UploadEvent> => {
    switch (job.kind) {
      case 'prepare':
        return { type: 'prepared', fingerprint: await fingerprintOf(await archive.open()) };
      case 'direct': {
        const options = { signal, onProgress, timeoutMs: zipLimits.directTimeoutMs };
        const body = { zip_file: await archive.open(), uploadId: wholeId, isReviewFirst };
        return { type: 'finished', report: await call(uploadZip, { params: { id }, body }, options) };
      }
      case 'initialize': {
        const { name, size } = await archive.open();
        const body = { filename: name, totalSize: size, totalChunks, fingerprint: job.fingerprint, isReviewFirst };
        const initialized = await call(initializeZipUpload, { params: { id }, body }, { signal, timeoutMs: zipLimits.initializeTimeoutMs });
        return { type: 'initialized', ...initialized };
      }
      case 'chunk': {
        const { uploadId, index } = job;
        const body = { chunk: sliceOf(await archive.open(), index), index };
        await call(uploadZipChunk, { params: { id, uploadId }, body }, { signal, onProgress, timeoutMs: zipLimits.chunkTimeoutMs });
        return { type: 'sent', index };
      }
      case 'wait':
        await pause(job.milliseconds, signal);
        return { type: 'waited', index: job.index };
      case 'settle':
        await pause(job.milliseconds, signal);
        return { type: 'settled' };
      case 'look': {
        await pause(job.milliseconds, signal);
        const params = { id, uploadId: job.uploadId ?? wholeId };
        // If this request fails, the upload continues.
        const found = await call(getZipUpload, { params }, { signal }).catch(() => undefined);
        return { type: 'looked', progress: found?.progress };
      }
      case 'cancel': {
        const uploadId = job.uploadId ?? wholeId;
        try {
          await call(cancelZipUpload, { params: { id, uploadId } }, { signal });
          return { type: 'withdrawn' };
        } catch (error) {
          if (!isTooLate(error)) throw error;
          return finalize(uploadId, signal);
        }
      }
      default:
        return finalize(job.uploadId, signal);
    }
  };
  return async (...args: Parameters<typeof perform>): Promise<UploadEvent> => {
    try {
      return await perform(...args);
    } catch (error) {
      await readableOrThrow(archive.sources, error);
      throw error;
    }
  };
}
