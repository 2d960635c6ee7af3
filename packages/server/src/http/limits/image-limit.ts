import type { ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import { limitEach } from '../../platform/concurrency/limit-concurrency.ts';

/**
 * Images that are sent to one network address at a time: as many as ten browsers request at once. Each may hold one of the limited connections to the
 * storage (see `s3-client.ts`) until it is sent.
 */
const OF_ONE = 60;
/**
 * Milliseconds for which one more waits: as long as an earlier one may stall (see `end-when-stalled.ts`), so that on a slow connection that many
 * share each gets its turn.
 */
const TIMEOUT_MS = 60_000;

export interface ImageLimit {
  /** Waits until an image may be sent to this address. It holds its slot until the answer is over. */
  enter: (address: string, response: ServerResponse) => Promise<void>;
}

/** Stops one address from using all connections: visitors who share one wait a moment instead of being refused. */
export function createImageLimit(timeoutMs: number = TIMEOUT_MS): ImageLimit {
  const { inTurn } = limitEach<string>(OF_ONE, timeoutMs);
  return {
    enter: (address, response) =>
      new Promise((resolve, reject) => {
        const send = async (): Promise<void> => {
          resolve();
          await finished(response).catch(() => undefined);
        };
        inTurn(address, send).catch(reject);
      }),
  };
}
