import { useEffect, type RefObject } from 'react';

const reachable = 'a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"])';

/** Lets the keyboard scroll an overflowing box that has nothing to focus in it (browsers differ here, WCAG 2.1.1 does not). */
export function useReachableScroll(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const update = () => {
      if (box.scrollHeight > box.clientHeight && !box.querySelector(reachable)) box.tabIndex = 0;
      else box.removeAttribute('tabindex');
    };
    const observer = new ResizeObserver(update);
    for (const part of [box, ...box.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [ref]);
}
