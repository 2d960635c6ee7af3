import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose:
    'An action that everybody knows by its drawing: close, edit, next, remove. With an address it is a link, as the signs of social networks are.',
  use: [
    'Where space is short and the drawing needs no words: toolbars, corners of dialogs, photographs.',
    'On a picture with the tone «photo»: a light disc that is seen on any photograph in both themes.',
    'For social networks, as a link to a new tab.',
  ],
  avoid: [
    'For the main action of a page: take Button, words are understood faster.',
    'For a drawing that one has to learn: take Button with icon and words.',
  ],
  anatomy: [
    ['Disc', '44 px (36 small, 40 on photographs); always 44 on a touch screen'],
    ['Drawing', '20 px (18 in a small one), silent'],
    ['Label', 'not drawn: the name that a screen reader says and voice control listens for'],
    ['Pending', 'a breathing iris in the drawing’s place'],
  ],
  keyboard: [
    ['Tab', 'moves to it; a disabled one is passed over'],
    ['Enter', 'presses it, or follows it where it is a link'],
    ['Space', 'presses it'],
  ],
};
