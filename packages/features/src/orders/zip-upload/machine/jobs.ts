import { zipLimits } from '@portal/api';
import { active } from './chunks.ts';
import { isOver, type Look, type Moving, type UploadState } from './state.ts';

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

function ofChunks({ uploadId, chunks }: Extract<Moving, { step: 'chunks' }>): Job[] {
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

const lookFor = (uploadId: string | null, look: Look | undefined): Job[] =>
  look?.hasFailed ? [] : [{ kind: 'look', uploadId, count: look?.count ?? 0, milliseconds: lookMs }];

/** What has to be done in a state. Running jobs that are not in the list have to be stopped: after an end, or offline, that is all of them. */
export function jobsOf(state: UploadState): Job[] {
  if (isOver(state) || state.isPaused) return [];
  switch (state.step) {
    case 'preparing':
      return [{ kind: 'prepare' }];
    case 'initializing':
      return [{ kind: 'initialize', fingerprint: state.fingerprint }];
    case 'direct':
      return [{ kind: 'direct' }, ...(state.isSent ? lookFor(null, state.look) : [])];
    case 'chunks':
      return ofChunks(state);
    case 'settling':
      return [{ kind: 'settle', milliseconds: pauseBefore(state.attempt) }];
    case 'cancelling':
      return [{ kind: 'cancel', uploadId: state.before.step === 'direct' ? null : state.before.uploadId }];
    default:
      return [{ kind: 'finalize', uploadId: state.uploadId }, ...lookFor(state.uploadId, state.look)];
  }
}
