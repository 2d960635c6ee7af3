import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import { fieldStories } from '@portal/storybook/args/fieldStories.tsx';
import { held } from '@portal/storybook/args/held.tsx';
import preview from '@portal/storybook/preview.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'all', label: 'Все фотографии', description: 'Исходные и обработанные' },
  { value: 'done', label: 'Только обработанные' },
  { value: 'chosen', label: 'Только избранные' },
];
const short = [
  { value: 'yes', label: 'Да' },
  { value: 'no', label: 'Нет' },
  { value: 'later', label: 'Решу позже' },
];
const guide: Guide = {
  purpose: 'One answer out of a few that exclude each other, with all of them visible and space for a line of explanation under each.',
  use: ['Two to six answers that one should compare before choosing.', 'When an answer needs a sentence of its own.'],
  avoid: [
    'For more than about six answers: take Select, or SearchableDropdown for long lists.',
    'For one yes or no: take Checkbox, or Switch when it works at once.',
    'For filters and sorting, where a second click takes the choice back: take ToggleGroup.',
  ],
  anatomy: [
    ['Label', 'the question; may be hidden, is always read'],
    ['Radio', 'a 20 px ring and its words; both are the target, 44 px high on touch'],
    ['Option description', 'what follows from this answer; read with its radio'],
    ['Note', 'a hint for the whole group, or the error in its place'],
  ],
  keyboard: [
    ['Tab', 'moves to the chosen radio, or to the first when none is chosen; again leaves the group'],
    ['↓ →', 'moves to the next radio and chooses it; after the last comes the first'],
    ['↑ ←', 'moves to the radio before and chooses it'],
    ['Space', 'chooses the radio that has focus'],
  ],
};

const Held = held(RadioGroup<string>, 'value', 'onChange');
const { states, narrow } = fieldStories(Held);

const meta = preview.meta({
  title: 'Primitives/Choice/Radio group',
  component: RadioGroup,
  // React Stately reads the name once.
  argTypes: { value: { options: options.map(({ value }) => value), control: 'inline-radio' }, name: { control: false } },
  parameters: { guide },
  args: { label: 'Что отдать клиенту', options, value: 'all', onChange: fn() },
  render: (args, story) => <Held {...args} story={story} />,
});

export const Playground = meta.story();

export const States = meta.story(
  states(
    [
      {},
      { label: 'Ничего не выбрано', value: null, description: 'Можно изменить позже' },
      { label: 'С ошибкой', value: null, errorMessage: 'Выберите один вариант' },
      { label: 'Один недоступен', options: options.map((option) => ({ ...option, isDisabled: option.value === 'done' })), value: 'chosen' },
      { label: 'Недоступно', value: 'done', isDisabled: true },
      { label: 'Только чтение', value: 'done', isReadOnly: true, description: 'Решает владелец проекта' },
      { label: 'В строку', options: short, value: 'no', orientation: 'horizontal' },
    ],
    { columns: 240, gap: 28 },
  ),
);

export const Narrow = meta.story(
  narrow({
    orientation: 'horizontal',
    label: 'Порядок предоставления высококачественных фотоматериалов',
    options: [
      {
        value: 'all',
        label: 'Высокопревосходительствующаяпредметнаяфотосъёмка',
        description: 'Сроствовавшимисядостопримечательностямигорода',
      },
      { value: 'done', label: 'Только обработанные' },
    ],
    errorMessage: 'Выберитеодинизперечисленныхвышевариантовпредоставления',
  }),
);

export const KeyboardChooses = meta.story({
  name: 'Guard: Tab reaches the chosen radio, arrows choose, and the last leads to the first',
  args: { value: 'chosen' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Только избранные' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('all');
    await expect(canvas.getByRole('radio', { name: 'Все фотографии' })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('chosen');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
});

export const WordsAreRead = meta.story({
  name: 'Guard: the question, the line under an answer and the error are read with the radios',
  args: { errorMessage: 'Выберите один вариант', value: null },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Что отдать клиенту' });
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    await expect(group).toHaveAccessibleDescription('Выберите один вариант');
    await expect(canvas.getByRole('radio', { name: 'Все фотографии' })).toHaveAccessibleDescription(/Исходные и обработанные/);
  },
});

export const ReadOnlyStays = meta.story({
  name: 'Guard: a read-only choice can be reached and not changed',
  args: { isReadOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Только избранные'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: 'Все фотографии' })).toBeChecked();
  },
});

export const FormMovesHere = meta.story({
  name: 'Guard: a form library can move to the first radio, and is notified when focus leaves',
  args: { value: null, onBlur: fn() },
  render: function Render(args) {
    const [input, setInput] = useState<HTMLInputElement | null>(null);
    return (
      <>
        <Held {...args} inputRef={setInput} />
        <button type="button" onClick={() => input?.focus()}>
          К ошибке
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'К ошибке' }));
    await expect(canvas.getByRole('radio', { name: 'Все фотографии' })).toHaveFocus();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
  },
});
