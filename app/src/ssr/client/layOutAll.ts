import { whenIdle } from '@portal/ui';

/** On the root of a server-rendered page: its `[data-late]` elements have `content-visibility: auto`. */
export const lateLayoutAttribute = 'data-late-layout';

const idle = (): Promise<void> => new Promise((resolve) => void whenIdle(resolve));

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
