import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { AvatarField } from './AvatarField.tsx';

const meta = preview.meta({
  title: 'Primitives/Avatar field',
  component: AvatarField,
  args: {
    label: 'Фото профиля',
    src: null,
    name: 'Анна',
    accept: ['image/jpeg', 'image/png', 'image/webp'],
    onSelect: fn(),
    description: 'JPEG, PNG или WebP, рекомендуем 400×400',
  },
});

export const Playground = meta.story();

export const States = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 28 }}>
      <AvatarField {...args} />
      <AvatarField {...args} isPending progress={42} />
      <AvatarField {...args} errorMessage="Файл больше 10 МБ: выберите фото поменьше" />
      <AvatarField {...args} isDisabled />
    </div>
  ),
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { errorMessage: 'Переосвидетельствованиевысокопревосходительства.jpeg больше 10 МБ' },
});

export const FileIsPicked = meta.story({
  name: 'Guard: the picked file is handed over, and only pictures are offered',
  play: async ({ canvasElement, userEvent, args }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('No file input');
    await expect(input).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
    const file = new File(['x'], 'anna.png', { type: 'image/png' });
    await userEvent.upload(input, file);
    await expect(args.onSelect).toHaveBeenCalledWith(file);
  },
});
