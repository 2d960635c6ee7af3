import { expect, waitFor } from 'storybook/test';

/**
 * For plays: waits until a dialog has opened completely, as a user would. Until its first frame nothing in it counts as visible, and one
 * that is closed at once leaves without an animation frame, and returns the focus only with the next one. A viewer has no layer around it.
 */
export async function fullyOpened(opened: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(opened.closest('[data-layer]') ?? opened).toHaveStyle({ opacity: '1' }));
  return opened;
}
