import type { ReactNode } from 'react';
import { SelectionIndicator, Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { Badge } from '../chip/Badge.tsx';
import css from './Tabs.module.css';

export interface TabItem<Id extends string> {
  /** Unique among the tabs. */
  id: Id;
  /** A noun. */
  label: string;
  /** The number of items behind the tab. */
  badge?: number | undefined;
  /** Rendered while its tab is chosen. */
  content: ReactNode;
}

export interface TabsProps<Id extends string> {
  /** Two to five, in an order that never changes. */
  items: TabItem<Id>[];
  /** The chosen tab. */
  selected: Id;
  /** Called at once when an arrow key reaches a tab. */
  onChange: (id: Id) => void;
  /** The accessible name of the tabs. */
  label: string;
  /** `line` for the parts of a page or a dialog; `segments` for two or three views inside of such a part. */
  look?: 'line' | 'segments' | undefined;
  /** The strip sticks to the upper edge of the scroll container, in the colour of a dialog. */
  isSticky?: boolean | undefined;
}

/** Scrolls only the strip: scrollIntoView would scroll the page as well. */
function bringIntoSight(mark: HTMLElement | null) {
  const tab = mark?.parentElement;
  const strip = tab?.closest(`.${css.strip}`);
  if (!tab || !strip) return;
  const edges = strip.getBoundingClientRect();
  const { left, right } = tab.getBoundingClientRect();
  if (left < edges.left) strip.scrollLeft -= edges.left - left;
  else if (right > edges.right) strip.scrollLeft += right - edges.right;
}

/** Tabs over a line, or segments side by side; only the chosen one's content is rendered. */
export function Tabs<Id extends string>({ items, selected, onChange, label, look = 'line', isSticky = false }: TabsProps<Id>) {
  return (
    <AriaTabs className={css.tabs} data-look={look} selectedKey={selected} onSelectionChange={(key) => onChange(key as Id)}>
      <div className={css.head} data-sticky={isSticky || undefined}>
        <div className={css.strip}>
          <TabList className={css.list} aria-label={label}>
            {items.map(({ id, label: name, badge }) => (
              <Tab key={id} id={id} className={css.tab}>
                {({ isSelected }) => (
                  <>
                    {name}
                    {badge !== undefined && <Badge tone="quiet">{badge}</Badge>}
                    {isSelected && <span ref={bringIntoSight} className={css.mark} />}
                    <SelectionIndicator className={css.line} />
                  </>
                )}
              </Tab>
            ))}
          </TabList>
        </div>
      </div>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={css.panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
