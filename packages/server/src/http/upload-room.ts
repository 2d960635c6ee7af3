import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import { Refusal, sentences } from '@portal/api';
import { createPlaces } from './places.ts';

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
  const places = createPlaces({ all: ALL, ofOne: OF_ONE, refusal: busy });
  return {
    async require(userId, request) {
      if (!places.isFull(userId)) return;
      // A browser shows an answer only after its body was taken. Whoever has hung up hears nothing anyway.
      await finished(request.resume()).catch(() => undefined);
      throw busy();
    },
    async hold(userId, handle) {
      const leave = places.take(userId);
      try {
        return await handle();
      } finally {
        leave();
      }
    },
  };
}

const busy = (): Refusal => new Refusal(503, sentences.uploadsBusy);
