import { cleanName, nameToGive } from '../order-images/file-names.ts';
import { hasImageExtension, withoutFormat } from '../order-images/image-extensions.ts';
import { looseKey } from '../order-images/name-keys.ts';
import { sentences } from '../contract/sentences.ts';

/** The original of a retouched photo. */
export type RetouchedMatch = { kind: 'matched'; id: number } | { kind: 'none' } | { kind: 'ambiguous' };

interface Original {
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

const baseName = (name: string) => name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';

/** The number that distinguishes files of one name in an archive (`distinctNames`), or in a browser's downloads; it begins with 1. At the end of a key. */
const number = / \(\d{1,4}\)(?=\.?$)/;

/**
 * Matches retouched photos to originals (ledger OPEN-69). A retouched photo may have the name of the original, or the name under which that was
 * downloaded: sanitised, truncated, with an extension, with a number. It belongs to the original with exactly this name, else to the only one whose
 * name differs in letter case, image format, or spaces and dashes that look alike. Where several match, none is chosen, because parents would see
 * somebody else's photo. The index of the originals is built once.
 */
export function retouchedMatcher(originals: readonly Original[]): (name: string) => RetouchedMatch {
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
  return (name) => {
    const [id, other] = fitting(baseName(name));
    if (id === undefined) return { kind: 'none' };
    return other === undefined ? { kind: 'matched', id } : { kind: 'ambiguous' };
  };
}

interface RetouchedPhoto {
  name: string;
  originalId: number | null;
}

/** What a file of an archive becomes: the next version of a photo, or the first one, with or without an original. */
export type RetouchedTarget<Photo> = { kind: 'version'; photo: Photo } | { kind: 'first'; originalId: number | null };

/**
 * Finds what a file becomes, by its name. An original is found by its own name and by those of its retouched photo, so that a renamed one is found by
 * both. Without an original it is the next version of the photo of exactly this name, else of the only one with a similar name, unless another file
 * of the same archive has exactly that name.
 */
function targetFinder<Photo extends RetouchedPhoto>(originals: readonly Original[], photos: readonly Photo[], files: ReadonlySet<string>) {
  const match = matcherOf(originals, photos);
  const linked = new Map(photos.map((photo) => [photo.originalId, photo]));
  const loose = Map.groupBy(
    photos.filter(({ originalId }) => originalId === null),
    ({ name }) => looseKey(name),
  );
  const looseOnes = (name: string): readonly Photo[] => {
    const alike = loose.get(looseKey(name)) ?? [];
    const exact = alike.filter((photo) => photo.name === name);
    return exact.length > 0 ? exact : alike.filter((photo) => !files.has(photo.name));
  };
  return (name: string): RetouchedTarget<Photo> | { kind: 'ambiguous' } => {
    const found = match(name);
    if (found.kind === 'ambiguous') return found;
    const originalId = found.kind === 'matched' ? found.id : null;
    const [photo, other] = originalId === null ? looseOnes(name) : [linked.get(originalId)];
    if (other) return { kind: 'ambiguous' };
    return photo ? { kind: 'version', photo } : { kind: 'first', originalId };
  };
}

const matcherOf = (originals: readonly Original[], photos: readonly RetouchedPhoto[]) =>
  retouchedMatcher([...originals, ...photos.flatMap(({ originalId, name }) => (originalId === null ? [] : { id: originalId, name }))]);

/** The original that a file belongs to; null: none. */
export const originalOf = (target: RetouchedTarget<RetouchedPhoto>): number | null =>
  target.kind === 'version' ? target.photo.originalId : target.originalId;

/** The files of an archive whose result is certain, and those that are ambiguous, each name once with the reason. */
export interface SortedFiles<File, Photo> {
  sure: { file: File; target: RetouchedTarget<Photo> }[];
  ambiguous: { name: string; reason: string }[];
}

/**
 * Decides what the files of an archive become (ledger OPEN-69). Two files cannot both be the next version of one photo: the one with exactly the
 * original's name is, else neither.
 */
export function sortRetouched<File extends { name: string }, Photo extends RetouchedPhoto>(
  files: readonly File[],
  originals: readonly Original[],
  photos: readonly Photo[],
): SortedFiles<File, Photo> {
  const find = targetFinder(originals, photos, new Set(files.map(({ name }) => name)));
  const names = new Map(originals.map(({ id, name }) => [id, name]));
  const found = files.map((file) => {
    const target = find(file.name);
    const original = target.kind === 'ambiguous' ? null : originalOf(target);
    const loose = target.kind === 'version' && original === null ? target.photo : null;
    const isExact = (loose?.name ?? (original === null ? null : names.get(original))) === file.name;
    return { file, target, isExact, key: original ?? loose ?? file.name };
  });
  const sorted: SortedFiles<File, Photo> = { sure: [], ambiguous: [] };
  for (const group of Map.groupBy(found, ({ key }) => key).values()) {
    const exact = group.filter(({ isExact }) => isExact);
    const [first, rival] = exact.length === 1 ? exact : group;
    const chosen = rival ? undefined : first;
    for (const [name, [{ file, target } = {}]] of Map.groupBy(group, (one) => one.file.name)) {
      if (file !== chosen?.file) sorted.ambiguous.push({ name, reason: sentences.entryTwice });
      else if (file && target && target.kind !== 'ambiguous') sorted.sure.push({ file, target });
      else sorted.ambiguous.push({ name, reason: sentences.entryAmbiguous });
    }
  }
  return sorted;
}

/**
 * The photos without an original that belong to this one, which was added or renamed: whichever came first. None where it has a retouched photo
 * already, which a name must not replace.
 */
export const looseOf = <Photo extends RetouchedPhoto>(
  originals: readonly Original[],
  photos: readonly Photo[],
  originalId: number,
): Photo[] => looseOfEach(originals, photos).get(originalId) ?? [];

/** The same for all originals at once, by their ids. */
export function looseOfEach<Photo extends RetouchedPhoto>(
  originals: readonly Original[],
  photos: readonly Photo[],
): ReadonlyMap<number, Photo[]> {
  const linked = new Set(photos.map(({ originalId }) => originalId));
  const match = matcherOf(originals, photos);
  const loose = new Map<number, Photo[]>();
  for (const photo of photos) {
    const found = photo.originalId === null ? match(photo.name) : null;
    if (found?.kind === 'matched' && !linked.has(found.id)) loose.set(found.id, [...(loose.get(found.id) ?? []), photo]);
  }
  return loose;
}
