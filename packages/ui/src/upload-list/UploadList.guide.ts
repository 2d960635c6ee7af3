import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose:
    'Shows files on their way to the server, each with its own state, and ends as a ledger: how many were loaded, which were not and why.',
  use: ['Under a drop zone that takes many files.', 'Wherever a failed file must be tried again alone.'],
  avoid: [
    'For one archive with its own steps take ZipUploadDialog.',
    'For one task without files take ProgressBar.',
    'It sends nothing: it renders its props and calls back.',
  ],
  anatomy: [
    ['Summary', 'how many of all, and the share of all bytes'],
    ['Troubles', 'how many failed and how many were refused, with a switch that lists only them'],
    ['Repeat the failed', 'tries failed and cancelled files again; refused ones stay as they are'],
    ['Row', 'name, state in words, percent or size, and one button: cancel while it runs, repeat after it failed'],
  ],
  keyboard: [
    ['Tab', 'moves to the buttons of the summary, then into the list'],
    ['↑, ↓, Home, End, Page Up, Page Down', 'move between files'],
    ['→, ←', 'move to the button of the file and back'],
    ['Enter, Space', 'click the button; when it goes away, focus stays on the file'],
    ['Tab', 'from any file leaves the list'],
  ],
};
