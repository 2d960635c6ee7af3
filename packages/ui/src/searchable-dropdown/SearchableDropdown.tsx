import { DropdownCombobox } from './DropdownCombobox.tsx';
import type { DropdownViewProps } from './dropdownProps.ts';
import { DropdownSheet } from './DropdownSheet.tsx';
import { breakpoints } from '../media-query/breakpoints.ts';
import { useMediaQuery } from '../media-query/useMediaQuery.ts';
import { texts } from '../texts.ts';

export interface SearchableDropdownProps extends Omit<DropdownViewProps, 'placeholder'> {
  placeholder?: string | undefined;
}

/** One of many, found by typing: cities, categories. Narrow screens get a page-high list. */
export function SearchableDropdown({ placeholder = texts.dropdown.placeholder, ...props }: SearchableDropdownProps) {
  const isWide = useMediaQuery(`(width >= ${breakpoints.sm}px)`);
  return isWide ? <DropdownCombobox {...props} placeholder={placeholder} /> : <DropdownSheet {...props} placeholder={placeholder} />;
}
