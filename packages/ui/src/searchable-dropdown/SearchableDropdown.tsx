import { DropdownCombobox } from './DropdownCombobox.tsx';
import type { DropdownViewProps } from './dropdownProps.ts';
import { DropdownSheet } from './DropdownSheet.tsx';
import { breakpoints } from '../media-query/breakpoints.ts';
import { useMediaQuery } from '../media-query/useMediaQuery.ts';
import { texts, type Words } from '../texts.ts';

export interface SearchableDropdownProps extends Omit<DropdownViewProps, 'placeholder' | 'words'> {
  /** Stands in the empty field: «Выберите...» unless said otherwise (ledger DROP-18). */
  placeholder?: string | undefined;
  /** What the list, the cross and the create row say (ledger DROP-19 to DROP-22). */
  words?: Words<'dropdown'> | undefined;
}

/** One of many, found by typing: cities, categories. Narrow screens get a page-high list. */
export function SearchableDropdown({ words = texts.dropdown, placeholder = words.placeholder, ...props }: SearchableDropdownProps) {
  const isWide = useMediaQuery(`(width >= ${breakpoints.sm}px)`);
  const View = isWide ? DropdownCombobox : DropdownSheet;
  return <View {...props} placeholder={placeholder} words={words} />;
}
