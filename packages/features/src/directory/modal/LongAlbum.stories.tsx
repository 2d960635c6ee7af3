import { demoPeople } from '@portal/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { manyOf, scrollerOf, tile, tiles } from '../portfolio/inStories.ts';
import { PhotographerModal } from './PhotographerModal.tsx';

const anna = demoPeople()[0];

const meta = preview.meta({
  title: 'Directory/Photographer window with a long album',
  component: PhotographerModal,
  args: { cards: [] },
  parameters: { layout: 'fullscreen', address: `/photographers?photographer=${anna?.id}&tab=portfolio` },
  beforeEach: ({ world }) => {
    const person = world.people.find((one) => one.id === anna?.id);
    const [album] = person?.albums ?? [];
    if (person && album) person.albums = [{ ...album, photos: manyOf(album.photos, 1_000) }];
  },
});

export const FewAreDrawn = meta.story({
  name: 'Guard: of a thousand photographs those near the window are drawn, and the rest as the album is scrolled',
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
