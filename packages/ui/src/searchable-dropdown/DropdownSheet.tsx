import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Input } from 'react-aria-components/Input';
import type { Selection } from 'react-aria-components/ListBox';
import { Modal } from 'react-aria-components/Modal';
import { TextField } from 'react-aria-components/TextField';
import css from './Dropdown.module.css';
import { DropdownList } from './DropdownList.tsx';
import type { DropdownViewProps } from './dropdownProps.ts';
import { CREATE_KEY, dropdownItems, leadsToCreate, meantBy } from './items.ts';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { TextButton } from '../link/TextButton.tsx';
import { Overlay } from '../overlay/Overlay.tsx';
import selectCss from '../select/Select.module.css';
import fieldCss from '../text-field/Field.module.css';
import { FieldBox, inputClass } from '../text-field/FieldBox.tsx';
import { definedProps } from '../text-field/fieldProps.ts';
import { PlainNote } from '../text-field/PlainNote.tsx';
import { Required } from '../text-field/Required.tsx';

/**
 * React Aria makes the sheet's field a search box with the other attributes of a combobox (the list it controls, the highlighted row). With the role
 * set too, axe accepts that the list is scrolled from here and needs no focus.
 */
const combobox = { role: 'combobox', 'aria-expanded': true, enterKeyHint: 'search' } as const;

/** The dropdown as a full-page sheet with the field on top: for narrow screens and on-screen keyboards. */
export function DropdownSheet(props: DropdownViewProps) {
  const { label, options, value, onChange, onCreate, isLoading = false, placeholder, icon, size = 'md', words } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState('');
  /** The text for which an arrow has taken the suggested row. */
  const taken = useRef<string>(null);
  const ids = { label: useId(), value: useId(), note: useId() };
  const selected = options.find((option) => option.value === value);
  const createLabel = onCreate && words.create;
  const items = useMemo(() => dropdownItems({ options, text: query, isLoading, createLabel }), [options, query, isLoading, createLabel]);
  const isOnlyCreate = items.length === 1 && items[0]?.kind === 'create';

  function toggle(open: boolean): void {
    setIsOpen(open);
    setQuery('');
    if (open) props.onNeedOptions?.();
    if (!open) props.onBlur?.();
  }

  function choose(next: string | null): void {
    if (next === CREATE_KEY) onCreate?.(query.trim());
    else if (next !== value) onChange(next);
    toggle(false);
  }

  /** A click on the chosen row keeps it: the list then reports an empty selection. */
  function select(keys: Selection): void {
    choose(keys === 'all' ? value : ([...keys].map(String)[0] ?? value));
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const isSuggested = event.currentTarget.hasAttribute('aria-activedescendant') && taken.current !== query;
    if (isSuggested && leadsToCreate(event.key, items)) {
      event.stopPropagation();
      event.preventDefault();
    }
    if (event.key.startsWith('Arrow')) taken.current = query;
  }

  return (
    <div className={fieldCss.field}>
      <span id={ids.label} className={props.isLabelHidden ? css.hidden : fieldCss.label}>
        {label}
        <Required isRequired={props.isRequired} />
      </span>
      <Button
        {...definedProps({ ref: props.inputRef })}
        className={selectCss.trigger ?? ''}
        data-size={size}
        data-wrong={props.errorMessage ? true : undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-labelledby={`${ids.label} ${ids.value}`}
        {...(props.errorMessage || props.description ? { 'aria-describedby': ids.note } : {})}
        isDisabled={Boolean(props.isDisabled || props.isReadOnly)}
        onFocus={() => props.onNeedOptions?.()}
        onPress={() => toggle(true)}
      >
        {icon && <Icon name={icon} size={18} />}
        <span id={ids.value} className={selectCss.value} data-placeholder={selected ? undefined : true}>
          {selected?.label ?? placeholder}
        </span>
        <Icon name="down" size={18} />
      </Button>
      <PlainNote id={ids.note} description={props.description} errorMessage={props.errorMessage} />
      <Overlay className={css.overlay ?? ''} isOpen={isOpen} onOpenChange={toggle}>
        <Modal className={css.sheet ?? ''}>
          <Dialog className={css.dialog ?? ''} aria-label={label}>
            <Autocomplete inputValue={query} onInputChange={setQuery}>
              <div className={css.head}>
                <div className={css.title}>
                  <span className={css.name}>{label}</span>
                  {value !== null && <TextButton onPress={() => choose(null)}>{words.clear}</TextButton>}
                  <IconButton icon="close" label={words.close} onPress={() => choose(meantBy(items, query) ?? value)} />
                </div>
                {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the sheet is opened in order to type */}
                <TextField aria-label={label} autoFocus>
                  <FieldBox icon={icon ?? 'search'}>
                    <Input
                      {...combobox}
                      onKeyDownCapture={handleKeyDown}
                      className={inputClass}
                      placeholder={selected?.label ?? placeholder}
                    />
                  </FieldBox>
                </TextField>
              </div>
              {isOnlyCreate && <p className={css.nothing}>{words.nothingCreate}</p>}
              <div className={css.body}>
                <DropdownList
                  isTall
                  query={query}
                  isLoading={isLoading}
                  problem={props.problem}
                  words={words}
                  items={items}
                  chosen={value}
                  selectionMode="single"
                  selectedKeys={value === null ? [] : [value]}
                  onSelectionChange={select}
                />
              </div>
            </Autocomplete>
          </Dialog>
        </Modal>
      </Overlay>
    </div>
  );
}
