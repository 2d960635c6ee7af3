import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Select as AriaSelect, SelectStateContext, SelectValue } from 'react-aria-components/Select';
import options from './Options.module.css';
import css from './Select.module.css';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { CloseOnBack } from '../overlay/CloseOnBack.tsx';
import { Popover } from '../overlay/Popover.tsx';
import { FieldLabel, FieldNote, fieldClass } from '../text-field/Field.tsx';
import { ariaFieldProps, definedProps, type FieldProps } from '../text-field/fieldProps.ts';
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
  /** The element that takes focus: react-hook-form moves there on errors. */
  inputRef?: Ref<HTMLButtonElement> | undefined;
}

/** One of a few. For many, or for values that people know by heart, use SearchableDropdown. */
export function Select(props: SelectProps) {
  const { value, onChange, placeholder = texts.dropdown.placeholder, icon, inputRef } = props;
  const chosen = props.options.find((option) => option.value === value);
  return (
    <AriaSelect
      {...ariaFieldProps(props)}
      className={fieldClass}
      placeholder={placeholder}
      value={value}
      onChange={(key) => {
        if (key !== null) onChange(String(key));
      }}
    >
      {/* React Aria passes it only to the native select, which it hides. */}
      <FieldLabel label={props.label} isLabelHidden={props.isLabelHidden} isRequired={props.isRequired} />
      <Button className={css.trigger ?? ''} data-wrong={props.errorMessage ? true : undefined} {...definedProps({ ref: inputRef })}>
        {icon && <Icon name={icon} size={18} />}
        {/* From our own options: React Aria's list is available only after the first frame, which would show an empty field. */}
        <SelectValue className={css.value ?? ''}>{chosen?.label ?? placeholder}</SelectValue>
        <Icon name="down" size={18} />
      </Button>
      <FieldNote description={props.description} errorMessage={props.errorMessage} />
      <CloseOnBack state={SelectStateContext} />
      <Popover className={options.popover ?? ''} offset={6}>
        <ListBox className={options.list ?? ''} items={props.options}>
          {(option) => (
            <ListBoxItem id={option.value} textValue={option.label} className={options.option ?? ''}>
              {({ isSelected }) => (
                <>
                  <span className={options.words}>{option.label}</span>
                  {isSelected && <Icon name="check" size={18} />}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
