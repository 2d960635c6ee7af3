import { demoPeople, type Person } from '@portal/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { manyOf, scrollerOf, tile, tiles } from '../portfolio/inStories.ts';
import { PhotographerModal } from './PhotographerModal.tsx';

const anna = demoPeople()[0];

type Albums = Person['albums'];

/** The photographer's albums become what is made of the first one. */
function give({ people }: { people: Person[] }, made: (album: Albums[number]) => Albums): void {
  const person = people.find(({ id }) => id === anna?.id);
  const [album] = person?.albums ?? [];
  if (!person || !album) throw new Error('There is no album to make more of');
  person.albums = made(album);
}

const meta = preview.meta({
  title: 'Directory/Photographer dialog',
  component: PhotographerModal,
  args: { cards: [] },
  parameters: { layout: 'fullscreen', address: `/photographers?photographer=${anna?.id}&tab=portfolio` },
});

export const LongAlbum = meta.story({
  name: 'Guard: of a thousand photos those near the viewport are rendered, and the rest as the album is scrolled',
  beforeEach: ({ world }) => give(world, (album) => [{ ...album, photos: manyOf(album.photos, 1_000) }]),
  play: async ({ userEvent }) => {
    const first = await tile(1);
    const shown = tiles().length;
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^Показать ещё/ }));
    await expect(await tile(shown + 1)).toHaveFocus();
    await waitFor(() => expect(tiles().length).toBeGreaterThan(shown + 2));
    await expect(tiles().length).toBeLessThan(100);
    const scrolled = scrollerOf(first);
    const height = scrolled.scrollHeight;
    await expect(height).toBeGreaterThan(30_000);
    scrolled.scrollTo({ top: height, behavior: 'instant' });
    await expect(await tile(1_000)).toBeVisible();
    await expect(tiles().length).toBeLessThan(100);
    await expect(scrolled.scrollHeight).toBe(height);
  },
});

/** As many portfolios as one may have. */
const many = 100;

export const ManyAlbums = meta.story({
  name: 'Guard: of a hundred albums the photos of those near the viewport are rendered, and none moves when they come',
  beforeEach: ({ world }) =>
    give(world, (album) => {
      const photos = manyOf(album.photos, many * 12);
      return Array.from({ length: many }, (_, place) => ({
        ...album,
        id: 9_000 + place,
        name: `Выпуск ${place + 1}`,
        photos: photos.slice(place * 12, (place + 1) * 12),
      }));
    }),
  play: async ({ userEvent }) => {
    const scrolled = scrollerOf(await tile(1));
    const dialog = within(screen.getByRole('dialog'));
    await expect(dialog.getAllByRole('heading', { name: /^Выпуск/ })).toHaveLength(many);
    await waitFor(() => expect(tiles().length).toBeLessThan(90));
    const height = scrolled.scrollHeight;
    scrolled.scrollTo({ top: height, behavior: 'instant' });
    await expect(await tile((many - 1) * 12 + 1)).toBeVisible();
    await expect(scrolled.scrollHeight).toBe(height);
    await expect(tiles().length).toBeLessThan(90);
    // The rest of the last album is rendered when the keyboard reaches it.
    const more = dialog.getAllByRole('button', { name: /^Показать ещё/ }).at(-1);
    if (!more) throw new Error('Nothing shows more');
    await userEvent.click(more);
    await expect(await tile(many * 12)).toBeInTheDocument();
    await expect(document.activeElement).toHaveAccessibleName(/^Открыть фото 119\d из/);
  },
});
