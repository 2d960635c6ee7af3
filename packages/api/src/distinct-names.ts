/** Parts a file name before its ending: «IMG.1.jpg» → «IMG.1», «.jpg». */
const parted = (name: string): [stem: string, ending: string] => {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
};

/** Names that differ only in the size of letters are the same to Windows and macOS. */
const same = (name: string) => name.normalize('NFC').toLowerCase();

/**
 * Names of files that will lie in one folder: the first of each stays as it is, later ones get a number, `IMG_1 (2).jpg`.
 */
export function distinctNames(names: readonly string[]): string[] {
  const wanted = new Set(names.map(same));
  const given = new Set<string>();
  return names.map((name) => {
    const [stem, ending] = parted(name);
    let free = name;
    // A made name must meet neither one that was given nor one that is still to come.
    for (let turn = 2; given.has(same(free)) || (free !== name && wanted.has(same(free))); turn += 1) free = `${stem} (${turn})${ending}`;
    given.add(same(free));
    return free;
  });
}
