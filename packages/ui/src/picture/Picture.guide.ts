import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose:
    'A photograph that never moves its neighbours. Its box has its shape from the start, blurred or in the photograph’s main colour, and keeps it when the file is broken.',
  use: [
    'For every photograph in the portal: cards, grids, the viewer, previews.',
    'With width and height of the file, or a ratio, or inside a box that has a size.',
    'With srcSet and sizes where it is drawn in very different widths.',
    'With loading «eager» and a high priority for the one that the page is about.',
  ],
  avoid: [
    'For a person’s portrait in a disc: take Avatar.',
    'With the file’s name as its words: say what is to be seen, or leave alt empty for decoration.',
  ],
  anatomy: [
    [
      'Box',
      'corners of 2 px like a print and an inner hairline; twelve pixels of the photograph, blurred, or its main colour, or the pressed ground, until the file arrives',
    ],
    [
      'Photograph',
      'fills the box, cut at its sides; fades in over its blurred self, but for one that is loaded eagerly, and never where motion is reduced',
    ],
    ['Chain', 'the file of the set, then the plain file, then the default photo or the first letter of alt'],
    ['Broken', '«Не удалось загрузить», said always, shown where there is room'],
  ],
  keyboard: [],
};
