import { expect, fn } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import { Pairs } from '@portal/storybook/blocks/Pairs.tsx';
import { fieldStories } from '@portal/storybook/args/fieldStories.tsx';
import { held } from '@portal/storybook/args/held.tsx';
import preview from '@portal/storybook/preview.tsx';
import { Button } from '../button/Button.tsx';
import { Select } from './Select.tsx';

const options = [
  { value: 'school', label: 'Школьная фотосъёмка' },
  { value: 'kindergarten', label: 'Детские сады' },
  { value: 'graduation', label: 'Выпускные альбомы' },
];
const guide: Guide = {
  purpose:
    'One of a few values that fit into a short list. The browser’s own select under our look: it also works before the scripts of a page have loaded.',
  use: ['For three to about ten values that people recognise rather than remember.', 'In forms, where toggles would take too much space.'],
  avoid: [
    'For many values, or for names that people know by heart: take SearchableDropdown.',
    'For two to five short values that should be seen at once: take ToggleGroup.',
    'For yes or no: take Checkbox or Switch.',
    'For a value that cannot change: take a read-only TextField. A select has no read-only state.',
  ],
  anatomy: [
    ['Label', 'what is chosen; may be hidden, is always read'],
    ['Field', 'the chosen value or the placeholder, and the chevron'],
    [
      'List',
      'the browser’s own, in our look where it lets us; at most 288 px high, then it scrolls. On a phone it is the picker of the system',
    ],
    ['Check', 'at the end of the chosen row, so that it is not conveyed by weight alone'],
    ['Note', 'the hint, or the error with its icon in its place; read together with the field'],
  ],
  keyboard: [
    ['Tab', 'moves to the field'],
    ['Enter, Space, Down or Up', 'opens the list on the chosen row; some systems choose the next value instead'],
    ['Down, Up', 'move the highlight'],
    ['Letters', 'go to the row that begins with them'],
    ['Enter or Space', 'chooses the highlighted row and closes'],
    ['Escape; Back on an Android phone', 'closes and retains the old value'],
  ],
};

const Held = held(Select, 'value', 'onChange');
const { states, narrow } = fieldStories(Held);

const meta = preview.meta({
  title: 'Primitives/Choice/Select',
  component: Select,
  // Only of a chosen value in a button: the story «As button».
  argTypes: { shortLabel: { control: false } },
  parameters: { guide },
  args: { label: 'Категория', options, value: null, onChange: fn() },
  render: (args, story) => <Held {...args} story={story} />,
});

export const Playground = meta.story();

export const States = meta.story(
  states(
    [
      {},
      { value: 'school', icon: 'tag', description: 'Её увидят в каталоге' },
      { isLabelHidden: true, value: 'graduation', icon: 'tag' },
      { errorMessage: 'Выберите категорию' },
      { value: 'school', isDisabled: true, description: 'Категорию нельзя изменить' },
    ],
    { width: 320 },
  ),
);

export const DoAndDont = meta.story({
  name: 'Do and don’t',
  render: () => (
    <Pairs
      pairs={[
        {
          do: <Held label="Категория" options={options} value="school" onChange={fn()} />,
          because: 'offer three to ten values that people recognise.',
          dont: (
            <Held
              label="Участвовать в каталоге"
              options={[
                { value: 'yes', label: 'Да' },
                { value: 'no', label: 'Нет' },
              ]}
              value="yes"
              onChange={fn()}
            />
          ),
          why: 'hide a yes or no in a list: take Checkbox or Switch.',
        },
      ]}
    />
  ),
});

export const Narrow = meta.story(
  narrow({
    label: 'Категория общеобразовательного учреждения',
    errorMessage: 'Переосвидетельствоватькатегориюобщеобразовательногоучреждения нельзя',
    options: [{ value: 'long', label: 'Высокопревосходительствующаяфотосъёмкаобщеобразовательных учреждений' }],
    value: 'long',
  }),
);

/** Beside other buttons: only as wide as its words, which are short. */
export const AsButton = meta.story({
  args: { label: 'Сортировка', isLabelHidden: true, look: 'button', icon: 'sort', shortLabel: 'По цене', value: 'kindergarten' },
  render: (args) => (
    <div style={{ display: 'flex', gap: 10 }}>
      <Button tone="secondary" icon="filter">
        Фильтры
      </Button>
      <Held {...args} />
    </div>
  ),
});

export const Chosen = meta.story({
  name: 'Guard: a value is chosen, and the same words are shown and read',
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Категория' });
    await userEvent.selectOptions(select, 'Детские сады');
    await expect(args.onChange).toHaveBeenCalledWith('kindergarten');
    await expect(select).toHaveDisplayValue('Детские сады');
    await expect(select.previousElementSibling).toHaveTextContent('Детские сады');
  },
});

export const ErrorIsTied = meta.story({
  name: 'Guard: the error is read with the select, and marks it',
  args: { errorMessage: 'Выберите категорию', isRequired: true },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Категория' });
    await expect(select).toHaveAccessibleDescription('Выберите категорию');
    await expect(select).toBeInvalid();
    await expect(select).toBeRequired();
  },
});
