import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Select, type SelectProps } from './Select.tsx';

const options = [
  { value: 'school', label: 'Школьная фотосъёмка' },
  { value: 'kindergarten', label: 'Детские сады' },
  { value: 'graduation', label: 'Выпускные альбомы' },
];
const meta = preview.meta({
  title: 'Primitives/Select',
  component: Select,
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
      <Held label="Категория" options={options} value={null} errorMessage="Выберите категорию" onChange={fn()} />
      <Held label="Категория" options={options} value="school" isDisabled description="Категорию нельзя изменить" onChange={fn()} />
    </div>
  ),
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    options: [{ value: 'long', label: 'Высокопревосходительствующаяфотосъёмкаобщеобразовательных учреждений' }],
    value: 'long',
  },
});

export const ChosenByKeyboard = meta.story({
  name: 'Guard: a value is chosen by keyboard, Escape keeps the old one',
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

export const ErrorIsTied = meta.story({
  name: 'Guard: the error is read with the button',
  args: { errorMessage: 'Выберите категорию' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Категория/ })).toHaveAccessibleDescription(/Выберите категорию/);
  },
});
