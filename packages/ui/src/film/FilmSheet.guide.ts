import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose:
    'A contact sheet: strips of film with the frames of several photographers and a pencil round the one that was chosen. The portal’s first impression.',
  use: ['On the front page, once, with frames of 3:2.', 'Untilted where it is beside a form.'],
  avoid: ['For photos to be opened: take Image grid.', 'Twice in one view, or as a background.'],
  anatomy: [
    ['Sheet', 'dark in both themes, tilted by 1.4° unless set otherwise'],
    ['Edge', 'numbers and the name of the film; silent'],
    ['Holes', 'the perforation, in CSS'],
    ['Frames', 'a list of photos, each with its words'],
    ['Pencil', 'round the chosen frame; a sign, so its words stand elsewhere'],
  ],
  keyboard: [],
};
