import { expect, fireEvent, fn } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import { compose } from '@portal/storybook/input/compose.ts';
import { fieldStories } from '@portal/storybook/args/fieldStories.tsx';
import { held } from '@portal/storybook/args/held.tsx';
import preview from '@portal/storybook/preview.tsx';
import { PhoneField } from './PhoneField.tsx';

const guide: Guide = {
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

const Held = held(PhoneField, 'value', 'onChange');
const { states, narrow } = fieldStories(Held);

const meta = preview.meta({
  title: 'Primitives/Inputs/Phone field',
  component: PhoneField,
  parameters: { guide },
  args: { label: 'Телефон', value: '+79001234567', onChange: fn() },
  render: (args, story) => <Held {...args} story={story} />,
});

export const Playground = meta.story();

export const States = meta.story(
  states(
    [
      { value: '' },
      { description: 'Виден только вам' },
      { value: '+7900000', errorMessage: 'Введите номер полностью: 10 цифр после +7' },
      { value: '+375291234567', errorMessage: 'Нужен российский номер: +7 и 10 цифр' },
      { label: 'Телефон для входа', isReadOnly: true, description: 'Меняется через поддержку' },
      { isDisabled: true },
    ],
    { width: 320 },
  ),
);

export const Narrow = meta.story(
  narrow({
    label: 'Телефон ответственного представителя родительского комитета',
    errorMessage: 'Такойномеруже использован: переосвидетельствоватьномерответственногопредставителя',
  }),
);

export const TypedFromEight = meta.story({
  name: 'Guard: a number typed from 8 becomes +7, letters and a twelfth digit are not taken',
  args: { value: '' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Телефон' });
    await userEvent.type(input, '8900а12345678');
    await expect(input).toHaveValue('+7 (900) 123-45-67');
    await expect(args.onChange).toHaveBeenLastCalledWith('+79001234567');
  },
});

export const Composed = meta.story({
  name: 'Guard: a number that a phone’s keyboard composes gets its brackets at the end, and no digit twice',
  args: { value: '' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await compose(input, '8900');
    await expect(input).toHaveValue('+7 (900');
    await compose(input, '1234567');
    await expect(input).toHaveValue('+7 (900) 123-45-67');
    await expect(args.onChange).toHaveBeenLastCalledWith('+79001234567');
  },
});

export const PastedAnyway = meta.story({
  name: 'Guard: every way to paste a number gives the same number',
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    for (const text of ['89001234567', '+7 900 123-45-67', '79001234567', '9001234567', 'тел. 8 (900) 123-45-67', '8 900 123 45 67']) {
      await userEvent.tripleClick(input);
      await userEvent.paste(text);
      await expect(input).toHaveValue('+7 (900) 123-45-67');
    }
    await userEvent.tripleClick(input);
    await userEvent.paste('8001234567');
    await expect(input).toHaveValue('+7 (800) 123-45-67');
  },
});

export const PastedIntoHalf = meta.story({
  name: 'Guard: a whole number pasted behind a partial one replaces it, and no digit is lost',
  args: { value: '' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '8916');
    await userEvent.paste('+7 (900) 123-45-67');
    await expect(input).toHaveValue('+7 (900) 123-45-67');
    await expect(args.onChange).toHaveBeenLastCalledWith('+79001234567');
  },
});

export const Foreign = meta.story({
  name: 'Guard: a number of another country, typed or pasted, does not become a Russian one',
  args: { value: '' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, '+375 29 123-45-67');
    await expect(input).toHaveValue('+375291234567');
    await userEvent.tripleClick(input);
    await userEvent.paste('8 900 123 45 67');
    await expect(input).toHaveValue('+7 (900) 123-45-67');
    await userEvent.tripleClick(input);
    await userEvent.paste('+375 29 123-45-67');
    await expect(input).toHaveValue('+375291234567');
    await expect(args.onChange).toHaveBeenLastCalledWith('+375291234567');
  },
});

export const FilledInByTheBrowser = meta.story({
  name: 'Guard: a number that a browser or iOS autofills is accepted whole',
  args: { value: '' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAttribute('autocomplete', 'tel');
    // A limit on characters would cut «8 (916) 123-45-67» before the mask sees it.
    await expect(input).not.toHaveAttribute('maxlength');
    for (const text of ['8 (900) 123-45-67', '+7\u00a0900\u00a0123\u201145\u201167', '\u202a+79001234567\u202c']) {
      await fireEvent.change(input, { target: { value: text } });
      await expect(input).toHaveValue('+7 (900) 123-45-67');
      await expect(args.onChange).toHaveBeenLastCalledWith('+79001234567');
      await fireEvent.change(input, { target: { value: '' } });
    }
  },
});

export const CorrectedByKeyboard = meta.story({
  name: 'Guard: by keyboard alone a number is typed, corrected and left',
  args: { value: '', onBlur: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('9001234568{Backspace}7');
    await expect(canvas.getByRole('textbox')).toHaveValue('+7 (900) 123-45-67');
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
  },
});

export const CaretStays = meta.story({
  name: 'Guard: deleting in the middle holds the caret there, also across a bracket',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(input);
    input.setSelectionRange(9, 9);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('+7 (901) 234-56-7');
    await expect(input.selectionStart).toBe(6);
  },
});

export const CountryAloneIsEmpty = meta.story({
  name: 'Guard: a field left with the country alone is empty',
  args: { value: '' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '8');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
});
