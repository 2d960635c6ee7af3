import { nextFrame } from './scheduling.ts';

/** Marks elements with `content-visibility: auto` in a server-rendered page. */
const late = 'data-late';

/** Whether the browser keeps the scroll position when content above gets its real height: not in Safari. */
const isAnchored = (): boolean => CSS.supports('overflow-anchor', 'auto');

/**
 * Lays them all out, one per frame: together they block a slow phone for a tenth of a second during scrolling. At once where the page
 * would jump each time.
 */
export async function layOutAll(root: HTMLElement): Promise<void> {
  for (const element of root.querySelectorAll(`[${late}]`)) {
    element.removeAttribute(late);
    // The list may have been replaced meanwhile.
    if (element.isConnected && isAnchored()) await nextFrame();
  }
  delete root.dataset['ssr'];
}
