import { useEffect } from 'react';

/**
 * Who came with the window open already (Back, a sent link) left no place behind it that could get the keyboard back:
 * when it is gone, the photographer's card in the list takes it.
 */
export function ReturnToCard({ id }: { id: number }) {
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        document.querySelector<HTMLElement>(`article a[href="/photographer/${id}"]`)?.focus();
      });
    },
    [id],
  );
  return null;
}
