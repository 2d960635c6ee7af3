import { expect, test } from 'vitest';
import { gridSpans, heightOf, sizesOf } from './gridSpans.ts';

test('the rhythm is 6×5, 3×3 + 3×3, 2×4 + 4×4, 3×3 + 3×3, and begins again', () => {
  const spans = gridSpans(8).map(({ columns, rows }) => `${columns}×${rows}`);
  expect(spans).toEqual(['6×5', '3×3', '3×3', '2×4', '4×4', '3×3', '3×3', '6×5']);
});

test('however many photos, no row has a hole', () => {
  for (let count = 0; count <= 60; count += 1) {
    const spans = gridSpans(count);
    expect(spans).toHaveLength(count);
    let row = { columns: 0, rows: 0 };
    for (const span of spans) {
      row = row.columns === 0 ? { ...span } : { columns: row.columns + span.columns, rows: row.rows };
      expect(row.columns).toBeLessThanOrEqual(6);
      expect(row.rows).toBe(span.rows);
      if (row.columns === 6) row = { columns: 0, rows: 0 };
    }
    expect(row.columns).toBe(0);
  }
});

test('where nothing is rendered yet, its place is as high as its photos will be', () => {
  const heights = [1, 2, 3, 4, 5, 6, 7].map((count) => heightOf(gridSpans(count)));
  expect(heights.map(({ rows }) => rows)).toEqual([5, 4, 5 + 3, 4 + 4, 5 + 3 + 4, 5 + 3 + 4 + 4, 5 + 3 + 4 + 3]);
  expect(heights.map(({ whole, pairs }) => `${whole} + ${pairs}`)).toEqual(['1 + 0', '0 + 1', '1 + 1', '0 + 2', '1 + 2', '2 + 2', '1 + 3']);
});

test('a cropped photo asks for the pixels of the whole one', () => {
  const square = { columns: 3, rows: 4 } as const;
  expect(sizesOf(square, { width: 3000, height: 2000 })).toBe('(width < 1024px) 75vw, 588px');
  expect(sizesOf(square, { width: 2000, height: 3000 })).toBe('(width < 1024px) 50vw, 460px');
  expect(sizesOf({ columns: 6, rows: 5 }, { width: null, height: null })).toBe('(width < 1024px) 100vw, 920px');
});
