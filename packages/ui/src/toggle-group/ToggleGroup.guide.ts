import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose: 'Buttons that stay pressed: any number of them, or one at a time. All choices are in sight and one click away.',
  use: [
    'To filter by a few things: specializations, kinds of work.',
    'For a bar of ways to sort, with look plain and an arrow for the direction.',
    'In forms with isCheckShown, where colour alone is too little.',
  ],
  avoid: [
    'For more than about fifteen choices, or long names: take SearchableDropdown or a list of Checkbox.',
    'For one choice that must be made and is sent with a form: take RadioGroup.',
    'To move between parts of a page: take Tabs.',
    'To show what is chosen without changing it: take Chip.',
  ],
  anatomy: [
    ['Label', 'names the group; may be hidden, is always read'],
    ['Toggle', 'a pressed button: inverse ground; in forms a check too'],
    ['Icon', 'before the words, or after them to show which way a list is sorted: give it a name then'],
    ['Note', 'the hint, or the error in its place; read with the group'],
  ],
  keyboard: [
    ['Tab', 'moves to the group: one stop for all its buttons'],
    ['Right, Left', 'move between the buttons'],
    ['Enter or Space', 'clicks the button on or off; in single mode the other one comes off'],
  ],
};
