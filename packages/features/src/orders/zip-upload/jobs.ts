import { zipLimits } from '@portal/api';
import { active, type InChunks, type UploadState } from './state.ts';

/** Something to do for an upload: a request, or a pause. */
export type Job =
  | { kind: 'prepare' }
  | { kind: 'initialize'; fingerprint: string | null }
  | { kind: 'direct' }
  | { kind: 'chunk'; uploadId: string; index: number; attempt: number }
  | { kind: 'wait'; index: number; milliseconds: number }
  | { kind: 'settle'; milliseconds: number }
  | { kind: 'finalize'; uploadId: string }
  /** Requests how far the server has read it. Null: for an archive in one request. */
  | { kind: 'look'; uploadId: string | null; count: number; milliseconds: number }
  /** Null: for an archive in one request. */
  | { kind: 'cancel'; uploadId: string | null };

function ofChunks({ uploadId, chunks }: InChunks): Job[] {
  return active(chunks).flatMap((index): Job[] => {
    const chunk = chunks[index];
    if (!chunk) return [];
    const { phase, attempt } = chunk;
    if (phase === 'waiting') return [{ kind: 'wait', index, milliseconds: zipLimits.retryDelayMs * (attempt - 1) }];
    return [{ kind: 'chunk', uploadId, index, attempt }];
  });
}

/** Milliseconds before the chunks are assembled; before another attempt, as long as for a chunk. */
const pauseBefore = (attempt: number) => (attempt === 1 ? zipLimits.beforeFinalizeMs : zipLimits.retryDelayMs * (attempt - 1));

/** Milliseconds between two requests for how far the server has read. */
const lookMs = 1_000;

const lookFor = ({ uploadId, looks }: { uploadId: string | null; looks: number | null }): Job[] =>
  looks === null ? [] : [{ kind: 'look', uploadId, count: looks, milliseconds: lookMs }];

/** What has to be done in a state. Running jobs that are not in the list have to be stopped: after an end, or offline, that is all of them. */
export function jobsOf(state: UploadState): Job[] {
  switch (state.step) {
    case 'preparing':
      return [{ kind: 'prepare' }];
    case 'initializing':
      return [{ kind: 'initialize', fingerprint: state.fingerprint }];
    case 'uploading':
    case 'retrying':
      return state.uploadId === null ? [{ kind: 'direct' }] : ofChunks(state);
    case 'processing':
      return [{ kind: 'direct' }, ...lookFor(state)];
    case 'finalizing':
      if (state.isWaiting) return [{ kind: 'settle', milliseconds: pauseBefore(state.attempt) }];
      return [{ kind: 'finalize', uploadId: state.uploadId }, ...lookFor(state)];
    case 'cancelling':
      return state.isPaused ? [] : [{ kind: 'cancel', uploadId: state.before.uploadId }];
    default:
      return [];
  }
}
