/** Whose a retouched photograph is. */
export type RetouchedMatch = { kind: 'matched'; id: number } | { kind: 'none' } | { kind: 'ambiguous' };

interface Original {
  id: number;
  name: string;
}

const pictureEnding = /\.(?:jpe?g|jpe|jfif|png|gif|webp)$/i;

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

/**
 * Finds whose each of many retouched photographs is (ledger OPEN-69): the original of exactly its name, else the only one
 * that differs in letter case or picture format. Where several fit it is not guessed. The originals are looked through once.
 */
export function retouchedMatcher(originals: readonly Original[]): (name: string) => RetouchedMatch {
  const exact = idsBy(originals, (name) => name);
  const loose = idsBy(originals, looseKey);
  return (name) => {
    const base = baseName(name);
    const [id, other] = exact.get(base) ?? loose.get(looseKey(base)) ?? [];
    if (id === undefined) return { kind: 'none' };
    return other === undefined ? { kind: 'matched', id } : { kind: 'ambiguous' };
  };
}
