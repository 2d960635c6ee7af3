import { distinctNames } from './distinct-names.ts';
import { asFileName } from './file-names.ts';

/** Whose a retouched photograph is. */
export type RetouchedMatch = { kind: 'matched'; id: number } | { kind: 'none' } | { kind: 'ambiguous' };

interface Original {
  id: number;
  name: string;
}

const pictureEnding = /\.(?:jpe?g|jpe|jfif|png|gif|webp)$/i;

/** Whether a name ends as names of pictures do. */
export const hasPictureEnding = (name: string): boolean => pictureEnding.test(name);

const baseName = (name: string) => name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';

/** Alike for names that differ in letter case, or in the ending by which they are pictures. */
const looseKey = (name: string) => name.replace(pictureEnding, '.').toLowerCase();

function idsBy(originals: readonly Original[], key: (name: string) => string): Map<string, number[]> {
  const ids = new Map<string, number[]>();
  for (const { id, name } of originals) {
    const of = key(baseName(name));
    ids.set(of, [...(ids.get(of) ?? []), id]);
  }
  return ids;
}

/** As the portal's own archives call an original: they come back under these names. */
const written = (name: string) => asFileName(name, 'photo');

/**
 * Finds whose each of many retouched photographs is (ledger OPEN-69): the original of exactly its name, or that was given out
 * under it, else the only one that differs in letter case or picture format. Where several fit it is not guessed, nor which of two
 * that are called the same was given out with a number. The originals are looked through once.
 */
export function retouchedMatcher(originals: readonly Original[]): (name: string) => RetouchedMatch {
  const exact = idsBy(originals, (name) => name);
  const givenOut = idsBy(originals, written);
  const loose = idsBy(originals, (name) => looseKey(written(name)));
  // One that was renamed without an ending is given out with one.
  for (const [key, ids] of idsBy(originals, (name) => (hasPictureEnding(name) ? '' : looseKey(`${written(name)}.jpg`)))) {
    if (key !== '' && !loose.has(key)) loose.set(key, ids);
  }
  const names = originals.map(({ name }) => written(baseName(name)));
  distinctNames(names).forEach((distinct, index) => {
    const twins = givenOut.get(names[index] ?? '') ?? [];
    if (!givenOut.has(distinct)) givenOut.set(distinct, twins);
    if (!loose.has(looseKey(distinct))) loose.set(looseKey(distinct), twins);
  });
  return (name) => {
    const base = baseName(name);
    const [id, other] = exact.get(base) ?? givenOut.get(base) ?? loose.get(looseKey(written(base))) ?? [];
    if (id === undefined) return { kind: 'none' };
    return other === undefined ? { kind: 'matched', id } : { kind: 'ambiguous' };
  };
}
