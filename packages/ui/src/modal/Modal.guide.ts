import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose:
    'A dialog over the page for one task or one thing to read. The page behind it is inert until the dialog closes; focus then returns to what opened it.',
  use: [
    'A short task that belongs to the page behind it: create a project, read the tips.',
    'sm for a note, md for a form, lg for long text, xl for two columns of fields, full for a menu; spread for two columns that scroll by themselves.',
    'isLocked only while something must not be interrupted, e.g. an upload.',
  ],
  avoid: [
    'A question with two answers: ConfirmDialog.',
    'Filters and other things that are tried while the page is looked at: SlideOver.',
    'News about what has happened: a toast.',
    'Something with an address of its own and more than one screen of content: a page.',
  ],
  anatomy: [
    ['Scrim', 'shades the page; a click on it closes'],
    ['Dialog', 'one of the sizes; fills the screen below 600 px'],
    ['Header', 'optional, in front of the title'],
    ['Title', 'names the dialog for everybody; may be hidden, never left out'],
    ['Cross', 'closes; disabled while locked'],
    ['Body', 'scrolls, and fades at the lower edge while there is more'],
    ['Footer', 'buttons under a hairline, always in sight; the main one last'],
  ],
  keyboard: [
    ['Tab, Shift + Tab', 'move inside the dialog and go round at its ends'],
    ['Escape; Back on an Android phone', 'closes; nothing while locked'],
    ['↑ ↓, Page Up, Page Down', 'scroll a body that has nothing to focus, once Tab has reached it'],
  ],
};
