import { type RefObject, useEffect, useRef } from 'react';

/** What a row is taken to be high until it is rendered. */
export const ROW_HEIGHT = 40;

/**
 * Opens a long list at its chosen row. React Aria highlights that row but cannot scroll to it: of a thousand rows only
 * those in sight are in the page. So the list first goes to where the row must be, and then, rendered, to where it is.
 */
export function useChosenInSight(list: RefObject<HTMLElement | null>, index: number): void {
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
