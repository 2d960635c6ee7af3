import { limits } from '@portal/api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLatest } from './latest.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function questions() {
  const give = vi.fn<(name: string) => void>();
  return { give, ...createLatest(give, limits.confirmAfterManageMs) };
}

it('opens at once where no dialog has to close first', () => {
  const { give, now } = questions();
  now('Лес');
  expect(give.mock.calls).toEqual([['Лес']]);
});

it('opens 300 ms after a dialog has been closed, and not earlier', () => {
  const { give, later, free } = questions();
  later('Лес');
  free();
  vi.advanceTimersByTime(299);
  expect(give).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(give.mock.calls).toEqual([['Лес']]);
});

it('waits for a dialog that takes longer to go', () => {
  const { give, later, free } = questions();
  later('Лес');
  vi.advanceTimersByTime(1000);
  expect(give).not.toHaveBeenCalled();
  free();
  free();
  expect(give.mock.calls).toEqual([['Лес']]);
});

it('lets a question take the place of one that was still to come', () => {
  const { give, now, later, free } = questions();
  later('Лес');
  now('Поле');
  vi.advanceTimersByTime(1000);
  expect(give.mock.calls).toEqual([['Поле']]);
  later('Лес');
  later('Река');
  free();
  vi.advanceTimersByTime(1000);
  expect(give.mock.calls).toEqual([['Поле'], ['Река']]);
});

it('opens nothing once unmounted', () => {
  const { give, later, free, drop } = questions();
  later('Лес');
  drop();
  free();
  vi.advanceTimersByTime(1000);
  expect(give).not.toHaveBeenCalled();
});
