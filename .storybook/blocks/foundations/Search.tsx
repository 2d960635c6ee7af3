import { type ReactNode, useState } from 'react';
import css from './Search.module.css';

interface SearchProps<T> {
  /** What is searched, in the plural: `icons`. */
  of: string;
  items: readonly T[];
  /** The words that an item is found by. */
  wordsOf: (item: T) => string;
  children: (found: readonly T[]) => ReactNode;
}

/** A search field for a list: shows the items whose name or description has the words. */
export function Search<T>({ of, items, wordsOf, children }: SearchProps<T>) {
  const [value, setValue] = useState('');
  const words = value.toLowerCase().split(/\s+/).filter(Boolean);
  const found = items.filter((item) => words.every((word) => wordsOf(item).toLowerCase().includes(word)));
  return (
    <>
      <div className={css.head}>
        <input
          type="search"
          aria-label={`Search ${of}`}
          placeholder={`Search ${of}`}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
        <output className={css.count}>
          {found.length === 0
            ? `No ${of} have these words.`
            : `${found.length} ${found.length === 1 ? of.replace(/s$/, '') : of}. A click copies the name.`}
        </output>
      </div>
      {children(found)}
    </>
  );
}
