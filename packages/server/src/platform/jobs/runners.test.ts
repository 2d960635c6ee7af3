import { expect, test } from 'vitest';
import { createRunners } from './runners.ts';

const run = (task: () => Promise<void>): void => void task().catch(() => {});

/** Runners of work that ends when the test ends it. */
function heldRunners(atOnce: number) {
  const ends: PromiseWithResolvers<void>[] = [];
  const begin = createRunners({ run }, atOnce, () => {
    const end = Promise.withResolvers<void>();
    ends.push(end);
    return end.promise;
  });
  return { begin, ends };
}
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('no more run than the limit, however many are requested', async () => {
  const { begin, ends } = heldRunners(5);
  for (let call = 0; call < 60; call += 1) begin();
  expect(ends).toHaveLength(5);
});

test.each([
  ['ends', undefined],
  ['fails', new Error('No connection')],
])('work that is requested while all are busy is looked for once when one of them %s', async (_, error) => {
  const { begin, ends } = heldRunners(2);
  for (let call = 0; call < 9; call += 1) begin();
  if (error) ends[0]?.reject(error);
  else ends[0]?.resolve();
  await turn();
  expect(ends).toHaveLength(3);
  ends[1]?.resolve();
  ends[2]?.resolve();
  await turn();
  expect(ends).toHaveLength(3);
  begin();
  expect(ends).toHaveLength(4);
});
