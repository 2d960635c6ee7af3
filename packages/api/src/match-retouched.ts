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

const written = (name: string) => asFileName(name, 'photo');

/** As the portal's own archives call an original, but for its format, by which none is told from another: it comes back under this name. */
const asGivenOut = (name: string) => (hasPictureEnding(written(name)) ? written(name) : written(`${written(name)}.jpg`));

/**
 * Finds whose each of many retouched photographs is (ledger OPEN-69): the original of exactly its name, or that was given out
 * under it, else the only one that differs in letter case or picture format. Where several fit it is not guessed, nor which of two
 * that are called the same was given out with a number. The originals are looked through once.
 */
export function retouchedMatcher(originals: readonly Original[]): (name: string) => RetouchedMatch {
  const exact = idsBy(originals, (name) => name);
  const cleaned = idsBy(originals, written);
  const loose = idsBy(originals, (name) => looseKey(written(name)));
  const twins = idsBy(originals, asGivenOut);
  const given = originals.map(({ name }) => asGivenOut(baseName(name)));
  distinctNames(given).forEach((name, index) => {
    const ids = twins.get(given[index] ?? '') ?? [];
    if (!cleaned.has(name)) cleaned.set(name, ids);
    if (!loose.has(looseKey(name))) loose.set(looseKey(name), ids);
  });
  return (name) => {
    const base = baseName(name);
    const [id, other] = exact.get(base) ?? cleaned.get(base) ?? loose.get(looseKey(written(base))) ?? [];
    if (id === undefined) return { kind: 'none' };
    return other === undefined ? { kind: 'matched', id } : { kind: 'ambiguous' };
  };
}
