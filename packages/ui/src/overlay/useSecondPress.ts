import { useEffect } from 'react';

/** Milliseconds and pixels within which two presses are a double click. */
const QUICK_MS = 500;
const NEAR_PX = 8;

const parts = ['pointerdown', 'pointerup', 'click'] as const;

interface Place {
  clientX: number;
  clientY: number;
}

/** The last press of the page, wherever it was, and the one before: a layer is not there yet when it is opened. */
let presses: [last: Place | null, before: Place | null] = [null, null];
if (typeof window !== 'undefined')
  addEventListener('pointerdown', ({ clientX, clientY }) => (presses = [{ clientX, clientY }, presses[0]]), {
    capture: true,
    passive: true,
  });

/** Whether the press of this moment is where the one before it was. */
function isAgain(): boolean {
  const [last, before] = presses;
  // Without a place in the page it is a screen reader's.
  if (!last || !before || (last.clientX === 0 && last.clientY === 0)) return false;
  return Math.hypot(last.clientX - before.clientX, last.clientY - before.clientY) < NEAR_PX;
}

/**
 * The second press of a double click falls on what the first one has opened. Whoever gave it meant what they had seen before, and
 * not the cross, the backdrop or the button that lies there now.
 */
export function useSecondPress(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const opened = performance.now();
    const watch = new AbortController();
    let isSecond = false;
    const hear = (event: MouseEvent) => {
      if (event.type === 'pointerdown') {
        isSecond = event.timeStamp - opened < QUICK_MS && isAgain();
        if (!isSecond) watch.abort();
      }
      if (!isSecond) return;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    for (const part of parts) addEventListener(part, hear, { capture: true, signal: watch.signal });
    return () => watch.abort();
  }, [isOpen]);
}
