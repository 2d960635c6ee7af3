import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose:
    'Frame number 404, spoilt by light, with the shutter all but closed: the illustration of a page that does not exist. Decoration, the words stand beside it.',
  use: [
    'On the page for addresses that lead nowhere, beside its heading and its ways on.',
    'Inside something that clips its tilted corners, with 12 px of space.',
  ],
  avoid: ['For a failure: take Error state.', 'Without words beside it: it conveys nothing.'],
  anatomy: [
    ['Sheet', 'dark, tilted by 2.2°, the same in both themes'],
    ['Edge', 'numbers 404 and 404А and the name of the film, as on real film edges'],
    ['Frame', 'burnt by light, under a nearly closed iris; as wide as its place'],
  ],
  keyboard: [],
};
