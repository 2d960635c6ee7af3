import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import { Refusal, sentences } from '@portal/api';
import { createSlots, type Holder } from './slots.ts';

/** Uploads that a process takes at the same time: their files are on its disk while they arrive and while they wait for the storage. */
const ALL = 200;
/** The limit of one person: many times as many as the cabinet sends. */
const OF_ONE = 30;

export interface UploadLimit {
  /** Accepts an upload from its first byte, or refuses it before anything of it is stored. */
  hold: <T>(holder: Holder, request: IncomingMessage, take: () => Promise<T>) => Promise<T>;
}

/** Counts the running uploads: without a limit, forms that never end, or a slow storage, could gather any number of them. */
export function createUploadLimit(): UploadLimit {
  const slots = createSlots({ all: ALL, ofOne: OF_ONE, refusal: () => new Refusal(503, sentences.uploadsBusy) });
  return {
    async hold(holder, request, take) {
      const leave = await enter(holder, request);
      try {
        return await take();
      } finally {
        leave();
      }
    },
  };

  async function enter(holder: Holder, request: IncomingMessage): Promise<() => void> {
    try {
      return slots.take(holder);
    } catch (error) {
      // A browser shows an answer only after its body was read. A client that has disconnected gets nothing anyway.
      await finished(request.resume()).catch(() => undefined);
      throw error;
    }
  }
}
