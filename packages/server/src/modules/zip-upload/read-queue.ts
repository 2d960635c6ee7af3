import { Refusal, sentences, zipLimits } from '@portal/api';
import type { Holder } from '../../http/limits/slots.ts';
import { limitConcurrency, limitEach } from '../../platform/concurrency/limit-concurrency.ts';

/** Archives that one process reads at the same time: each may have hundreds of megabytes in flight. */
const AT_ONCE = 2;

const inTurn = limitConcurrency(AT_ONCE);
const lines = limitEach<Holder>(1);
let inside = 0;

/** Reads an archive when it is its turn. A person's second archive waits until everybody's waiting first one is read. */
export async function readInTurn<T>(holder: Holder, read: () => Promise<T>): Promise<T> {
  inside += 1;
  try {
    return await lines.inTurn(holder, () => inTurn(read));
  } finally {
    inside -= 1;
  }
}

/** Whether one more archive would wait in the queue. */
export const isBusy = (): boolean => inside >= AT_ONCE;

/** Refuses an archive that would wait behind too many others of the same person. */
export function requireQuota(holder: Holder): void {
  if (lines.countOf(holder) >= zipLimits.inLine) throw new Refusal(429, sentences.zipInLine, { zip_file: [sentences.zipInLine] });
}
