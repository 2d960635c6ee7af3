import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose:
    'A panel for one thing on which one can act as a whole. A click anywhere acts; a screen reader meets one link or button, named by the title, and after it the buttons of the footer.',
  use: [
    'For things in a grid that lead somewhere or open something: orders, courses, articles.',
    'Without an address and without onPress, for a thing that has buttons of its own only.',
  ],
  avoid: [
    'To group the fields of a form or a section of a page: hairlines and space do that.',
    'For one row of a long list: rows between hairlines are scanned faster.',
    'For a choice among cards: take RadioGroup or ToggleGroup.',
  ],
  anatomy: [
    ['Panel', 'raised ground, hairline, 10 px corners; no shadow and no lift'],
    ['Media', '172 px, edge to edge; images, or an icon and words on a sunken ground'],
    ['Header', 'a line above the title'],
    ['Title', 'title-3; the link or the button, stretched over the panel; underlined on hover'],
    ['Text', '14 px, secondary'],
    ['Footer', 'buttons at the lower edge, level with those of the neighbours'],
  ],
  keyboard: [
    ['Tab', 'moves to the card (its ring goes around the panel), then to the buttons of the footer'],
    ['Enter', 'follows the link, or clicks the card'],
    ['Space', 'clicks the card, where it is a button'],
  ],
};
