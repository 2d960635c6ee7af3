import { type ZipReport, zipLimits } from '@portal/api';
import { type Failure, isLost } from './failure.ts';
import { cancelled, cancelling, failedForGood, goingOn, left } from './end.ts';
import { afterFailure, percentOf, piecesOf } from './pieces.ts';
import { isOver, type Moving, type Piece, type UploadState } from './state.ts';

/** What may happen to an upload. */
export type UploadEvent =
  | { type: 'prepared'; fingerprint: string | null }
  | { type: 'begun'; uploadId: string | null; uploadedChunks: readonly number[] }
  /** `index` where it is a piece. */
  | { type: 'progress'; share: number; index?: number | undefined }
  | { type: 'sent'; index: number }
  | { type: 'waited'; index: number }
  | { type: 'settled' }
  | { type: 'finished'; report: ZipReport }
  | { type: 'failed'; failure: Failure; index?: number | undefined }
  | { type: 'offline' }
  | { type: 'online' }
  | { type: 'cancel' }
  /** The server has said that it will store nothing. */
  | { type: 'withdrawn' }
  | { type: 'leave' };

type Pieces = Extract<Moving, { step: 'pieces' }>;

const onWay = ({ size, percent, isPaused }: Moving) => ({ size, percent, isPaused });

/** The whole archive at once, because pieces do not work here (ledger ZIP-32, ZIP-33). */
const direct = (state: Moving): Moving => ({ ...onWay(state), step: 'direct', isSent: false, wasSent: false });

/** One piece is another; once all are done they are put together. */
function withPiece(state: Pieces, index: number, piece: Piece): Moving {
  const pieces = state.pieces.map((one, at) => (at === index ? piece : one));
  return settleWhenDone({ ...state, pieces, percent: Math.max(state.percent, percentOf(state.size, pieces)) });
}

function settleWhenDone(state: Pieces): Moving {
  if (state.pieces.some(({ phase }) => phase !== 'done')) return state;
  return { ...onWay(state), step: 'settling', uploadId: state.uploadId, attempt: 1, percent: zipLimits.finalizePercent };
}

function begun(state: Moving, { uploadId, uploadedChunks }: Extract<UploadEvent, { type: 'begun' }>): UploadState {
  if (uploadId === null) return direct(state);
  const pieces = piecesOf(state.size, uploadedChunks);
  const there = percentOf(state.size, pieces);
  const percent = Math.max(state.percent, there);
  return settleWhenDone({ ...onWay(state), step: 'pieces', uploadId, pieces, percent, resumedAt: there > 0 ? there : null });
}

function progressed(state: Moving, share: number, index: number | undefined): UploadState {
  if (state.step === 'direct') {
    const isSent = share >= 1;
    return { ...state, isSent, wasSent: state.wasSent || isSent, percent: Math.max(state.percent, Math.floor(Math.min(1, share) * 100)) };
  }
  const piece = state.step === 'pieces' && index !== undefined ? state.pieces[index] : undefined;
  if (state.step !== 'pieces' || index === undefined || piece?.phase !== 'open') return state;
  return withPiece(state, index, { ...piece, share: Math.min(1, share) });
}

/** One piece, where its phase is this; everything else stays. */
function ofPiece(state: Moving, index: number | undefined, phase: Piece['phase'], change: (piece: Piece) => Piece | null): UploadState {
  const piece = state.step === 'pieces' && index !== undefined ? state.pieces[index] : undefined;
  if (state.step !== 'pieces' || index === undefined || piece?.phase !== phase) return state;
  const changed = change(piece);
  return changed ? withPiece(state, index, changed) : failedForGood(state, { kind: 'piece' });
}

function failed(state: Moving, failure: Failure, index: number | undefined): UploadState {
  // Trying a piece again helps neither the one nor the other.
  if (failure.kind === 'session' || failure.kind === 'unreadable') return failedForGood(state, failure);
  if (state.step === 'cancelling') return goingOn(state);
  if (state.step === 'pieces') return ofPiece(state, index, 'open', afterFailure);
  const isOfPieces = state.step === 'initializing' || state.step === 'finalizing';
  if (failure.kind === 'missing' && isOfPieces) return direct(state);
  // The same upload asked again answers the same, whatever became of the answer that was lost.
  if (state.step === 'finalizing' && isLost(failure) && state.attempt < zipLimits.chunkAttempts) {
    return { ...state, step: 'settling', attempt: state.attempt + 1 };
  }
  return failedForGood(state, failure);
}

/** Without a connection everything rests; what was sent at once goes again from its beginning. */
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
    case 'begun':
      return state.step === 'initializing' ? begun(state, event) : state;
    case 'progress':
      return progressed(state, event.share, event.index);
    case 'sent':
      return ofPiece(state, event.index, 'open', (piece) => ({ ...piece, phase: 'done', share: 1 }));
    case 'waited':
      return ofPiece(state, event.index, 'waiting', (piece) => ({ ...piece, phase: 'open' }));
    case 'settled':
      return state.step === 'settling' ? { ...state, step: 'finalizing' } : state;
    case 'finished':
      return state.step === 'direct' || state.step === 'finalizing' || state.step === 'cancelling'
        ? { size: state.size, percent: 100, step: 'completed', report: event.report, isLate: state.step === 'cancelling' }
        : state;
    default:
      return failed(state, event.failure, event.index);
  }
}
