import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import { Refusal, sentences } from '@portal/api';

/** Uploads that a process handles at the same time: their files lie on its disk while they wait for the storage. */
const ALL = 200;
/** Those of one person among them: many times as many as the cabinet sends. */
const OF_ONE = 30;

export interface UploadRoom {
  /** Refuses an upload that there is no room for, before anything of it is kept. */
  require: (userId: number, request: IncomingMessage) => Promise<void>;
  /** Handles an upload that has come, if there still is room. */
  hold: <T>(userId: number, handle: () => Promise<T>) => Promise<T>;
}

/** Counts the uploads that have come and are not done: with a storage that is slow there could be any number of them. */
export function createUploadRoom(): UploadRoom {
  const counts = new Map<number, number>();
  let all = 0;
  const countOf = (userId: number): number => counts.get(userId) ?? 0;
  const isFull = (userId: number): boolean => all >= ALL || countOf(userId) >= OF_ONE;
  const change = (userId: number, by: 1 | -1): void => {
    all += by;
    const count = countOf(userId) + by;
    if (count === 0) counts.delete(userId);
    else counts.set(userId, count);
  };

  return {
    async require(userId, request) {
      if (!isFull(userId)) return;
      // A browser shows an answer only after its body was taken. Whoever has hung up hears nothing anyway.
      await finished(request.resume()).catch(() => undefined);
      throw busy();
    },
    async hold(userId, handle) {
      if (isFull(userId)) throw busy();
      change(userId, 1);
      try {
        return await handle();
      } finally {
        change(userId, -1);
      }
    },
  };
}

const busy = (): Refusal => new Refusal(503, sentences.uploadsBusy);
