import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { guide } from './Picture.guide.ts';
import { Picture } from './Picture.tsx';

const meta = preview.meta({
  title: 'Primitives/Picture',
  component: Picture,
  parameters: { guide },
  args: { src: '/photos/alina-0.jpg', alt: 'Выпускной вечер', width: 1200, height: 800, color: 'tan' },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
});

export const Playground = meta.story();

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', gap: 16 }}>
      <Picture src="/photos/alina-1.jpg" alt="Портрет" ratio={1} />
      <Picture src={null} alt="Нет снимка" ratio={1} />
      <Picture src="/photos/missing.jpg" alt="Снимок не загрузился" ratio={1} loading="eager" />
      <Picture src="/photos/missing.jpg" alt="снимок.jpg" ratio={1} fallback="letter" loading="eager" />
      <div style={{ width: 64 }}>
        <Picture src="/photos/missing.jpg" alt="Маленький снимок" ratio={1} loading="eager" />
      </div>
    </div>
  ),
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    src: '/photos/missing.jpg',
    loading: 'eager',
    brokenText: 'Переосвидетельствование достопримечательностей не загрузилось',
  },
});

export const BoxStandsBeforeTheFile = meta.story({
  name: 'Guard: the box has its shape before and without the file',
  args: { src: '/photos/missing.jpg', loading: 'eager' },
  play: async ({ canvas, canvasElement }) => {
    const box = canvasElement.querySelector('[data-state]');
    const height = box?.getBoundingClientRect().height;
    await expect(height).toBeGreaterThan(100);
    await canvas.findByText('Не удалось загрузить');
    await expect(box?.getBoundingClientRect().height).toBe(height);
  },
});

export const BrokenSizeGivesWay = meta.story({
  name: 'Guard: where the file of one width is broken, the plain file comes before the default photo',
  args: { srcSet: '/photos/missing.jpg 2000w', sizes: '480px', loading: 'eager' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole<HTMLImageElement>('img').currentSrc).toContain('/photos/alina-0.jpg'));
    await waitFor(() => expect(canvas.getByRole<HTMLImageElement>('img').naturalWidth).toBeGreaterThan(0));
    await expect(canvas.queryByText('Не удалось загрузить')).not.toBeInTheDocument();
  },
});

export const SparesComeInTheirOrder = meta.story({
  name: 'Guard: where a file is broken its spares are tried in their order, and nobody hears of it',
  args: {
    src: '/photos/missing.jpg',
    spares: ['/photos/missing-too.jpg', '/photos/alina-1.jpg', '/photos/alina-2.jpg'],
    loading: 'eager',
    onBroken: fn(),
  },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole<HTMLImageElement>('img').currentSrc).toContain('/photos/alina-1.jpg'));
    await waitFor(() => expect(canvas.getByRole<HTMLImageElement>('img').naturalWidth).toBeGreaterThan(0));
    await expect(args.onBroken).not.toHaveBeenCalled();
  },
});

export const AllSparesBroken = meta.story({
  name: 'Guard: where every address is broken it says so once',
  args: { src: '/photos/missing.jpg', spares: ['/photos/missing-too.jpg'], loading: 'eager', fallback: 'letter', onBroken: fn() },
  play: async ({ canvas, args }) => {
    await canvas.findByText('Не удалось загрузить');
    await expect(args.onBroken).toHaveBeenCalledOnce();
  },
});

export const BrokenFileBecomesTheDefaultPhoto = meta.story({
  name: 'Guard: a broken file becomes the default photo and keeps its alt',
  args: { src: '/photos/missing.jpg', srcSet: '/photos/missing.jpg 2x', loading: 'eager' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: 'Выпускной вечер' })).toHaveAttribute('src', expect.stringContaining('default-photo')),
    );
    await waitFor(() => expect(canvas.getByRole<HTMLImageElement>('img').naturalWidth).toBeGreaterThan(0));
    await expect(canvas.getByRole('img')).not.toHaveAttribute('srcset');
  },
});
