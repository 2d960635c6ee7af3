import { expect } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import preview from '@portal/storybook/preview.tsx';
import { VideoCover } from './VideoCover.tsx';
import { brokenPhoto } from '../image-grid/examples.ts';

const guide: Guide = {
  purpose:
    'A film on another site, shown by its cover until it is wanted. Only then does the player of YouTube, Rutube or VK Video load, in the same place and without moving anything.',
  use: [
    'For tutorials and other films that stand on a video site.',
    'With whatever address people copy: of the page, of the short link, of the player.',
  ],
  avoid: [
    'For films from other sites: the content-security policy of the portal refuses them, and so does this.',
    'For images that open large: take Gallery.',
    'When there is no address at all: leave the component out.',
  ],
  anatomy: [
    ['Cover', '16:9, shaded in its lower part only; without an image a blank frame'],
    ['Play disc', '72 px; the whole cover is the target, named by the title'],
    ['Duration', 'at the lower right, unchanged'],
    ['Player', 'takes the place of the cover and the focus; sandboxed, gets the origin of the page and no more'],
    ['Refusal', 'a sentence on the cover in the place of the button, when the address leads elsewhere'],
    ['Title', 'title-3 under the image'],
  ],
  keyboard: [
    ['Tab', 'moves to the cover'],
    ['Enter, Space', 'starts the film; focus goes on in the player'],
  ],
};

const meta = preview.meta({
  title: 'Primitives/Media/Video cover',
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
      <VideoCover src="https://youtu.be/dQw4w9WgXcQ" cover={brokenPhoto} title="Обложка не загрузилась" />
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
