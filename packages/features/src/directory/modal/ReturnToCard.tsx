import { useEffect } from 'react';

/**
 * Who came with the window open already (Back, a sent link) left no place behind it that could get the keyboard back:
 * when it is gone, the photographer's card in the list takes it.
 */
export function ReturnToCard({ id }: { id: number }) {
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const card = document.querySelector<HTMLElement>(`article a[href="/photographer/${id}"]`);
        // A place that has the whole card in it (the page itself) is none; any other one was given back rightly.
        if (card && document.activeElement?.contains(card)) card.focus();
      });
    },
    [id],
  );
  return null;
}
