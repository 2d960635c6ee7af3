import { expect, it } from 'vitest';
import { sentences, zipLimits } from '@portal/api';
import { isBusy, readInTurn, requireQuota } from './read-queue.ts';

const [anna, boris] = ['photographer 1', 'share 1'] as const;

/** Archives in the queue; each is read until the test ends it. */
function line() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const read = (person: typeof anna | typeof boris, name: string) =>
    readInTurn(person, () => {
      started.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  return { started, read, end: (name: string) => ends.get(name)?.() };
}

it('many archives of one person do not delay the first one of another person', async () => {
  const { started, read, end } = line();
  const all = [read(anna, 'a1'), read(anna, 'a2'), read(anna, 'a3'), read(boris, 'b1')];
  await expect.poll(() => started).toEqual(['a1', 'b1']);
  expect(isBusy()).toBe(true);
  for (const name of ['a1', 'b1']) end(name);
  await expect.poll(() => started).toEqual(['a1', 'b1', 'a2']);
  end('a2');
  await expect.poll(() => started).toHaveLength(4);
  expect(isBusy()).toBe(false);
  end('a3');
  await Promise.all(all);
});

it('the queue refuses the person who has filled it until one of the archives is read', async () => {
  const { started, read, end } = line();
  const names = Array.from({ length: zipLimits.inLine }, (_, index) => `${index}`);
  const all = names.map((name) => read(anna, name));
  expect(() => requireQuota(anna)).toThrow(expect.objectContaining({ status: 429, message: sentences.zipInLine }));
  expect(() => requireQuota(boris)).not.toThrow();
  await expect.poll(() => started).toEqual(['0']);
  end('0');
  await all[0];
  expect(() => requireQuota(anna)).not.toThrow();
  for (const name of names.slice(1)) {
    await expect.poll(() => started).toContain(name);
    end(name);
  }
  await Promise.all(all);
});
