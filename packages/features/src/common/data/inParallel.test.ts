import { expect, test } from 'vitest';
import { inParallel } from './inParallel.ts';

test('so many run at once and no more, and answers have the order of the inputs', async () => {
  let running = 0;
  let most = 0;
  const answers = await inParallel([3, 1, 2, 5, 4], 2, async (turns) => {
    running += 1;
    most = Math.max(most, running);
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    running -= 1;
    return turns * 10;
  });
  expect(answers).toEqual([30, 10, 20, 50, 40]);
  expect(most).toBe(2);
});

test('nothing to do is done at once', async () => {
  expect(await inParallel([], 6, () => Promise.reject(new Error('Nobody requested it')))).toEqual([]);
});
