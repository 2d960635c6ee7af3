import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose: 'One of a few values that fit into a short list. A button shows the chosen one and opens the list.',
  use: ['For three to about ten values that people recognise rather than remember.', 'In forms, where toggles would take too much space.'],
  avoid: [
    'For many values, or for names that people know by heart: take SearchableDropdown.',
    'For two to five short values that should be seen at once: take ToggleGroup.',
    'For yes or no: take Checkbox or Switch.',
    'For a value that cannot change: take a read-only TextField. A select has no read-only state.',
  ],
  anatomy: [
    ['Label', 'what is chosen; may be hidden, is always read'],
    ['Button', 'the chosen value or the placeholder, and the chevron'],
    ['List', 'at most 240 px high, then it scrolls'],
    ['Check', 'at the end of the chosen row, so that it is not conveyed by weight alone'],
    ['Note', 'the hint, or the error with its icon in its place; read together with the field'],
  ],
  keyboard: [
    ['Tab', 'moves to the button'],
    ['Enter, Space, Down or Up', 'opens the list on the chosen row'],
    ['Left, Right', 'choose the previous or next value while the list is closed'],
    ['Down, Up', 'move the highlight'],
    ['Letters', 'go to the row that begins with them'],
    ['Enter or Space', 'chooses the highlighted row and closes'],
    ['Escape; Back on an Android phone', 'closes and retains the old value'],
  ],
};
