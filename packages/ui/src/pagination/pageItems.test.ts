import { assert, constant, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageItems } from './pageItems.ts';

describe('pageItems', () => {
  it.each([
    [1, 0, []],
    [1, 1, [1]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 8, [1, 2, 'gap', 8]],
    [2, 8, [1, 2, 3, 'gap', 8]],
    [3, 8, [1, 2, 3, 4, 'gap', 8]],
    [4, 8, [1, 'gap', 3, 4, 5, 'gap', 8]],
    [8, 8, [1, 'gap', 7, 8]],
    [10, 20, [1, 'gap', 9, 10, 11, 'gap', 20]],
    [99, 20, [1, 'gap', 19, 20]],
    [0, 20, [1, 2, 'gap', 20]],
  ])('shows page %i of %i', (page, pages, expected) => {
    expect(pageItems(page, pages)).toEqual(expected);
  });

  it('always shows the ends and the neighbours, in order, once, with gaps only where pages are missing', () => {
    const place = integer({ min: 8, max: 500 }).chain((pages) => tuple(integer({ min: 1, max: pages }), constant(pages)));
    assert(
      property(place, ([page, pages]) => {
        const items = pageItems(page, pages);
        const always = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
        expect(items).toEqual(expect.arrayContaining(always));
        const steps = items.flatMap((item, index) => (item !== 'gap' && index > 0 ? [[items[index - 1], item] as const] : []));
        expect(steps.every(([before, item]) => before === 'gap' || before === item - 1)).toBe(true);
        const gaps = items.flatMap((item, index) => (item === 'gap' ? [Number(items[index + 1]) - Number(items[index - 1])] : []));
        expect(gaps.every((width) => width > 1)).toBe(true);
        expect(items.length).toBeLessThanOrEqual(7);
      }),
    );
  });
});
