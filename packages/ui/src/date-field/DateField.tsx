import { type PointerEvent, useRef, useState } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { dayAfterEdit, dayAfterLeaving, formatDay, isStored } from './day.ts';
import type { DayCalendar } from './DayCalendar.tsx';
import css from './DateField.module.css';
import { CloseOnBack } from '../overlay/CloseOnBack.tsx';
import { Popover } from '../overlay/Popover.tsx';
import { BoxButton } from '../text-field/BoxButton.tsx';
import { FieldLabel, FieldNote, fieldClass } from '../text-field/Field.tsx';
import { FieldBox, inputClass } from '../text-field/FieldBox.tsx';
import { ariaFieldProps, type InputFieldProps } from '../text-field/fieldProps.ts';
import { useMask } from '../text-field/useMask.ts';
import { texts, type Words } from '../texts.ts';

export interface DateFieldProps extends InputFieldProps {
  /** `YYYY-MM-DD`, empty, or what has been typed of a date, which the form has to refuse. */
  value: string;
  /** With every change. */
  onChange: (value: string) => void;
  /** Of the button and the calendar. */
  words?: Words<'date'> | undefined;
}

/** The popover is outside of the field, but inside of it for React: a click there must not reach the field. */
const stop = (event: PointerEvent) => event.stopPropagation();

/** A day: typed or pasted as Russians write it, or chosen in a calendar. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, words = texts.date, placeholder = words.placeholder, isDisabled = false, isReadOnly = false, onBlur } = props;
  const [isOpen, setIsOpen] = useState(false);
  // Loaded when it is opened: most days are typed.
  const [Calendar, setCalendar] = useState<typeof DayCalendar | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const { field, input } = useMask(formatDay(value), (typed, before) => onChange(dayAfterEdit(typed, before)), props.inputRef);

  async function open(): Promise<void> {
    try {
      const loaded = await import('./DayCalendar.tsx');
      setCalendar(() => loaded.DayCalendar);
      setHasFailed(false);
      setIsOpen(true);
    } catch {
      setHasFailed(true);
    }
  }

  function leave(): void {
    const left = dayAfterLeaving(value);
    if (left !== value) onChange(left);
    onBlur?.();
  }

  // No DialogTrigger: it would bring all menus into the code of every page with a dialog.
  const button = (
    <>
      <BoxButton
        ref={buttonRef}
        icon="calendar"
        label={`${words.open}: ${props.label}`}
        isDisabled={isDisabled}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => void open()}
      />
      <Popover
        triggerRef={buttonRef}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        className={css.popover ?? ''}
        placement="bottom end"
        offset={6}
        onPointerDown={stop}
      >
        <CloseOnBack state={OverlayTriggerStateContext} />
        {Calendar && (
          <Calendar
            label={props.label}
            words={words}
            value={isStored(value) ? value : null}
            onChange={(day) => {
              onChange(day);
              setIsOpen(false);
            }}
          />
        )}
      </Popover>
    </>
  );

  return (
    <AriaTextField
      {...ariaFieldProps({ ...props, onBlur: leave })}
      className={fieldClass}
      inputMode="numeric"
      autoComplete="off"
      {...field}
    >
      <FieldLabel label={props.label} isLabelHidden={props.isLabelHidden} />
      <FieldBox isDisabled={isDisabled} isReadOnly={isReadOnly} isInvalid={Boolean(props.errorMessage)} end={!isReadOnly && button}>
        <Input className={inputClass} {...input} placeholder={placeholder} />
      </FieldBox>
      <FieldNote description={hasFailed ? words.failed : props.description} errorMessage={props.errorMessage} />
    </AriaTextField>
  );
}
