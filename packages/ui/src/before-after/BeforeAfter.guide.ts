import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose: 'Compares two states of one photograph, the original and the retouched one, without the eye having to move.',
  use: ['Where somebody must see what retouching has changed.'],
  avoid: ['For two different photographs: show them side by side with Picture.', 'For many photographs to look through: take Gallery.'],
  anatomy: [
    ['Box', 'has the shape of the photograph that is now, and is never higher than the screen'],
    ['Halves', 'how it was on the left, how it is now on the right, one upon the other'],
    ['Words', 'which half is which, on the lower corners'],
    ['Line and handle', 'part the halves; a press anywhere on the photograph brings the line there'],
  ],
  keyboard: [
    ['← →', 'move the line by one percent'],
    ['Page Up, Page Down', 'move it by ten'],
    ['Home, End', 'show only one of the two'],
  ],
};
