import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fullyOpened } from '../../../../../.storybook/fullyOpened.ts';

/** Notices are such windows for a screen reader too: the question is told apart by its words. */
export const question = { name: /^Удалить .*\?$/ };
/** Says yes to it. */
export const answer = async () => {
  const asked = await fullyOpened(await screen.findByRole('alertdialog', question));
  await userEvent.click(within(asked).getByRole('button', { name: 'Удалить' }));
};
/** Waits until it has gone. */
export const questionGone = () => waitFor(() => expect(screen.queryByRole('alertdialog', question)).toBeNull());
