import { cleanName, nameToGive } from '../project-images/file-names.ts';
import { hasImageExtension, withoutFormat } from '../project-images/image-extensions.ts';
import { looseKey } from '../project-images/name-keys.ts';

/** The original of a retouched photo. */
export type RetouchedMatch = { kind: 'matched'; id: number } | { kind: 'none' } | { kind: 'ambiguous' };

export interface Named {
  id: number;
  name: string;
}

/** Ids by the names that may lead to them. */
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

export const baseName = (name: string) => name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';

/** The number that distinguishes files of one name in an archive (`distinctNames`), or in a browser's downloads; it begins with 1. At the end of a key. */
export const number = / \(\d{1,4}\)(?=\.?$)/;

/**
 * Matches retouched photos to originals (ledger OPEN-69). A retouched photo may have the name of the original, or the name under which that was
 * downloaded: sanitised, truncated, with an extension, with a number. It belongs to the original with exactly this name, else to the only one whose
 * name differs in letter case, image format, or spaces and dashes that look alike. Where several match, none is chosen, because parents would see
 * somebody else's photo. The index of the originals is built once.
 */
export function retouchedMatcher(originals: readonly Named[]): (name: string) => RetouchedMatch {
  const fitting = fittingFinder(originals);
  return (name) => {
    const [id, other] = fitting(name);
    if (id === undefined) return { kind: 'none' };
    return other === undefined ? { kind: 'matched', id } : { kind: 'ambiguous' };
  };
}

/** The ids of all originals that a name could mean. */
export function fittingFinder(originals: readonly Named[]): (name: string) => ReadonlySet<number> {
  const exact = new Keys();
  // Those without an extension: the one that the download had is not known here.
  const bare = new Keys();
  const loose = new Keys();
  for (const { id, name: stored } of originals) {
    const name = stored.normalize('NFC');
    const clean = cleanName(name, 'photo');
    const given = nameToGive(name, '.jpg');
    exact.add(id, name, clean);
    if (hasImageExtension(clean)) exact.add(id, given);
    else bare.add(id, withoutFormat(given));
    loose.add(id, looseKey(clean), looseKey(given));
  }
  const fitting = (base: string): ReadonlySet<number> => {
    // Never truncated: of long names the end may be all that distinguishes two children, and a downloaded name is short enough.
    const key = looseKey(cleanName(base, 'photo'));
    const same = exact.get(base);
    const known = hasImageExtension(base) ? same.union(bare.get(withoutFormat(base))) : same;
    const alike = same.size > 0 ? known : loose.get(key);
    // In a download only some of several equal names got a number, in another download another one: so a number is ignored even if another original
    // has it in its name.
    const twins = loose.get(key.replace(number, ''));
    return number.test(key) && twins.size > 1 ? alike.union(twins) : alike;
  };
  return (name) => fitting(baseName(name));
}
