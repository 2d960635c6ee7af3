import { clamp } from '../number-field/number.ts';

/** A lower and an upper price, whole rubles. */
export type PriceRange = readonly [from: number, to: number];
export type PriceEnd = 'from' | 'to';

/** A chosen range in whole rubles, ordered and within the limits. */
export function snapRange([from, to]: PriceRange, [min, max]: PriceRange): [number, number] {
  const low = clamp(Math.round(from), min, max);
  return [low, clamp(Math.round(to), low, max)];
}

/** Rubles from one place of a handle to the next. */
export const handleStep = 50;

/** From this price on, only every second place is used: nobody compares prices of 12 350 and 12 400 rubles. */
const highPrice = 5000;

const stepAt = (price: number): number => (price >= highPrice ? 2 * handleStep : handleStep);

/** The limits as the handles have them: at whole steps, so that every place between them is a round price. */
export const handleLimits = ([min, max]: PriceRange): [number, number] => [
  Math.floor(min / handleStep) * handleStep,
  Math.ceil(max / handleStep) * handleStep,
];

/** The next round price from `before` in the direction of `next`, or the nearest one to `next` where that is further away. */
function roundPrice(next: number, before: number, isDragged: boolean): number {
  const step = stepAt(Math.min(next, before));
  // One press of a key moves by less than a step here: it must not stay.
  if (isDragged || Math.abs(next - before) >= step) return Math.round(next / step) * step;
  return next > before ? (Math.floor(before / step) + 1) * step : (Math.ceil(before / step) - 1) * step;
}

/** The range after a handle was moved: a round price, unless a limit is not. The other handle keeps its price, round or not. */
export function movedRange(moved: PriceRange, value: PriceRange, limits: PriceRange, isDragged = false): [number, number] {
  const track = handleLimits(limits);
  const stop = (end: 0 | 1) => {
    if (moved[end] === value[end]) return value[end];
    // The round price nearest to a limit may be further inside.
    if (moved[end] === track[end]) return limits[end];
    return roundPrice(moved[end], value[end], isDragged);
  };
  return snapRange([stop(0), stop(1)], limits);
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
