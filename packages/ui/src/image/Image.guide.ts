import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose:
    'A photo that never moves its neighbours. Its box has its shape from the start, blurred or in the photo’s main colour, and keeps it when the file is broken.',
  use: [
    'For every photo in the portal: cards, grids, the viewer, previews.',
    'With width and height of the file, or a ratio, or inside a box that has a size.',
    'With srcSet and sizes where it is rendered in very different widths.',
    'With loading «eager» and a high priority for the one that the page is about.',
  ],
  avoid: [
    'For a person’s portrait in a disc: take Avatar.',
    'With the file’s name as its words: describe what is to be seen, or leave alt empty for decoration.',
  ],
  anatomy: [
    [
      'Box',
      'corners of 2 px and an inner hairline; twelve pixels of the photo, blurred, or its main colour, or the pressed ground, until the file arrives',
    ],
    [
      'Photo',
      'fills the box, cut at its sides; fades in over its blurred self, but for one that is loaded eagerly, and never where motion is reduced',
    ],
    ['Chain', 'the file of the set, then the plain file, then the default photo or the first letter of alt'],
    ['Broken', '«Не удалось загрузить», always announced, shown where it fits'],
  ],
  keyboard: [],
};
