import type { Background } from './background.ts';

/**
 * Answers a call that begins `work` in the background, at most `atOnce` times at the same time. While so many are at it,
 * a call makes the first of them that ends look once more: what it was made for may have come after all have looked.
 */
export function createRunners({ run }: Pick<Background, 'run'>, atOnce: number, work: () => Promise<void>): () => void {
  let running = 0;
  let isRequested = false;
  const begin = (): void => {
    if (running === atOnce) {
      isRequested = true;
      return;
    }
    running += 1;
    run(() => work().finally(end));
  };
  const end = (): void => {
    running -= 1;
    if (!isRequested) return;
    isRequested = false;
    begin();
  };
  return begin;
}
