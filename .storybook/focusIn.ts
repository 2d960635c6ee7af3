import { expect, waitFor } from 'storybook/test';
import { rendered } from './rendered.ts';

/** For plays: waits until the focus is inside an element that has just opened, so that it gets the following keys. */
export async function focusIn(opened: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(opened).toContainElement(document.activeElement as HTMLElement));
  await rendered();
  return opened;
}
