import { expect, waitFor } from 'storybook/test';
import { archiveDialog } from '../../retouched/inStories.tsx';

/** The dialog shows this for an upload that failed. */
export const shows = async (text: string) => {
  const dialog = await archiveDialog();
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(text));
};
