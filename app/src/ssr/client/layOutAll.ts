import { nextFrame } from './scheduling.ts';

/** Marks what a drawn page lays out only when it comes near. */
const late = 'data-late';

/** Whether the reader stays where they are when what is above them turns out higher or lower than it was guessed: not in Safari. */
const isAnchored = (): boolean => CSS.supports('overflow-anchor', 'auto');

/**
 * Lays it out everywhere, piece by piece: all of it at once holds a slow phone for a tenth of a second, amid somebody's scrolling.
 * In one piece where the page would jump with each of them.
 */
export async function layOutAll(root: HTMLElement): Promise<void> {
  for (const element of root.querySelectorAll(`[${late}]`)) {
    element.removeAttribute(late);
    // Another list may have come meanwhile.
    if (element.isConnected && isAnchored()) await nextFrame();
  }
  delete root.dataset['ssr'];
}
