import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { guide } from './Select.guide.ts';
import { Select, type SelectProps } from './Select.tsx';

const options = [
  { value: 'school', label: 'Школьная фотосъёмка' },
  { value: 'kindergarten', label: 'Детские сады' },
  { value: 'graduation', label: 'Выпускные альбомы' },
];
const meta = preview.meta({
  title: 'Primitives/Select',
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
