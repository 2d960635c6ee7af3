import { expect, it } from 'vitest';
import en from '../texts.en.json';
import { shownOf } from './shown.ts';
import { begin } from './machine/state.ts';
import { states } from './testing/states.ts';

it('calls a chunk that failed for good by its name in both languages', () => {
  const failure = { kind: 'chunk' } as const;
  const file = new File([], 'ретушь.zip');
  const state = { size: 1, percent: 40, step: 'error', failure, mayBeThere: false, uploadId: null } as const;
  expect(shownOf(state, file)).toEqual({ step: 'error', file, percent: 40, message: 'Не удалось загрузить часть файла', isFinal: false });
  expect(en.zip.errors.chunk).toBe('Failed to upload chunk');
});

it('tells how far the server has read, and what matches', () => {
  const file = new File([], 'ретушь.zip');
  const look = { count: 1, progress: { done: 37, total: 60, matched: 58 }, hasFailed: false };
  const work = { done: 37, total: 60, label: 'Обработано 37 из 60', text: 'По именам сопоставлено 58 из 60' };
  expect(shownOf({ ...states.finalizing, look }, file)).toEqual({ step: 'finalizing', file, work });
  expect(shownOf({ ...states.direct, isSent: true, look }, file)).toEqual({ step: 'processing', file, work });
});

it('is being cancelled, also without a connection', () => {
  const file = new File([], 'ретушь.zip');
  for (const isPaused of [false, true]) {
    expect(shownOf({ ...states.cancelling, isPaused }, file)).toEqual({ step: 'cancelling', file, percent: 99 });
  }
});

it('is being put together while an answer is requested again', () => {
  const file = new File([], 'ретушь.zip');
  expect(shownOf(begin(1, 'u'), file).step).toBe('finalizing');
  expect(shownOf({ size: 1, percent: 99, isPaused: false, step: 'settling', uploadId: 'u', attempt: 2 }, file).step).toBe('finalizing');
});
