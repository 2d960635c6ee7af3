import { assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { centredScroll, visibleRange, thumbnailPitch } from './visibleRange.ts';

it('shows what fits and a few more', () => {
  expect(visibleRange(0, 1400, 800)).toEqual({ from: 0, to: 24 });
  expect(visibleRange(7000, 1400, 800)).toEqual({ from: 96, to: 124 });
  expect(visibleRange(0, 1400, 5)).toEqual({ from: 0, to: 5 });
  expect(visibleRange(0, 1400, 0)).toEqual({ from: 0, to: 0 });
});

it('is bounded and contains the thumbnail that was brought to the middle', () => {
  assert(
    property(integer({ min: 1, max: 5000 }), integer({ min: 0, max: 4999 }), integer({ min: 100, max: 3000 }), (count, place, width) => {
      const index = place % count;
      const { from, to } = visibleRange(centredScroll(index, width), width, count);
      expect(from).toBeLessThanOrEqual(index);
      expect(to).toBeGreaterThan(index);
      expect(to - from).toBeLessThanOrEqual(width / thumbnailPitch + 10);
    }),
  );
});
