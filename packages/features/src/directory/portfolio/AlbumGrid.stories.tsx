import { expect, fn } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { AlbumGrid } from './AlbumGrid.tsx';
import { manyOf } from './inStories.ts';

const photos = [1, 2, 3, 4].map((number) => ({
  id: number,
  url: `/photos/anna-${number}.jpg`,
  thumbnail: `/photos/anna-${number}.jpg`,
  title: null,
  specializationId: null,
  width: null,
  height: null,
  color: null,
  placeholder: null,
  middle: null,
}));

const meta = preview.meta({
  title: 'Directory/Photographer dialog',
  tags: ['phone'],
  component: AlbumGrid,
  args: {
    album: { id: 1, name: 'Выпуск', description: null, specialization: null, photos },
    offset: 0,
    count: photos.length,
    isNear: true,
    isWide: false,
    onOpen: fn(),
  },
  render: (args) => (
    <>
      {[1, 2, 3, 4, 5, 6].map((count) => (
        <AlbumGrid key={count} {...args} album={{ ...args.album, name: `${count} фото`, photos: manyOf(photos, count) }} />
      ))}
    </>
  ),
});

export const RowsAreFull = meta.story({
  name: 'Guard: however many photos an album has, its last row has no hole',
  play: async ({ canvas }) => {
    for (const list of canvas.getAllByRole('list')) {
      const { right, bottom } = list.getBoundingClientRect();
      const last = list.lastElementChild?.getBoundingClientRect();
      await expect(Math.abs((last?.right ?? 0) - right)).toBeLessThan(1);
      await expect(Math.abs((last?.bottom ?? 0) - bottom)).toBeLessThan(1);
    }
  },
});
