import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

const meta = preview.meta({
  title: 'Primitives/Checkbox',
  component: Checkbox,
  args: { children: 'Запомнить меня', isSelected: false, onChange: fn() },
  render: Held,
});

function Held({ isSelected: initial, onChange, ...rest }: CheckboxProps) {
  const [isSelected, setSelected] = useState(initial);
  return (
    <Checkbox
      {...rest}
      isSelected={isSelected}
      onChange={(next) => {
        setSelected(next);
        onChange(next);
      }}
    />
  );
}

export const Playground = meta.story();

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Held isSelected onChange={fn()}>
        Запомнить меня
      </Held>
      <Held isSelected={false} onChange={fn()}>
        Без фона
      </Held>
      <Held isSelected={false} isIndeterminate onChange={fn()}>
        Все фотографии
      </Held>
      <Held isSelected={false} errorMessage="Без согласия зарегистрироваться нельзя" onChange={fn()}>
        Принимаю условия использования
      </Held>
      <Held isSelected isDisabled onChange={fn()}>
        Показывать карточку
      </Held>
      <Held isSelected isReadOnly description="Включено для всех" onChange={fn()}>
        Проверка адреса
      </Held>
    </div>
  ),
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { children: 'Подтверждаю достоверностьсведенийпредставленныхвкарточке и согласие на обработку персональных данных' },
});

export const WordsAreTheTarget = meta.story({
  name: 'Guard: a press on the words and the Space key switch it',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Запомнить меня'));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
});

export const ErrorIsTied = meta.story({
  name: 'Guard: the error is read with the checkbox',
  args: { errorMessage: 'Нужно согласие' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Запомнить меня' });
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(box).toHaveAccessibleDescription('Нужно согласие');
  },
});
