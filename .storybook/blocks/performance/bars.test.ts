import { expect, test } from 'vitest';
import { barsOf } from './bars.ts';

test('bars are shares of the longest one, ours first and the best of the others next', () => {
  expect(barsOf({ what: 'opens', unit: 'ms', ours: 50, peers: { slow: 100, quick: 25 }, floor: 0 })).toEqual([
    { name: 'ours', value: 50, share: 50 },
    { name: 'quick', value: 25, share: 25 },
    { name: 'slow', value: 100, share: 100 },
    { name: 'floor', value: 0, share: 0.5 },
  ]);
});

test('a row of nothing has a bar all the same, and less than nothing is nothing', () => {
  expect(barsOf({ what: 'left behind', unit: 'elements', ours: 0 })).toEqual([{ name: 'ours', value: 0, share: 0.5 }]);
  expect(barsOf({ what: 'over the floor', unit: 'ms', ours: -3, floor: 6 })[0]?.share).toBe(0.5);
});

test('a figure that nothing stands beside is drawn beside its goal', () => {
  const bars = barsOf({ what: 'scripts', unit: 'KB', ours: 190, goal: { atMost: 95 } });
  expect(bars.map(({ name, share }) => [name, share])).toEqual([
    ['ours', 100],
    ['goal', 50],
  ]);
});
