import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose:
    'Photographs one at a time over the whole screen, with a counter, a caption and a strip of thumbnails. It opens like a shutter from what was pressed and gives focus back to it. However many photographs there are, only those in sight become elements.',
  use: [
    'Mode wrap where the photographs are the whole story: after the last one comes the first.',
    'Mode bounded over a window: the ends are felt, the arrows stop there.',
    'Keep index where Back can reach it, e.g. in the address: opening is a step, turning over is none.',
  ],
  avoid: ['Photographs that are chosen, sorted or deleted: ImageGrid, SortableGrid.', 'One picture inside a text: Picture.'],
  anatomy: [
    ['Header', 'whose photographs they are'],
    ['Toolbar', 'chooses among them'],
    ['Actions, full screen, cross', 'links on the way out; no full-screen button where the browser has none'],
    [
      'Photograph',
      'as large as fits, never larger than its file; its thumbnail stands in until it arrives, the default photo if it is broken',
    ],
    ['Arrows', 'disabled at the ends when bounded'],
    ['Caption, counter', 'title, where there is one, «7 из 24»; the counter is said with every step'],
    ['Strip', 'thumbnails of 64 px, drawn in the second frame and filled once the photograph is there; the current one circled'],
  ],
  keyboard: [
    ['← →', 'previous and next photograph'],
    ['Home, End', 'first and last photograph'],
    ['Escape; Back on an Android phone', 'closes'],
    ['Tab, Shift + Tab', 'move over the controls and the current thumbnail, inside the viewer'],
    ['Enter, Space', 'press what has the focus'],
    ['By touch', 'swipe to turn over, two fingers or a double tap to enlarge'],
  ],
};
