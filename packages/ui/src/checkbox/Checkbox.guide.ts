import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose: 'A yes or a no that takes effect when its form is sent. The words beside the box are part of the target.',
  use: [
    'To agree to terms, to remember a session.',
    'In a list where any number of rows may be chosen; a dash on the row above shows that some are.',
  ],
  avoid: [
    'For a setting that works at once: take Switch.',
    'For one of several: take RadioGroup. For short words that are toggled: take ToggleGroup.',
  ],
  anatomy: [
    ['Box', '20 px; check, dash or nothing'],
    ['Words', 'what is agreed to; links inside them stay links'],
    ['Note', 'the hint, or the error with its icon in its place; read together with the field'],
  ],
  keyboard: [
    ['Tab', 'moves to the box'],
    ['Space', 'checks or unchecks it'],
  ],
};
