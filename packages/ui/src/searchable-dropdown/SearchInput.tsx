import { type Key, type KeyboardEvent, type Ref, use, useEffect, useImperativeHandle, useRef } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import type { DropdownViewProps } from './dropdownProps.ts';
import { inputClass } from '../text-field/FieldBox.tsx';
import { given } from '../text-field/fieldProps.ts';

type SearchInputProps = Pick<DropdownViewProps, 'placeholder' | 'inputRef'> & {
  /** What was typed since the list was opened. */
  query: string;
  onEmptied: () => void;
  closeRef: Ref<() => void>;
};

/**
 * The input of the combobox. React Aria leaves three things to us: the list opens by typing or by a press
 * (not by focus alone), the first row is highlighted while typing, and Tab does not take that highlight.
 */
export function SearchInput({ query, onEmptied, closeRef, placeholder, inputRef }: SearchInputProps) {
  const state = use(ComboBoxStateContext);
  const suggested = useRef<Key | null>(null);
  useImperativeHandle(closeRef, () => () => state?.close());

  useEffect(() => {
    if (!state?.isOpen || query === '') return undefined;
    const { collection, selectionManager } = state;
    const suggest = () => {
      if (selectionManager.focusedKey !== null) return;
      suggested.current = collection.getFirstKey();
      selectionManager.setFocusedKey(suggested.current);
    };
    suggest();
    // A list that has just got its first rows takes the highlight away in the same breath: Enter would empty the field.
    const frame = requestAnimationFrame(suggest);
    return () => cancelAnimationFrame(frame);
  }, [state, query]);

  function leaveWithoutChoosing(event: KeyboardEvent): void {
    const focused = state?.selectionManager.focusedKey;
    if (event.key === 'Tab' && focused !== null && focused === suggested.current) state?.selectionManager.setFocusedKey(null);
  }

  return (
    <Input
      {...given({ ref: inputRef })}
      className={inputClass}
      placeholder={placeholder}
      onClick={() => state?.open(null, 'manual')}
      onChange={(event) => {
        if (event.target.value === '') onEmptied();
        state?.open(null, 'input');
      }}
      onKeyDownCapture={leaveWithoutChoosing}
    />
  );
}
