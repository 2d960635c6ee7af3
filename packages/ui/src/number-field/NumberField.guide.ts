import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose:
    'A whole number with Russian grouping: 12 500. With the unit ₽ it is the money field. Only digits get in, whatever is typed or pasted; an empty field is null, never zero.',
  use: [
    'For prices in whole roubles: suffix ₽.',
    'For counts and years of experience.',
    'With minValue and maxValue where a number out of range can only be a slip: they apply when the field is left.',
  ],
  avoid: [
    'For a range of prices: take PriceSlider.',
    'For digits that are no amount (a phone, a code, a card): take PhoneField or TextField.',
    'For kopecks or other fractions: it drops them.',
  ],
  anatomy: [
    ['Label', 'what to type; may be hidden, is always read'],
    ['Prefix', 'words before the number, such as «от»'],
    ['Input', 'tabular figures, grouped by non-breaking spaces; phones show digits'],
    ['Unit', '₽ makes it money'],
    ['Note', 'the hint, or the error with its icon in its place; read together with the field'],
  ],
  keyboard: [
    ['Tab', 'moves to the field; a disabled one is passed over, a read-only one is not'],
    ['0–9', 'are taken; other characters are not'],
    ['Backspace, Delete', 'delete a digit, also through the space between groups'],
    ['Tab, leaving', 'applies the limits and shows the hint or the error'],
    ['Enter', 'calls onEnter, else submits the form'],
  ],
};
