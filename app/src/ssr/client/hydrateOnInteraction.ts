import { queueClicks } from './queuedClicks.ts';
import { retryDelay } from './retryDelay.ts';
import { onInteraction } from './interaction.ts';

interface Loader {
  /** Loads the page's code and hydrates the page. */
  load: () => Promise<void>;
  /** Reloads the page where that may help; resolves to whether it does. */
  reloadOnce: () => Promise<boolean>;
}

/**
 * Hydrates a server-rendered page at once, then replays what was clicked and typed meanwhile. If the code fails to load, the next
 * interaction after a delay tries again; after the second failure the page is reloaded.
 */
export async function hydrate(root: HTMLElement, loader: Loader, queue = queueClicks(root), failures = 0): Promise<void> {
  try {
    await loader.load();
  } catch {
    queue.giveUp();
    if (failures > 0) void loader.reloadOnce();
    return hydrateOnInteraction(root, loader, failures + 1);
  }
  await queue.replay();
}

/** Hydrates a server-rendered page on the first interaction: until then it is readable and its links work without scripts. */
export function hydrateOnInteraction(root: HTMLElement, loader: Loader, failures = 0): void {
  const watch = new AbortController();
  // Code that has failed once may fail again: links do not wait for it.
  const queue = queueClicks(root, { withLinks: failures === 0 });
  const delay = new Promise((resolve) => setTimeout(resolve, retryDelay(failures)));
  const begin = async () => {
    watch.abort();
    await delay;
    await hydrate(root, loader, queue, failures);
  };
  if (queue.hasClicks) return void begin();
  onInteraction(() => void begin(), { signal: watch.signal });
}
