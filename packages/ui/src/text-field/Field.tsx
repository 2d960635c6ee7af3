import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import css from './Field.module.css';
import type { FieldProps } from './fieldProps.ts';
import { Required } from './Required.tsx';
import { Icon } from '../icon/Icon.tsx';

/** The class of the element that holds a field's three rows. */
export const fieldClass = css.field ?? '';

interface FieldLabelProps extends Pick<FieldProps, 'label' | 'isLabelHidden'> {
  /** Part of the label: only where the control itself does not announce it. */
  isRequired?: boolean | undefined;
  /** At the other end of the label's line, e.g. a counter. */
  aside?: ReactNode;
}

/** The name above a field. */
export function FieldLabel({ label, isLabelHidden = false, isRequired, aside }: FieldLabelProps) {
  return (
    <div className={css.head} data-hidden={isLabelHidden || undefined}>
      <Label className={css.label ?? ''}>
        {label}
        <Required isRequired={isRequired} />
      </Label>
      {aside}
    </div>
  );
}

/** The line below a field: its error, else its hint. */
export function FieldNote({ description, errorMessage }: Pick<FieldProps, 'description' | 'errorMessage'>) {
  if (errorMessage) {
    return (
      <FieldError className={css.error ?? ''}>
        <Icon name="err" size={16} />
        <span className={css.words}>{errorMessage}</span>
      </FieldError>
    );
  }
  // React Aria looks for the description when the field mounts: an empty one reserves the id for one that comes later.
  if (description === undefined) return null;
  return (
    <Text slot="description" className={css.hint ?? ''}>
      {description}
    </Text>
  );
}
