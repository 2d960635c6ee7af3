/** Normalises typed text and labels letter by letter: positions stay the same. */
function fold(text: string): string {
  return text
    .toLocaleLowerCase('ru')
    .replaceAll('ё', 'е')
    .replace(/[\p{Pd}−\s]/gu, ' ');
}

/** The typed text as it is searched for: without invisible characters and repeated spaces. */
const asked = (text: string): string =>
  fold(text.normalize('NFC').replaceAll(/\p{DI}/gu, ''))
    .replaceAll(/ +/g, ' ')
    .trim();

const latin = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const russian = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

/** The same keys on the Russian keyboard: «vjcrdf» is «москва». */
function otherLayout(text: string): string {
  return fold(Array.from(text.toLowerCase(), (key) => russian[latin.indexOf(key)] ?? key).join(''));
}

interface Named {
  label: string;
  also?: readonly string[] | undefined;
}

const foldedAliases = new WeakMap<object, readonly string[]>();

/** Other names of an option, normalised once. */
function aliasesOf({ also }: Named): readonly string[] {
  if (!also) return [];
  const known = foldedAliases.get(also) ?? also.map(asked);
  foldedAliases.set(also, known);
  return known;
}

const folded = new WeakMap<object, string>();

/** A label is normalised once, not with every letter that is typed. */
function normalisedLabel(option: { label: string }): string {
  const known = folded.get(option) ?? fold(option.label);
  folded.set(option, known);
  return known;
}

type Rank = 'exact' | 'prefix' | 'word' | 'inside';

/** The position of a normalised text in a normalised label, and the rank of the match. */
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

/** The rank of a match in one of the other names: two letters are the beginning of too many. */
function aliasRank(aliases: readonly string[], query: string): 'exact' | 'prefix' | null {
  if (aliases.includes(query)) return 'exact';
  return query.length >= 3 && aliases.some((alias) => alias.startsWith(query)) ? 'prefix' : null;
}

/**
 * The options whose label contains the typed text: ё is е, a dash is a space, case, repeated spaces and invisible characters do not matter. Else
 * those that the same keys of the Russian keyboard find. The whole label comes first, then its beginning, then a word's beginning, then the rest;
 * within a rank the order stays (ledger DROP-12).
 */
export function matchOptions<T extends Named>(options: readonly T[], text: string): readonly T[] {
  const query = asked(text);
  if (query === '') return options;
  const found = findAll(options, query);
  return found.length > 0 ? found : findAll(options, otherLayout(query));
}

function findAll<T extends Named>(options: readonly T[], query: string): readonly T[] {
  const ranks: Record<Rank, T[]> = { exact: [], prefix: [], word: [], inside: [] };
  for (const option of options) {
    const found = find(normalisedLabel(option), query);
    const rank = aliasRank(aliasesOf(option), query);
    if (rank === 'exact') ranks.exact.push(option);
    else if (found) ranks[found.rank].push(option);
    else if (rank) ranks.inside.push(option);
  }
  return [...ranks.exact, ...ranks.prefix, ...ranks.word, ...ranks.inside];
}

/** Where the typed text is in a label: what the list underlines. `null` when nothing is typed or it is not there. */
export function matchRange(label: string, text: string): readonly [start: number, end: number] | null {
  const query = asked(text);
  const found = query === '' ? null : find(fold(label), query);
  return found && [found.start, found.start + query.length];
}

/** Whether one of the options has exactly this name, or this other name. */
export function hasExactMatch(options: readonly Named[], text: string): boolean {
  const query = asked(text);
  return options.some((option) => normalisedLabel(option) === query || aliasesOf(option).includes(query));
}
