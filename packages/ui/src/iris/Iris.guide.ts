import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose:
    'A lens diaphragm: the portal’s sign. How far it is open always means something: work, a price, a share. Most places take one of the things made of it.',
  use: ['To build a thing that opens and closes by a value, as the handles of the price slider do: the smaller hole is the cheaper end.'],
  avoid: [
    'For work in progress: take Spinner.',
    'For the portal’s name: take Wordmark.',
    'For a share of something filled in: take Completion meter.',
    'As an ornament.',
  ],
  anatomy: [
    ['Disc', 'in the colour of the words around it'],
    ['Hole', 'a polygon with a corner per blade, never quite closed'],
    ['Gaps', 'between the blades, 1.1 to 1.5 px: wider in large sizes'],
  ],
  keyboard: [],
};
