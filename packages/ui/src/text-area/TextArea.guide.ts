import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose:
    'Several lines of text. With a limit it counts what is typed, and it never cuts: text past the limit stays, and the form reports that it is too long.',
  use: [
    'For a biography, a comment, the text of an email.',
    'With a limit whenever the server has one, so that it is not learnt from an error.',
  ],
  avoid: ['For one line: take TextField.', 'For text that others only read: take Text.'],
  anatomy: [
    ['Label', 'what to type; may be hidden, is always read'],
    ['Counter', 'used and allowed characters at the other end of the label line; read with the field, red from the limit on'],
    ['Box', 'as in TextField; its lower corner can be pulled'],
    ['Input', 'at least 112 px high'],
    ['Note', 'the hint, or the error with its icon in its place; read together with the field'],
  ],
  keyboard: [
    ['Tab', 'moves to the field; a disabled one is passed over, a read-only one is not'],
    ['Enter', 'begins a new line'],
    ['Tab, in the text', 'leaves the field: it is never swallowed'],
  ],
};
