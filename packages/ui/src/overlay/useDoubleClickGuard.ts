import { useEffect } from 'react';

/** Milliseconds after an opening within which a click can still be the second one of a double click on what opened it. */
const QUICK_MS = 500;

/**
 * The second click of a double click falls on what the first one has opened. It was meant for what was there before, and not
 * for the cross, the backdrop or the button that is there now. The browser itself counts the clicks: by time, place and the
 * settings of the system.
 */
export function useDoubleClickGuard(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const opened = performance.now();
    const onClick = (event: MouseEvent) => {
      if (event.detail < 2 || event.timeStamp - opened > QUICK_MS) return;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    addEventListener('click', onClick, { capture: true });
    return () => removeEventListener('click', onClick, { capture: true });
  }, [isOpen]);
}
