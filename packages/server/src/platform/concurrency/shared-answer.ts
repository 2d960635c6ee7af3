import type { Clock } from '../clock.ts';

/**
 * Shares one answer, or one failure, among all callers while it is computed and for so long after that began, so that many calls cause no more work
 * than one. Setting the clock back does not make an answer last longer.
 */
export function sharedAnswer<T>(clock: Clock, ms: number, find: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | null = null;
  let isFound = false;
  let since = 0;
  return () => {
    const age = clock.now().getTime() - since;
    if (answer && (!isFound || (age >= 0 && age < ms))) return answer;
    since = clock.now().getTime();
    isFound = false;
    const found = find();
    const settle = (): void => {
      if (answer === found) isFound = true;
    };
    found.then(settle, settle);
    answer = found;
    return found;
  };
}
