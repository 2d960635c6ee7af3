import { type ZipProgress, type ZipReport, zipLimits } from '@portal/api';
import { type Failure, isLost } from '../failure.ts';
import { cancelled, cancelling, failedForGood, goingOn, left } from '../end.ts';
import { afterFailure, percentOf, chunksOf } from './chunks.ts';
import { isOver, type Moving, type Chunk, type UploadState } from './state.ts';

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

type Chunks = Extract<Moving, { step: 'chunks' }>;

const onWay = ({ size, percent, isPaused }: Moving) => ({ size, percent, isPaused });

/** Continues with the whole archive in one request, because chunks do not work here (ledger ZIP-32, ZIP-33). */
const direct = (state: Moving): Moving => ({ ...onWay(state), step: 'direct', isSent: false, wasSent: false });

/** Replaces one chunk; once all are done they are assembled. */
function withChunk(state: Chunks, index: number, chunk: Chunk): Moving {
  const chunks = state.chunks.map((one, at) => (at === index ? chunk : one));
  return settleWhenDone({ ...state, chunks, percent: Math.max(state.percent, percentOf(state.size, chunks)) });
}

function settleWhenDone(state: Chunks): Moving {
  if (state.chunks.some(({ phase }) => phase !== 'done')) return state;
  return { ...onWay(state), step: 'settling', uploadId: state.uploadId, attempt: 1, percent: zipLimits.finalizePercent };
}

function initialized(state: Moving, { uploadId, uploadedChunks }: Extract<UploadEvent, { type: 'initialized' }>): UploadState {
  if (uploadId === null) return direct(state);
  const chunks = chunksOf(state.size, uploadedChunks);
  const there = percentOf(state.size, chunks);
  const percent = Math.max(state.percent, there);
  return settleWhenDone({ ...onWay(state), step: 'chunks', uploadId, chunks, percent, resumedAt: there > 0 ? there : null });
}

function progressed(state: Moving, share: number, index: number | undefined): UploadState {
  if (state.step === 'direct') {
    const isSent = share >= 1;
    return { ...state, isSent, wasSent: state.wasSent || isSent, percent: Math.max(state.percent, Math.floor(Math.min(1, share) * 100)) };
  }
  const chunk = state.step === 'chunks' && index !== undefined ? state.chunks[index] : undefined;
  if (state.step !== 'chunks' || index === undefined || chunk?.phase !== 'open') return state;
  return withChunk(state, index, { ...chunk, share: Math.min(1, share) });
}

/** Changes one chunk, if it is in this phase; everything else stays. */
function ofChunk(state: Moving, index: number | undefined, phase: Chunk['phase'], change: (chunk: Chunk) => Chunk | null): UploadState {
  const chunk = state.step === 'chunks' && index !== undefined ? state.chunks[index] : undefined;
  if (state.step !== 'chunks' || index === undefined || chunk?.phase !== phase) return state;
  const changed = change(chunk);
  return changed ? withChunk(state, index, changed) : failedForGood(state, { kind: 'chunk' });
}

function failed(state: Moving, failure: Failure, index: number | undefined): UploadState {
  // In these cases retrying a chunk is useless.
  if (failure.kind === 'session' || failure.kind === 'unreadable') return failedForGood(state, failure);
  if (state.step === 'cancelling') return goingOn(state);
  if (state.step === 'chunks') return ofChunk(state, index, 'open', afterFailure);
  const isChunked = state.step === 'initializing' || state.step === 'finalizing';
  if (failure.kind === 'missing' && isChunked) return direct(state);
  // Requesting the same upload again gives the same answer, whatever happened to the lost one.
  if (state.step === 'finalizing' && isLost(failure) && state.attempt < zipLimits.chunkAttempts) {
    return { ...state, step: 'settling', attempt: state.attempt + 1 };
  }
  return failedForGood(state, failure);
}

/** Known values stay where there are no new ones. */
function looked(state: Moving, progress: ZipProgress | null | undefined): UploadState {
  if (state.step !== 'finalizing' && state.step !== 'direct') return state;
  const { count, progress: before } = state.look ?? { count: 0, progress: null };
  return { ...state, look: { count: count + 1, progress: progress ?? before, hasFailed: progress === undefined } };
}

/** Without a connection everything pauses; an archive in one request starts again. */
function connected(state: Moving, isConnected: boolean): UploadState {
  if (isConnected !== state.isPaused) return state;
  const after = { ...state, isPaused: !isConnected };
  return after.step === 'direct' ? { ...after, isSent: false } : after;
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
      return left(state);
    case 'offline':
    case 'online':
      return connected(state, event.type === 'online');
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
      return state.step === 'settling' ? { ...state, step: 'finalizing' } : state;
    case 'looked':
      return looked(state, event.progress);
    case 'finished':
      return state.step === 'direct' || state.step === 'finalizing' || state.step === 'cancelling'
        ? { size: state.size, percent: 100, step: 'completed', report: event.report, isLate: state.step === 'cancelling' }
        : state;
    default:
      return failed(state, event.failure, event.index);
  }
}
