import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose:
    'A sheet that slides over the page: from below on a phone, from the right elsewhere. It holds choices about what the page shows, with the buttons that answer them always in sight.',
  use: ['Filters and settings that are beside the list on a wide screen and do not fit on a narrow one.'],
  avoid: ['A form or a text of its own: Modal.', 'A question with two answers: ConfirmDialog.', 'Two or three actions: Menu.'],
  anatomy: [
    ['Scrim', 'shades the page; a click on it closes'],
    ['Sheet', 'begins 44 px below the top under 600 px, else a column of 420 px'],
    ['Title', 'names the sheet'],
    ['Badge', 'how many choices are in force; none at zero'],
    ['Cross', 'closes without an answer'],
    ['Body', 'scrolls, and fades at the lower edge while there is more'],
    ['Footer', 'buttons; the last one is the main answer and takes the remaining space'],
  ],
  keyboard: [
    ['Tab, Shift + Tab', 'move inside the sheet and go round at its ends'],
    ['Escape; Back on an Android phone', 'closes; a list that is open inside closes first'],
  ],
};
