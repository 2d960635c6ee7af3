import type { RefCallback } from 'react';
import type { DropdownOption } from './items.ts';
import type { IconName } from '../icon/Icon.tsx';
import type { FieldProps } from '../text-field/fieldProps.ts';
import type { Words } from '../texts.ts';

/** Why a text that was left in the field is no choice yet. */
export type UnsettledText = 'loading' | 'unknown';

/** What both looks of the searchable dropdown take: the one with a list below it and the page-high sheet. */
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
  /** Why there are no options: shown in their place. */
  problem?: string | undefined;
  /** The field gets focus or the list opens: options that are not here yet can be fetched. */
  onNeedOptions?: (() => void) | undefined;
  /**
   * What is typed means no option: it never did, or the options are still on their way. Null again once it means one, or is gone.
   * For a button beside the field, which must not do without it.
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
