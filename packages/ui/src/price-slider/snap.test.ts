import { describe, expect, it } from 'vitest';
import { handleLimits, movedRange, shareOf, snapRange, stepsInside, typedRange } from './snap.ts';

const limits = [600, 10_000] as const;

describe('snapRange', () => {
  it('holds both ends inside the limits', () => expect(snapRange([0, 99_999], limits)).toEqual([600, 10_000]));
  it('makes whole numbers', () => expect(snapRange([1200.4, 5800.6], limits)).toEqual([1200, 5801]));
  it('never lets the ends cross', () => expect(snapRange([5000, 2000], limits)).toEqual([5000, 5000]));
});

describe('movedRange', () => {
  it.each([
    ['a step up', [650, 5800], [600, 5800], [650, 5800]],
    ['from a price between steps', [687, 5800], [637, 5800], [700, 5800]],
    ['and down', [587, 5800], [637, 5800], [600, 5800]],
    ['the upper one is counted from the lower one by React Aria', [637, 2037], [637, 2000], [637, 2050]],
    ['the other handle keeps a price that was typed', [700, 5837], [650, 5837], [700, 5837]],
    ['a step up from 5,000', [600, 5050], [600, 5000], [600, 5100]],
    ['a step down to 5,000', [600, 5050], [600, 5100], [600, 5000]],
    ['a step down from 5,000', [600, 4950], [600, 5000], [600, 4950]],
    ['a step up from a typed price above 5,000', [600, 5887], [600, 5837], [600, 5900]],
    ['and down', [600, 5787], [600, 5837], [600, 5800]],
    ['a page of steps', [600, 6887], [600, 5887], [600, 6900]],
  ] as const)('%s', (_, moved, value, range) => expect(movedRange(moved, value, limits)).toEqual(range));

  it('stays under the pointer while it is dragged', () => {
    expect(movedRange([600, 6050], [600, 6000], limits, true)).toEqual([600, 6100]);
    expect(movedRange([600, 6050], [600, 6100], limits, true)).toEqual([600, 6100]);
  });

  it('reaches limits that are not round', () => {
    expect(handleLimits([637, 9971])).toEqual([600, 10_000]);
    expect(movedRange([600, 10_000], [650, 9900], [637, 9971])).toEqual([637, 9971]);
    for (const isDragged of [false, true]) {
      expect(movedRange([5050, 9000], [8000, 9000], [5050, 12_000], isDragged)).toEqual([5050, 9000]);
      expect(movedRange([6000, 9950], [6000, 7000], [5050, 9950], isDragged)).toEqual([6000, 9950]);
    }
  });
});

describe('typedRange', () => {
  it('a minimum below the limit becomes the limit', () => expect(typedRange('from', 5, [1200, 5800], limits)).toEqual([600, 5800]));
  it('a maximum above the limit becomes the limit', () => expect(typedRange('to', 50_000, [1200, 5800], limits)).toEqual([1200, 10_000]));
  it('a minimum above the maximum stops there', () => expect(typedRange('from', 9000, [1200, 5800], limits)).toEqual([5800, 5800]));
  it('a maximum below the minimum stops there', () => expect(typedRange('to', 700, [1200, 5800], limits)).toEqual([1200, 1200]));
  it('an emptied field opens its end', () => {
    expect(typedRange('from', null, [1200, 5800], limits)).toEqual([600, 5800]);
    expect(typedRange('to', null, [1200, 5800], limits)).toEqual([1200, 10_000]);
  });
});

describe('shareOf', () => {
  it('returns how far along the line a price is', () => expect(shareOf(250, [0, 1000])).toBe(0.25));
  it('is the beginning where there is one price only', () => expect(shareOf(1000, [1000, 1000])).toBe(0));
});

describe('stepsInside', () => {
  it('returns which bars are between the handles', () => {
    expect(stepsInside(4, [250, 750], [0, 1000])).toEqual([false, true, true, false]);
    expect(stepsInside(4, [0, 1000], [0, 1000])).toEqual([true, true, true, true]);
    expect(stepsInside(4, [400, 400], [0, 1000])).toEqual([false, false, false, false]);
  });
});
