import { expect, test } from 'vitest';
import { barsOf } from './bars.ts';

test('bars are relative to the longest, ours first, then the others from the best', () => {
  expect(barsOf({ what: 'opens', unit: 'ms', ours: 50, peers: { slow: 100, quick: 25 }, floor: 0 })).toEqual([
    { name: 'ours', value: 50, share: 50 },
    { name: 'quick', value: 25, share: 25 },
    { name: 'slow', value: 100, share: 100 },
    { name: 'floor', value: 0, share: 0.5 },
  ]);
});

test('zero has a minimum bar, and a negative value counts as zero', () => {
  expect(barsOf({ what: 'left behind', unit: 'elements', ours: 0 })).toEqual([{ name: 'ours', value: 0, share: 0.5 }]);
  expect(barsOf({ what: 'over the floor', unit: 'ms', ours: -3, floor: 6 })[0]?.share).toBe(0.5);
});

test('a value without others is compared with its goal', () => {
  const bars = barsOf({ what: 'scripts', unit: 'KB', ours: 190, goal: { atMost: 95 } });
  expect(bars.map(({ name, share }) => [name, share])).toEqual([
    ['ours', 100],
    ['goal', 50],
  ]);
});
