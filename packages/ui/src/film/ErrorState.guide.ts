import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose: 'Shown where content failed to load: what failed, why, and a button to try again. It is announced the moment it appears.',
  use: [
    'When a page, a list or a dialog could not be loaded.',
    'With the reason in the user’s words: no connection, waited too long, no access.',
  ],
  avoid: [
    'For a form that could not be sent: take Banner, the form stays.',
    'For an empty answer: take Empty state.',
    'For a page that does not exist: the page with Not found frame.',
  ],
  anatomy: [
    ['Frame', 'the unexposed frame with a light leak, the same in both themes; silent'],
    ['Title', 'what failed, a heading of the level that the page needs'],
    ['Sentence', 'why, and what to do'],
    ['Button', '«Попробовать снова»; pending while the new attempt runs'],
  ],
  keyboard: [
    ['Tab', 'moves to the button'],
    ['Enter, Space', 'tries again'],
  ],
};
