import { useId } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { nextSelection } from './nextSelection.ts';
import css from './ToggleGroup.module.css';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { spokenLabel, type FieldProps } from '../text-field/fieldProps.ts';
import { PlainNote } from '../text-field/PlainNote.tsx';
import { Required } from '../text-field/Required.tsx';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';

export interface ToggleOption<T extends string> {
  /** The value that is passed to `onChange`. */
  value: T;
  /** What is read. */
  label: string;
  /** Before the label. */
  icon?: IconName | undefined;
  /** After the label: the direction of a sort. */
  iconEnd?: IconName | undefined;
  /** The accessible name instead of the label, beginning with it: what `iconEnd` means. */
  name?: string | undefined;
}

export interface ToggleGroupProps<T extends string> extends Pick<
  FieldProps,
  'label' | 'isLabelHidden' | 'description' | 'errorMessage' | 'isRequired' | 'isDisabled'
> {
  /** The buttons, in their order. */
  options: readonly ToggleOption<T>[];
  /** The pressed ones; at most one in single mode. */
  value: readonly T[];
  /** In single mode a second click of the chosen one gives an empty list, unless `isDisallowEmpty`. */
  onChange: (value: T[]) => void;
  /** One of them or any number. */
  selectionMode: 'single' | 'multiple';
  /** Height: sm 36, for the desktop panel, md 40; both 44 on touch screens. */
  size?: 'sm' | 'md' | undefined;
  /** `plain` has no border while off: for sort options. `icons` shows only icons, side by side, for options that need no label, such as stars. */
  look?: 'chips' | 'plain' | 'icons' | undefined;
  /** A check on what is chosen, for forms. */
  isCheckShown?: boolean | undefined;
  /** The last pressed one cannot be switched off. */
  isDisallowEmpty?: boolean | undefined;
}

/** Toggle buttons: one of a few, or several of them. */
export function ToggleGroup<T extends string>({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  isRequired,
  isDisabled = false,
  options,
  value,
  onChange,
  selectionMode,
  size = 'md',
  look = 'chips',
  isCheckShown = false,
  isDisallowEmpty = false,
}: ToggleGroupProps<T>) {
  const noteId = useId();
  const labelId = useId();
  return (
    <div className={css.root}>
      {!isLabelHidden && (
        <span id={labelId} className={css.label}>
          {label}
          <Required isRequired={isRequired} />
        </span>
      )}
      <ToggleButtonGroup
        {...(isLabelHidden ? { 'aria-label': spokenLabel({ label, isRequired }) } : { 'aria-labelledby': labelId })}
        {...(description || errorMessage ? { 'aria-describedby': noteId } : {})}
        className={css.group ?? ''}
        data-look={look}
        // Always "multiple" for React Aria: its single mode makes radio buttons, which cannot be switched off.
        selectionMode="multiple"
        isDisabled={isDisabled}
        selectedKeys={value}
        onSelectionChange={(keys) => {
          const next = nextSelection({ options, value, pressed: keys, selectionMode, isDisallowEmpty });
          if (next) onChange(next);
        }}
      >
        {options.map((option) => (
          <ToggleButton
            key={option.value}
            id={option.value}
            className={css.toggle ?? ''}
            data-size={size}
            data-look={look}
            {...(option.name !== undefined && { 'aria-label': option.name })}
          >
            {isCheckShown && value.includes(option.value) && <Icon name="check" size={16} />}
            {option.icon && <Icon name={option.icon} size={look === 'icons' ? 20 : 18} />}
            {look === 'icons' ? <VisuallyHidden>{option.label}</VisuallyHidden> : <span className={css.words}>{option.label}</span>}
            {option.iconEnd && <Icon name={option.iconEnd} size={16} />}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <PlainNote id={noteId} description={description} errorMessage={errorMessage} />
    </div>
  );
}
