import { useEffect, type RefObject } from 'react';

const focusable = 'a[href], :is(button, input, select, textarea):enabled, [tabindex]:not([tabindex="-1"])';

/** Lets the keyboard scroll an overflowing box that has nothing to focus in it (browsers differ here, WCAG 2.1.1 does not). */
export function useReachableScroll(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const update = () => {
      if (box.scrollHeight > box.clientHeight && !box.querySelector(focusable)) box.tabIndex = 0;
      else box.removeAttribute('tabindex');
    };
    const sizes = new ResizeObserver(update);
    const observeSizes = () => {
      for (const part of [box, ...box.children]) sizes.observe(part);
    };
    // A button is disabled while its work runs, and what was loaded replaces its placeholder.
    const content = new MutationObserver(() => {
      observeSizes();
      update();
    });
    update();
    observeSizes();
    content.observe(box, { childList: true, subtree: true, attributeFilter: ['disabled', 'href'] });
    return () => {
      sizes.disconnect();
      content.disconnect();
    };
  }, [ref]);
}
