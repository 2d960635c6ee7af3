import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose:
    'Two to four numbers in a row, large enough to be taken in at a glance. An unknown number is a dash with its reason, never an invented zero.',
  use: [
    'At the top or the end of an overview, for counts, sums and averages.',
    'With isPending while they load: labels stand and nothing moves afterwards.',
  ],
  avoid: [
    'For facts in words: take DataList.',
    'For a share of a whole that grows: take ProgressBar or CompletionMeter.',
    'For more than four numbers: they stop being a glance.',
  ],
  anatomy: [
    ['Row', 'between hairlines; side by side from 600 px of its own width, else two by two'],
    ['Label', '14 px, secondary'],
    ['Number', 'title-1 (title-2 where narrow), tabular; «—» without data, read as «Нет данных»'],
    ['Caption', '13 px: the period, a part of the number, or why there is none'],
  ],
  keyboard: [],
};
