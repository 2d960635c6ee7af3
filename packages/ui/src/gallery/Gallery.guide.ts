import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose:
    'Photos one at a time over the whole screen, with a counter, a caption and a strip of thumbnails. It opens like a shutter from what was clicked and gives focus back to it. However many photos there are, only those in sight become elements.',
  use: [
    'Mode wrap where the photos are the whole story: after the last one comes the first.',
    'Mode bounded over a dialog: the ends are felt, the arrows stop there.',
    'Store index where Back can reach it, e.g. in the address: opening is a history step, turning over is none.',
  ],
  avoid: ['Photos that are chosen, sorted or deleted: ImageGrid, SortableGrid.', 'One image inside a text: Image.'],
  anatomy: [
    ['Header', 'whose photos they are'],
    ['Toolbar', 'chooses among them'],
    ['Actions, full screen, cross', 'links on the way out; no full-screen button where the browser has none'],
    ['Photo', 'as large as fits, never larger than its file; its thumbnail stands in until it arrives, the default photo if it is broken'],
    ['Arrows', 'disabled at the ends when bounded'],
    ['Caption, counter', 'title, where there is one, «7 из 24»; the counter is announced with every step'],
    ['Strip', 'thumbnails of 64 px, rendered in the second frame and filled once the photo is there; the current one circled'],
  ],
  keyboard: [
    ['← →', 'previous and next photo'],
    ['Home, End', 'first and last photo'],
    ['Escape; Back on an Android phone', 'closes'],
    ['Tab, Shift + Tab', 'move over the controls and the current thumbnail, inside the viewer'],
    ['Enter, Space', 'click what has the focus'],
    ['By touch', 'swipe to turn over, two fingers or a double tap to enlarge'],
  ],
};
