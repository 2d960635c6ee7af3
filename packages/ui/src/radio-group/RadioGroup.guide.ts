import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose: 'One answer out of a few that exclude each other, with all of them in sight and space for a line of explanation under each.',
  use: ['Two to six answers that one should compare before choosing.', 'When an answer needs a sentence of its own.'],
  avoid: [
    'For more than about six answers: take Select, or SearchableDropdown for long lists.',
    'For one yes or no: take Checkbox, or Switch when it works at once.',
    'For filters and sorting, where a second click takes the choice back: take ToggleGroup.',
  ],
  anatomy: [
    ['Label', 'the question; may be hidden, is always read'],
    ['Radio', 'a 20 px ring and its words; both are the target, 44 px high on touch'],
    ['Option description', 'what follows from this answer; read with its radio'],
    ['Note', 'a hint for the whole group, or the error in its place'],
  ],
  keyboard: [
    ['Tab', 'moves to the chosen radio, or to the first when none is chosen; again leaves the group'],
    ['↓ →', 'moves to the next radio and chooses it; after the last comes the first'],
    ['↑ ←', 'moves to the radio before and chooses it'],
    ['Space', 'chooses the radio that has focus'],
  ],
};
