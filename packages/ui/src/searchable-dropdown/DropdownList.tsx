import { createContext, type RefObject, use, useEffect, useRef } from 'react';
import { ListBox, ListBoxItem, type ListBoxProps } from 'react-aria-components/ListBox';
import { Text } from 'react-aria-components/Text';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import css from './DropdownList.module.css';
import type { DropdownItem } from './items.ts';
import { matchRange } from './match.ts';
import { Icon } from '../icon/Icon.tsx';
import { Spinner } from '../iris/Spinner.tsx';
import listCss from '../select/Options.module.css';
import type { Words } from '../texts.ts';

/** The estimated height of a row until it is rendered. */
const ROW_HEIGHT = 40;

/**
 * Opens a long list at its chosen row. React Aria highlights that row but cannot scroll to it: of a thousand rows only the visible ones are in the
 * page. So the list first scrolls to where the row should be, and then, once it is rendered, to where it is.
 */
function useChosenVisible(list: RefObject<HTMLElement | null>, index: number): void {
  const opened = useRef(index);
  useEffect(() => {
    if (opened.current < 1) return undefined;
    let frame = requestAnimationFrame(() => {
      const box = list.current;
      if (!box) return;
      box.scrollTop = (opened.current + 0.5) * ROW_HEIGHT - box.clientHeight / 2;
      frame = requestAnimationFrame(() => {
        const row = box.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
        const seen = box.getBoundingClientRect();
        if (row) box.scrollTop += row.top + row.height / 2 - seen.top - seen.height / 2;
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [list]);
}

interface DropdownListProps extends Pick<ListBoxProps<DropdownItem>, 'selectionMode' | 'selectedKeys' | 'onSelectionChange'> {
  items: readonly DropdownItem[];
  /** The chosen option's value: the list opens there. */
  chosen: string | null;
  /** The typed text: marked in the labels. */
  query: string;
  isLoading: boolean;
  /** Why there are no options. */
  problem?: string | undefined;
  /** Fills its container instead of growing to 15rem. */
  isTall?: boolean;
  words: Pick<Words<'dropdown'>, 'loading' | 'nothing'>;
}

const layoutOptions = { estimatedRowSize: ROW_HEIGHT, padding: 6 };

/** In a context, not a prop of the rows: a letter then re-renders only the few visible ones. */
const QueryContext = createContext('');

/** The label with the typed part marked. */
function Marked({ label }: { label: string }) {
  const range = matchRange(label, use(QueryContext));
  if (!range) return label;
  const [start, end] = range;
  return (
    <>
      {label.slice(0, start)}
      <mark className={css.mark}>{label.slice(start, end)}</mark>
      {label.slice(end)}
    </>
  );
}

/** A function, not a component: React Aria calls it for every row, and each component would stay mounted. */
function row(item: DropdownItem) {
  if (item.kind === 'create') {
    return (
      <ListBoxItem id={item.id} textValue={item.label} className={listCss.option ?? ''}>
        <span className={listCss.words}>{item.label}</span>
        <Icon name="plus" size={18} />
      </ListBoxItem>
    );
  }
  const { value, label, hint, note } = item.option;
  return (
    <ListBoxItem id={value} textValue={label} className={listCss.option ?? ''}>
      {({ isSelected }) => (
        <>
          <Text slot="label" className={listCss.words ?? ''}>
            <Marked label={label} />
            {hint && <span className={css.hint}>{hint}</span>}
          </Text>
          {note && (
            <Text slot="description" className={css.note ?? ''}>
              {note}
            </Text>
          )}
          {isSelected && <Icon name="check" size={18} />}
        </>
      )}
    </ListBoxItem>
  );
}

/** The rows of a searchable dropdown; of a thousand, only the visible ones are in the page. */
export function DropdownList({ items, chosen, query, isLoading, problem, isTall = false, words, ...list }: DropdownListProps) {
  const ref = useRef<HTMLDivElement>(null);
  useChosenVisible(
    ref,
    items.findIndex((item) => item.id === chosen),
  );
  return (
    <QueryContext value={query}>
      <Virtualizer layout={ListLayout} layoutOptions={layoutOptions}>
        <ListBox<DropdownItem>
          {...list}
          ref={ref}
          items={items}
          className={css.list ?? ''}
          data-tall={isTall || undefined}
          data-loading={isLoading || undefined}
          renderEmptyState={() => (
            <div className={css.empty}>{isLoading ? <Spinner size={20} label={words.loading} /> : (problem ?? words.nothing)}</div>
          )}
        >
          {row}
        </ListBox>
      </Virtualizer>
    </QueryContext>
  );
}
