import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose:
    'The shape of what is coming, so that nothing moves when it comes. It is silent: the words about loading stand beside it, in a status.',
  use: [
    'For cards, lists and photos whose shape is known.',
    'For at least 250 ms once shown, so that it never flashes; the screen enforces that time.',
    'With one Spinner with words in the middle of the first row.',
  ],
  avoid: [
    'Where the shape is not known: take Spinner alone.',
    'Together with the content, or for a single control that can be pending itself.',
  ],
  anatomy: [
    ['Bar', 'the corners of the real thing: text 4 px, control 6, photo 2, round'],
    ['Light', 'one soft band in 1.6 s; flat under reduced motion, outlined in forced colours'],
  ],
  keyboard: [],
};
