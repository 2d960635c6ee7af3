import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

test('never runs more than the limit, keeps the order, survives failures', async () => {
  const inTurn = limitConcurrency(2);
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const task = (number: number) => async (): Promise<number> => {
    started.push(number);
    running += 1;
    most = Math.max(most, running);
    await delay(5);
    running -= 1;
    if (number % 3 === 0) throw new Error(String(number));
    return number;
  };
  const results = await Promise.allSettled(Array.from({ length: 9 }, (_, number) => inTurn(task(number))));
  expect(most).toBe(2);
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(3);
});

test('rejects what waits longer than the limit, and runs the others', async () => {
  const inTurn = limitConcurrency(1, 20);
  const held = Promise.withResolvers<string>();
  const first = inTurn(() => held.promise);
  await expect(inTurn(async () => 'late')).rejects.toMatchObject({ name: 'TimeoutError' });
  const next = inTurn(async () => 'next');
  held.resolve('first');
  expect(await Promise.all([first, next, inTurn(async () => 'last')])).toEqual(['first', 'next', 'last']);
});
