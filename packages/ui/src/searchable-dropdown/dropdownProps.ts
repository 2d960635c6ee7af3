import type { RefCallback } from 'react';
import type { DropdownOption } from './items.ts';
import type { IconName } from '../icon/Icon.tsx';
import type { FieldProps } from '../text-field/fieldProps.ts';

export interface DropdownViewProps extends FieldProps {
  options: readonly DropdownOption[];
  value: string | null;
  /** `null` when the field was cleared. */
  onChange: (value: string | null) => void;
  /** Offers to create what was typed and matches no option exactly. */
  onCreate?: ((text: string) => void) | undefined;
  isLoading?: boolean | undefined;
  placeholder: string;
  icon?: IconName | undefined;
  size?: 'md' | 'lg' | undefined;
  inputRef?: RefCallback<HTMLElement> | undefined;
}
