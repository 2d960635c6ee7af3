import type { ServerResponse } from 'node:http';
import { finished } from 'node:stream';
import { Refusal, sentences } from '@portal/api';
import { endWhenStalled } from '../downloads/end-when-stalled.ts';
import { createSlots, type Holder } from './slots.ts';

/**
 * Downloads that a process sends at the same time. Each holds a connection to the storage, also while it is paused: the limit is below the number of
 * connections (see `s3-client.ts`), so that other reads can go on.
 */
const ALL = 400;
/** The limit of one person: many times as many as a browser starts at once. */
const OF_ONE = 30;
/** Milliseconds without a single byte after which a paused download loses its connection; a browser then resumes it. */
const PAUSE_MS = 15 * 60_000;

export interface DownloadLimit {
  /** Refuses a download beyond the limit; otherwise it counts until it is sent or aborted. */
  enter: (holder: Holder, response: ServerResponse) => void;
}

/** Counts the running downloads. */
export function createDownloadLimit(pauseMs: number = PAUSE_MS): DownloadLimit {
  const slots = createSlots({ all: ALL, ofOne: OF_ONE, refusal: () => new Refusal(503, sentences.downloadsBusy) });
  return {
    enter(holder, response) {
      const leave = slots.take(holder);
      endWhenStalled(response, pauseMs);
      finished(response, leave);
    },
  };
}
