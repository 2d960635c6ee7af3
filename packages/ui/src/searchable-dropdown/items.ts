import { hasExactMatch, matchOptions } from './match.ts';

export interface DropdownOption {
  value: string;
  label: string;
  /** A second, less prominent line. */
  hint?: string | undefined;
  /** For example a count: at the end of its row, and read after its name. */
  note?: string | undefined;
  /** Other names by which it is found, whole or from three letters on. */
  also?: readonly string[] | undefined;
}

/** One row of the list: an option, or the offer to create what was typed. */
export type DropdownItem = { kind: 'option'; id: string; option: DropdownOption } | { kind: 'create'; id: string; label: string };

/** The key of the row that creates; no option's value begins like this. */
export const CREATE_KEY = '\u0000create';

/** React Aria caches a row as long as it is the same object: a thousand of them are not recreated with every letter. */
const rows = new WeakMap<DropdownOption, DropdownItem>();

function rowOf(option: DropdownOption): DropdownItem {
  const row = rows.get(option) ?? { kind: 'option', id: option.value, option };
  rows.set(option, row);
  return row;
}

interface ItemsFor {
  options: readonly DropdownOption[];
  /** The typed text; empty while nothing was typed since the list was opened. */
  text: string;
  isLoading: boolean;
  /** The words of the row that creates; without it nothing can be created. */
  createLabel: ((text: string) => string) | undefined;
}

/**
 * The rows to show. Creating is offered when it is allowed, something is typed, nothing is loading and no option has exactly this name; a partial
 * match does not prevent it (ledger DROP-13 to DROP-17).
 */
export function dropdownItems({ options, text, isLoading, createLabel }: ItemsFor): DropdownItem[] {
  if (isLoading) return [];
  const items = matchOptions(options, text).map(rowOf);
  const name = text.trim();
  if (createLabel && name !== '' && !hasExactMatch(options, name)) items.push({ kind: 'create', id: CREATE_KEY, label: createLabel(name) });
  return items;
}

/**
 * Whether this arrow would go from the suggested row, the first, to the row that creates: below it, or around the end. The suggested row is then
 * taken instead, because a name that was not typed to its end must not become a new one.
 */
export function leadsToCreate(key: string, items: readonly DropdownItem[]): boolean {
  const target = key === 'ArrowDown' ? 1 : items.length - 1;
  return (key === 'ArrowDown' || key === 'ArrowUp') && target > 0 && items[target]?.kind === 'create';
}

/**
 * The only row that a typed text can mean: the one with exactly this name, or the only row there is, which may be the one that creates. Null where it
 * is ambiguous.
 */
export function meantBy(items: readonly DropdownItem[], text: string): string | null {
  if (text.trim() === '') return null;
  const exact = items.filter((item) => item.kind === 'option' && hasExactMatch([item.option], text));
  const [one, another] = exact.length > 0 ? exact : items;
  return one && !another ? one.id : null;
}
