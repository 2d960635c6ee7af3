import type { Goal, Row } from '../row.ts';

type Figures<Figure extends string> = Record<string, Record<Figure, number>>;
type Line<Figure extends string> = [figure: Figure, what: string, unit: Row['unit'], goal?: Goal];

/** Rows of one component out of what it and its peers have taken. */
export function compare<Figure extends string>(title: string, measured: Figures<Figure>, lines: readonly Line<Figure>[]): Row[] {
  const { ours, floor, ...peers } = measured;
  return lines.map(([figure, what, unit, goal]) => ({
    what: `${title}: ${what}`,
    unit,
    ours: ours?.[figure] ?? Number.NaN,
    peers: Object.fromEntries(Object.entries(peers).map(([name, figures]) => [name, figures[figure]])),
    floor: floor?.[figure],
    goal,
  }));
}
