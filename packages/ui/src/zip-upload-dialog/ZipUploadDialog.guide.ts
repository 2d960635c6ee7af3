import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose:
    'The whole way of one archive to the server: choosing it, its progress in every step, stopping, trying again, and what came of it.',
  use: ['Where a ZIP is uploaded and the user waits for it.'],
  avoid: [
    'For many single files take DropZone with UploadList.',
    'It sends nothing and decides nothing: the state comes from outside, one value at a time.',
  ],
  anatomy: [
    ['Notice', 'something to know before choosing or meanwhile: that an upload was interrupted, that it has resumed'],
    ['Drop zone', 'takes a ZIP by type or by name ending, refuses the rest in words; disabled while an upload runs'],
    ['Panel', 'name, size, the iris and the bar that open with the percent, and the step in words'],
    ['Instructions', 'what must be in the archive'],
    ['Report', 'after success, in the place of the zone and the instructions'],
    [
      'Buttons',
      'stop the upload at the far left, until it is stopping; cancel and the main button, which stays the same element in every state',
    ],
  ],
  keyboard: [
    ['Tab, Shift Tab', 'move inside the dialog'],
    ['Enter, Space', 'on the zone open the file dialog, on a button click it'],
    ['Ctrl V, ⌘ V', 'on the zone take a copied archive'],
    ['Escape; Back on an Android phone', 'closes; while an upload runs asks whether to stop it'],
  ],
};
