import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import css from './Dropdown.module.css';
import { DropdownList } from './DropdownList.tsx';
import type { DropdownViewProps } from './dropdownProps.ts';
import { CREATE_KEY, dropdownItems, meantBy } from './items.ts';
import { type SearchHandle, SearchInput } from './SearchInput.tsx';
import { CloseOnBack } from '../overlay/CloseOnBack.tsx';
import { Popover } from '../overlay/Popover.tsx';
import listCss from '../select/Options.module.css';
import { BoxButton } from '../text-field/BoxButton.tsx';
import { afterPointerUp } from '../text-field/afterPointerUp.ts';
import { FieldLabel, FieldNote, fieldClass } from '../text-field/Field.tsx';
import { FieldBox } from '../text-field/FieldBox.tsx';
import { ariaFieldProps } from '../text-field/fieldProps.ts';

/** The text that was typed since the field showed the chosen option. */
interface TypedText {
  text: string;
  /** The option that was chosen meanwhile. */
  value: string | null;
  /** The field was left though the text matches no option; the error is shown once the click that left it has ended. */
  left: 'clicking' | 'reported' | null;
}

/** The dropdown with its list below the field: for a mouse and a keyboard. */
export function DropdownCombobox(props: DropdownViewProps) {
  const { options, value, onChange, onCreate, onUnsettled, isLoading = false, icon, size, words } = props;
  const [stored, setStored] = useState<TypedText | null>(null);
  const input = useRef<SearchHandle>(null);
  const selectedLabel = options.find((option) => option.value === value)?.label ?? '';
  // A choice made elsewhere meanwhile replaces a text that was left in the field.
  const typed = stored?.left && stored.value !== value ? null : stored;
  const query = typed?.text ?? '';
  const createLabel = onCreate && words.create;
  const items = useMemo(() => dropdownItems({ options, text: query, isLoading, createLabel }), [options, query, isLoading, createLabel]);
  const meant = meantBy(items, query);
  const isOnlyCreate = items.length === 1 && items[0]?.kind === 'create';
  const isOff = props.isDisabled || props.isReadOnly;

  // With each letter React Aria clears the highlight. Set here, after its own effect, the first row is highlighted again in the same frame.
  useEffect(() => {
    if (query !== '') input.current?.suggest();
  }, [query]);

  const forget = () => setStored(null);

  function choose(key: string | number | null): void {
    // React Aria requests the old value when its list closes, whatever is typed.
    if (key === value) return;
    forget();
    if (key === CREATE_KEY) {
      onCreate?.(query.trim());
      // React Aria closes its list when the value changes; whether creating changes it is up to the caller.
      input.current?.close();
      return;
    }
    onChange(key === null ? null : String(key));
  }

  /** The typed text counts however the field is left: as the only row that it can mean. Else it stays, with an error message. */
  function leave(): void {
    if (meant === null && query.trim() !== '') {
      setStored({ text: query, value, left: 'clicking' });
      afterPointerUp(() => setStored((now) => (now?.left ? { ...now, left: 'reported' } : now)));
      return;
    }
    forget();
    if (meant !== null) choose(meant);
  }

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- options that have come meanwhile decide what was meant
    if (typed?.left && meant !== null) leave();
  });

  const unsettled = typed?.left ? (isLoading || meant !== null ? 'loading' : 'unknown') : null;
  // Synchronously: the click that has left the field may be on a button that reads the value.
  useLayoutEffect(() => {
    onUnsettled?.(unsettled);
    return () => onUnsettled?.(null);
  }, [onUnsettled, unsettled]);
  const unclear = items.length > 1 ? words.several : words.unknown;
  const errorMessage = typed?.left === 'reported' ? (isLoading ? words.loading : (props.problem ?? unclear)) : props.errorMessage;

  return (
    <ComboBox
      {...ariaFieldProps({ ...props, errorMessage })}
      className={fieldClass}
      items={items}
      value={value}
      onChange={choose}
      inputValue={typed?.text ?? selectedLabel}
      // A click on the chosen row.
      onInputChange={(text) => text === selectedLabel && forget()}
      onFocus={() => props.onNeedOptions?.()}
      onBlur={() => {
        leave();
        props.onBlur?.();
      }}
      onOpenChange={(isOpen) => isOpen && props.onNeedOptions?.()}
      menuTrigger="manual"
      allowsEmptyCollection
    >
      <FieldLabel label={props.label} isLabelHidden={props.isLabelHidden} />
      <FieldBox
        icon={icon}
        size={size}
        isDisabled={props.isDisabled}
        isReadOnly={props.isReadOnly}
        isInvalid={Boolean(errorMessage)}
        end={
          <>
            {(value !== null || unsettled) && !isOff && (
              <BoxButton
                slot={null}
                icon="close"
                label={`${words.clear}: ${props.label}`}
                // No tab stop: emptying the field does the same, and an open list hides this button from screen readers.
                excludeFromTabOrder
                onPress={({ target }) => {
                  target.parentElement?.querySelector('input')?.focus();
                  forget();
                  choose(null);
                }}
              />
            )}
            <BoxButton icon="down" label={words.open} />
          </>
        }
      >
        <SearchInput
          query={query}
          items={items}
          chosen={value}
          onTyped={(text, isHere) => {
            setStored({ text, value, left: isHere ? null : 'reported' });
            if (!isHere) props.onNeedOptions?.();
            if (text === '') onChange(null);
          }}
          onLeave={leave}
          onForget={forget}
          handle={input}
          placeholder={props.placeholder}
          inputRef={props.inputRef}
        />
      </FieldBox>
      <FieldNote description={props.description} errorMessage={errorMessage} />
      <CloseOnBack state={ComboBoxStateContext} />
      <Popover className={listCss.popover ?? ''} offset={6}>
        {isOnlyCreate && <p className={css.nothing}>{words.nothingCreate}</p>}
        <DropdownList items={items} chosen={value} query={query} isLoading={isLoading} problem={props.problem} words={words} />
      </Popover>
    </ComboBox>
  );
}
