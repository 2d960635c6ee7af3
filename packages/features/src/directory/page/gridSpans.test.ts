import { expect, test } from 'vitest';
import { gridSpans } from './gridSpans.ts';

test('the rhythm is 6×5, 3×3 + 3×3, 2×4 + 4×4, 3×3 + 3×3, and begins again', () => {
  const drawn = gridSpans(8).map(({ columns, rows }) => `${columns}×${rows}`);
  expect(drawn).toEqual(['6×5', '3×3', '3×3', '2×4', '4×4', '3×3', '3×3', '6×5']);
});

test('however many photographs, no row has a hole', () => {
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
