import { DropdownCombobox } from './DropdownCombobox.tsx';
import type { DropdownViewProps } from './dropdownProps.ts';
import { DropdownSheet } from './DropdownSheet.tsx';
import { ByWidth } from '../media-query/ByWidth.tsx';
import { texts, type Words } from '../texts.ts';

export interface SearchableDropdownProps extends Omit<DropdownViewProps, 'placeholder' | 'words'> {
  /** Stands in the empty field: «Выберите...» unless said otherwise (ledger DROP-18). */
  placeholder?: string | undefined;
  /** What the list, the cross and the create row say (ledger DROP-19 to DROP-22). */
  words?: Words<'dropdown'> | undefined;
}

/** One of many, found by typing: cities, categories. Narrow screens get a page-high list. */
export function SearchableDropdown({ words = texts.dropdown, placeholder = words.placeholder, ...props }: SearchableDropdownProps) {
  const view = { ...props, placeholder, words };
  return <ByWidth from="sm" wide={<DropdownCombobox {...view} />} narrow={<DropdownSheet {...view} />} />;
}
