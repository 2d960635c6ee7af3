import { useEffect } from 'react';

/** Milliseconds and pixels within which two presses are a double click. */
const QUICK_MS = 500;
const NEAR_PX = 8;

const parts = ['pointerdown', 'pointerup', 'click'] as const;

/**
 * The second press of a double click falls on what the first one has opened. Whoever gave it meant what they had seen before, and
 * not the cross, the backdrop or the button that lies there now.
 */
export function useSecondPress(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const opened = performance.now();
    const watch = new AbortController();
    const options = { capture: true, signal: watch.signal };
    let way = 0;
    let isSecond = false;
    const hear = (event: MouseEvent) => {
      if (event.type === 'pointerdown') {
        // Without a place in the page it is a screen reader's.
        isSecond = event.timeStamp - opened < QUICK_MS && way < NEAR_PX && (event.clientX > 0 || event.clientY > 0);
        if (!isSecond) watch.abort();
      }
      if (!isSecond) return;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    for (const part of parts) addEventListener(part, hear, options);
    addEventListener('pointermove', ({ movementX, movementY }) => (way += Math.abs(movementX) + Math.abs(movementY)), options);
    return () => watch.abort();
  }, [isOpen]);
}
