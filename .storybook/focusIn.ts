import { expect, waitFor } from 'storybook/test';

/** For plays: waits until the focus is inside an element that has just opened. Earlier keys go elsewhere. */
export async function focusIn(opened: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(opened).toContainElement(document.activeElement as HTMLElement));
  return opened;
}
