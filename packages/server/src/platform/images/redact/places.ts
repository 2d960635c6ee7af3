/** Coordinates, and the tags by which programs write them into keywords. */
const coordinates = /\d{1,3}[.,]\d{3,}|\d\s*°|\bgeo(?::|tag)/i;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Without the ending, because a Russian caption declines the name of a city: «Казань», «в Казани». */
const stemOf = (word: string): string => word.slice(0, word.length >= 6 ? -2 : -1);

/** Whether a text names one of these places of its file, or coordinates. One word in common is enough. */
export function createPlaceCheck(places: readonly string[]): (text: string) => boolean {
  const stems = places.flatMap(wordsOf).flatMap((word) => (word.length >= 3 ? stemOf(word) : []));
  return (text) => coordinates.test(text) || wordsOf(text).some((word) => stems.some((stem) => word.startsWith(stem)));
}
