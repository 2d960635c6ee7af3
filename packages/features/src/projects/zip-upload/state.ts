import { type ZipReport, zipLimits } from '@portal/api';
import type { ZipFile, ZipUploadState } from '@portal/ui';
import type { Failure } from './failure.ts';

/** One chunk of 1 MB. `waiting`: it has failed, and waits for its next attempt. */
export interface Chunk {
  phase: 'open' | 'waiting' | 'done';
  /** The current or next attempt, counted from 1. */
  attempt: number;
  /** How much of it has been sent, 0…1. */
  share: number;
}

interface OnWay {
  file: ZipFile;
  /** Never falls, even if something is sent again. */
  percent: number;
}

/** The server reads the archive. */
interface Read {
  work?: Extract<ZipUploadState, { step: 'processing' }>['work'];
  /** How often the server was asked how far it is. Null: it does not say. */
  looks: number | null;
}

/** Sent in one request; `processing` once everything was sent. `wasSent`: also where that was before the connection was lost. */
export type InOneRequest = OnWay & Read & { step: 'uploading' | 'processing'; uploadId: null; wasSent: boolean };

/** `part` is the chunk that is shown: one that is tried again, or the next one. */
export type InChunks = OnWay & {
  step: 'uploading' | 'retrying';
  uploadId: string;
  chunks: readonly Chunk[];
  part: { number: number; total: number };
  attempt: number;
  attempts: number;
  /** That an interrupted upload was resumed. */
  notice: string | undefined;
};

/** All chunks are there. `isWaiting`: the pause before the server assembles them, for the first or another time. */
export type Assembled = OnWay & Read & { step: 'finalizing'; uploadId: string; attempt: number; isWaiting: boolean };

type Sent =
  | (OnWay & { step: 'preparing' })
  | (OnWay & { step: 'initializing'; fingerprint: string | null })
  | InOneRequest
  | InChunks
  | Assembled;

/** An archive that is being uploaded (ledger ZIP-21…31). */
export type Moving =
  | Sent
  /** There is no connection: nothing is requested until it is back. */
  | (OnWay & { step: 'paused'; before: Sent })
  /** The server was asked to cancel; only it knows whether it still can. If it does not answer, the upload continues as before. */
  | (OnWay & { step: 'cancelling'; before: InOneRequest | Assembled; isPaused: boolean });

interface CutShort extends OnWay {
  /** Everything was sent, or the server was asked to assemble it: it may finish, though no client waits. */
  mayBeThere: boolean;
  /** All chunks are there: the same upload is requested again, nothing is sent again. */
  uploadId: string | null;
}

export type Ended =
  /** `isLate`: it should have been cancelled, but was stored already. */
  | (OnWay & { step: 'completed'; report: ZipReport; isFruitless: boolean; isLate: boolean })
  | (CutShort & { step: 'error'; failure: Failure; message: string; isFinal: boolean })
  | (CutShort & { step: 'cancelled' });

/** The state of one archive's upload: that of the dialog, with what the upload needs to go on. */
export type UploadState = Moving | Ended;

/** Whether it has ended, with success or not: nothing is sent any more, and no event changes it. */
export const isOver = (state: UploadState): state is Ended =>
  state.step === 'completed' || state.step === 'error' || state.step === 'cancelled';

/** How many chunks an archive has. */
export const chunkCount = (size: number): number => Math.ceil(size / zipLimits.chunkBytes);

/** Bytes of one chunk, counted from 0: the last one may be short. */
export const chunkSize = (size: number, index: number): number => Math.min(zipLimits.chunkBytes, size - index * zipLimits.chunkBytes);

/** Concurrent chunks. The server accepts them in any order. */
const parallel = 3;

/** The active chunks, by their index. One that waits for its next attempt stays active. */
export function active(chunks: readonly Chunk[]): number[] {
  return chunks.flatMap(({ phase }, index) => (phase === 'done' ? [] : index)).slice(0, parallel);
}

/** Sends the whole archive in one request. */
export const inOneRequest = ({ file, percent }: OnWay): InOneRequest => ({
  file,
  percent,
  step: 'uploading',
  uploadId: null,
  wasSent: false,
  looks: 0,
});

/** Rests, and lets the server assemble the chunks. */
export const assembled = ({ file }: OnWay, uploadId: string, isWaiting: boolean): Assembled => ({
  file,
  percent: zipLimits.finalizePercent,
  step: 'finalizing',
  uploadId,
  attempt: 1,
  isWaiting,
  looks: 0,
});

/** An archive that is about to be sent (ledger ZIP-34, ZIP-35), or whose chunks are all there already, in an upload of this id. */
export function begin(file: ZipFile, uploadId: string | null = null): UploadState {
  const start = { file, percent: 0 };
  if (uploadId !== null) return assembled(start, uploadId, false);
  return file.size > zipLimits.directMaxBytes ? { ...start, step: 'preparing' } : inOneRequest(start);
}
