import type { Clock } from '../clock.ts';

/**
 * One answer, or one failure, for all callers while it is looked for and for so long after that began: however many call,
 * and however often, no more work is done. A clock that was put back lets nothing grow old.
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
