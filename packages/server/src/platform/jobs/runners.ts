import type { Background } from './background.ts';

/**
 * Returns a function that starts `work` in the background, at most `atOnce` times at the same time. When so many are running, a call makes the first
 * that ends run once more, because the new job may have been stored after all of them have looked.
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
