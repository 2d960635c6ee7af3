import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose: 'The portal’s name with its sign, in Literata. The one logo there is.',
  use: ['In the header (26 px), as the content of the link to the front page.', 'In the footer (22 px) and on the pages of entering.'],
  avoid: [
    'In red or amber, outlined, or on a photo.',
    'Twice in one view.',
    'Where 16 px is all there is: the sign alone, as in the favicon.',
  ],
  anatomy: [
    ['Sign', 'an iris of seven blades, two fifths open; silent'],
    ['Name', 'real text of 21 px that is never translated'],
    ['Space', 'the radius of the sign, free on every side'],
  ],
  keyboard: [],
};
