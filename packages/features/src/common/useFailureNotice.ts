import { useEffect } from 'react';
import { notifyError } from './notices.ts';
import type { Reading } from './useRead.ts';

/** What was said: a screen that comes back to the same failure does not say it again. */
const told = new WeakSet<Error>();

/** Says once that a read has failed, also where an older answer stays on the screen. */
export function useFailureNotice<T>(reading: Reading<T>, title: string): void {
  const error = failureOf(reading);
  useEffect(() => {
    if (!error || told.has(error)) return;
    told.add(error);
    notifyError(title, error);
  }, [error, title]);
}

function failureOf<T>(reading: Reading<T>) {
  if (reading.state === 'failed') return reading.error;
  return reading.state === 'ready' ? reading.refreshError : undefined;
}
