import { cleanName, nameToGive } from './file-names.ts';
import { hasPictureEnding, withoutFormat } from './picture-endings.ts';

/** Whose a retouched photograph is. */
export type RetouchedMatch = { kind: 'matched'; id: number } | { kind: 'none' } | { kind: 'ambiguous' };

interface Original {
  id: number;
  name: string;
}

/** Ids by what may lead to them. */
class Keys {
  readonly #ids = new Map<string, Set<number>>();

  add(id: number, ...keys: string[]): void {
    for (const key of keys) {
      const ids = this.#ids.get(key) ?? new Set();
      this.#ids.set(key, ids.add(id));
    }
  }

  get(key: string): ReadonlySet<number> {
    return this.#ids.get(key) ?? new Set();
  }
}

const baseName = (name: string) => name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';

/** Alike for names that differ in letter case, or in the ending by which they are pictures. */
const looseKey = (name: string) => withoutFormat(name).toLowerCase();

/**
 * The number by which an archive tells files of one name apart (`distinctNames`), or a browser that saves one after the other: it
 * begins with 1. At the end of a loose key.
 */
const number = / \(\d{1,4}\)(?=\.?$)/;

/**
 * Finds whose each of many retouched photographs is (ledger OPEN-69). An original may come back under its own name, or under that by which
 * it was given out: cleaned, cut, with an ending, with a number. It is the one that has this name, else the only one whose name differs
 * in letter case or picture format. Where several could be meant it is not guessed: whose photograph it is parents see. The originals are
 * looked through once.
 */
export function retouchedMatcher(originals: readonly Original[]): (name: string) => RetouchedMatch {
  const exact = new Keys();
  // Those without an ending: which one they were given out with is not known here.
  const bare = new Keys();
  const loose = new Keys();
  for (const { id, name: stored } of originals) {
    const name = stored.normalize('NFC');
    const clean = cleanName(name, 'photo');
    const given = nameToGive(name, '.jpg');
    exact.add(id, name, clean);
    if (hasPictureEnding(clean)) exact.add(id, given);
    else bare.add(id, withoutFormat(given));
    loose.add(id, looseKey(clean), looseKey(given));
  }
  const fitting = (base: string): ReadonlySet<number> => {
    // Never cut: of long names the end may be all that tells two children apart, and what was given out is short enough.
    const key = looseKey(cleanName(base, 'photo'));
    const same = exact.get(base);
    const known = hasPictureEnding(base) ? same.union(bare.get(withoutFormat(base))) : same;
    const alike = same.size > 0 ? known : loose.get(key);
    // Only one of several got a number, in another choice of them another one: even if a further one is called so.
    const twins = loose.get(key.replace(number, ''));
    return number.test(key) && twins.size > 1 ? alike.union(twins) : alike;
  };
  return (name) => {
    const [id, other] = fitting(baseName(name));
    if (id === undefined) return { kind: 'none' };
    return other === undefined ? { kind: 'matched', id } : { kind: 'ambiguous' };
  };
}
