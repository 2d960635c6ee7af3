import { beforeEach, expect, it, vi } from 'vitest';
import { throttleProgress } from './throttleProgress.ts';
import { begin, type UploadState } from './machine/state.ts';

const chunks = (percent: number, isPaused = false): UploadState => ({
  size: 100,
  percent,
  isPaused,
  step: 'chunks',
  uploadId: 'u',
  chunks: [],
  resumedAt: null,
});

let shown: UploadState[];
let show: (state: UploadState) => void;
beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  show = throttleProgress((state) => shown.push(state));
  return () => vi.useRealTimers();
});

it('chunks that are being sent are shown at first, and then the last of them ten times a second', () => {
  for (const percent of [1, 2, 3]) show(chunks(percent));
  expect(shown).toEqual([chunks(1)]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([chunks(1), chunks(3)]);
  vi.advanceTimersByTime(1_000);
  show(chunks(4));
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([chunks(1), chunks(3), chunks(4)]);
});

it('whatever else comes is shown at once, and nothing older after it', () => {
  const settling: UploadState = { size: 100, percent: 99, isPaused: false, step: 'settling', uploadId: 'u', attempt: 1 };
  const immediate = [begin(100, null), chunks(1), chunks(1, true), chunks(2)];
  for (const state of immediate) show(state);
  show(chunks(3));
  show(settling);
  vi.advanceTimersByTime(1_000);
  expect(shown).toEqual([...immediate, settling]);
});
