export interface GridSpan {
  /** Of six columns. */
  columns: 2 | 3 | 4 | 6;
  rows: 3 | 4 | 5;
}

/** The repeated pattern: one large, a pair, a pair of different widths, a pair. */
const cycle: readonly GridSpan[] = [
  { columns: 6, rows: 5 },
  { columns: 3, rows: 3 },
  { columns: 3, rows: 3 },
  { columns: 2, rows: 4 },
  { columns: 4, rows: 4 },
  { columns: 3, rows: 3 },
  { columns: 3, rows: 3 },
];

const wholeRow: GridSpan = { columns: 6, rows: 4 };

const half: GridSpan = { columns: 3, rows: 4 };

/** The size of each photo of a portfolio; a last one without a neighbour takes its whole row. */
export function gridSpans(count: number): GridSpan[] {
  // Two or four make pairs: in the usual pattern they would all be large and alone in their rows.
  if (count === 2 || count === 4) return Array.from({ length: count }, () => half);
  return Array.from({ length: count }, (_, index) => {
    const place = index % cycle.length;
    const isFirstOfPair = place % 2 === 1;
    return isFirstOfPair && index === count - 1 ? wholeRow : (cycle[place] ?? wholeRow);
  });
}

/** After how many photos the pattern repeats. */
export const rhythm = cycle.length;

/** The height of photos with these spans: in rows of the wide wall, and on a narrow one in photos of full width and pairs of squares. */
export function heightOf(spans: readonly GridSpan[]): { rows: number; whole: number; pairs: number } {
  const whole = spans.filter(({ columns }) => columns === 6).length;
  const cells = spans.reduce((sum, { columns, rows }) => sum + columns * rows, 0);
  return { rows: cells / 6, whole, pairs: (spans.length - whole) / 2 };
}
