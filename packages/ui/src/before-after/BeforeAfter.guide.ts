import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose: 'Compares two states of one photo, the original and the retouched one, without the eye having to move.',
  use: ['Where the effect of retouching must be seen.'],
  avoid: ['For two different photos: show them side by side with Image.', 'For many photos to look through: take Gallery.'],
  anatomy: [
    ['Box', 'has the shape of the photo that is now, and is never higher than the screen'],
    ['Halves', 'how it was on the left, how it is now on the right, one upon the other'],
    ['Words', 'which half is which, on the lower corners'],
    ['Line and handle', 'part the halves; a click anywhere on the photo brings the line there'],
  ],
  keyboard: [
    ['← →', 'move the line by one percent'],
    ['Page Up, Page Down', 'move it by ten'],
    ['Home, End', 'show only one of the two'],
  ],
};
