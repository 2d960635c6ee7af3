import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose:
    'One of two by the width of the viewport, where a narrow screen needs other elements than a wide one, and not only another style.',
  use: [
    'Where a page that the server renders has controls of another kind on a phone: filters in a sheet, a list as high as the page.',
    'With one side alone for what the other width does without.',
  ],
  avoid: [
    'Where the same elements can be laid out otherwise: that is for the style sheet.',
    'In dialogs, which the server never renders: take useMediaQuery.',
  ],
  anatomy: [
    ['Wide', 'from 600 px (sm) or 1024 px (lg)'],
    ['Narrow', 'below that'],
    ['Neither has a box', 'the parent lays out their content'],
  ],
  keyboard: [],
};
