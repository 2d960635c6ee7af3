import { beforeEach, expect, it, vi } from 'vitest';
import { calmly } from './calmly.ts';
import { begin, type UploadState } from './state.ts';

const pieces = (percent: number, isPaused = false): UploadState => ({
  size: 100,
  percent,
  isPaused,
  step: 'pieces',
  uploadId: 'u',
  pieces: [],
  resumedAt: null,
});

let shown: UploadState[];
let show: (state: UploadState) => void;
beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  show = calmly((state) => shown.push(state));
  return () => vi.useRealTimers();
});

it('pieces on their way are shown at first, and then the last of them ten times a second', () => {
  for (const percent of [1, 2, 3]) show(pieces(percent));
  expect(shown).toEqual([pieces(1)]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([pieces(1), pieces(3)]);
  vi.advanceTimersByTime(1_000);
  show(pieces(4));
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([pieces(1), pieces(3), pieces(4)]);
});

it('whatever else comes is shown at once, and nothing older after it', () => {
  const settling: UploadState = { size: 100, percent: 99, isPaused: false, step: 'settling', uploadId: 'u', attempt: 1 };
  const told = [begin(100, null), pieces(1), pieces(1, true), pieces(2)];
  for (const state of told) show(state);
  show(pieces(3));
  show(settling);
  vi.advanceTimersByTime(1_000);
  expect(shown).toEqual([...told, settling]);
});
