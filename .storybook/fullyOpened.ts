import { expect, waitFor } from 'storybook/test';

/**
 * For plays: waits until a window or a question has wholly come, as whoever reads it does. One that is answered in its
 * first moment leaves without a single frame, and gives the keyboard back only with the next one.
 */
export async function fullyOpened(opened: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(opened.closest('[data-layer]')).toHaveStyle({ opacity: '1' }));
  return opened;
}
