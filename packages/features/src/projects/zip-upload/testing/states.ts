import { zipLimits } from '@portal/api';
import { report } from '../../../common/uploads/match-report/testing/report.ts';
import type { Assembled, Chunk, InChunks, InOneRequest, UploadState } from '../state.ts';

/** An archive of seven chunks, the last of half a size. */
export const file = { name: 'ретушь.zip', size: zipLimits.chunkBytes * 6.5 };
const onWay = { file, percent: 0 };
/** A chunk of which nothing has been sent. */
export const chunk = (phase: Chunk['phase'], attempt = 1): Chunk => ({ phase, attempt, share: 0 });
const several = (count: number, phase: Chunk['phase']) => Array.from({ length: count }, () => chunk(phase));

const whole: InOneRequest = { ...onWay, step: 'uploading', uploadId: null, wasSent: false, looks: 0 };
const processing: InOneRequest = { ...whole, percent: 100, step: 'processing', wasSent: true };
const finalizing: Assembled = { ...onWay, percent: 99, step: 'finalizing', uploadId: 'u', attempt: 1, isWaiting: false, looks: 0 };
const chunks: InChunks = {
  ...onWay,
  step: 'retrying',
  uploadId: 'u',
  chunks: [chunk('done'), chunk('waiting', 2), chunk('open', 3), ...several(4, 'open')],
  part: { number: 2, total: 7 },
  attempt: 2,
  attempts: 3,
  notice: undefined,
};

/** An upload in each of its states. */
export const states = {
  preparing: { ...onWay, step: 'preparing' },
  initializing: { ...onWay, step: 'initializing', fingerprint: null },
  whole,
  processing,
  chunks,
  /** All chunks but the last have arrived. */
  last: { ...chunks, step: 'uploading', percent: 98, attempt: 1, chunks: [...several(6, 'done'), chunk('open')] },
  settling: { ...finalizing, isWaiting: true },
  finalizing,
  settlingAgain: { ...finalizing, isWaiting: true, attempt: 2 },
  lastAttempt: { ...finalizing, attempt: 3 },
  paused: { ...onWay, step: 'paused', before: chunks },
  pausedWhole: { ...onWay, step: 'paused', before: whole },
  pausedProcessing: { ...onWay, percent: 100, step: 'paused', before: { ...processing, step: 'uploading' } },
  cancelling: { ...onWay, percent: 99, step: 'cancelling', before: finalizing, isPaused: false },
  cancellingPaused: { ...onWay, percent: 100, step: 'cancelling', before: processing, isPaused: true },
  completed: { file, percent: 100, step: 'completed', report, isFruitless: false, isLate: false },
  error: { ...onWay, step: 'error', failure: { kind: 'other' }, message: '', isFinal: false, mayBeThere: false, uploadId: null },
  cancelled: { ...onWay, step: 'cancelled', mayBeThere: false, uploadId: null },
} satisfies Record<string, UploadState>;
