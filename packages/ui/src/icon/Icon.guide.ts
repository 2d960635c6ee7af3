import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose:
    'A line icon of 1.5 px on a grid of 20, in the colour of the words beside it. It helps to find a thing again; the words name it.',
  use: [
    'Beside words: in buttons, banners, chips, lists.',
    'Inside Icon button, which gives it a name.',
    'For the networks of a photographer: brandIcon turns each of the twelve types of links into its icon, in the same line and without brand colours.',
  ],
  avoid: [
    'Alone in a page: nothing would explain what it means.',
    'In a circle above a heading, as decoration.',
    'For the sign of the portal: take Iris or Wordmark.',
  ],
  anatomy: [
    ['Line', '1.5 px, round caps and joins; filled only where a line would not read: play, star, grip, the theme’s half'],
    ['Size', '20 px, 18 in small buttons, 16 in chips and errors, 22 in the tab bar'],
  ],
  keyboard: [],
};
