import { zipLimits } from '@portal/api';
import type { Piece, UploadState } from '../state.ts';
import { report } from './server.ts';

export const size = zipLimits.chunkBytes * 6.5;
const onWay = { size, percent: 0, isPaused: false };
/** A piece of which nothing has gone. */
export const piece = (phase: Piece['phase'], attempt = 1): Piece => ({ phase, attempt, share: 0 });
const pieces = [piece('done'), piece('waiting', 2), piece('open', 3), ...Array.from({ length: 4 }, () => piece('open'))];
/** All pieces but the last have arrived. */
export const last = [...Array.from({ length: 6 }, () => piece('done')), piece('open')];

/** An upload in each of its states. */
export const states = {
  preparing: { ...onWay, step: 'preparing' },
  initializing: { ...onWay, step: 'initializing', fingerprint: null },
  direct: { ...onWay, step: 'direct', isSent: false, wasSent: false },
  pieces: { ...onWay, step: 'pieces', uploadId: 'u', pieces, resumedAt: null },
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
