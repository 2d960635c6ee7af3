import { expect, waitFor } from 'storybook/test';

/**
 * For plays: waits until a dialog has opened completely, as a user would. One that is closed at once leaves without an animation
 * frame, and returns the focus only with the next one.
 */
export async function fullyOpened(opened: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(opened.closest('[data-layer]')).toHaveStyle({ opacity: '1' }));
  return opened;
}
