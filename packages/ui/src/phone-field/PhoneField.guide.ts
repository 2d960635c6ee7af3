import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose:
    'A Russian phone number, shown as +7 (900) 123-45-67 while it is typed and stored as +79001234567. It takes every way people write or paste one, and puts them all into the one form. A number of another country stays as it is typed: the form has to refuse it with a sentence.',
  use: ['For the phone of a person in Russia.', 'With a hint about who sees it.'],
  avoid: [
    'For a number of another country: take TextField with type tel.',
    'To show a number: put it in a link, formatted by formatPhone of @portal/api.',
  ],
  anatomy: [
    ['Label', 'what to type; may be hidden, is always read'],
    ['Handset', 'the kind of value'],
    ['Input', 'the mask appears with the first digit; the caret stays between the digits it stood between'],
    ['Note', 'the hint, or the error with its icon in its place; read together with the field'],
  ],
  keyboard: [
    ['Tab', 'moves to the field; a disabled one is passed over, a read-only one is not'],
    ['0–9', 'are taken, up to eleven; a leading 8 or 7 becomes +7'],
    ['Backspace, Delete', 'delete a digit, also through a bracket, a space or a hyphen'],
    ['+', 'begins a number with its country; one other than 7 is accepted without the mask'],
    ['Paste', 'takes +7…, 8…, 7…, ten digits, with any signs and words around; a whole number pasted into another one replaces it'],
    ['Tab, leaving', 'empties a field that holds the country alone'],
  ],
};
