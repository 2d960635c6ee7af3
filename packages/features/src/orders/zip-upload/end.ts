import { type Failure, isLost } from './failure.ts';
import type { CutShort, Ended, Moving, Storable, UploadState } from './machine/state.ts';

/** The server was asked to assemble the chunks. */
const isFinishing = (state: Moving): state is Extract<Moving, { step: 'settling' | 'finalizing' }> =>
  state.step === 'finalizing' || (state.step === 'settling' && state.attempt > 1);

/**
 * Whether the server may store it. For an archive sent in one request it is unknown whether its last byte has arrived, unless the upload has been
 * waiting for a connection from the start.
 */
const isStorable = (state: Moving): state is Storable =>
  isFinishing(state) || (state.step === 'direct' && !(state.isPaused && state.percent === 0));

/** Whether the server may have the archive though its answer has not arrived, and how to request it again. */
function leftOf(state: Moving): Pick<CutShort, 'mayBeThere' | 'uploadId'> {
  if (state.step === 'cancelling') return leftOf(state.before);
  return { mayBeThere: state.step === 'direct' ? state.wasSent : isFinishing(state), uploadId: isFinishing(state) ? state.uploadId : null };
}

/** The page is left: what the server has it may store. */
export function left(state: Moving): Ended {
  const { size, percent } = state;
  return { size, percent, step: 'cancelled', ...leftOf(state) };
}

/** Cancelled by the user: nothing of it will be stored. */
export const cancelled = ({ size, percent }: Moving): Ended => ({ size, percent, step: 'cancelled', mayBeThere: false, uploadId: null });

/** Cancelled by the user: at once, or as soon as the server confirms. */
export function cancelling(state: Moving): UploadState {
  if (state.step === 'cancelling') return state;
  const { size, percent, isPaused } = state;
  return isStorable(state) ? { size, percent, isPaused, step: 'cancelling', before: state } : cancelled(state);
}

/** It could not be cancelled: the upload continues as before. */
export function goingOn({ before, isPaused }: Extract<Moving, { step: 'cancelling' }>): Moving {
  return before.step === 'direct' ? { ...before, isPaused, isSent: false } : { ...before, isPaused };
}

/** It ends with a failure. After a refusal by the server nothing can be requested again. */
export function failedForGood(state: Moving, failure: Failure): Ended {
  const { size, percent } = state;
  const isOpen = isLost(failure) || failure.kind === 'session';
  return { size, percent, step: 'error', failure, ...(isOpen ? leftOf(state) : { mayBeThere: false, uploadId: null }) };
}
