import { expect, waitFor } from 'storybook/test';
import { archiveDialog } from '../../retouched/inStories.tsx';

/** What the dialog shows for a failed upload. */
export const shows = async (text: string) => {
  const dialog = await archiveDialog();
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(text));
};
