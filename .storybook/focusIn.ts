import { expect, waitFor } from 'storybook/test';

/** For plays: waits until the keyboard stands in what has just opened. A key pressed before that goes elsewhere. */
export async function focusIn(opened: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(opened).toContainElement(document.activeElement as HTMLElement));
  return opened;
}
