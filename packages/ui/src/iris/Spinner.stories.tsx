import { expect } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import preview from '@portal/storybook/preview.tsx';
import { Spinner } from './Spinner.tsx';

const guide: Guide = {
  purpose:
    'Shows that work is under way and that nothing needs to be done. The only thing in the portal that moves by itself; under reduced motion it stands still beside its words.',
  use: [
    'With words where they fit: «Загрузка фотографов...». Screen readers announce them politely.',
    'Without words inside something that has them already, as a pending button does.',
  ],
  avoid: [
    'Where the shape of what is coming is known: take Skeleton.',
    'Where the share that is done is known: take Progress bar.',
    'Together with the content that it announces.',
  ],
  anatomy: [
    ['Iris', '20 px inside controls, 28 in a line, 44 for a page; breathes in 1.4 s'],
    ['Words', 'what is under way; they are the status'],
  ],
  keyboard: [],
};

const meta = preview.meta({
  title: 'Primitives/Feedback/Spinner',
  component: Spinner,
  parameters: { guide },
  args: { label: 'Загрузка фотографов...' },
});
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 32 } as const;

export const Playground = meta.story();

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <div style={row}>
        <Spinner size={20} />
        <Spinner />
        <Spinner size={44} />
      </div>
      <div style={row}>
        <Spinner size={20} label="Загрузка..." />
        <Spinner label="Загрузка фотографов..." />
        <Spinner size={44} label="Загрузка фотографов..." />
      </div>
    </div>
  ),
});

export const Narrow = meta.story({
  args: { label: 'Переосвидетельствованиедостопримечательностейверхнепышминского района' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

export const WordsAreAnnounced = meta.story({
  name: 'Guard: a spinner with words is announced, one without them is an image',
  render: () => (
    <>
      <Spinner label="Загрузка фотографов..." />
      <Spinner />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('Загрузка фотографов...');
  },
});
