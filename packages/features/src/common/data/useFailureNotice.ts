import { useEffect } from 'react';
import { notifyError } from './notices.ts';
import type { ReadState } from './useRead.ts';

/** Failures that were reported: a screen that gets the same failure again does not report it twice. */
const reported = new WeakSet<Error>();

/** Reports once that a read has failed, also where an older answer stays on the screen. */
export function useFailureNotice<T>(result: ReadState<T>, title: string): void {
  const error = failureOf(result);
  useEffect(() => {
    if (!error || reported.has(error)) return;
    reported.add(error);
    notifyError(title, error);
  }, [error, title]);
}

function failureOf<T>(result: ReadState<T>) {
  if (result.state === 'failed') return result.error;
  return result.state === 'ready' ? result.refreshError : undefined;
}
