import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenIdle } from './whenIdle.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('waits a moment where the browser does not say when it is idle, as in Safari, and can be cancelled', () => {
  const run = vi.fn<() => void>();
  const cancelled = vi.fn<() => void>();
  whenIdle(run);
  whenIdle(cancelled)();
  expect(run).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
  expect(cancelled).not.toHaveBeenCalled();
});

it('asks the browser where it says so', () => {
  const ask = vi.fn<(run: () => void, options: IdleRequestOptions) => number>(() => 7);
  const cancel = vi.fn<(id: number) => void>();
  vi.stubGlobal('requestIdleCallback', ask);
  vi.stubGlobal('cancelIdleCallback', cancel);
  const run = vi.fn<() => void>();
  whenIdle(run, { timeout: 3000 })();
  expect(ask).toHaveBeenCalledWith(run, { timeout: 3000 });
  expect(cancel).toHaveBeenCalledWith(7);
});
