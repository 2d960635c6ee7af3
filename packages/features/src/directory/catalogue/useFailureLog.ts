import { useEffect } from 'react';

/** What a failed load is called where its cause is told (D1 §8). */
type LoadTitle = 'Fetching photographers' | 'Fetching specializations' | 'Fetching price range';

/** Tells the console why a load failed; the visitor gets a sentence of ours, or none. */
export function useFailureLog(title: LoadTitle, result: { state: string; error?: Error }): void {
  const error = result.state === 'failed' ? result.error : undefined;
  useEffect(() => {
    if (error) console.error(`${title}:`, error);
  }, [title, error]);
}
