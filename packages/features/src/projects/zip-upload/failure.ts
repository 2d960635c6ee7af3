import { RequestError, sentences } from '@portal/api';
import { t } from '../texts.ts';

/**
 * Why a request of an upload failed, as far as the next step depends on it:
 * - `session`: the session has expired; after signing in the same archive can be resumed
 * - `missing`: the server has not got all chunks
 * - `chunk`: a chunk failed for good
 * - `server`: it crashed, or its answer is unreadable: the outcome is unknown
 * - `refused`: with the server's reason; `isFinal` where the same archive will be refused again
 */
export type Failure =
  | { kind: 'timeout' | 'tooLarge' | 'session' | 'missing' | 'network' | 'unreadable' | 'chunk' | 'server' | 'other' }
  | { kind: 'refused'; message: string; isFinal: boolean };

/** The answer was lost: the server may have done it all the same, or may do it when requested again. */
export const isLost = ({ kind }: Failure): boolean => kind === 'network' || kind === 'timeout' || kind === 'server';

/** The same archive will fail again. */
export const isFinal = (failure: Failure): boolean =>
  failure.kind === 'refused' ? failure.isFinal : failure.kind === 'tooLarge' || failure.kind === 'unreadable';

const meansTimeout = /time-?out/i;
const meansMissing = /missing chunk|partial/i;

/** Classifies an error (D2 §8). */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof RequestError)) {
    const message = error instanceof Error ? error.message : '';
    // A file that was moved or changed since it was chosen cannot be read any more.
    if (error instanceof DOMException && /NotReadable|NotFound/.test(error.name)) return { kind: 'unreadable' };
    return { kind: meansTimeout.test(message) ? 'timeout' : 'other' };
  }
  const { kind, status, serverMessage, message, errors } = error;
  if (error.isAuthError) return { kind: 'session' };
  if (status === 413) return { kind: 'tooLarge' };
  if (meansMissing.test(message) || 'uploaded_chunks' in errors) return { kind: 'missing' };
  if (kind === 'timeout' || meansTimeout.test(message)) return { kind: 'timeout' };
  if (kind === 'network') return { kind: 'network' };
  if (kind === 'refused' && status < 500 && serverMessage !== undefined) {
    return { kind: 'refused', message: serverMessage, isFinal: status === 422 };
  }
  return { kind: status >= 500 || kind === 'unreadable' ? 'server' : 'other' };
}

/** The message of a failure (D2 §8). */
export function failureText(failure: Failure): string {
  switch (failure.kind) {
    case 'refused':
      return t('zip.errors.refused', { reason: failure.message });
    case 'missing':
    case 'server':
    case 'other':
      return t('zip.errors.generic');
    case 'unreadable':
      return sentences.fileUnreadable;
    default:
      return t(`zip.errors.${failure.kind}`);
  }
}
