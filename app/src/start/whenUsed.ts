import { holdPresses } from './heldPresses.ts';

/** What tells that somebody is there: a pointer, a finger, the keyboard, a turned wheel. */
const signs = ['pointerover', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click'] as const;

/** The page's code: takes the drawn page over by being loaded, and says when that is done. */
export interface PageCode {
  ready: Promise<void>;
}

interface Way {
  load: () => Promise<PageCode>;
  /** Loads the page anew: its code may be gone with an update, and a new page names the new one. */
  reload: () => void;
}

/**
 * Takes a drawn page over at once. What is pressed and typed until its code is there is done then. Where the code does not
 * come, the next sign of use asks again, and where it does not come again, the page itself is asked for.
 */
export async function takeOver(root: HTMLElement, way: Way, held = holdPresses(root), isSecond = false): Promise<void> {
  try {
    const { ready } = await way.load();
    await ready;
  } catch {
    held.giveUp();
    if (isSecond && navigator.onLine) return way.reload();
    return whenUsed(root, way, true);
  }
  await held.replay();
}

/** Takes a drawn page over when somebody begins to use it: it can be read, and its links lead on, without any code. */
export function whenUsed(root: HTMLElement, way: Way, isSecond = false): void {
  const watch = new AbortController();
  const held = holdPresses(root);
  const begin = () => {
    watch.abort();
    void takeOver(root, way, held, isSecond);
  };
  for (const sign of signs) document.addEventListener(sign, begin, { capture: true, passive: true, once: true, signal: watch.signal });
}
