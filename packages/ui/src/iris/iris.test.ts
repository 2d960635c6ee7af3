import { describe, expect, it } from 'vitest';
import { completionOpening, irisPaths } from './iris.ts';

const points = (path: string): [number, number][] => [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
const distance = ([x, y]: [number, number]): number => Math.hypot(x, y);

describe('irisPaths', () => {
  it('opens a polygon with one corner per blade, the first at the top', () => {
    const corners = points(irisPaths(0.4, 7).hole);
    expect(corners).toHaveLength(7);
    expect(corners[0]).toEqual([0, -20]);
    for (const corner of corners) expect(distance(corner)).toBeCloseTo(20, 1);
  });

  it('never closes entirely', () => {
    for (const corner of points(irisPaths(0, 6).hole)) expect(distance(corner)).toBeCloseTo(5, 1);
  });

  it.each([0.12, 0.4, 0.62, 0.94])('draws each blade edge from a corner past the rim at opening %s', (opening) => {
    const { hole, edges } = irisPaths(opening, 7);
    const ends = points(edges);
    expect(ends).toHaveLength(14);
    expect(ends.filter((_, i) => i % 2 === 0)).toEqual(points(hole));
    for (const end of ends.filter((_, i) => i % 2 === 1)) expect(distance(end)).toBeGreaterThan(50);
  });

  it('lays each edge along a side of the hole, so that it touches the next blade', () => {
    const { edges } = irisPaths(0.4, 6);
    const [start, end] = points(edges) as [[number, number], [number, number]];
    const next = points(edges)[2] as [number, number];
    const cross = (end[0] - start[0]) * (next[1] - start[1]) - (end[1] - start[1]) * (next[0] - start[0]);
    expect(Math.abs(cross) / 100).toBeLessThan(0.02 * 25);
  });
});

describe('completionOpening', () => {
  it.each([
    [0, 0.16],
    [50, 0.55],
    [100, 0.94],
    [140, 0.94],
    [-5, 0.16],
  ])('%s %% opens the blades to %s', (percent, opening) => expect(completionOpening(percent)).toBeCloseTo(opening));
});
