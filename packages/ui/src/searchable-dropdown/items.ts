import { hasExactMatch, matchOptions } from './match.ts';

export interface DropdownOption {
  value: string;
  label: string;
  /** A second, quieter line. */
  hint?: string | undefined;
}

/** One row of the list: an option, or the offer to create what was typed. */
export type DropdownItem =
  | { kind: 'option'; id: string; option: DropdownOption; range: readonly [number, number] | null }
  | { kind: 'create'; id: string; text: string };

/** The key of the row that creates; no option's value begins like this. */
export const CREATE_KEY = '\u0000create';

interface ItemsFor {
  options: readonly DropdownOption[];
  /** What is typed; empty while nothing was typed since the list was opened. */
  text: string;
  isLoading: boolean;
  canCreate: boolean;
}

/**
 * The rows to show. Creating is offered when it is allowed, something is typed, nothing is loading
 * and no option is called exactly so; a partial match does not stand in its way.
 */
export function dropdownItems({ options, text, isLoading, canCreate }: ItemsFor): DropdownItem[] {
  if (isLoading) return [];
  const items: DropdownItem[] = matchOptions(options, text).map(({ option, range }) => ({
    kind: 'option',
    id: option.value,
    option,
    range,
  }));
  const name = text.trim();
  if (canCreate && name !== '' && !hasExactMatch(options, name)) items.push({ kind: 'create', id: CREATE_KEY, text: name });
  return items;
}
