import { expect, fn } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import { compose } from '@portal/storybook/input/compose.ts';
import { fieldStories } from '@portal/storybook/args/fieldStories.tsx';
import { held } from '@portal/storybook/args/held.tsx';
import preview from '@portal/storybook/preview.tsx';
import { NumberField } from './NumberField.tsx';

const guide: Guide = {
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

const Held = held(NumberField, 'value', 'onChange');
const { states, narrow } = fieldStories(Held);

const meta = preview.meta({
  title: 'Primitives/Inputs/Number field',
  component: NumberField,
  // They apply when the field is left.
  parameters: { guide, controlsSeenByActing: ['minValue', 'maxValue'] },
  args: { label: 'Ставка за час', value: 3500, onChange: fn(), suffix: '₽' },
  render: (args, story) => <Held {...args} story={story} />,
});

export const Playground = meta.story();

export const States = meta.story(
  states(
    [
      { value: 12_500 },
      { value: null, placeholder: 'Например, 3 500' },
      { label: 'Стоимость альбома', value: 4900, description: 'Самый простой альбом в вашем прайсе' },
      { label: 'Сколько лет снимаете', value: 12, suffix: 'лет' },
      { label: 'Цена', isLabelHidden: true, value: 1200, prefix: 'от', size: 'sm', suffix: undefined },
      { value: 50, errorMessage: 'Не меньше 100 ₽' },
      { label: 'Ставка в договоре', isReadOnly: true, description: 'Договор уже подписан' },
      { isDisabled: true },
    ],
    { width: 320 },
  ),
);

export const Narrow = meta.story(
  narrow({
    label: 'Минимальная стоимость фотоальбома с индивидуальным оформлением',
    value: 123_456_789,
    errorMessage: 'Минимальнаястоимостьнеможетпревышатьмаксимальнуюстоимость: уменьшите её',
  }),
);

export const DigitsOnly = meta.story({
  name: 'Guard: only digits are taken, and the caret stays between its digits',
  args: { value: null },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Ставка за час' });
    await userEvent.type(input, '12а5-00');
    await expect(input).toHaveValue('12\u00a0500');
    await expect(args.onChange).toHaveBeenLastCalledWith(12_500);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}7');
    await expect(input).toHaveValue('127\u00a0500');
    await expect(input.selectionStart).toBe(3);
    await userEvent.keyboard('{Delete}');
    await expect(input).toHaveValue('12\u00a0500');
  },
});

export const BackspaceThroughTheSpace = meta.story({
  name: 'Guard: Backspace after the space deletes the digit before it',
  args: { value: 1200 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(input);
    input.setSelectionRange(2, 2);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('200');
  },
});

export const PastedMoney = meta.story({
  name: 'Guard: a pasted price loses its sign and kopecks, not its size, and a typed comma changes nothing',
  args: { value: 3500 },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.tripleClick(input);
    await userEvent.paste('12 500,00 ₽');
    await expect(input).toHaveValue('12\u00a0500');
    await expect(args.onChange).toHaveBeenLastCalledWith(12_500);
    input.setSelectionRange(4, 4);
    await userEvent.keyboard(',');
    await expect(input).toHaveValue('12\u00a0500');
  },
});

export const Composed = meta.story({
  name: 'Guard: a number that a phone’s keyboard composes is grouped at the end, and is not inserted twice',
  args: { value: null },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await compose(input, '2500');
    await expect(input).toHaveValue('2\u00a0500');
    await expect(args.onChange).toHaveBeenLastCalledWith(2500);
    input.setSelectionRange(1, 1);
    await compose(input, '1');
    await expect(input).toHaveValue('21\u00a0500');
    await expect(input.selectionStart).toBe(2);
    await compose(input, 'сто');
    await expect(input).toHaveValue('21\u00a0500');
  },
});

export const LimitsApplyOnLeaving = meta.story({
  name: 'Guard: limits wait until the field is left, an empty field stays empty',
  args: { value: null, minValue: 100, maxValue: 1000 },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '5');
    await expect(input).toHaveValue('5');
    await userEvent.tab();
    await expect(input).toHaveValue('100');
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(input).toHaveValue('');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
});
