import { clamp } from '../number-field/number.ts';

/** A lower and an upper price, whole rubles. */
export type PriceRange = readonly [from: number, to: number];
export type PriceEnd = 'from' | 'to';

/** A chosen range in whole rubles, ordered and within the limits. */
export function snapRange([from, to]: PriceRange, [min, max]: PriceRange): [number, number] {
  const low = clamp(Math.round(from), min, max);
  return [low, clamp(Math.round(to), low, max)];
}

/** The range after a number was typed at one end. It is limited by the bounds and the other end; an empty field means the bound. */
export function typedRange(end: PriceEnd, typed: number | null, [from, to]: PriceRange, [min, max]: PriceRange): [number, number] {
  if (end === 'from') return [clamp(Math.round(typed ?? min), min, to), to];
  return [from, clamp(Math.round(typed ?? max), from, max)];
}

/** The position of a price on the track, 0…1. */
export const shareOf = (price: number, [min, max]: PriceRange): number => (max > min ? (price - min) / (max - min) : 0);

/** For each of `count` equal steps between the limits, whether its middle is inside the chosen range. */
export function stepsInside(count: number, [from, to]: PriceRange, [min, max]: PriceRange): boolean[] {
  const step = (max - min) / count;
  return Array.from({ length: count }, (_, i) => {
    const middle = min + (i + 0.5) * step;
    return middle >= from && middle <= to;
  });
}
