import { type Failure, isLost } from './failure.ts';
import type { Ended, Moving } from './state.ts';

/** The server has been asked to put all pieces together. */
const isAsked = (state: Moving): state is Extract<Moving, { step: 'settling' | 'finalizing' }> =>
  state.step === 'finalizing' || (state.step === 'settling' && state.attempt > 1);

/** Whether the server may have the archive, though its answer has not come, and how it is asked again. */
const leftOf = (state: Moving) => ({
  mayBeThere: state.step === 'direct' ? state.wasSent : isAsked(state),
  uploadId: isAsked(state) ? state.uploadId : null,
});

/** Somebody has stopped it. */
export function cancelled(state: Moving): Ended {
  const { size, percent } = state;
  return { size, percent, step: 'cancelled', ...leftOf(state) };
}

/** It ends with a failure. Where the server has said no, nothing is left to be asked again. */
export function failedForGood(state: Moving, failure: Failure): Ended {
  const { size, percent } = state;
  const isOpen = isLost(failure) || failure.kind === 'session';
  return { size, percent, step: 'error', failure, ...(isOpen ? leftOf(state) : { mayBeThere: false, uploadId: null }) };
}
