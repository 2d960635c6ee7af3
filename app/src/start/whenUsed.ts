import { holdPresses } from './heldPresses.ts';

/** What tells that somebody is there: a pointer, a finger, the keyboard, a turned wheel. */
const signs = ['pointerover', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click'] as const;

/** The page's code: takes the drawn page over by being loaded, and says when that is done. */
export interface PageCode {
  ready: Promise<void>;
}

/**
 * A page that the server has drawn can be read, and its links lead on, without any code: it comes when somebody begins
 * to use the page. What is pressed and typed until it is there is done then. Where it does not come, the next sign
 * asks again.
 */
export function loadWhenUsed(root: HTMLElement, load: () => Promise<PageCode>): void {
  const watch = new AbortController();
  const held = holdPresses(root);
  const begin = async () => {
    watch.abort();
    try {
      const { ready } = await load();
      await ready;
      held.replay();
    } catch {
      held.giveUp();
      loadWhenUsed(root, load);
    }
  };
  for (const sign of signs) {
    document.addEventListener(sign, () => void begin(), { capture: true, passive: true, once: true, signal: watch.signal });
  }
}
