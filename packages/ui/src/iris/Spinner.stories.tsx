import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { guide } from './Spinner.guide.ts';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({
  title: 'Primitives/Spinner',
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
