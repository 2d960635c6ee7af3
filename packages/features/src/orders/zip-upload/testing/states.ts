import { zipLimits } from '@portal/api';
import type { Chunk, UploadState } from '../machine/state.ts';
import { report } from '../../../common/uploads/match-report/testing/report.ts';

export const size = zipLimits.chunkBytes * 6.5;
const onWay = { size, percent: 0, isPaused: false };
/** A chunk of which nothing has been sent. */
export const chunk = (phase: Chunk['phase'], attempt = 1): Chunk => ({ phase, attempt, share: 0 });
const chunks = [chunk('done'), chunk('waiting', 2), chunk('open', 3), ...Array.from({ length: 4 }, () => chunk('open'))];
/** All chunks but the last have arrived. */
export const last = [...Array.from({ length: 6 }, () => chunk('done')), chunk('open')];

/** An upload in each of its states. */
export const states = {
  preparing: { ...onWay, step: 'preparing' },
  initializing: { ...onWay, step: 'initializing', fingerprint: null },
  direct: { ...onWay, step: 'direct', isSent: false, wasSent: false },
  chunks: { ...onWay, step: 'chunks', uploadId: 'u', chunks, resumedAt: null },
  settling: { ...onWay, step: 'settling', uploadId: 'u', attempt: 1 },
  finalizing: { ...onWay, step: 'finalizing', uploadId: 'u', attempt: 1 },
  cancelling: {
    ...onWay,
    percent: 99,
    step: 'cancelling',
    before: { ...onWay, percent: 99, step: 'finalizing', uploadId: 'u', attempt: 2 },
  },
  completed: { size, percent: 100, step: 'completed', report, isLate: false },
  error: { size, percent: 10, step: 'error', failure: { kind: 'other' }, mayBeThere: false, uploadId: null },
  cancelled: { size, percent: 10, step: 'cancelled', mayBeThere: false, uploadId: null },
} satisfies Record<string, UploadState>;
