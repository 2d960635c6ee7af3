import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose: 'A word to read: what a photographer does. Several form a row, and «+2» counts those that do not fit.',
  use: [
    'Specializations on a card (small) and on the photographer’s page (medium, with an icon).',
    'Short facts that form a list: kinds of albums.',
  ],
  avoid: ['For something to click or choose: take Toggle group or Chip group.', 'For a number: take Badge.', 'For a sentence: take Text.'],
  anatomy: [
    ['Line', 'a hairline with corners of 4 px; «+2» has a ground instead'],
    ['Icon', '16 px (18 in a medium one), silent, never squeezed'],
    ['Words', 'one line on a card, cut by an ellipsis where it does not fit; a medium chip wraps'],
  ],
  keyboard: [],
};
