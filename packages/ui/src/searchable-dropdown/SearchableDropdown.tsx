import { DropdownCombobox } from './DropdownCombobox.tsx';
import type { DropdownViewProps } from './dropdownProps.ts';
import { DropdownSheet } from './DropdownSheet.tsx';
import { ByWidth } from '../media-query/ByWidth.tsx';
import { texts, type Words } from '../texts.ts';

export interface SearchableDropdownProps extends Omit<DropdownViewProps, 'placeholder' | 'words'> {
  /** The placeholder of the empty field: «Выберите...» by default (ledger DROP-18). */
  placeholder?: string | undefined;
  /** Texts of the list, the cross and the create row (ledger DROP-19 to DROP-22). */
  words?: Words<'dropdown'> | undefined;
}

/** One of many, found by typing: cities, categories. Narrow screens get a full-page list. */
export function SearchableDropdown({ words = texts.dropdown, placeholder = words.placeholder, ...props }: SearchableDropdownProps) {
  const view = { ...props, placeholder, words };
  return <ByWidth from="sm" wide={<DropdownCombobox {...view} />} narrow={<DropdownSheet {...view} />} />;
}
