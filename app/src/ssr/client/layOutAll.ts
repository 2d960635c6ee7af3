/** On the root of a server-rendered page: its `[data-late]` elements have `content-visibility: auto`. */
export const lateLayoutAttribute = 'data-late-layout';

/** Resolves when the browser is idle. */
const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve);
    else setTimeout(resolve);
  });

/**
 * Lays out what is below the first screen: until then its text is missing from «Select all», and its height is an estimate. One by one,
 * because together they block a slow phone for half a second. `isAtOnce` after Back, whose scroll position needs all heights, and in
 * Safari, where the page would jump with each.
 */
export async function layOutAll(root: HTMLElement, { isAtOnce }: { isAtOnce: boolean }): Promise<void> {
  const canWait = !isAtOnce && CSS.supports('overflow-anchor', 'auto');
  for (const element of canWait ? root.querySelectorAll('[data-late]') : []) {
    await idle();
    element.removeAttribute('data-late');
  }
  root.removeAttribute(lateLayoutAttribute);
}
