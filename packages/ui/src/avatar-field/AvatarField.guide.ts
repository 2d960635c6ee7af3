import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose:
    'A portrait and the button that replaces it. It hands over the picked file and shows the upload’s progress; the caller validates the file.',
  use: ['For the portrait of a person or of a group, once on a page.', 'With the limits in the hint and the refusal as the error.'],
  avoid: [
    'For any other file: take FileField. For many files or an archive: take DropZone.',
    'To show a portrait that cannot be replaced: take Avatar.',
  ],
  anatomy: [
    ['Portrait', '96 px, or the first letter of the name'],
    ['Button', 'opens the file dialog; while a file is sent it shows the iris and the percent, and ignores clicks'],
    ['Note', 'the hint, or the error in its place; read with the button'],
  ],
  keyboard: [
    ['Tab', 'moves to the button'],
    ['Enter or Space', 'opens the file dialog of the system'],
  ],
};
