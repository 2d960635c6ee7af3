import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose:
    'A field of a form whose value is a file, or a few of them: it shows the names and sizes of what is chosen and lets each be taken out again.',
  use: ['Where a file is one answer among others and is sent with the form.', 'Where there is little space for a drop zone.'],
  avoid: [
    'Where files are the point of the screen, or hundreds come at once: take DropZone and UploadList.',
    'For a portrait take AvatarField.',
  ],
  anatomy: [
    ['Label', 'names what file is wanted; with isRequired screen readers announce that it is required'],
    ['Button', 'opens the file dialog; reads "replace" where one file is already chosen'],
    ['Chosen files', 'name, size and a cross for each; of many the first ten, the rest on request'],
    ['Description or error', 'the limits, or what is wrong'],
    ['Refused files', 'which files were not taken and why'],
  ],
  keyboard: [
    ['Tab', 'moves to the button, then from cross to cross'],
    ['Enter, Space', 'opens the file dialog; on a cross takes the file out, and focus goes back to the button'],
  ],
};
