import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose:
    'A question before something that cannot be undone. It opens on the safe answer, and while the work runs it cannot be closed; a refused work leaves the question standing for another try.',
  use: [
    'Deleting, leaving unsaved work, closing an account.',
    'The title asks («Удалить фото?»), the text names what is lost, the button repeats the verb («Удалить»).',
    'tone primary where the thing can be brought back: «Убрать в архив?»',
  ],
  avoid: [
    'What can be undone at once: do it, and report it in a toast.',
    'More than two answers, or a field to fill in: Modal.',
    'Reporting a failure: a toast, raised by the caller of onConfirm.',
  ],
  anatomy: [
    ['Scrim', 'shades everything, open dialogs too; a click on it is «Отмена»'],
    ['Photo', 'optional: the image that goes, crossed out in red'],
    ['Title', 'the question'],
    ['Text', 'what is lost'],
    ['Cancel', 'the safe answer; has the focus'],
    ['Confirm', 'the verb; shows the iris while the work runs'],
  ],
  keyboard: [
    ['Enter, Space', 'press the focused answer: «Отмена» until Tab has moved on'],
    ['Tab, Shift + Tab', 'move between the answers'],
    ['Escape; Back on an Android phone', 'is «Отмена»; refused while the work runs'],
  ],
};
