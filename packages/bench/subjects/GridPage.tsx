import { type ReactNode, useCallback, useState } from 'react';

/** What can be done with a grid beside scrolling: it comes with a click, and all of it can be chosen. */
export interface GridState {
  chosen: ReadonlySet<string>;
  setChosen: (ids: Iterable<string>) => void;
  /** One more, or one less; the same function always, so that who gets it need not be rendered again. */
  toggle: (id: string) => void;
}

/** A heading and two buttons, and a grid in a page that scrolls. As on any page, the fonts of the grid are there before it. */
export function GridPage({ ids, children }: { ids: readonly string[]; children: (state: GridState) => ReactNode }) {
  const [isShown, setShown] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((id: string) => {
    setChosen((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  return (
    <>
      <h1>Заказ 2042</h1>
      <button type="button" data-open onClick={() => setShown(true)}>
        Показать
      </button>
      <button type="button" data-all onClick={() => setChosen(new Set(ids))}>
        Выбрать все
      </button>
      {isShown && children({ chosen, setChosen: (next) => setChosen(new Set(next)), toggle })}
    </>
  );
}
