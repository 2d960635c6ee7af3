import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose:
    'A named row of short words: what was chosen somewhere else, each with a cross that takes it away, or simply a list of qualities to read.',
  use: [
    'To show the filters in force above a list, and to take one away without opening the panel.',
    'To list the qualities of a thing: leave onRemove out.',
  ],
  avoid: [
    'To choose something: take ToggleGroup or SearchableDropdown; a chip here is only the trace of a choice.',
    'For one single word to read: take Chip.',
    'For sentences: chips wrap, but they are meant for one to three words.',
  ],
  anatomy: [
    ['Label', 'names the row; may be hidden, is always read'],
    ['Chip', 'at least 32 px high, 44 px on touch; long words break inside it'],
    ['Cross', 'a target of its own, as high as the chip; its name is the verb and the chip'],
    ['Empty text', 'replaces the chips when there are none'],
  ],
  keyboard: [
    ['Tab', 'moves to the row, to the chip that had focus last; a row without onRemove is no stop'],
    ['→ ↓ ← ↑', 'moves between the chips'],
    ['Home, End', 'moves to the first and to the last chip'],
    ['Delete, Backspace', 'takes the focused chip away; focus moves to a neighbour, or to the empty row'],
  ],
};
