import type { ReactNode } from 'react';
import css from './DataList.module.css';
import { EmptyValue } from './EmptyValue.tsx';
import { texts } from '../texts.ts';

export interface DataItem {
  term: string;
  /** Empty text, `null` and `undefined` are shown as «—». Line breaks of a text are kept. */
  value: ReactNode;
}

export interface DataListProps {
  /** The pairs; each term is unique. */
  items: readonly DataItem[];
  /** The screen reader's text for «—». */
  emptyText?: string | undefined;
}

const isEmpty = (value: ReactNode): boolean => value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/** Names and their values: side by side where they fit, one below the other where not. */
export function DataList({ items, emptyText = texts.dataList.nothing }: DataListProps) {
  return (
    <div className={css.root}>
      <dl>
        {items.map(({ term, value }) => (
          <div key={term} className={css.row}>
            <dt className={css.term}>{term}</dt>
            <dd className={css.value}>{isEmpty(value) ? <EmptyValue words={emptyText} /> : value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
