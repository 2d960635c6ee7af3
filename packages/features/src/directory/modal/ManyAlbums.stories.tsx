import { demoPeople } from '@portal/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { manyOf, scrollerOf, tile, tiles } from '../portfolio/inStories.ts';
import { PhotographerModal } from './PhotographerModal.tsx';

const anna = demoPeople()[0];

/** As many portfolios as one may have. */
const many = 100;

const meta = preview.meta({
  title: 'Directory/Photographer window with many albums',
  component: PhotographerModal,
  args: { cards: [] },
  parameters: { layout: 'fullscreen', address: `/photographers?photographer=${anna?.id}&tab=portfolio` },
  beforeEach: ({ world }) => {
    const person = world.people.find((one) => one.id === anna?.id);
    const [album] = person?.albums ?? [];
    if (!person || !album) return;
    const photos = manyOf(album.photos, many * 12);
    person.albums = Array.from({ length: many }, (_, place) => ({
      ...album,
      id: 9_000 + place,
      name: `Выпуск ${place + 1}`,
      photos: photos.slice(place * 12, (place + 1) * 12),
    }));
  },
});

export const FewAreDrawn = meta.story({
  name: 'Guard: of a hundred albums the photographs of those near the window are drawn, and none moves when they come',
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
    // The rest of the last album comes with the keyboard on it.
    const more = dialog.getAllByRole('button', { name: /^Показать ещё/ }).at(-1);
    if (!more) throw new Error('Nothing shows more');
    await userEvent.click(more);
    await expect(await tile(many * 12)).toBeInTheDocument();
    await expect(document.activeElement).toHaveAccessibleName(/^Открыть фото 119\d из/);
  },
});
