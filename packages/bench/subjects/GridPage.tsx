import { type ReactNode, useState } from 'react';

/** What can be done with a grid beside scrolling: it comes with a press, and all of it can be chosen. */
export interface GridState {
  chosen: ReadonlySet<string>;
  setChosen: (ids: Iterable<string>) => void;
}

/** Two buttons, and a grid in a page that scrolls. */
export function GridPage({ ids, children }: { ids: readonly string[]; children: (state: GridState) => ReactNode }) {
  const [isShown, setShown] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <button type="button" data-open onClick={() => setShown(true)}>
        Показать
      </button>
      <button type="button" data-all onClick={() => setChosen(new Set(ids))}>
        Выбрать все
      </button>
      {isShown && children({ chosen, setChosen: (next) => setChosen(new Set(next)) })}
    </>
  );
}
