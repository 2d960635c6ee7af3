import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose: 'Shows how much of a card is filled in: the blades of the iris open over its owner’s portrait. A hundred percent uncovers it.',
  use: ['Where a profile is filled in over several visits, beside the percent in words.'],
  avoid: [
    'For the progress of a running job: take Progress bar.',
    'Without the percent in words beside it: blades can be compared, not read.',
  ],
  anatomy: [
    ['Portrait', '4 px smaller than the blades; the first letter where there is none'],
    ['Blades', 'open from nearly closed at 0 to the rim at 100; values outside are held at the ends'],
    ['Words', 'not rendered: the percent for a screen reader'],
  ],
  keyboard: [],
};
