import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

const meta = preview.meta({
  title: 'Primitives/Password field',
  component: PasswordField,
  args: { label: 'Пароль', value: '', onChange: fn(), autoComplete: 'current-password' as const },
  render: Held,
});

function Held({ value: initial, ...rest }: PasswordFieldProps) {
  const [value, setValue] = useState(initial);
  return <PasswordField {...rest} value={value} onChange={setValue} />;
}

export const Playground = meta.story();

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 20, maxWidth: 360 }}>
      <Held label="Пароль" value="светопись" autoComplete="current-password" onChange={fn()} />
      <Held label="Новый пароль" value="" description="Не короче 8 символов" autoComplete="new-password" onChange={fn()} />
      <Held label="Повторите пароль" value="свет" errorMessage="Пароли не совпадают" autoComplete="new-password" onChange={fn()} />
      <Held label="Пароль" value="светопись" isDisabled autoComplete="current-password" onChange={fn()} />
    </div>
  ),
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { label: 'Пароль от личного кабинета фотографа', value: 'оченьдлинныйпарольизоднихтолькорусскихбукв' },
});

export const EyeShowsAndHides = meta.story({
  name: 'Guard: the eye shows and hides the password, by keyboard too',
  args: { value: 'свет' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Пароль');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Показать пароль' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('свет');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Показать пароль' })).toHaveFocus();
    await expect(input).toHaveAttribute('type', 'password');
  },
});
