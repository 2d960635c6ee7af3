import { RequestError, zipLimits } from '@portal/api';
import { vi } from 'vitest';
import type { Job } from '../jobs.ts';
import type { UploadEvent } from '../next.ts';
import { begin, chunkCount, type UploadState } from '../state.ts';
import { createUploader } from '../uploader.ts';
import { missing, successOf } from './server.ts';

interface Pending {
  job: Job;
  name: string;
  signal: AbortSignal;
  isAnswered: boolean;
  share: (share: number) => void;
  succeed: (event: UploadEvent) => void;
  fail: (error: unknown) => void;
}

const nameOf = (job: Job) => ('index' in job ? `${job.kind} ${job.index}` : job.kind);

/** Waits until an answer has been processed. */
const soon = async () => {
  for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
};

/** An upload whose requests are answered by the test; its pauses end by the clock. */
export function controlledUploader(size: number, { isOnline = true } = {}) {
  const all: Pending[] = [];
  const states: UploadState[] = [];
  let online = isOnline;
  let cuts = 0;

  const uploader = createUploader({
    from: begin({ name: 'a.zip', size }),
    isOnline: () => online,
    onChange: (state) => states.push(state),
    perform: (job, signal, share) =>
      new Promise((resolve, reject) => {
        const pending: Pending = { job, name: nameOf(job), signal, isAnswered: false, share, succeed: resolve, fail: reject };
        all.push(pending);
        if ('milliseconds' in job) setTimeout(() => end(pending, () => resolve(successOf(job))), job.milliseconds);
      }),
  });

  function end(pending: Pending, settle: () => void): void {
    if (pending.signal.aborted) return;
    pending.isAnswered = true;
    settle();
  }
  const openOnes = () => all.filter(({ isAnswered, signal }) => !isAnswered && !signal.aborted);
  const find = (name: string) => {
    const pending = openOnes().find((one) => one.name === name);
    if (!pending) throw new Error(`${name} is not under way`);
    return pending;
  };
  const answer = async (name: string, event: UploadEvent) => {
    const pending = find(name);
    end(pending, () => pending.succeed(event));
    await soon();
  };
  const fail = async (name: string, error: unknown) => {
    const pending = find(name);
    end(pending, () => pending.fail(error));
    await soon();
  };
  const connect = (isConnected: boolean) => {
    online = isConnected;
  };

  const hand = {
    uploader,
    connect,
    answer,
    fail,
    progress: (name: string, share: number) => find(name).share(share),
    states: () => states,
    last: (): UploadState => states.at(-1) as UploadState,
    steps: () => states.map(({ step }) => step).filter((step, at, list) => step !== list[at - 1]),
    /** The names of the running jobs. */
    open: () => openOnes().flatMap(({ job, name }) => (job.kind === 'look' ? [] : name)),
    requests: (name: string) => all.filter((one) => one.name === name).length,
    aborted: () =>
      all.filter(({ job, isAnswered, signal }) => job.kind !== 'look' && !isAnswered && signal.aborted).map(({ name }) => name),
    /** The attempts with which chunks were sent. */
    attempts: () => all.map(({ job }) => ('attempt' in job ? job.attempt : 0)),
    /** How often the connection was lost. */
    cuts: () => cuts,
    /** Continues until chunks are being sent. */
    toChunks: async () => {
      await answer('prepare', { type: 'prepared', fingerprint: 'f' });
      await answer('initialize', { type: 'initialized', uploadId: 'u', uploadedChunks: [] });
      return hand;
    },
    /** Continues until all chunks have arrived, and are to be assembled. */
    toFinalizing: async () => {
      await hand.toChunks();
      for (let index = 0; index < chunkCount(size); index += 1) await answer(`chunk ${index}`, { type: 'sent', index });
      await vi.advanceTimersByTimeAsync(zipLimits.beforeFinalizeMs);
      return hand;
    },
    /** Lets the current request, whichever it is, have this result. */
    happen: async (does: 'answer' | 'fail' | 'missing' | 'progress' | 'time' | 'offline' | 'online', place: number) => {
      const pending = openOnes().filter(({ job }) => !('milliseconds' in job))[place];
      if (does === 'offline' || does === 'online') {
        if (does === 'offline') cuts += 1;
        connect(does === 'online');
        uploader.dispatch({ type: does });
      } else if (does === 'time') {
        await vi.advanceTimersByTimeAsync(zipLimits.retryDelayMs * (place + 1));
      } else if (pending && does === 'answer') {
        await answer(pending.name, successOf(pending.job));
      } else if (pending && does === 'progress') {
        pending.share((place + 1) / 3);
      } else if (pending) {
        await fail(pending.name, does === 'missing' ? missing : RequestError.refused(500, {}));
      }
    },
  };
  uploader.start();
  return hand;
}
