import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose:
    'Takes files from the disk: dropped, pasted or chosen. It parts them by type and size at once and names every file it did not take, with the reason.',
  use: [
    'Where files are the point of the screen: photos of an album, an archive.',
    'Where many files come at once: with allowsMultiple it also opens dropped folders.',
  ],
  avoid: [
    'For one file among the fields of a form take FileField.',
    'For a portrait take AvatarField.',
    'It does not show what is being uploaded: put UploadList under it.',
  ],
  anatomy: [
    ['Zone', 'the dashed area; all of it drops, and all of it is the button'],
    ['Sentence', 'the prompt and the words that open the file dialog; while files hover over it, what happens when they are let go'],
    ['Description', 'the limits in words; read with the button'],
    ['Chosen files', 'optional: name, size and a cross for each, where a button sends them later'],
    ['Error', 'what is wrong with the choice as a whole'],
    ['Refused files', 'which files were not taken and why; announced once, stays until hidden or until the next choice'],
  ],
  keyboard: [
    ['Tab', 'moves to the zone'],
    ['Enter, Space', 'opens the file dialog'],
    ['Ctrl V, ⌘ V', 'takes the copied files or image while the zone has focus'],
  ],
};
