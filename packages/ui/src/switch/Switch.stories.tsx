import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Switch, type SwitchProps } from './Switch.tsx';

const meta = preview.meta({
  title: 'Primitives/Switch',
  component: Switch,
  args: { children: 'Доступен', isSelected: true, onChange: fn() },
  render: Held,
});

function Held({ isSelected: initial, onChange, ...rest }: SwitchProps) {
  const [isSelected, setSelected] = useState(initial);
  return (
    <Switch
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
        Доступен
      </Held>
      <Held isSelected={false} onChange={fn()} description="Карточка остаётся в каталоге">
        Принимаю заказы
      </Held>
      <Held isSelected isDisabled onChange={fn()}>
        Уведомления
      </Held>
      <Held isSelected={false} errorMessage="Не удалось сохранить" onChange={fn()}>
        Уведомления
      </Held>
    </div>
  ),
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { children: 'Уведомлять о новых высокопревосходительствующихфотографияхпортфолио по электронной почте' },
});

export const SwitchedByKeyboard = meta.story({
  name: 'Guard: it is a switch for screen readers, and Space switches it',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch', { name: 'Доступен' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
});
