import type { CardPhoto } from './sort-by-cards.ts';

/** The part of a file name before its number: `IMG_0212.jpg` is of the series `IMG_`. */
export const seriesOf = (name: string): string => name.replace(/\.[^.]*$/, '').replace(/\d+$/, '');
/** The number that a camera counts: longer ones, and what stands behind a day, are times. */
const numberOf = (name: string): number =>
  /\d{8}\D?\d{6}/.test(name) ? Number.NaN : Number(/(?<!\d)(\d{1,5})(?:\.[^.]*)?$/.exec(name)?.[1] ?? Number.NaN);

type Numbered = Pick<CardPhoto, 'name' | 'camera'>;

/** Told apart from others by the series of its files alone, because it writes no serial number. */
const isBySeries = ({ name, camera }: Numbered): boolean => {
  const series = seriesOf(name);
  return camera !== null && series !== '' && (camera === series || camera.endsWith(` · ${series}`)) && !Number.isNaN(numberOf(name));
};

/**
 * Whether the photos of a camera, in the order in which they were taken, may be of two of one model: a number comes between others that were there
 * before it. One camera that begins to count again stays below all of them.
 */
export function areMixed(photos: readonly Numbered[]): boolean {
  let [lowest, before] = [Infinity, -Infinity];
  return photos.filter(isBySeries).some(({ name }) => {
    const number = numberOf(name);
    const isBetween = lowest < number && number < before;
    lowest = Math.min(lowest, number);
    before = number;
    return isBetween;
  });
}
