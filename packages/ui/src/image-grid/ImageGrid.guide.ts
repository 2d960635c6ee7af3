import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose:
    'Many images to look through, to choose from and to open. Only the tiles in sight exist, so an order of a thousand photos opens as fast as one of ten. Choices carry numbers: the first chosen is 1, the next 2.',
  use: [
    'The photos of an order, where some are chosen for download or deletion.',
    'A portfolio or a gallery, where a click opens the image.',
    'In a page that scrolls and in a dialog that scrolls: it detects the scroller.',
  ],
  avoid: [
    'A handful of images of different shapes: lay them out as the screen needs, with Image.',
    'Changing the order: take Sortable grid.',
    'Looking at one image large: open Gallery from onOpen.',
  ],
  anatomy: [
    ['Tile', 'the whole of it is clicked to choose, or to open where nothing can be chosen'],
    ['Ring', 'top left: empty, or a disc with the number of the choice'],
    ['Frame', 'three pixels of pencil red inside the image of a chosen tile'],
    ['Label', 'top right: a short number or name of the file'],
    ['Magnifier', 'bottom right: opens without choosing; other small buttons stand beside it'],
    ['Name and small words', 'below the image, in size md'],
    ['Placeholders', 'as high as a tile, after the last photo, while more are on the way'],
  ],
  keyboard: [
    ['Tab', 'moves to the grid, from a tile to its buttons, and then on'],
    ['← → ↑ ↓', 'move from tile to tile'],
    ['Home, End', 'move to the first and the last tile'],
    ['Page Up, Page Down', 'move by what is in sight'],
    ['Space, Enter', 'choose the tile or let it go; where nothing can be chosen, Enter opens it'],
    ['Shift + arrows', 'choose a range'],
    ['Ctrl + A', 'chooses everything'],
    ['Esc', 'lets everything go'],
  ],
};
