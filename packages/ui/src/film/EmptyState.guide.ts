import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose: 'Shows that there is nothing here, why, and what can be done about it. One unexposed frame instead of an illustration.',
  use: ['For a list that is empty: nothing created yet, or nothing found.', 'With one button: create the first one, or drop the filters.'],
  avoid: [
    'When loading failed: take Error state.',
    'While loading: take Skeleton and Spinner.',
    'For one empty field or cell: write «—» or «Информация отсутствует».',
  ],
  anatomy: [
    ['Frame', 'the last, unexposed frame of a film, slightly askew, the same in both themes; silent'],
    ['Title', 'what is not here, a heading of the level that the page needs'],
    ['Sentence', 'why, or what to do'],
    ['Button', 'one way on'],
  ],
  keyboard: [['Tab', 'moves to its button, where there is one']],
};
