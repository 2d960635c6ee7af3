import { expect, waitFor } from 'storybook/test';
import { archiveWindow } from '../../retouched/inStories.tsx';

/** The dialog shows this for an upload that failed. */
export const says = async (text: string) => {
  const dialog = await archiveWindow();
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(text));
};
