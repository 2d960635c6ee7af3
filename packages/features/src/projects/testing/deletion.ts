import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fullyOpened } from '@portal/storybook/fullyOpened.ts';

/** Notices are dialogs for a screen reader too: the question is found by its text. */
export const question = { name: /^Удалить .*\?$/ };
/** Confirms it. */
export const answer = async () => {
  const dialog = await fullyOpened(await screen.findByRole('alertdialog', question));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Удалить' }));
};
/** Waits until it has closed. */
export const questionGone = () => waitFor(() => expect(screen.queryByRole('alertdialog', question)).toBeNull());
