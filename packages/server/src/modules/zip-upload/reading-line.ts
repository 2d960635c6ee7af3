import { Refusal, sentences, zipLimits } from '@portal/api';
import { limitConcurrency } from '../../platform/limit-concurrency.ts';

/** Archives that one process reads at the same time: each may hold hundreds of megabytes on their way. */
const AT_ONCE = 2;

const inTurn = limitConcurrency(AT_ONCE);
const lines = new Map<number, { count: number; inTurn: typeof inTurn }>();

/** Reads an archive when it is its turn. Nobody's second is read before somebody else's first that waits. */
export async function readInTurn<T>(photographerId: number, read: () => Promise<T>): Promise<T> {
  const line = lines.get(photographerId) ?? { count: 0, inTurn: limitConcurrency(1) };
  lines.set(photographerId, line);
  line.count += 1;
  try {
    return await line.inTurn(() => inTurn(read));
  } finally {
    line.count -= 1;
    if (line.count === 0) lines.delete(photographerId);
  }
}

/** Refuses an archive that would lie and wait behind too many others of the same person. */
export function requireRoom(photographerId: number): void {
  const count = lines.get(photographerId)?.count ?? 0;
  if (count >= zipLimits.inLine) throw new Refusal(429, sentences.zipInLine, { zip_file: [sentences.zipInLine] });
}
