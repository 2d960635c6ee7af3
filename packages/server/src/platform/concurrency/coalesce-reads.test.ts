import { expect, it } from 'vitest';
import { coalesceReads } from './coalesce-reads.ts';

function reads() {
  const begun: PromiseWithResolvers<string>[] = [];
  const read = coalesceReads((key: string) => {
    const one = Promise.withResolvers<string>();
    begun.push(one);
    return one.promise.then((value) => `${key} ${value}`);
  });
  return { begun, read };
}

it('calls during a read share the next one, which begins after it', async () => {
  const { begun, read } = reads();
  const first = read('a');
  const [second, third] = [read('a'), read('a')];
  expect(begun).toHaveLength(1);
  begun[0]?.resolve('old');
  await expect(first).resolves.toBe('a old');
  await expect.poll(() => begun.length).toBe(2);
  begun[1]?.resolve('new');
  await expect(Promise.all([second, third])).resolves.toEqual(['a new', 'a new']);
  expect(begun).toHaveLength(2);
});

it('reads of other keys wait for nothing', () => {
  const { begun, read } = reads();
  void read('a');
  void read('b');
  expect(begun).toHaveLength(2);
});

it('a read that failed fails for its own callers alone', async () => {
  const { begun, read } = reads();
  const first = read('a');
  const second = read('a');
  begun[0]?.reject(new Error('the database has gone'));
  await expect(first).rejects.toThrow('the database has gone');
  await expect.poll(() => begun.length).toBe(2);
  begun[1]?.resolve('new');
  await expect(second).resolves.toBe('a new');
  void read('a');
  expect(begun).toHaveLength(3);
});

it('inputs with the same key share a read', async () => {
  const read = coalesceReads(
    async ({ page }: { page: number; by: string }) => [page],
    ({ page }) => page,
  );
  const first = read({ page: 1, by: 'a' });
  const [second, third, other] = [read({ page: 1, by: 'b' }), read({ page: 1, by: 'c' }), read({ page: 2, by: 'c' })];
  expect(await second).toBe(await third);
  expect(await first).toEqual([1]);
  expect(await other).toEqual([2]);
});
