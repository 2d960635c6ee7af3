import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose:
    'One line of text that nothing rewrites: a name, an e-mail address, a link. It is the pattern for every other field: the same label, box, hint and error.',
  use: [
    'For a short text with no form of its own.',
    'With a type (email, url) so that phones show the right keyboard and browsers fill it in.',
    'With onBlur to validate: an error first shows when the field is left.',
  ],
  avoid: [
    'For a phone number: take PhoneField. For a whole number or money: take NumberField.',
    'For several lines: take TextArea. For a secret: take PasswordField.',
    'To look through a list: take SearchField. To choose from many known values: take SearchableDropdown.',
  ],
  anatomy: [
    ['Label', 'what to type; may be hidden, is always read'],
    ['Box', 'the border shows hover, focus and error; a click anywhere inside it lands in the input'],
    ['Icon', 'what kind of value it is; never instead of the label'],
    ['Input', 'what is typed, 16 px so that iOS does not zoom'],
    ['Unit', 'what the value is counted in'],
    ['Note', 'the hint, or the error with its icon in its place; read together with the field'],
  ],
  keyboard: [
    ['Tab', 'moves to the field; a disabled one is passed over, a read-only one is not'],
    ['Any character', 'is typed; nothing is refused or changed'],
    ['Enter', 'submits the form around the field'],
  ],
};
