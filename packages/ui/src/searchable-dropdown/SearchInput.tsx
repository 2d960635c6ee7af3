import { type KeyboardEvent, type Ref, use, useEffect, useImperativeHandle, useRef } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import type { DropdownViewProps } from './dropdownProps.ts';
import { type DropdownItem, leadsToCreate } from './items.ts';
import { useStableCallback } from '../stable-callback/useStableCallback.ts';
import { inputClass } from '../text-field/FieldBox.tsx';
import { definedProps } from '../text-field/fieldProps.ts';

type SearchInputProps = Pick<DropdownViewProps, 'placeholder' | 'inputRef'> & {
  /** The text that was typed since the list was opened. */
  query: string;
  /** The matching rows. */
  items: readonly DropdownItem[];
  /** The row that is chosen already. */
  chosen: string | null;
  /** Typed by the user, or replayed: what was typed before hydration. */
  onTyped: (text: string, isHere: boolean) => void;
  /** Enter where no row is highlighted: the text itself counts. */
  onLeave: () => void;
  /** The text does not count. */
  onForget: () => void;
  handle: Ref<SearchHandle>;
};

/** What the rest of the dropdown needs from its list. */
export interface SearchHandle {
  close: () => void;
  /** Highlights the first row where none is highlighted. */
  suggest: () => void;
}

/**
 * The input of the combobox. React Aria leaves three things to us: the list opens by typing or by a click (not by focus alone), the first row is
 * highlighted while typing, and Tab does not take that highlight, only a row that was navigated to.
 */
export function SearchInput({ query, items, chosen, onTyped, onLeave, onForget, handle, placeholder, inputRef }: SearchInputProps) {
  const state = use(ComboBoxStateContext);
  const hasGone = useRef(false);
  const first = items[0]?.id ?? null;
  const suggest = useStableCallback(() => {
    if (!state?.isOpen || state.selectionManager.focusedKey !== null) return;
    state.selectionManager.setFocusedKey(first);
  });
  useImperativeHandle(handle, () => ({ close: () => state?.close(), suggest }));

  useEffect(() => {
    if (!state || query === '') return undefined;
    suggest();
    // A list that has just got its first rows removes the highlight at the same time: Enter would empty the field.
    const frame = requestAnimationFrame(suggest);
    return () => cancelAnimationFrame(frame);
  }, [state, query, suggest]);

  // Not by which row is highlighted: when more letters remove the suggested one, React Aria itself goes to another.
  function handleKeyDown(event: KeyboardEvent): void {
    const { key, shiftKey } = event;
    if (!hasGone.current && state?.selectionManager.focusedKey === first && leadsToCreate(key, items)) {
      event.stopPropagation();
      // The caret stays.
      event.preventDefault();
    }
    if (/^(?:Arrow|Page)(?:Up|Down)$/.test(key)) hasGone.current = true;
    // Home and End move the caret: the highlight is removed, and the first row is suggested again.
    else if (key === 'ArrowLeft' || key === 'ArrowRight') hasGone.current = false;
    // The list may have loaded just now, and its first row is not highlighted yet.
    if (key === 'Enter') suggest();
    const focused = state?.selectionManager.focusedKey ?? null;
    if (key === 'Escape' || (key === 'Enter' && focused !== null && focused === chosen)) onForget();
    else if (key === 'Enter' && focused === null) onLeave();
    if (key !== 'Tab' || query === '') return;
    if (!hasGone.current) state?.selectionManager.setFocusedKey(null);
    // React Aria takes the highlighted row only on Tab, not on Shift + Tab.
    if (shiftKey) state?.commit();
  }

  return (
    <Input
      {...definedProps({ ref: inputRef })}
      className={inputClass}
      placeholder={placeholder}
      onClick={() => state?.open(null, 'manual')}
      onChange={({ target }) => {
        hasGone.current = false;
        const isHere = target === document.activeElement;
        onTyped(target.value, isHere);
        if (isHere) state?.open(null, 'input');
      }}
      onKeyDownCapture={handleKeyDown}
    />
  );
}
