import { toasts } from '@portal/ui';
import { screen, userEvent, waitFor, within } from 'storybook/test';
import { fullyOpened } from '@portal/storybook/fullyOpened.ts';

/** Kind and title of each notice, the newest first. */
export const notices = () => toasts.list().map(({ type, title }) => [type, title]);
/** Waits for the one button of this name, in the story or in a dialog over it, and clicks it. */
export const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** The content of the open dialog. */
export const dialog = async (name: string) => within(await fullyOpened(await screen.findByRole('dialog', { name })));

/** Chooses files in the open dialog, also files that it must refuse. */
export async function choose(...files: File[]) {
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
    if (!found) throw new Error('No file input');
    return found;
  });
  await userEvent.upload(input, files, { applyAccept: false });
}
