import { describe, expect, test } from 'vitest';
import { asFast, holds, ratio, reference, type Row } from './row.ts';

const row: Row = { what: 'dropdown: opens', unit: 'ms', ours: 40, peers: { slow: 100, quick: 50 }, floor: 8 };

describe('a row', () => {
  test('is compared with the best of its peers, which may be the most', () => {
    expect(reference(row)).toEqual({ name: 'quick', value: 50 });
    expect(reference({ ...row, goal: { ratioAtLeast: 1 } })).toEqual({ name: 'slow', value: 100 });
    expect(ratio(row)).toBe(0.8);
  });

  test('without peers is compared with its floor, and without both with nothing', () => {
    expect(reference({ ...row, peers: undefined })).toEqual({ name: 'floor', value: 8 });
    expect(ratio({ ...row, peers: {}, floor: undefined })).toBeUndefined();
  });

  test('holds by its ratio or by its own number, and says nothing where there is nothing to compare', () => {
    expect(holds({ ...row, goal: { ratioAtMost: 1 } })).toBe(true);
    expect(holds({ ...row, goal: { ratioAtLeast: 0.5 } })).toBe(false);
    expect(holds({ ...row, goal: { atMost: 39 } })).toBe(false);
    expect(holds({ ...row, goal: { atLeast: 40 } })).toBe(true);
    expect([holds({ ...row, ours: 65, goal: asFast }), holds({ ...row, ours: 66, goal: asFast })]).toEqual([true, false]);
    expect(holds({ ...row, peers: { none: 0 }, goal: { ratioAtMost: 1 } })).toBeUndefined();
    expect(holds(row)).toBeUndefined();
  });
});
