import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.stubGlobal('navigator', { hardwareConcurrency: 2 }));

test('two frames load at once, the others after them, from the top of the page down', async () => {
  const { takeTurn } = await import('./frameTurns.ts');
  const starts = Array.from({ length: 4 }, () => vi.fn<() => void>());
  const ends = starts.map((start, index) => takeTurn(start, () => -index));
  const started = () => starts.map((start) => start.mock.calls.length);
  await vi.waitFor(() => expect(started()).toEqual([0, 0, 1, 1]));
  ends[1]?.();
  ends[3]?.();
  expect(started()).toEqual([1, 0, 1, 1]);
  for (const end of ends) end();
  expect(started()).toEqual([1, 0, 1, 1]);
  vi.unstubAllGlobals();
});
