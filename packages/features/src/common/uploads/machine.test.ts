import type { UploadState } from '@portal/ui';
import { describe, expect, it } from 'vitest';
import { next, type UploadEvent } from './machine.ts';

const uploading: UploadState = { step: 'uploading', percent: 40, part: { number: 2, total: 3 } };
const states: UploadState[] = [
  { step: 'preparing' },
  { step: 'connecting' },
  uploading,
  { step: 'processing' },
  { step: 'success' },
  { step: 'cancelled' },
  { step: 'error', message: 'Нет связи' },
  { step: 'refused', message: 'Файл пуст' },
];
const events: UploadEvent[] = [
  { type: 'open' },
  { type: 'progress', share: 0.5, number: 2, total: 3 },
  { type: 'succeed' },
  { type: 'fail', message: 'Нет связи' },
  { type: 'refuse', message: 'Файл пуст' },
  { type: 'cancel' },
  { type: 'retry' },
  { type: 'wait' },
];

/** Where each event leads from each state; «·»: the state stays the same object. */
const table = {
  preparing: ['connecting', '·', '·', '·', '·', 'cancelled', '·', '·'],
  connecting: ['·', 'uploading', 'success', 'error', 'refused', 'cancelled', '·', 'preparing'],
  uploading: ['·', 'uploading', 'success', 'error', 'refused', 'cancelled', '·', 'preparing'],
  processing: ['·', '·', 'success', 'error', 'refused', 'cancelled', '·', 'preparing'],
  success: ['·', '·', '·', '·', '·', '·', '·', '·'],
  cancelled: ['·', '·', '·', '·', '·', '·', 'preparing', '·'],
  error: ['·', '·', '·', '·', '·', '·', 'preparing', '·'],
  refused: ['·', '·', '·', '·', '·', '·', '·', '·'],
};

describe.each(states)('a file that is $step', (state) => {
  it.each(events.map((event, column) => ({ event, leads: table[state.step][column] })))('$event.type → $leads', ({ event, leads }) => {
    const after = next(state, event);
    expect(after === state ? '·' : after.step).toBe(leads);
  });
});

it('reports how much has gone, and which file of how many it is', () => {
  expect(next({ step: 'connecting' }, { type: 'progress', share: 0.417, number: 1, total: 4 })).toEqual({
    step: 'uploading',
    percent: 41,
    part: { number: 1, total: 4 },
  });
});

it('is processed by the server once all of it has gone', () => {
  expect(next(uploading, { type: 'progress', share: 1, number: 2, total: 3 })).toEqual({ step: 'processing' });
});

it('stays the same object while the percent does', () => {
  expect(next(uploading, { type: 'progress', share: 0.404, number: 2, total: 3 })).toBe(uploading);
});
