/** How people type and how labels are written, made alike letter by letter: positions stay the same. */
function fold(text: string): string {
  return text
    .toLocaleLowerCase('ru')
    .replaceAll('ё', 'е')
    .replace(/[-‐‑–—\u00a0]/g, ' ');
}

export interface Match<T> {
  option: T;
  /** Where in the label the typed text stands; `null` when nothing is typed. */
  range: readonly [start: number, end: number] | null;
}

type Rank = 'exact' | 'prefix' | 'word' | 'inside';

function find(label: string, query: string): { rank: Rank; start: number } | null {
  const folded = fold(label);
  if (folded === query) return { rank: 'exact', start: 0 };
  if (folded.startsWith(query)) return { rank: 'prefix', start: 0 };
  const inside = folded.indexOf(query);
  if (inside === -1) return null;
  for (let start = inside; start !== -1; start = folded.indexOf(query, start + 1)) {
    if (!/[\p{L}\p{N}]/u.test(folded.charAt(start - 1))) return { rank: 'word', start };
  }
  return { rank: 'inside', start: inside };
}

/**
 * The options whose label contains the typed text: ё is е, a hyphen is a space, case does not matter.
 * The whole label comes first, then its beginning, then a word's beginning, then the rest;
 * inside a rank the options keep their order.
 */
export function matchOptions<T extends { label: string }>(options: readonly T[], text: string): Match<T>[] {
  const query = fold(text.trim());
  if (query === '') return options.map((option) => ({ option, range: null }));
  const ranks: Record<Rank, Match<T>[]> = { exact: [], prefix: [], word: [], inside: [] };
  for (const option of options) {
    const found = find(option.label, query);
    if (found) ranks[found.rank].push({ option, range: [found.start, found.start + query.length] });
  }
  return [...ranks.exact, ...ranks.prefix, ...ranks.word, ...ranks.inside];
}

/** Whether one of the options is called exactly this. */
export function hasExactMatch(options: readonly { label: string }[], text: string): boolean {
  const query = fold(text.trim());
  return options.some((option) => fold(option.label) === query);
}
