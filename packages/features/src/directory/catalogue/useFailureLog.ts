import { useEffect } from 'react';

/** The title of a failed load in the console (D1 §8). */
type LoadTitle = 'Fetching photographers' | 'Fetching specializations' | 'Fetching price range';

/** Logs why a load failed; the visitor gets a sentence of ours, or none. */
export function useFailureLog(title: LoadTitle, result: { state: string; error?: Error }): void {
  const error = result.state === 'failed' ? result.error : undefined;
  useEffect(() => {
    if (error) console.error(`${title}:`, error);
  }, [title, error]);
}
