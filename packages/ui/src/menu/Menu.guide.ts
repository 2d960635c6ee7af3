import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose:
    'A short list of actions and links under a button. It opens where it fits, closes with a choice and returns focus to its button.',
  use: ['Two to about eight things that are needed now and then: the visitor’s own menu, further actions of a card.'],
  avoid: [
    'Choosing a value for a form: Select or SearchableDropdown.',
    'One action: Button or IconButton.',
    'The main navigation of a page: links in sight.',
  ],
  anatomy: [
    ['Trigger', 'any button of this package; announces by itself what it opens'],
    ['Popover', 'under the trigger, at least as wide, never wider than the screen'],
    ['Entry', 'icon and words; leads to an address or acts'],
  ],
  keyboard: [
    ['Enter, Space, ↓', 'open on the first entry'],
    ['↑', 'opens on the last entry'],
    ['↑ ↓', 'walk; disabled entries are walked over'],
    ['Home, End', 'first and last entry'],
    ['A letter', 'finds the entry that begins with it'],
    ['Enter, Space', 'choose and close'],
    ['Escape; Back on an Android phone', 'closes, nothing is done'],
  ],
};
