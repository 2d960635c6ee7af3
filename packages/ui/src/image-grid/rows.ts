/** The tiles of a grid in rows; distances in pixels. */
export interface Rows {
  count: number;
  /** From the top of the grid to a row; to the one after the last: to the end of the grid, and a gap. */
  topOf: (row: number) => number;
  rowOf: (place: number) => number;
  /** The places of the first tile of a row, and of the first of the next one. */
  placesOf: (row: number) => [first: number, end: number];
  /** The first row that begins at this distance or below it. */
  rowFrom: (top: number) => number;
  /** The place of the tile so many rows below this one, or above it; undefined where there is no such row. */
  move: (place: number, by: number) => number | undefined;
  /** Where the tiles have widths of their own. */
  boxOf?: (place: number) => { left: number; width: number };
}

/** All tiles are of one size. */
export function evenRows(tiles: number, { columns, pitch }: { columns: number; pitch: number }): Rows {
  const count = Math.ceil(tiles / columns);
  return {
    count,
    topOf: (row) => row * pitch,
    rowOf: (place) => Math.floor(place / columns),
    placesOf: (row) => [row * columns, Math.min(tiles, (row + 1) * columns)],
    rowFrom: (top) => Math.max(0, Math.ceil(top / pitch)),
    move: (place, by) => place + by * columns,
  };
}

/** The shape of a photo whose size is unknown. */
export const usualRatio = 3 / 2;
/** A taller photo has free space at its sides: its buttons need some width. */
export const tallestRatio = 1 / 2;
/** In pairs, a wider photo is alone in its row. */
const widestInPair = 2.2;
/** A row is at most so much higher than wanted; then it does not reach the end of the grid. */
const highest = 1.5;

export const ratioIn = (ratio: number = usualRatio): number => Math.max(ratio, tallestRatio);

/** How many photos the row has that begins with this one: two, unless one of them is wide. */
const pairAt = (ratios: readonly number[], first: number): 1 | 2 =>
  [first, first + 1].every((place) => (ratios[place] ?? Infinity) < widestInPair) ? 2 : 1;

/**
 * For narrow grids: two photos in each row, which part its width. Answers the part of each photo; one that is alone has a half, or all if it is wide. It
 * depends on no width, so a server can tell it too.
 */
export function pairParts(ratios: readonly number[]): number[] {
  const parts: number[] = [];
  while (parts.length < ratios.length) {
    const row = ratios.slice(parts.length, parts.length + pairAt(ratios, parts.length));
    const sum = row.reduce((one, other) => one + other);
    parts.push(...row.map((ratio) => (row.length === 2 ? ratio / sum : ratio < widestInPair ? 0.5 : 1)));
  }
  return parts;
}

export interface WholeShape {
  /** Of the grid. */
  width: number;
  /** How high photos should be. */
  height: number;
  /** Between two tiles in a row. */
  across: number;
  /** Between two rows. */
  gap: number;
  /** Height of the text below a photo. */
  words: number;
  inPairs: boolean;
}

interface Row {
  first: number;
  widths: number[];
  /** Of its photos. */
  height: number;
}

function* paired(ratios: readonly number[], { width, across }: WholeShape): Generator<Row> {
  const parts = pairParts(ratios);
  for (let first = 0; first < ratios.length; first += pairAt(ratios, first)) {
    const row = parts.slice(first, first + pairAt(ratios, first));
    const widths = row.map((part) => (part === 1 ? width : (width - across) * part));
    yield { first, widths, height: (widths[0] ?? 0) / (ratios[first] ?? usualRatio) };
  }
}

/** As many in a row as fit with the wanted height, then stretched to the end of the grid, but for the last row. As `flex-wrap` in CSS does it. */
function* filled(ratios: readonly number[], { width, height: wanted, across }: WholeShape): Generator<Row> {
  for (let first = 0; first < ratios.length;) {
    let end = first;
    let sum = 0;
    while (end < ratios.length && (end === first || (sum + (ratios[end] ?? 0)) * wanted + (end - first) * across <= width)) {
      sum += ratios[end] ?? 0;
      end += 1;
    }
    const fitting = (width - (end - first - 1) * across) / sum;
    const height = Math.min(fitting, end < ratios.length ? wanted * highest : wanted);
    yield { first, widths: ratios.slice(first, end).map((ratio) => ratio * height), height };
    first = end;
  }
}

/** Whole photos: each row has one height, and each photo is as wide as its ratio makes it. */
export function wholeRows(ratios: readonly number[], shape: WholeShape): Rows {
  const tops: number[] = [];
  const firsts: number[] = [];
  const rowOf: number[] = [];
  const boxes: { left: number; width: number }[] = [];
  let top = 0;
  for (const { first, widths, height } of shape.inPairs ? paired(ratios, shape) : filled(ratios, shape)) {
    let left = 0;
    for (const width of widths) {
      boxes.push({ left, width });
      rowOf.push(tops.length);
      left += width + shape.across;
    }
    tops.push(top);
    firsts.push(first);
    top += height + shape.words + shape.gap;
  }
  const count = tops.length;
  const placesOf = (row: number): [number, number] => [firsts[row] ?? ratios.length, firsts[row + 1] ?? ratios.length];
  const middleOf = (place: number) => (boxes[place]?.left ?? 0) + (boxes[place]?.width ?? 0) / 2;
  return {
    count,
    topOf: (row) => tops[row] ?? top,
    rowOf: (place) => rowOf[place] ?? count,
    placesOf,
    rowFrom: (wanted) => {
      const row = tops.findIndex((one) => one >= wanted);
      return row < 0 ? count : row;
    },
    move: (place, by) => {
      const [first, end] = placesOf((rowOf[place] ?? 0) + by);
      const middle = middleOf(place);
      let nearest: number | undefined;
      for (let one = first; one < end; one += 1)
        if (nearest === undefined || Math.abs(middleOf(one) - middle) < Math.abs(middleOf(nearest) - middle)) nearest = one;
      return nearest;
    },
    boxOf: (place) => boxes[place] ?? { left: 0, width: 0 },
  };
}
