import type { ReactNode } from 'react';
import { SelectionIndicator, Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { Badge } from '../chip/Badge.tsx';
import css from './Tabs.module.css';

export interface TabItem<Id extends string> {
  id: Id;
  label: string;
  /** How many things stand behind the tab. */
  badge?: number | undefined;
  content: ReactNode;
}

export interface TabsProps<Id extends string> {
  items: TabItem<Id>[];
  selected: Id;
  onChange: (id: Id) => void;
  /** What the tabs choose between, for a screen reader. */
  label: string;
}

/** Tabs on a hairline; only the chosen one's content is drawn. */
export function Tabs<Id extends string>({ items, selected, onChange, label }: TabsProps<Id>) {
  return (
    <AriaTabs className={css.tabs} selectedKey={selected} onSelectionChange={(key) => onChange(key as Id)}>
      <div className={css.strip}>
        <TabList className={css.list} aria-label={label}>
          {items.map(({ id, label: name, badge }) => (
            <Tab key={id} id={id} className={css.tab}>
              {name}
              {badge !== undefined && <Badge tone="quiet">{badge}</Badge>}
              <SelectionIndicator className={css.line} />
            </Tab>
          ))}
        </TabList>
      </div>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={css.panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
