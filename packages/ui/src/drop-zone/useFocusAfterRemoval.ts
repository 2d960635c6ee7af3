import { type RefObject, useLayoutEffect } from 'react';

/**
 * When an element with the focus is removed, focus moves to the section of the page around it, or the dialog, or the page's main content, without
 * scrolling.
 */
export function useFocusAfterRemoval(ref: RefObject<HTMLElement | null>): void {
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
