import { describe, expect, it } from 'vitest';
import { evenRows, pairParts, ratioIn, type Rows, type WholeShape, wholeRows } from './rows.ts';

const wide: WholeShape = { width: 1000, height: 200, across: 10, gap: 8, words: 40, inPairs: false };
const phone: WholeShape = { ...wide, width: 358, inPairs: true };

/** The photos of each row: where they begin and end, and how high they are. */
const laidOut = (rows: Rows, ratios: readonly number[]) =>
  Array.from({ length: rows.count }, (_, row) => {
    const [first, end] = rows.placesOf(row);
    return Array.from({ length: end - first }, (__, number) => {
      const { left, width } = rows.boxOf!(first + number);
      return [Math.round(left), Math.round(left + width), Math.round(width / ratios[first + number]!)];
    });
  });
const draw = (ratios: readonly number[], shape: WholeShape) => laidOut(wholeRows(ratios, shape), ratios);

describe('whole photos in rows', () => {
  it('fill the width with one height, but for the last row', () => {
    expect(draw([1.5, 1.5, 1.5, 0.75, 1.5], wide)).toEqual([
      [
        [0, 327, 218],
        [337, 663, 218],
        [673, 1000, 218],
      ],
      [
        [0, 150, 200],
        [160, 460, 200],
      ],
    ]);
  });

  it('are as high as the grid is wide enough for: a panorama alone, and no photo very large before it', () => {
    expect(draw([1.5, 6, 1.5], wide)).toEqual([[[0, 450, 300]], [[0, 1000, 167]], [[0, 300, 200]]]);
    expect(draw([5], { ...wide, width: 288 })).toEqual([[[0, 288, 58]]]);
  });

  it('have free space at the sides of a very tall one, and are 3:2 where nothing is known', () => {
    expect([1 / 3, undefined, 0.75].map(ratioIn)).toEqual([0.5, 1.5, 0.75]);
    expect(draw([ratioIn(1 / 3)], wide)).toEqual([[[0, 100, 200]]]);
  });

  it('stand in pairs on a phone; a panorama has the whole width, another one alone a half', () => {
    expect(draw([1.5, 1.5, 0.75, 1.5, 0.75, 5, 1.5], phone)).toEqual([
      [
        [0, 174, 116],
        [184, 358, 116],
      ],
      [
        [0, 116, 155],
        [126, 358, 155],
      ],
      [[0, 174, 232]],
      [[0, 358, 72]],
      [[0, 174, 116]],
    ]);
    expect(pairParts([0.75, 1.5, 0.75, 5])).toEqual([1 / 3, 2 / 3, 0.5, 1]);
  });

  it('are found by place, row and distance', () => {
    const rows = wholeRows([1.5, 1.5, 1.5, 0.75, 1.5], { ...wide, width: 950 });
    expect([0, 2, 3, 4, 9].map(rows.rowOf)).toEqual([0, 0, 1, 1, 2]);
    expect([0, 1, 2].map((row) => Math.round(rows.topOf(row)))).toEqual([0, 255, 503]);
    expect([-5, 0, 1, 400].map(rows.rowFrom)).toEqual([0, 0, 1, 2]);
  });

  it('are reached from below and above by what stands nearest', () => {
    const rows = wholeRows([1.5, 1.5, 1.5, 0.75, 1.5], wide);
    expect([0, 1, 2].map((place) => rows.move(place, 1))).toEqual([3, 4, 4]);
    expect([3, 4].map((place) => rows.move(place, -1))).toEqual([0, 0]);
    expect([rows.move(0, -1), rows.move(4, 1)]).toEqual([undefined, undefined]);
  });

  it('are none in an empty grid', () => {
    expect(wholeRows([], wide)).toMatchObject({ count: 0 });
  });
});

it('tiles of one size stand in columns', () => {
  const rows = evenRows(7, { columns: 3, pitch: 100 });
  expect([rows.count, rows.topOf(3), rows.rowOf(5), rows.placesOf(2), rows.rowFrom(101), rows.move(4, -1)]).toEqual([
    3,
    300,
    1,
    [6, 7],
    2,
    1,
  ]);
});
