/** Normalises typed text and labels letter by letter: positions stay the same. */
function fold(text: string): string {
  return text
    .toLocaleLowerCase('ru')
    .replaceAll('ё', 'е')
    .replace(/[-‐‑–—\u00a0]/g, ' ');
}

const folded = new WeakMap<object, string>();

/** A label is normalised once, not with every letter that is typed. */
function normalisedLabel(option: { label: string }): string {
  const known = folded.get(option) ?? fold(option.label);
  folded.set(option, known);
  return known;
}

type Rank = 'exact' | 'prefix' | 'word' | 'inside';

/** Where a normalised text is in a normalised label, and how well that matches. */
function find(folded: string, query: string): { rank: Rank; start: number } | null {
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
 * The options whose label contains the typed text: ё is е, a hyphen is a space, case does not matter. The whole label comes
 * first, then its beginning, then a word's beginning, then the rest; inside a rank the order stays (ledger DROP-12).
 */
export function matchOptions<T extends { label: string }>(options: readonly T[], text: string): readonly T[] {
  const query = fold(text.trim());
  if (query === '') return options;
  const ranks: Record<Rank, T[]> = { exact: [], prefix: [], word: [], inside: [] };
  for (const option of options) {
    const found = find(normalisedLabel(option), query);
    if (found) ranks[found.rank].push(option);
  }
  return [...ranks.exact, ...ranks.prefix, ...ranks.word, ...ranks.inside];
}

/** Where in a label the typed text is: what the list underlines. `null` when nothing is typed or it is not there. */
export function matchRange(label: string, text: string): readonly [start: number, end: number] | null {
  const query = fold(text.trim());
  const found = query === '' ? null : find(fold(label), query);
  return found && [found.start, found.start + query.length];
}

/** Whether one of the options is called exactly this. */
export function hasExactMatch(options: readonly { label: string }[], text: string): boolean {
  const query = fold(text.trim());
  return options.some((option) => normalisedLabel(option) === query);
}
