import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import css from './ScrollArea.module.css';

const focusable = 'a[href], :is(button, input, select, textarea):enabled, [tabindex]:not([tabindex="-1"])';

/** As `checkVisibility`, which Safari 16 lacks. */
const isVisible = (element: Element): boolean => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';

/** Whether something in the box is focusable. A hidden file input (that of a button beside it) is not. */
const hasFocusable = (box: HTMLElement): boolean => [...box.querySelectorAll(focusable)].some(isVisible);

/** Makes an overflowing box without focusable content scrollable by keyboard (browsers differ here, WCAG 2.1.1 does not). */
function useReachableScroll(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const update = () => {
      if (box.scrollHeight > box.clientHeight && !hasFocusable(box)) box.tabIndex = 0;
      else box.removeAttribute('tabindex');
    };
    const sizes = new ResizeObserver(update);
    const observeSizes = () => {
      for (const part of [box, ...box.children]) sizes.observe(part);
    };
    // A button is disabled while its action runs, and loaded content replaces its placeholder.
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

export interface ScrollAreaProps {
  /** Its size and padding; the box scrolls where its content is higher. */
  className?: string | undefined;
  /** What may be higher than the box. */
  children: ReactNode;
}

/** A scrolling box. It fades at the lower edge while there is more below, and the keyboard can scroll it whatever is in it. */
export function ScrollArea({ className = '', children }: ScrollAreaProps) {
  const ref = useRef<HTMLDivElement>(null);
  useReachableScroll(ref);
  return (
    <div ref={ref} className={`${css.box} ${className}`}>
      {children}
    </div>
  );
}
