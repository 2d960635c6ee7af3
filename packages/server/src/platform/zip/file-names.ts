/** What file systems do not take in a name, or take for a path. */
const forbidden = /[\p{Cc}<>:"/\\|?*]/gu;

/** A name that every system can write, whatever a person has called the thing. */
export function asFileName(name: string, fallback: string): string {
  const cleaned = name
    .replace(forbidden, '_')
    .replace(/[. ]+$/, '')
    .trim();
  return cleaned === '' ? fallback : cleaned;
}

/** The names for files in one folder: the second `a.jpg` becomes `a (2).jpg`. Letter case makes no other name on many disks. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  const turns = new Map<string, number>();
  return names.map((given) => {
    const name = asFileName(given, 'file');
    const { stem, ending } = parts(name);
    const key = name.toLowerCase();
    let turn = turns.get(key) ?? 1;
    let candidate = name;
    while (taken.has(candidate.toLowerCase())) candidate = `${stem} (${++turn})${ending}`;
    turns.set(key, turn);
    taken.add(candidate.toLowerCase());
    return candidate;
  });
}

function parts(name: string): { stem: string; ending: string } {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? { stem: name.slice(0, dot), ending: name.slice(dot) } : { stem: name, ending: '' };
}
