import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose: 'A list of names and their values to read, such as the details of an order. An unknown value keeps its line with a dash.',
  use: ['For facts that are read, not compared: client, date, equipment.', 'For what a form shows but does not let one change.'],
  avoid: [
    'For rows that are compared with each other: that is a table.',
    'For numbers that should catch the eye: take StatRow.',
    'For values that can be changed here: take fields.',
  ],
  anatomy: [
    ['Row', 'between hairlines; name and value side by side from 440 px of the list’s own width, else one under the other'],
    ['Term', '14 px, secondary'],
    ['Value', '15 px; text retains its line breaks; links, chips and badges may be here too'],
    ['Empty value', 'a dash, read as «Не указано»'],
  ],
  keyboard: [],
};
