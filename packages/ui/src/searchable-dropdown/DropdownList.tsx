import { ListBox, ListBoxItem, type ListBoxProps } from 'react-aria-components/ListBox';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import css from './DropdownList.module.css';
import type { DropdownItem } from './items.ts';
import { Icon } from '../icon/Icon.tsx';
import { Spinner } from '../iris/Spinner.tsx';
import listCss from '../select/Options.module.css';
import { texts } from '../texts.ts';

export interface DropdownTexts {
  loading: string;
  nothing: string;
  nothingCreate: string;
  create: (text: string) => string;
}

interface DropdownListProps extends Pick<ListBoxProps<DropdownItem>, 'items' | 'selectionMode' | 'selectedKeys' | 'onSelectionChange'> {
  isLoading: boolean;
  /** Fills its place instead of growing to 15rem. */
  isTall?: boolean;
  words?: DropdownTexts;
}

const PADDING = 6;
const ROW = 40;

/** The label with the typed part marked. */
function Marked({ label, range }: { label: string; range: readonly [number, number] | null }) {
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

/** The rows of a searchable dropdown; of a thousand, only those in sight are in the page. */
export function DropdownList({ isLoading, isTall = false, words = texts.dropdown, ...list }: DropdownListProps) {
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: ROW, padding: PADDING }}>
      <ListBox<DropdownItem>
        {...list}
        className={css.list ?? ''}
        data-tall={isTall || undefined}
        renderEmptyState={() => <div className={css.empty}>{isLoading ? <Spinner size={20} label={words.loading} /> : words.nothing}</div>}
      >
        {(item) =>
          item.kind === 'create' ? (
            <ListBoxItem id={item.id} textValue={words.create(item.text)} className={listCss.option ?? ''}>
              <span className={listCss.words}>{words.create(item.text)}</span>
              <Icon name="plus" size={18} />
            </ListBoxItem>
          ) : (
            <ListBoxItem id={item.id} textValue={item.option.label} className={listCss.option ?? ''}>
              {({ isSelected }) => (
                <>
                  <span className={listCss.words}>
                    <Marked label={item.option.label} range={item.range} />
                    {item.option.hint && <span className={css.hint}>{item.option.hint}</span>}
                  </span>
                  {isSelected && <Icon name="check" size={18} />}
                </>
              )}
            </ListBoxItem>
          )
        }
      </ListBox>
    </Virtualizer>
  );
}
