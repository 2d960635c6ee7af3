import { queueClicks } from './queuedClicks.ts';
import { retryDelay } from './retryDelay.ts';
import { onInteraction } from './interaction.ts';

interface Way {
  /** The page's code: takes the drawn page over by being loaded. */
  load: () => Promise<void>;
  /** Loads the page itself anew, where that may help; answers whether it does. */
  reloadOnce: () => Promise<boolean>;
}

/**
 * Takes a drawn page over at once. What is pressed and typed until its code is there is done then. Where the code does not
 * come, the next sign of use asks again, after a pause, and where it does not come again, the page itself is asked for.
 */
export async function hydrate(root: HTMLElement, way: Way, held = queueClicks(root), failures = 0): Promise<void> {
  try {
    await way.load();
  } catch {
    held.giveUp();
    if (failures > 0) void way.reloadOnce();
    return hydrateOnInteraction(root, way, failures + 1);
  }
  await held.replay();
}

/** Takes a drawn page over when somebody begins to use it: it can be read, and its links lead on, without any code. */
export function hydrateOnInteraction(root: HTMLElement, way: Way, failures = 0): void {
  const watch = new AbortController();
  // Code that has failed may not come this time either: links do not wait for it.
  const held = queueClicks(root, { withLinks: failures === 0 });
  const rested = new Promise((resolve) => setTimeout(resolve, retryDelay(failures)));
  const begin = async () => {
    watch.abort();
    await rested;
    await hydrate(root, way, held, failures);
  };
  if (held.hasClicks) return void begin();
  onInteraction(() => void begin(), { signal: watch.signal });
}
