import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { guide } from './VideoCover.guide.ts';
import { VideoCover } from './VideoCover.tsx';

const meta = preview.meta({
  title: 'Primitives/Video cover',
  component: VideoCover,
  parameters: { guide },
  args: {
    src: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    cover: '/photos/alina-3.jpg',
    title: 'Как заполнить карточку, чтобы её выбирали',
    duration: '4:12',
  },
});

export const Playground = meta.story({ decorators: [(Story) => <div style={{ maxWidth: 536 }}>{Story()}</div>] });

export const States = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))', gap: 28, alignItems: 'start' }}>
      <VideoCover {...args} />
      <VideoCover src="https://vkvideo.ru/video-1_2" cover={null} title="Без обложки и длительности" />
      <VideoCover src="https://evil.example/watch" cover="/photos/alina-4.jpg" title="Адрес ведёт не туда" />
      <VideoCover src="https://youtu.be/dQw4w9WgXcQ" cover="/photos/missing.jpg" title="Обложка не загрузилась" />
    </div>
  ),
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { src: 'https://evil.example', title: 'Переосвидетельствованиевысокопревосходительствующейфотосъёмки' },
});

export const PlaysInItsPlace = meta.story({
  name: 'Guard: before the click there is no frame; by keyboard it starts, takes the focus, and nothing moves',
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    const { height } = canvas.getByRole('figure').getBoundingClientRect();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: `Смотреть видео: ${args.title}` })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const frame = canvas.getByTitle(args.title);
    await expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0');
    await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin');
    await expect(frame.getAttribute('sandbox')).not.toMatch(/top-navigation|allow-forms|allow-modals|downloads/);
    await expect(frame).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('figure').getBoundingClientRect().height).toBe(height);
  },
});

export const ElsewhereIsRefused = meta.story({
  name: 'Guard: an address that leads elsewhere gives a sentence, no button and no frame',
  args: { src: 'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/нельзя показать здесь/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
});
