import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose:
    'The red grease pencil of a photo editor: a loop round the one that is chosen, a cross over the one to be thrown away. A signature, so it is in very few places.',
  use: [
    'The loop round the current page, the current thumbnail, one frame of the contact sheet.',
    'The cross over the thumbnail in the confirmation that deletes a photo.',
    'isDrawing only when the choice has changed since the page was rendered: useHasChanged tells.',
  ],
  avoid: [
    'As the only sign of a state: the element itself carries it by aria-current, aria-selected or words.',
    'Round several things at once: chosen order images have a frame and a number instead.',
    'As an ornament.',
  ],
  anatomy: [
    ['Parent', 'anything positioned; the mark lies over it and lets every click through'],
    ['Line', '2.25 px, 3 for the cross, 4 on film; the same thickness at any size'],
    ['Drawing', 'draws itself in 280 ms after a choice; complete at once under reduced motion'],
  ],
  keyboard: [],
};
