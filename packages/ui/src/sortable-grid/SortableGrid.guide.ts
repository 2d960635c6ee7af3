import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose:
    'Puts images in order. Carry one with the mouse from anywhere, with a finger by its grip, with the keyboard from the same grip; choose several and they move together, or send them to the start or the end with one click.',
  use: ['The photos of a portfolio, in the mode that the screen calls sorting.', 'Any list of images whose order visitors see.'],
  avoid: ['Looking and choosing: take Image grid.', 'A few lines of text in order: two small buttons, up and down, are enough.'],
  anatomy: [
    ['Mode bar', 'how many are chosen, to the start, to the end, and what the screen adds: save, discard'],
    ['Tile', 'a click chooses it; with a mouse it can be carried'],
    ['Number', 'the place it has now; it changes while something is carried'],
    ['Grip', 'bottom right: carries by finger, and is what the keyboard takes'],
    ['Open place', 'dashed, with its number: where the carried images would stand'],
  ],
  keyboard: [
    ['Tab', 'moves to the bar, to the grid, from a tile to its grip, and on'],
    ['← → ↑ ↓', 'move from tile to tile'],
    ['Space, Enter on a tile', 'choose it or let it go; Shift with arrows chooses a range, Ctrl + A everything'],
    ['Space, Enter on a grip', 'take the tile, with the chosen ones if it is one of them; again to put down'],
    ['Arrows, Home, End while taken', 'carry it; each new place is announced'],
    ['Esc while taken or carried', 'puts everything back'],
  ],
};
