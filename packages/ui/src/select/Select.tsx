import { type Ref, type RefObject, useEffect } from 'react';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { LabelContext } from 'react-aria-components/Label';
import { Provider } from 'react-aria-components/slots';
import { TextContext } from 'react-aria-components/Text';
import { useField } from 'react-aria/useField';
import { useObjectRef } from 'react-aria/useObjectRef';
import css from './Select.module.css';
import listCss from './SelectList.module.css';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { FieldLabel, FieldNote, fieldClass } from '../text-field/Field.tsx';
import type { FieldProps } from '../text-field/fieldProps.ts';
import { texts } from '../texts.ts';

export interface SelectOption {
  /** The value that is passed to `onChange`. */
  value: string;
  /** What is read. */
  label: string;
}

export interface SelectProps extends Omit<FieldProps, 'isReadOnly'> {
  /** A few, in the order they are shown. */
  options: readonly SelectOption[];
  /** The `value` of the chosen option; `null` while nothing is chosen. */
  value: string | null;
  /** The chosen option's `value`. A choice cannot be removed. */
  onChange: (value: string) => void;
  /** The placeholder while nothing is chosen. */
  placeholder?: string | undefined;
  /** Before the value. */
  icon?: IconName | undefined;
  /** Shown instead of the chosen option's label, where the line is short. */
  shortLabel?: string | undefined;
  /** `button`: as wide as its words, without the chevron, beside other buttons. */
  look?: 'field' | 'button' | undefined;
  /** The element that takes focus: react-hook-form moves there on errors. */
  inputRef?: Ref<HTMLSelectElement> | undefined;
}

/** The errors are ours: the browser validates nothing. */
const validity = { isInvalid: true, validationErrors: [], validationDetails: {} as ValidityState };

/** Whether the list is open, in browsers that let us style it. Elsewhere it is a window of the system, which keeps its keys and clicks for itself. */
const isOpen = (select: HTMLSelectElement | null): boolean =>
  CSS.supports('appearance', 'base-select') && select?.matches(':open') === true;

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** A click beside the open list only closes it, as it does beside a list of the system: it would close the dialog around it too. */
function useClickBeside(ref: RefObject<HTMLSelectElement | null>): void {
  useEffect(() => {
    const capture = { capture: true };
    const onPointerDown = ({ target }: PointerEvent) => {
      removeEventListener('click', swallow, capture);
      if (isOpen(ref.current) && !ref.current?.contains(target as Node)) addEventListener('click', swallow, { capture: true, once: true });
    };
    addEventListener('pointerdown', onPointerDown, capture);
    return () => {
      removeEventListener('pointerdown', onPointerDown, capture);
      removeEventListener('click', swallow, capture);
    };
  }, [ref]);
}

/**
 * One of a few. For many, or for values that people know by heart, use SearchableDropdown. The browser's own select, invisible over our look of it: it
 * has the picker of each phone, and works before the page's scripts have loaded.
 */
export function Select({ label, isLabelHidden, options, value, onChange, icon, look = 'field', inputRef, ...rest }: SelectProps) {
  const { placeholder = texts.dropdown.placeholder, shortLabel, description, errorMessage, isRequired, isDisabled, name, onBlur } = rest;
  const ref = useObjectRef(inputRef);
  useClickBeside(ref);
  const chosen = options.find((option) => option.value === value);
  const isInvalid = Boolean(errorMessage);
  const { labelProps, fieldProps, descriptionProps, errorMessageProps } = useField({ label, description, errorMessage, isInvalid });
  return (
    <div className={fieldClass}>
      <Provider
        values={[
          [LabelContext, labelProps],
          [TextContext, { slots: { description: descriptionProps, errorMessage: errorMessageProps } }],
          [FieldErrorContext, isInvalid ? validity : null],
        ]}
      >
        <FieldLabel label={label} isLabelHidden={isLabelHidden} />
        <div className={css.box}>
          {/* Screen readers read the select. */}
          <span
            aria-hidden="true"
            className={css.trigger}
            data-look={look}
            data-wrong={isInvalid || undefined}
            data-disabled={isDisabled || undefined}
          >
            {icon && <Icon name={icon} size={18} />}
            <span className={css.value} data-choice="" data-placeholder={chosen ? undefined : true}>
              {chosen ? (shortLabel ?? chosen.label) : placeholder}
            </span>
            {look === 'field' && <Icon name="down" size={18} />}
          </span>
          <select
            {...fieldProps}
            ref={ref}
            name={name}
            className={`${css.select} ${listCss.list}`}
            value={value ?? ''}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
            onBlur={({ currentTarget, relatedTarget }) => {
              // The open list takes the focus.
              if (!currentTarget.contains(relatedTarget)) onBlur?.();
            }}
            onKeyDown={(event) => {
              // It closes the list, and not the dialog around it.
              if (event.key === 'Escape' && isOpen(event.currentTarget)) event.stopPropagation();
            }}
            disabled={isDisabled}
            aria-required={isRequired}
            aria-invalid={isInvalid || undefined}
          >
            {!chosen && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} className={listCss.option}>
                {option.label}
              </option>
            ))}
          </select>
        </div>
        <FieldNote description={description} errorMessage={errorMessage} />
      </Provider>
    </div>
  );
}
