import type { ZipReport } from '@portal/api';
import { type Failure, isFinal } from '../failure.ts';
import { failureText } from '../shown.ts';
import type { Ended } from '../machine/state.ts';
import type { Archive } from '../../../common/uploads/index.ts';

/** Archives that are sent one after another. */
export interface Sending {
  archives: readonly Archive[];
  /** The index of the current one; beyond the last: all have ended. */
  at: number;
  /** Of those that the server has read. */
  reports: readonly ZipReport[];
  /** Those that the server has refused for good; the others were sent. */
  refused: ZipReport['refused'];
}

export const beginSending = (archives: readonly Archive[]): Sending => ({ archives, at: 0, reports: [], refused: [] });

const reasonOf = (failure: Failure): string => (failure.kind === 'refused' ? failure.message : failureText(failure));

/** What follows the end of an archive: the next one, also where this one is refused for good. Null: it stops here, and can be sent again. */
export function afterArchive(sending: Sending, ended: Ended): Sending | null {
  const { archives, at, reports, refused } = sending;
  if (ended.step === 'completed') return { ...sending, at: at + 1, reports: [...reports, ended.report] };
  if (archives.length === 1 || ended.step !== 'error' || !isFinal(ended.failure)) return null;
  return { ...sending, at: at + 1, refused: [...refused, { name: archives[at]?.name ?? '', reason: reasonOf(ended.failure) }] };
}
