/** On the root of a server-rendered page: its scripts, dependencies first. */
export const scriptsAttribute = 'data-scripts';
/** Also there: the scripts and style sheets that wide screens and a click on the page need. */
export const preloadedAttribute = 'data-preloaded';

/** Milliseconds of work after which the browser gets a chance to handle a click. */
const FRAME_MS = 16;

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Requests a file, so that imports need not be discovered one after the other. */
function preload(href: string): void {
  const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
  document.head.append(Object.assign(document.createElement('link'), { ...kind, crossOrigin: '', href }));
}

async function load(scripts: readonly string[], preloaded: readonly string[]): Promise<void> {
  // Requested in this order; at low priority the second ones would come after all photos.
  for (const href of [...scripts, ...preloaded]) preload(href);
  try {
    let since = performance.now();
    for (const file of scripts) {
      await import(/* @vite-ignore */ file);
      if (performance.now() - since < FRAME_MS) continue;
      // Evaluated in one task, they block a slow phone for half a second.
      await nextTask();
      since = performance.now();
    }
  } catch {
    dispatchEvent(new Event('codemissing'));
  }
}

/**
 * Loads the scripts of a server-rendered page after its first paint, so that they do not compete with it for bandwidth. Part of the inline script
 * `firstPaint`; other pages have a script tag.
 */
export function startAfterFirstPaint(): void {
  addEventListener('DOMContentLoaded', () => {
    const [scripts, preloaded] = [scriptsAttribute, preloadedAttribute].map((name) => {
      return document.getElementById('root')?.getAttribute(name)?.split(' ').filter(Boolean) ?? [];
    });
    // The second frame begins when the first one is painted.
    if (scripts?.length) requestAnimationFrame(() => requestAnimationFrame(() => void load(scripts, preloaded ?? [])));
  });
}
