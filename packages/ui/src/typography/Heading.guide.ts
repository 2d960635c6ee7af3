import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose:
    'A title of a page, a section, a card or a dialog. The level is its place in the outline; the look is its weight on the screen. They are chosen apart.',
  use: [
    'Level 1 once on a page, then every section one level below its parent.',
    'Literata (display and titles 1 to 3) for names and titles, title-4 in Onest for panels and filters.',
  ],
  avoid: [
    'To make words bold or large inside a text: take Text.',
    'A level chosen for its size: the outline is what a screen reader walks through.',
    'A full stop at the end.',
  ],
  anatomy: [
    ['Words', 'balanced over their lines; display and titles 1 and 2 are smaller below 768 px; a word longer than the screen breaks'],
  ],
  keyboard: [],
};
