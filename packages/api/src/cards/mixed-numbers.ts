import type { CardPhoto } from './sort-by-cards.ts';

/** A moment to the second, as phones, messengers and clouds name photos: `20261128_101530`, `2026-11-28 10.15.30`; or a day with the count of WhatsApp. */
const moment =
  /(?<!\d)(?:19|20)\d\d(?:([-_.]?)(?:0[1-9]|1[0-2])\1(?:0[1-9]|[12]\d|3[01])\D{0,4}(?:[01]\d|2[0-3])[-_.]?[0-5]\d[-_.]?[0-5]\d|\d{4}-WA\d{4})/;
/** What is added to the name of a copy: `IMG_0212 (1)`, `IMG_0212(1)`, `IMG_0212~2`, `IMG_0212 2`. */
const copy = /(?:\s?\(\d{1,3}\)|~\d{1,2}|(?<=\d)\s\d)$/;
/** The name without its ending, and as the photo was called before it was copied or, on an iPhone, edited: `IMG_E0212`. */
const ownName = (name: string): string =>
  name
    .replace(/\.[^.]*$/, '')
    .replace(copy, '')
    .replace(/^IMG_E(?=\d{4}$)/, 'IMG_');

/** The part of a file name before its number, or before the moment that it names: `IMG_0212.jpg` is of the series `IMG_`, as `IMG_20261128_101530.jpg`. */
export function seriesOf(name: string): string {
  const own = ownName(name);
  const at = moment.exec(own)?.index;
  return at === undefined ? own.replace(/\d+$/, '') : own.slice(0, at);
}

/** The number that a camera counts: moments are none, nor are longer ones. */
function numberOf(name: string): number {
  const own = ownName(name);
  return moment.test(own) ? Number.NaN : Number(/(?<!\d)\d{1,5}$/.exec(own)?.[0] ?? Number.NaN);
}

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
