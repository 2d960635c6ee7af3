import { type RefObject, useLayoutEffect } from 'react';

/**
 * What goes away with the keyboard in it leaves the keyboard nowhere: the part of the page around it takes it, or the dialog,
 * or the page's content. Nothing scrolls.
 */
export function usePassedFocus(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = ref.current;
    return () => {
      if (!box?.contains(document.activeElement)) return;
      const place = box.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
      // Runs after handlers that have a better target.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) place?.focus({ preventScroll: true });
      });
    };
  }, [ref]);
}
