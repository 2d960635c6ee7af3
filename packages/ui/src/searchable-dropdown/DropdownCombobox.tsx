import { useEffect, useMemo, useRef, useState } from 'react';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Popover } from 'react-aria-components/Popover';
import css from './Dropdown.module.css';
import { DropdownList } from './DropdownList.tsx';
import type { DropdownViewProps } from './dropdownProps.ts';
import { CREATE_KEY, dropdownItems, meantBy } from './items.ts';
import { type SearchHandle, SearchInput } from './SearchInput.tsx';
import { CloseOnBack } from '../overlay/CloseOnBack.tsx';
import listCss from '../select/Options.module.css';
import { BoxButton } from '../text-field/BoxButton.tsx';
import { FieldLabel, FieldNote, fieldClass } from '../text-field/Field.tsx';
import { FieldBox } from '../text-field/FieldBox.tsx';
import { ariaFieldProps } from '../text-field/fieldProps.ts';

/** The dropdown with its list below the field: for a mouse and a keyboard. */
export function DropdownCombobox(props: DropdownViewProps) {
  const { options, value, onChange, onCreate, isLoading = false, icon, size, words } = props;
  // What is being typed; null while the field shows what is chosen.
  const [draft, setDraft] = useState<string | null>(null);
  const input = useRef<SearchHandle>(null);
  const selectedLabel = options.find((option) => option.value === value)?.label ?? '';
  const query = draft ?? '';
  const createLabel = onCreate && words.create;
  const items = useMemo(() => dropdownItems({ options, text: query, isLoading, createLabel }), [options, query, isLoading, createLabel]);
  const isOnlyCreate = items.length === 1 && items[0]?.kind === 'create';
  const isOff = props.isDisabled || props.isReadOnly;

  // With each letter React Aria takes the highlight away. Said here, after its own effect, the first row has it again in the same drawing.
  useEffect(() => {
    if (query !== '') input.current?.suggest();
  }, [query]);

  function choose(key: string | number | null): void {
    setDraft(null);
    if (key === CREATE_KEY) {
      onCreate?.(query.trim());
      // React Aria closes its list when the value changes; whether creating does that is the caller's affair.
      input.current?.close();
      return;
    }
    if (key !== value) onChange(key === null ? null : String(key));
  }

  return (
    <ComboBox
      {...ariaFieldProps(props)}
      className={fieldClass}
      items={items}
      value={value}
      onChange={choose}
      inputValue={draft ?? selectedLabel}
      onInputChange={setDraft}
      onFocus={() => props.onNeedOptions?.()}
      onOpenChange={(isOpen) => {
        if (isOpen) props.onNeedOptions?.();
        else setDraft(null);
      }}
      menuTrigger="manual"
      allowsEmptyCollection
    >
      <FieldLabel label={props.label} isLabelHidden={props.isLabelHidden} />
      <FieldBox
        icon={icon}
        size={size}
        isDisabled={props.isDisabled}
        isReadOnly={props.isReadOnly}
        isInvalid={Boolean(props.errorMessage)}
        end={
          <>
            {value !== null && !isOff && (
              <BoxButton
                slot={null}
                icon="close"
                label={`${words.clear}: ${props.label}`}
                // No stop for Tab: emptying the field does the same, and an open list hides the cross from screen readers.
                excludeFromTabOrder
                onPress={({ target }) => {
                  target.parentElement?.querySelector('input')?.focus();
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
          first={items[0]?.id ?? null}
          meant={() => meantBy(items, query)}
          onEmptied={() => onChange(null)}
          handle={input}
          placeholder={props.placeholder}
          inputRef={props.inputRef}
        />
      </FieldBox>
      <FieldNote description={props.description} errorMessage={props.errorMessage} />
      <CloseOnBack state={ComboBoxStateContext} />
      <Popover className={listCss.popover ?? ''} offset={6}>
        {isOnlyCreate && <p className={css.nothing}>{words.nothingCreate}</p>}
        <DropdownList items={items} chosen={value} query={query} isLoading={isLoading} problem={props.problem} words={words} />
      </Popover>
    </ComboBox>
  );
}
