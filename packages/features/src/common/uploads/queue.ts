import { errorText, RequestError } from '@portal/api';
import type { Upload } from '@portal/ui';
import { isRunning, isUploading, isWaiting, next, type UploadEvent } from './machine.ts';

/** A file as the server has stored it. */
export interface Stored {
  id: number | null;
  /** False: it was there already. */
  isNew: boolean;
  /** Its name, where that of the file was taken. */
  renamedTo?: string | undefined;
}

/** The result of one file. `lost`: without an answer; it can be sent again without harm. */
export type Sent =
  | { end: 'succeed'; stored: Stored; note?: string | undefined }
  | { end: 'fail' | 'refuse' | 'lost'; message: string }
  | { end: 'cancel' };

/**
 * The result of an upload that was not stored. A refusal because of the file's content is final: sending the same file again is useless. `field` is
 * the file's name in the call.
 */
export function endOf(error: unknown, field: string): Sent {
  if (!(error instanceof RequestError)) return { end: 'fail', message: errorText(error) };
  if (error.kind === 'aborted') return { end: 'cancel' };
  const isFinal = error.kind === 'refused' && [404, 413, 415, 422].includes(error.status);
  return { end: isFinal ? 'refuse' : 'fail', message: error.errors[field]?.[0] ?? errorText(error) };
}

/** A file of the queue. */
export interface QueuedFile extends Upload {
  stored?: Stored;
}

/** What became of files; of the stored ones, since the last time that all had ended. */
export interface Outcome {
  added: number;
  /** They were there already. */
  repeated: number;
  /** Failed or refused. */
  troubled: number;
  cancelled: number;
  /** Names that photos got because theirs were taken. */
  renamed: readonly string[];
  /** Of all files that were chosen, and not of a part of them that is sent again, or of further ones. */
  isWhole: boolean;
}

/** `reported`: the stored files of the earlier outcomes, by their ids in the queue; null: there was none. */
export function outcomeOf(files: readonly QueuedFile[], reported: ReadonlySet<string> | null): Outcome {
  const count = (...steps: Upload['state']['step'][]) => files.filter(({ state }) => steps.includes(state.step)).length;
  const stored = files.flatMap((file) => (file.stored && !reported?.has(file.id) ? file.stored : []));
  const added = stored.filter(({ isNew }) => isNew);
  return {
    added: added.length,
    repeated: stored.length - added.length,
    troubled: count('error', 'refused'),
    cancelled: count('cancelled'),
    renamed: added.flatMap(({ renamedTo }) => renamedTo ?? []),
    isWhole: reported === null,
  };
}

/** Whether no file is left that the user may want to see or to retry: some of them were there already, or failed. */
export const isClean = ({ added, repeated, troubled, cancelled }: Omit<Outcome, 'renamed'>): boolean =>
  troubled + cancelled === 0 && (added === 0 || repeated === 0);

/** A chosen file that cannot be sent, and why. */
export interface Unfit {
  name: string;
  message: string;
}

interface QueueOptions {
  /** Sends one file. Does not throw: it returns the result. */
  send: (file: File, signal: AbortSignal, onProgress: (share: number) => void) => Promise<Sent>;
  onChange: (uploads: readonly QueuedFile[]) => void;
  /** All files have ended. */
  onIdle: (outcome: Outcome, uploads: readonly QueuedFile[]) => void;
  /** While it returns false, nothing is started, and lost files wait. */
  isOnline: () => boolean;
}

/** The event for a result. */
function endEvent(sent: Sent, isOnline: boolean): UploadEvent {
  if (sent.end === 'succeed') return { type: 'succeed', note: sent.note };
  if (sent.end === 'cancel') return { type: 'cancel' };
  if (sent.end !== 'lost') return { type: sent.end, message: sent.message };
  return isOnline ? { type: 'fail', message: sent.message } : { type: 'wait' };
}

/** Concurrent requests: more would only share the same bandwidth. */
const parallel = 3;

/** Sends files, a few at a time, each with its own state and result. */
export function createQueue({ send, onChange, onIdle, isOnline }: QueueOptions) {
  const files = new Map<string, File>();
  const stops = new Map<string, AbortController>();
  let uploads: readonly QueuedFile[] = [];
  let isIdle = true;
  let reported: ReadonlySet<string> | null = null;

  function dispatch(id: string, event: UploadEvent, result: Pick<QueuedFile, 'stored'> = {}): void {
    const after = uploads.map((upload) => {
      if (upload.id !== id) return upload;
      const state = next(upload.state, event);
      return state === upload.state ? upload : { ...upload, ...result, state };
    });
    if (after.every((upload, index) => upload === uploads[index])) return;
    uploads = after;
    onChange(uploads);
  }

  async function run(id: string, file: File): Promise<void> {
    const stop = new AbortController();
    stops.set(id, stop);
    dispatch(id, { type: 'open' });
    const onProgress = (share: number) => {
      const number = uploads.findIndex((upload) => upload.id === id) + 1;
      dispatch(id, { type: 'progress', share, number, total: uploads.length });
    };
    const sent = await send(file, stop.signal, onProgress);
    // A file that was cancelled and is sent again has another request already.
    if (stops.get(id) !== stop) return;
    stops.delete(id);
    dispatch(id, endEvent(sent, isOnline()), sent.end === 'succeed' ? { stored: sent.stored } : {});
    pump();
  }

  function pump(): void {
    const free = isOnline() ? parallel - uploads.filter(isRunning).length : 0;
    for (const { id } of uploads.filter(isWaiting).slice(0, Math.max(0, free))) {
      const file = files.get(id);
      if (file) void run(id, file);
    }
    const wasIdle = isIdle;
    isIdle = !uploads.some(isUploading);
    if (!isIdle || wasIdle) return;
    const outcome = outcomeOf(uploads, reported);
    reported = new Set(uploads.flatMap(({ id, stored }) => (stored ? id : [])));
    onIdle(outcome, uploads);
  }

  function cancel(ids: readonly string[]): void {
    for (const id of ids) {
      dispatch(id, { type: 'cancel' });
      stops.get(id)?.abort();
      stops.delete(id);
    }
    pump();
  }

  return {
    /** `unfit`: chosen with them, and refused before anything was sent; they are listed with the others. */
    add(chosen: readonly File[], unfit: readonly Unfit[] = []): void {
      const refused = unfit.map(({ name, message }, index) => {
        return { id: String(uploads.length + chosen.length + index), name, size: 0, state: { step: 'refused' as const, message } };
      });
      const added = chosen.map((file, index) => {
        const id = String(uploads.length + index);
        return { id, name: file.name, size: file.size, state: { step: 'preparing' as const }, file };
      });
      for (const { id, file } of added) files.set(id, file);
      uploads = [...uploads, ...added, ...refused];
      onChange(uploads);
      pump();
    },
    retry(ids: readonly string[]): void {
      for (const id of ids) dispatch(id, { type: 'retry' });
      pump();
    },
    /** The connection is back. */
    resume: pump,
    cancel,
    cancelAll: () => cancel(uploads.filter(isUploading).map(({ id }) => id)),
    /** Unmounted: requests are aborted, and nothing is reported. */
    drop(): void {
      for (const stop of stops.values()) stop.abort();
      stops.clear();
    },
  };
}
export type UploadQueue = ReturnType<typeof createQueue>;
