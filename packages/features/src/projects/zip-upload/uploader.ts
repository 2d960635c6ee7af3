import { type Failure, failureOf } from './failure.ts';
import { type Job, jobsOf } from './jobs.ts';
import { next, type UploadEvent } from './next.ts';
import { isOver, type UploadState } from './state.ts';

interface UploaderOptions {
  /** Its first state. */
  from: UploadState;
  /** Does one job and returns the resulting event; throws what a call throws. */
  perform: (job: Job, signal: AbortSignal, onShare: (share: number) => void) => Promise<UploadEvent>;
  isOnline: () => boolean;
  onChange: (state: UploadState) => void;
}

const indexOf = (job: Job) => ('index' in job ? job.index : undefined);

/** A request that fails without a connection does not count as an attempt. */
function afterFailure(job: Job, failure: Failure, isOnline: boolean): UploadEvent {
  if (failure.kind === 'network' && !isOnline) return { type: 'offline' };
  return { type: 'failed', failure, index: indexOf(job) };
}

/** Uploads one archive: does what its state requires, and aborts at once what it no longer requires. */
export function createUploader({ from, perform, isOnline, onChange }: UploaderOptions) {
  const running = new Map<string, AbortController>();
  let state = from;

  function dispatch(event: UploadEvent): void {
    const after = next(state, event);
    if (after === state) return;
    state = after;
    reconcile();
    onChange(state);
  }

  function reconcile(): void {
    const wanted = new Map(jobsOf(state).map((job) => [JSON.stringify(job), job]));
    for (const [key, stop] of running) {
      if (wanted.has(key)) continue;
      running.delete(key);
      stop.abort();
    }
    for (const [key, job] of wanted) if (!running.has(key)) void run(key, job);
  }

  async function run(key: string, job: Job): Promise<void> {
    const stop = new AbortController();
    running.set(key, stop);
    const isCurrent = () => running.get(key) === stop;
    const onShare = (share: number) => {
      if (isCurrent()) dispatch({ type: 'progress', share, index: indexOf(job) });
    };
    let event: UploadEvent;
    try {
      event = await perform(job, stop.signal, onShare);
    } catch (error) {
      event = afterFailure(job, failureOf(error), isOnline());
    }
    // Nothing waits for an aborted job.
    if (!isCurrent()) return;
    running.delete(key);
    dispatch(event);
  }

  return {
    start(): void {
      if (!isOnline()) state = next(state, { type: 'offline' });
      onChange(state);
      reconcile();
    },
    dispatch,
    isOver: () => isOver(state),
    /** Unmounted: requests are aborted, and nothing is reported. */
    drop(): void {
      for (const stop of running.values()) stop.abort();
      running.clear();
    },
  };
}
export type Uploader = ReturnType<typeof createUploader>;
