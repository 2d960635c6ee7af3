import { beforeEach, expect, it, vi } from 'vitest';
import { whileVisible } from './whileVisible.ts';

const page = { visibilityState: 'visible' };
const work = vi.fn<() => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  page.visibilityState = 'visible';
  work.mockReset().mockResolvedValue();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

it('repeats the work until it is ended', async () => {
  const end = whileVisible(work, 5_000);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(work).toHaveBeenCalledTimes(2);
  end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work).toHaveBeenCalledTimes(2);
});

it('does nothing in a hidden window, and goes on in a visible one', async () => {
  page.visibilityState = 'hidden';
  const end = whileVisible(work, 5_000);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(work).not.toHaveBeenCalled();
  page.visibilityState = 'visible';
  await vi.advanceTimersByTimeAsync(5_000);
  expect(work).toHaveBeenCalledOnce();
  end();
});

it('does not begin again while a slow server has not answered', async () => {
  const slow = Promise.withResolvers<void>();
  work.mockReturnValueOnce(slow.promise);
  const end = whileVisible(work, 5_000);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(work).toHaveBeenCalledOnce();
  slow.resolve();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(work).toHaveBeenCalledTimes(2);
  end();
});
