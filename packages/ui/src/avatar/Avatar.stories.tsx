import { expect, waitFor } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import preview from '@portal/storybook/preview.tsx';
import { Avatar } from './Avatar.tsx';

const guide: Guide = {
  purpose:
    'A round portrait of a person, or the first letter of the name where there is none. It is placed beside the name, so screen readers skip it.',
  use: [
    'At 40 px in lists and headers, 52 on cards, 76 and 104 where the person is the subject.',
    'With fallback «photo» where the default portrait is requested (the public page).',
    'With alt only where the name does not stand beside it.',
  ],
  avoid: ['To choose a portrait: take Avatar field.', 'For anything that is not a person: take Image.'],
  anatomy: [
    ['Disc', 'keeps its size beside long words and before the file arrives; a line in forced colours'],
    ['Portrait', 'fills the disc, cut at its sides'],
    ['Letter', 'in Literata, rendered and not written, so that it is not read aloud'],
  ],
  keyboard: [],
};

const meta = preview.meta({
  title: 'Primitives/Media/Avatar',
  component: Avatar,
  parameters: { guide },
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

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 14, overflowWrap: 'anywhere' }}>
      <Avatar src={null} name="Ярославна" size={52} />
      <span style={{ minWidth: 0 }}>Ярославна-Константиновна Высокопревосходительствующая</span>
    </div>
  ),
});

export const SilentBesideTheName = meta.story({
  name: 'Guard: beside a name it is silent, with or without a portrait, and keeps its size next to long words',
  render: () => (
    <div style={{ display: 'flex', width: 120 }}>
      <Avatar src={null} name="Алина" size={52} />
      <Avatar src="/photos/alina-a.jpg" name="Алина" size={52} loading="eager" />
      Достопримечательность
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvas.queryByText('А')).not.toBeInTheDocument();
    const letter = canvasElement.querySelector('[data-letter]')?.parentElement;
    await expect(letter?.offsetWidth).toBe(52);
    await expect(canvasElement.querySelector('img')?.offsetWidth).toBe(52);
  },
});

export const BrokenPortraitBecomesTheLetter = meta.story({
  name: 'Guard: a broken portrait becomes the first letter, announced only with a label',
  args: { src: '/photos/missing-a.jpg', loading: 'eager', alt: 'Портрет: Алина Ветрова' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Портрет: Алина Ветрова');
    await expect(canvasElement.querySelector('[data-letter="А"]')).toBeVisible();
  },
});

export const DefaultPortrait = meta.story({
  name: 'Guard: without a portrait the default image can replace it',
  args: { src: null, fallback: 'photo', alt: 'Портрета нет' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole<HTMLImageElement>('img', { name: 'Портрета нет' }).naturalWidth).toBeGreaterThan(0));
  },
});
