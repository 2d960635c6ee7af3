import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose: 'A small number beside a word that names what is counted.',
  use: ['Mark for what has been chosen: filters that are on.', 'Quiet for what there is: projects behind a tab.'],
  avoid: [
    'Alone, without a word beside it: a screen reader would announce only a number.',
    'For a word: take Chip.',
    'For zero: leave it out.',
  ],
  anatomy: [
    ['Ground', 'a disc of 20 px that widens with its number'],
    ['Number', 'figures of equal width, so that a changing number does not push its neighbours'],
  ],
  keyboard: [],
};
