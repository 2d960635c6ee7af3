import type { RefCallback } from 'react';
import type { DropdownOption } from './items.ts';
import type { IconName } from '../icon/Icon.tsx';
import type { FieldProps } from '../text-field/fieldProps.ts';
import type { Words } from '../texts.ts';

/** Why a text that was left in the field is no choice yet. */
export type UnsettledText = 'loading' | 'unknown';

/** What both variants of the searchable dropdown take: the one with a list below it and the full-page sheet. */
export interface DropdownViewProps extends FieldProps {
  /** All options, in the order of the open list. Use the same objects between renders. */
  options: readonly DropdownOption[];
  /** The `value` of the chosen option; `null` when nothing is chosen. */
  value: string | null;
  /** `null` when the field was cleared. */
  onChange: (value: string | null) => void;
  /** Offers to create what was typed and matches no option exactly. */
  onCreate?: ((text: string) => void) | undefined;
  /** The options are loading: the list shows it, and nothing is offered to create. */
  isLoading?: boolean | undefined;
  /** Why there are no options: shown instead of them. */
  problem?: string | undefined;
  /** Called when the field gets focus or the list opens: options that are not loaded yet can be requested. */
  onNeedOptions?: (() => void) | undefined;
  /**
   * Called when the typed text means no option, or the options are still loading; with null once it means one, or is removed. For a button beside the
   * field, which must not ignore it.
   */
  onUnsettled?: ((text: UnsettledText | null) => void) | undefined;
  /** The placeholder of the empty field: «Выберите...». */
  placeholder: string;
  /** Before the value. */
  icon?: IconName | undefined;
  /** Height: 44, or 52 on the home page. */
  size?: 'md' | 'lg' | undefined;
  /** The element that takes focus: react-hook-form moves there on errors. */
  inputRef?: RefCallback<HTMLElement> | undefined;
  /** Texts of the list, the cross and the create row. */
  words: Words<'dropdown'>;
}
