import { beforeEach, expect, it, vi } from 'vitest';
import { throttleProgress } from './throttleProgress.ts';
import { begin, type UploadState } from './state.ts';
import { file, states } from './testing/states.ts';

const chunks = (percent: number): UploadState => ({ ...states.chunks, percent });

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
  const immediate = [begin(file), chunks(1), states.paused, chunks(2)];
  for (const state of immediate) show(state);
  show(chunks(3));
  show(states.settling);
  vi.advanceTimersByTime(1_000);
  expect(shown).toEqual([...immediate, states.settling]);
});
