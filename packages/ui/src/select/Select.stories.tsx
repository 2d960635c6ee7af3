import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import { Pairs } from '@portal/storybook/blocks/Pairs.tsx';
import preview from '@portal/storybook/preview.tsx';
import { Select, type SelectProps } from './Select.tsx';

const options = [
  { value: 'school', label: 'Школьная фотосъёмка' },
  { value: 'kindergarten', label: 'Детские сады' },
  { value: 'graduation', label: 'Выпускные альбомы' },
];
const guide: Guide = {
  purpose: 'One of a few values that fit into a short list. A button shows the chosen one and opens the list.',
  use: ['For three to about ten values that people recognise rather than remember.', 'In forms, where toggles would take too much space.'],
  avoid: [
    'For many values, or for names that people know by heart: take SearchableDropdown.',
    'For two to five short values that should be seen at once: take ToggleGroup.',
    'For yes or no: take Checkbox or Switch.',
    'For a value that cannot change: take a read-only TextField. A select has no read-only state.',
  ],
  anatomy: [
    ['Label', 'what is chosen; may be hidden, is always read'],
    ['Button', 'the chosen value or the placeholder, and the chevron'],
    ['List', 'at most 240 px high, then it scrolls'],
    ['Check', 'at the end of the chosen row, so that it is not conveyed by weight alone'],
    ['Note', 'the hint, or the error with its icon in its place; read together with the field'],
  ],
  keyboard: [
    ['Tab', 'moves to the button'],
    ['Enter, Space, Down or Up', 'opens the list on the chosen row'],
    ['Left, Right', 'choose the previous or next value while the list is closed'],
    ['Down, Up', 'move the highlight'],
    ['Letters', 'go to the row that begins with them'],
    ['Enter or Space', 'chooses the highlighted row and closes'],
    ['Escape; Back on an Android phone', 'closes and retains the old value'],
  ],
};

const meta = preview.meta({
  title: 'Primitives/Choice/Select',
  component: Select,
  parameters: { guide },
  args: { label: 'Категория', options, value: null, onChange: fn() },
  render: Held,
});

function Held({ value: initial, onChange, ...rest }: SelectProps) {
  const [value, setValue] = useState(initial);
  return (
    <Select
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

export const Playground = meta.story();

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 20, maxWidth: 320 }}>
      <Held label="Категория" options={options} value={null} onChange={fn()} />
      <Held label="Категория" options={options} value="school" icon="tag" description="Её увидят в каталоге" onChange={fn()} />
      <Held label="Категория" isLabelHidden options={options} value="graduation" icon="tag" onChange={fn()} />
      <Held label="Категория" options={options} value={null} errorMessage="Выберите категорию" onChange={fn()} />
      <Held label="Категория" options={options} value="school" isDisabled description="Категорию нельзя изменить" onChange={fn()} />
    </div>
  ),
});

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

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    label: 'Категория общеобразовательного учреждения',
    errorMessage: 'Переосвидетельствоватькатегориюобщеобразовательногоучреждения нельзя',
    options: [{ value: 'long', label: 'Высокопревосходительствующаяфотосъёмкаобщеобразовательных учреждений' }],
    value: 'long',
  },
});

export const ChosenByKeyboard = meta.story({
  name: 'Guard: a value is chosen by keyboard, Escape retains the old one',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const button = canvas.getByRole('button', { name: /Категория/ });
    await expect(args.onChange).toHaveBeenCalledWith('kindergarten');
    await expect(button).toHaveTextContent('Детские сады');
    await userEvent.keyboard('{Enter}{ArrowDown}{Escape}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
});

export const Open = meta.story({
  name: 'Guard: the open list has its name and its chosen row, and is clean for axe',
  args: { value: 'kindergarten' },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Категория/ }));
    await expect(await screen.findByRole('listbox')).toHaveAccessibleName(/Категория/);
    await expect(screen.getByRole('option', { name: 'Детские сады' })).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Детские сады' })).toHaveFocus());
  },
});

export const ClosedKeys = meta.story({
  name: 'Guard: closed, the arrows to the sides choose; open, a letter goes to its row',
  args: { value: 'school' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('kindergarten');
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('в{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('graduation');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Категория/ })).toHaveFocus());
  },
});

export const ErrorIsTied = meta.story({
  name: 'Guard: the error is read with the button',
  args: { errorMessage: 'Выберите категорию' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Категория/ })).toHaveAccessibleDescription(/Выберите категорию/);
  },
});
