import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  title: 'Primitives/Icon button',
  component: IconButton,
  args: { icon: 'trash' as const, label: 'Удалить фото', onPress: fn() },
});
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 } as const;

export const Playground = meta.story();

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <div style={row}>
        <IconButton icon="edit" label="Изменить" />
        <IconButton icon="edit" label="Изменить" size="sm" />
        <IconButton icon="edit" label="Изменить" isDisabled />
        <IconButton icon="vk" label="ВКонтакте" href="https://vk.com" target="_blank" />
      </div>
      <div style={{ ...row, padding: 16, background: 'linear-gradient(90deg, var(--film-leak-1), var(--film-base))' }}>
        <IconButton icon="zoom" label="Увеличить" tone="photo" />
        <IconButton icon="trash" label="Удалить фото" tone="photo" />
        <IconButton icon="left" label="Предыдущее фото" tone="photo" isDisabled />
      </div>
    </div>
  ),
});

export const KeyboardPresses = meta.story({
  name: 'Guard: it is named by its label, and Space presses it',
  args: { onPress: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Удалить фото' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
});

export const HandSizedTarget = meta.story({
  name: 'Guard: the target is 44 pixels',
  play: async ({ canvas }) => {
    const box = canvas.getByRole('button').getBoundingClientRect();
    await expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  },
});
