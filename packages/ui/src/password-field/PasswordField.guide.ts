import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose: 'A password, hidden until its owner reveals it. Password managers recognise it by its autocomplete value.',
  use: [
    'To sign in, with current-password.',
    'To choose a password, with new-password; put the shortest length in the hint before anything is typed.',
  ],
  avoid: [
    'For a code from an email or a message: take TextField, it is no secret to its reader.',
    'To show how strong a password is: put the rule in the hint instead.',
  ],
  anatomy: [
    ['Label', 'what to type; may be hidden, is always read'],
    ['Box', 'as in TextField'],
    ['Input', 'dots, or the password itself'],
    ['Eye', 'shows and hides the password; its label tells which'],
    ['Note', 'the hint, or the error with its icon in its place; read together with the field'],
  ],
  keyboard: [
    ['Tab', 'moves to the field; a disabled one is passed over, a read-only one is not'],
    ['Tab, once more', 'moves to the eye; it stays usable while the field is read-only'],
    ['Enter or Space on the eye', 'shows or hides the password; focus stays on the eye'],
    ['Enter', 'submits the form around the field'],
  ],
};
