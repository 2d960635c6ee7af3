import { expect, test, vi } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';
import { soon } from '../testing/soon.ts';

test('runs once more for all who ask meanwhile, after a failure too', async () => {
  const runs: PromiseWithResolvers<number>[] = [];
  const work = vi.fn<() => Promise<number>>(() => {
    const run = Promise.withResolvers<number>();
    runs.push(run);
    return run.promise;
  });
  const ask = oneAtATime(work);
  const first = ask();
  const others = [ask(), ask(), ask()];
  expect(work).toHaveBeenCalledOnce();
  runs[0]?.reject(new Error('The first has failed'));
  await expect(first).rejects.toThrow('The first has failed');
  await soon(() => expect(work).toHaveBeenCalledTimes(2));
  const late = ask();
  runs[1]?.resolve(2);
  expect(await Promise.all(others)).toEqual([2, 2, 2]);
  await soon(() => expect(work).toHaveBeenCalledTimes(3));
  runs[2]?.resolve(3);
  expect(await late).toBe(3);
  void ask();
  expect(work).toHaveBeenCalledTimes(4);
});
