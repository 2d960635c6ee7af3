import { type ZipProgress, type ZipReport, zipLimits } from '@portal/api';
import { isFruitless } from '../../common/uploads/index.ts';
import { t } from '../texts.ts';
import { type Failure, failureText, isFinal, isLost } from './failure.ts';
import {
  active,
  assembled,
  type Assembled,
  type Chunk,
  chunkCount,
  chunkSize,
  type Ended,
  type InChunks,
  type InOneRequest,
  inOneRequest,
  isOver,
  type Moving,
  type UploadState,
} from './state.ts';

/** Events of an upload. */
export type UploadEvent =
  | { type: 'prepared'; fingerprint: string | null }
  | { type: 'initialized'; uploadId: string | null; uploadedChunks: readonly number[] }
  /** `index` where it is a chunk. */
  | { type: 'progress'; share: number; index?: number | undefined }
  | { type: 'sent'; index: number }
  | { type: 'waited'; index: number }
  | { type: 'settled' }
  /** Undefined: the server does not say. */
  | { type: 'looked'; progress: ZipProgress | null | undefined }
  | { type: 'finished'; report: ZipReport }
  | { type: 'failed'; failure: Failure; index?: number | undefined }
  | { type: 'offline' }
  | { type: 'online' }
  | { type: 'cancel' }
  /** The server has confirmed that it will store nothing. */
  | { type: 'withdrawn' }
  | { type: 'leave' };

const isDirect = (state: Moving): state is InOneRequest => 'wasSent' in state;

/** A single request starts from its beginning, and what the server had read is nothing any more. */
const again = ({ work: _, ...state }: InOneRequest): InOneRequest => ({ ...state, step: 'uploading' });

/** How much has been sent, at most 98 (ledger ZIP-46). */
function percentOf(size: number, chunks: readonly Chunk[]): number {
  const gone = chunks.reduce((sum, { phase, share }, index) => sum + (phase === 'done' ? 1 : share) * chunkSize(size, index), 0);
  return Math.min(zipLimits.chunksPercent, Math.floor((gone / size) * 100));
}

/** Sends the chunks that are not there; once all are done they are assembled. */
function inChunks(state: Moving, uploadId: string, chunks: readonly Chunk[], notice: string | undefined): Moving {
  const { file } = state;
  const done = chunks.filter(({ phase }) => phase === 'done').length;
  if (done === chunks.length) return assembled(state, uploadId, true);
  const retried = active(chunks).find((index) => (chunks[index]?.attempt ?? 1) > 1);
  return {
    file,
    percent: Math.max(state.percent, percentOf(file.size, chunks)),
    step: retried === undefined ? 'uploading' : 'retrying',
    uploadId,
    chunks,
    part: { number: (retried ?? done) + 1, total: chunks.length },
    attempt: chunks[retried ?? -1]?.attempt ?? 1,
    attempts: zipLimits.chunkAttempts,
    notice,
  };
}

function initialized(state: Moving, { uploadId, uploadedChunks }: Extract<UploadEvent, { type: 'initialized' }>): Moving {
  // Chunks do not work here (ledger ZIP-32, ZIP-33).
  if (uploadId === null) return inOneRequest(state);
  const there = new Set(uploadedChunks);
  const chunks = Array.from({ length: chunkCount(state.file.size) }, (_, index): Chunk => {
    return { phase: there.has(index) ? 'done' : 'open', attempt: 1, share: 0 };
  });
  const percent = percentOf(state.file.size, chunks);
  return inChunks(state, uploadId, chunks, percent > 0 ? t('zip.resumed', { percent }) : undefined);
}

/** Changes one chunk, if it is in this phase; everything else stays. */
function ofChunk(state: Moving, index: number | undefined, phase: Chunk['phase'], change: (chunk: Chunk) => Chunk): Moving {
  const chunk = 'chunks' in state && index !== undefined ? state.chunks[index] : undefined;
  if (!('chunks' in state) || index === undefined || chunk?.phase !== phase) return state;
  return inChunks(state, state.uploadId, state.chunks.with(index, change(chunk)), state.notice);
}

function progressed(state: Moving, share: number, index: number | undefined): Moving {
  if (!isDirect(state)) return ofChunk(state, index, 'open', (chunk) => ({ ...chunk, share: Math.min(1, share) }));
  const isSent = share >= 1;
  const percent = Math.max(state.percent, Math.floor(Math.min(1, share) * 100));
  return { ...state, step: isSent ? 'processing' : 'uploading', wasSent: state.wasSent || isSent, percent };
}

/** A failed chunk waits and is retried, or has used up its attempts (ledger CON-39). */
function chunkFailed(state: InChunks, index: number | undefined): UploadState {
  const chunk = state.chunks[index ?? -1];
  if (chunk?.phase === 'open' && chunk.attempt >= zipLimits.chunkAttempts) return failedForGood(state, { kind: 'chunk' });
  return ofChunk(state, index, 'open', ({ attempt }) => ({ phase: 'waiting', attempt: attempt + 1, share: 0 }));
}

function failed(state: Moving, failure: Failure, index: number | undefined): UploadState {
  if (state.step === 'paused') return state;
  // In these cases retrying a chunk is useless.
  if (failure.kind === 'session' || failure.kind === 'unreadable') return failedForGood(state, failure);
  if (state.step === 'cancelling') return isDirect(state.before) ? again(state.before) : state.before;
  if ('chunks' in state) return chunkFailed(state, index);
  if (failure.kind === 'missing' && (state.step === 'initializing' || state.step === 'finalizing')) return inOneRequest(state);
  // Requesting the same upload again gives the same answer, whatever happened to the lost one.
  if (state.step === 'finalizing' && isLost(failure) && state.attempt < zipLimits.chunkAttempts) {
    return { ...state, isWaiting: true, attempt: state.attempt + 1 };
  }
  return failedForGood(state, failure);
}

/** How far the server has read it: matches by name are known before the files are read. Known values stay where there are no new ones. */
function looked(state: Moving, progress: ZipProgress | null | undefined): Moving {
  if (state.step !== 'finalizing' && state.step !== 'processing') return state;
  const looks = progress === undefined || state.looks === null ? null : state.looks + 1;
  if (!progress?.total) return { ...state, looks };
  const { done, total, matched } = progress;
  const work = { done, total, label: t('zip.processed', { done, total }), text: t('zip.matched', { matched, total }) };
  return { ...state, looks, work };
}

function offline(state: Moving): Moving {
  if (state.step === 'paused') return state;
  if (state.step === 'cancelling') return state.isPaused ? state : { ...state, isPaused: true };
  const { file, percent } = state;
  return { file, percent, step: 'paused', before: isDirect(state) ? again(state) : state };
}

function online(state: Moving): Moving {
  if (state.step === 'paused') return state.before;
  return state.step === 'cancelling' && state.isPaused ? { ...state, isPaused: false } : state;
}

/** The server was asked to assemble the chunks. */
const isAsked = (state: Moving): state is Assembled => state.step === 'finalizing' && (!state.isWaiting || state.attempt > 1);

/** Cancelled by the user: nothing of it will be stored. */
const cancelled = ({ file, percent }: Moving): Ended => ({ file, percent, step: 'cancelled', mayBeThere: false, uploadId: null });

/** Cancelled by the user: at once, or, where the server may store it, as soon as the server confirms. */
function cancelling(state: Moving): UploadState {
  if (state.step === 'cancelling') return state;
  const isPaused = state.step === 'paused';
  const before = isPaused ? state.before : state;
  const { file, percent } = state;
  // Of an archive in one request it is unknown whether its last byte has arrived, unless it has waited for a connection from the start.
  const mayBeStored = isAsked(before) || (isDirect(before) && !(isPaused && percent === 0));
  return mayBeStored ? { file, percent, step: 'cancelling', before, isPaused } : cancelled(state);
}

/** Whether the server may have the archive though its answer has not arrived, and how to request it again. */
function leftOf(state: Moving): { mayBeThere: boolean; uploadId: string | null } {
  if ('before' in state) return leftOf(state.before);
  if (isDirect(state)) return { mayBeThere: state.wasSent, uploadId: null };
  return isAsked(state) ? { mayBeThere: true, uploadId: state.uploadId } : { mayBeThere: false, uploadId: null };
}

/** It ends with a failure. After a refusal by the server nothing can be requested again. */
function failedForGood(state: Moving, failure: Failure): Ended {
  const left = isLost(failure) || failure.kind === 'session' ? leftOf(state) : { mayBeThere: false, uploadId: null };
  const { file, percent } = state;
  return { file, percent, step: 'error', failure, message: failureText(failure), isFinal: isFinal(failure), ...left };
}

function finished(state: Moving, report: ZipReport): UploadState {
  if (!isDirect(state) && state.step !== 'finalizing' && state.step !== 'cancelling') return state;
  const isLate = state.step === 'cancelling';
  return { file: state.file, percent: 100, step: 'completed', report, isFruitless: isFruitless(report), isLate };
}

/** The next state of an upload. The same object where nothing has changed. After its end nothing changes any more. */
export function next(state: UploadState, event: UploadEvent): UploadState {
  if (isOver(state)) return state;
  switch (event.type) {
    case 'cancel':
      return cancelling(state);
    case 'withdrawn':
      return state.step === 'cancelling' ? cancelled(state) : state;
    case 'leave':
      // What the server has it may store.
      return { ...cancelled(state), ...leftOf(state) };
    case 'offline':
      return offline(state);
    case 'online':
      return online(state);
    case 'prepared':
      return state.step === 'preparing' ? { ...state, step: 'initializing', fingerprint: event.fingerprint } : state;
    case 'initialized':
      return state.step === 'initializing' ? initialized(state, event) : state;
    case 'progress':
      return progressed(state, event.share, event.index);
    case 'sent':
      return ofChunk(state, event.index, 'open', (chunk) => ({ ...chunk, phase: 'done', share: 1 }));
    case 'waited':
      return ofChunk(state, event.index, 'waiting', (chunk) => ({ ...chunk, phase: 'open' }));
    case 'settled':
      return state.step === 'finalizing' && state.isWaiting ? { ...state, isWaiting: false } : state;
    case 'looked':
      return looked(state, event.progress);
    case 'finished':
      return finished(state, event.report);
    default:
      return failed(state, event.failure, event.index);
  }
}
