import { expect, test } from 'vitest';
import { gridKeys } from './gridKeys.ts';
import { PhotoCollection } from './PhotoCollection.ts';
import { evenRows } from './rows.ts';

const photos = new PhotoCollection(Array.from({ length: 11 }, (_, number) => ({ id: `p${number}`, name: `${number}.jpg`, src: null })));
const keys = gridKeys(photos, { rows: evenRows(11, { columns: 3, pitch: 100 }), visibleRows: 2 });

test('arrows go by one and by a row, and stop at the edges', () => {
  expect(keys.getKeyRightOf('p2')).toBe('p3');
  expect(keys.getKeyLeftOf('p0')).toBeNull();
  expect(keys.getKeyBelow('p4')).toBe('p7');
  expect(keys.getKeyAbove('p1')).toBeNull();
  expect(keys.getKeyBelow('p10')).toBeNull();
});

test('a page is what is visible, and ends at the first and the last', () => {
  expect(keys.getKeyPageBelow('p1')).toBe('p7');
  expect(keys.getKeyPageBelow('p7')).toBe('p10');
  expect(keys.getKeyPageAbove('p7')).toBe('p1');
  expect(keys.getKeyPageAbove('p1')).toBe('p0');
});

test('an empty grid has no keys', () => {
  const none = gridKeys(new PhotoCollection([]), { rows: evenRows(0, { columns: 3, pitch: 100 }), visibleRows: 2 });
  expect(none.getFirstKey()).toBeNull();
  expect(none.getLastKey()).toBeNull();
});
