import { type ZipProgress, type ZipReport, zipLimits } from '@portal/api';
import type { Failure } from '../failure.ts';

/** One chunk of 1 MB. `waiting`: it has failed, and waits for its next attempt. */
export interface Chunk {
  phase: 'open' | 'waiting' | 'done';
  /** The current or next attempt, counted from 1. */
  attempt: number;
  /** How much of it has been sent, 0…1. */
  share: number;
}

interface OnWay {
  /** Bytes of the archive. */
  size: number;
  /** Never falls, even if something is sent again. */
  percent: number;
  /** There is no connection: nothing is requested until it is back. */
  isPaused: boolean;
}

/** The progress of the server's read, which is requested repeatedly while it lasts. */
export interface Look {
  /** How often it was requested. */
  count: number;
  progress: ZipProgress | null;
  /** The server does not report it: it is not requested any more. */
  hasFailed: boolean;
}

/** An archive that is being uploaded, in one request (`direct`) or in chunks (ledger ZIP-21…31). */
export type Moving =
  | (OnWay & { step: 'preparing' })
  | (OnWay & { step: 'initializing'; fingerprint: string | null })
  /** `isSent`: everything was sent, the server is reading it. `wasSent`: that was the case before the connection was lost. */
  | (OnWay & { step: 'direct'; isSent: boolean; wasSent: boolean; look?: Look })
  /** `resumedAt`: percent that the server had already, when an interrupted upload is resumed. */
  | (OnWay & { step: 'chunks'; uploadId: string; chunks: readonly Chunk[]; resumedAt: number | null })
  /** All chunks are there; the pause before they are assembled, for the first or another time. */
  | (OnWay & { step: 'settling'; uploadId: string; attempt: number })
  | (OnWay & { step: 'finalizing'; uploadId: string; attempt: number; look?: Look })
  /** The server was asked to cancel; only it knows whether it still can. If it does not answer, the upload continues as before. */
  | (OnWay & { step: 'cancelling'; before: Storable });

/** The server may store the archive, whether the client waits for its answer or not. */
export type Storable = Extract<Moving, { step: 'direct' | 'settling' | 'finalizing' }>;

interface Over {
  size: number;
  percent: number;
}

export interface CutShort extends Over {
  /** Everything was sent, or the server was asked to assemble it: it may finish, though no client waits. */
  mayBeThere: boolean;
  /** All chunks are there: the same upload is requested again, nothing is sent again. */
  uploadId: string | null;
}

export type Ended =
  /** `isLate`: it should have been cancelled, but was stored already. */
  | (Over & { step: 'completed'; report: ZipReport; isLate: boolean })
  | (CutShort & { step: 'error'; failure: Failure })
  | (CutShort & { step: 'cancelled' });

/** The state of one archive's upload. */
export type UploadState = Moving | Ended;

/** Whether it has ended, with success or not: nothing is sent any more, and no event changes it. */
export const isOver = (state: UploadState): state is Ended =>
  state.step === 'completed' || state.step === 'error' || state.step === 'cancelled';

/** How many chunks an archive has. */
export const chunkCount = (size: number): number => Math.ceil(size / zipLimits.chunkBytes);

/** Bytes of one chunk, counted from 0: the last one may be short. */
export const chunkSize = (size: number, index: number): number => Math.min(zipLimits.chunkBytes, size - index * zipLimits.chunkBytes);

/** An archive that is about to be sent (ledger ZIP-34, ZIP-35), or whose chunks are all there already, in an upload of this id. */
export function begin(size: number, uploadId: string | null = null): UploadState {
  const start = { size, percent: 0, isPaused: false };
  if (uploadId !== null) return { ...start, percent: zipLimits.finalizePercent, step: 'finalizing', uploadId, attempt: 1 };
  return size > zipLimits.directMaxBytes ? { ...start, step: 'preparing' } : { ...start, step: 'direct', isSent: false, wasSent: false };
}
