import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose:
    'A range of whole-rouble prices: two handles on one line, and the same two numbers as fields. The bars above show where most offers are.',
  use: [
    'To filter by price: onChange follows the drag, onCommit fires once when the choice is made.',
    'With buckets when the server sends how many there are at which price.',
  ],
  avoid: ['For one price: take NumberField.', 'For a range whose ends are not known: wait for them, or give the limits that always hold.'],
  anatomy: [
    ['Label', 'may be hidden under a heading with the same text'],
    ['Bars', 'how many there are in each step; an image only'],
    ['Handles', '22 px with a target of 44; the smaller opening is the lower price; they stop at each other'],
    ['Line', 'dark between the handles'],
    ['Fields', '«от» and «до»: the way without dragging; a half-typed number waits until Enter, leaving or 300 ms'],
  ],
  keyboard: [
    ['Tab', 'moves to the lower handle, the upper handle, the lower field, the upper field'],
    ['Arrows', 'move a handle by one rouble'],
    ['Page Up, Page Down', 'move it by a tenth of the range'],
    ['Home, End', 'move it to the limit or to the other handle'],
    ['0–9 in a field', 'set that end'],
    ['Enter in a field', 'commits at once'],
  ],
};
