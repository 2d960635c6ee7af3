import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Avatar } from './Avatar.tsx';

const meta = preview.meta({
  title: 'Primitives/Avatar',
  component: Avatar,
  args: { src: '/photos/alina-a.jpg', name: 'Алина Ветрова', size: 104 },
});

export const Playground = meta.story();

export const States = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }}>
      {[40, 52, 76, 104].map((size) => (
        <Avatar key={size} src="/photos/alina-a.jpg" name="Алина Ветрова" size={size} />
      ))}
      {[40, 52, 76, 104].map((size) => (
        <Avatar key={size} src={null} name="ёлка" size={size} />
      ))}
      <Avatar src={null} name="Алина" size={104} fallback="photo" />
    </div>
  ),
});

export const BrokenPortraitBecomesTheLetter = meta.story({
  name: 'Guard: a broken portrait becomes the first letter, said only when asked',
  args: { src: '/photos/missing-a.jpg', loading: 'eager', alt: 'Портрет: Алина Ветрова' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Портрет: Алина Ветрова');
    await expect(canvasElement.querySelector('[data-letter="А"]')).toBeVisible();
  },
});

export const DefaultPortrait = meta.story({
  name: 'Guard: without a portrait the default picture can stand in',
  args: { src: null, fallback: 'photo', alt: 'Портрета нет' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole<HTMLImageElement>('img', { name: 'Портрета нет' }).naturalWidth).toBeGreaterThan(0));
  },
});
