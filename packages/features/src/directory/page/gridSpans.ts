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

/** Pixels of a span beside the person's column (see PortfolioWall.module.css). */
const widths = { 2: 300, 3: 460, 4: 610, 6: 920 };
const heights = { 3: 292, 4: 392, 5: 492 };

/**
 * `sizes` of a photo that fills its span and is cropped: as wide as the whole photo would be, since a landscape in a square needs more pixels than the
 * square is wide. On narrow screens spans are whole rows and pairs of squares.
 */
export function sizesOf({ columns, rows }: GridSpan, { width, height }: { width: number | null; height: number | null }): string {
  const ratio = width && height ? width / height : 1.5;
  const wide = Math.max(widths[columns], Math.round(heights[rows] * ratio));
  const narrow = columns === 6 ? 100 : Math.round(50 * Math.max(1, ratio));
  return `(width < 1024px) ${narrow}vw, ${wide}px`;
}
