import type { ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import { limitEach } from '../../platform/concurrency/limit-concurrency.ts';

/**
 * Images on their way to one network address, as many as ten browsers request at once. Each may hold a connection to the
 * storage until it is taken, and a server has only so many of these (see `s3-client.ts`).
 */
const OF_ONE = 60;
/** Milliseconds for which one more waits: as long as one before it may take nothing (see `end-when-stalled.ts`). Behind a slow line that many share each has its turn. */
const TIMEOUT_MS = 60_000;

export interface ImageLimit {
  /** Waits until an image may be sent to this address. It has its place until the answer is over. */
  enter: (address: string, response: ServerResponse) => Promise<void>;
}

/** Stops one address from taking all the connections: visitors who share one wait a moment, and are not refused. */
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
