import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose:
    'Shows that the screen is in another mode now, what is chosen in it, and what can be done. The dark strip stays in sight while the content scrolls under it.',
  use: ['Choosing several images: how many, and what to do with them.', 'Sorting: save, discard, to the start, to the end.'],
  avoid: ['Unsaved changes of a form: the form has its own bar.', 'A message: take Banner or a toast.'],
  anatomy: [
    ['Status', 'what is chosen or what to do; announced by screen readers when it changes'],
    ['Aside', 'a quiet action beside it, such as choosing everything'],
    ['Actions', 'small ghost buttons in the colour of the strip; at most one primary'],
  ],
  keyboard: [
    ['Tab', 'moves to the bar and out of it'],
    ['← →', 'move between its buttons'],
  ],
};
