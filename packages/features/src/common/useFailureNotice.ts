import { useEffect } from 'react';
import { notifyError } from './notices.ts';
import type { Reading } from './useRead.ts';

/** Says once that a read has failed. */
export function useFailureNotice<T>(reading: Reading<T>, title: string): void {
  const error = reading.state === 'failed' ? reading.error : null;
  useEffect(() => {
    if (error) notifyError(title, error);
  }, [error, title]);
}
