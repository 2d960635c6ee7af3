import { partedName } from './file-names.ts';

/** Names that differ only in letter case are the same to Windows and macOS. */
const same = (name: string) => name.normalize('NFC').toLowerCase();

/**
 * Names of files that will lie in one folder: the first of each stays as it is, later ones get a number, `IMG_1 (2).jpg`.
 */
export function distinctNames(names: readonly string[]): string[] {
  const wanted = new Set(names.map(same));
  const given = new Set<string>();
  // By name, the next number to try: starting at 1 each time, thousands of equal names would take seconds.
  const turns = new Map<string, number>();
  return names.map((name) => {
    const [stem, extension] = partedName(name);
    let free = name;
    let turn = turns.get(same(name)) ?? 2;
    // A generated name must differ from the given ones, also from those that follow.
    for (; given.has(same(free)) || (free !== name && wanted.has(same(free))); turn += 1) free = `${stem} (${turn})${extension}`;
    turns.set(same(name), turn);
    given.add(same(free));
    return free;
  });
}
