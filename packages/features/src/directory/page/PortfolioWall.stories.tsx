import { demoPeople } from '@portal/mocks';
import { expect, screen, waitFor } from 'storybook/test';
import { focusIn } from '@portal/storybook/focusIn.ts';
import preview from '@portal/storybook/preview.tsx';
import { manyOf, tile, tiles } from '../portfolio/inStories.ts';
import { PhotographerScreen } from './PhotographerScreen.tsx';

const id = String(demoPeople()[0]?.id);

const meta = preview.meta({
  title: 'Directory/Photographer page',
  component: PhotographerScreen,
  args: { id },
  parameters: { layout: 'fullscreen', address: `/photographer/${id}`, docs: { story: { inline: false, height: '900px' } } },
  beforeEach: ({ world }) => {
    const person = world.people.find((one) => String(one.id) === id);
    const [album] = person?.albums ?? [];
    if (person && album) person.albums = [{ ...album, photos: manyOf(album.photos, 2_000) }];
  },
});

const height = () => document.documentElement.scrollHeight;
const toEnd = () => scrollTo({ top: height(), behavior: 'instant' });

// Partly visible ones count: in a low window none may be visible as a whole.
const visible = () => tiles().filter((one) => one.getBoundingClientRect().bottom > 0 && one.getBoundingClientRect().top < innerHeight);

export const FewAreRendered = meta.story({
  name: 'Guard: of two thousand photos those near the viewport are rendered; the page is as high from the start',
  play: async () => {
    await tile(1);
    const before = height();
    await expect(tiles().length).toBeLessThan(100);
    for (const part of [0.5, 0.25, 0.75]) {
      scrollTo({ top: before * part, behavior: 'instant' });
      await waitFor(() => expect(visible().length).toBeGreaterThan(1));
      await expect(height()).toBe(before);
    }
    scrollTo({ top: (await screen.findByRole('heading', { name: 'О фотографе' })).getBoundingClientRect().top + scrollY - innerHeight });
    await expect(await tile(2_000)).toBeVisible();
    await waitFor(() => expect(tiles().length).toBeLessThan(100));
    await expect(height()).toBe(before);
  },
});

export const TheKeyboardGoesOn = meta.story({
  name: 'Guard: the keyboard goes from photo to photo, however far the page is scrolled meanwhile',
  play: async ({ userEvent }) => {
    (await tile(28)).focus();
    await userEvent.tab();
    await expect(await tile(29)).toHaveFocus();
    (await tile(42)).focus();
    toEnd();
    await tile(2_000);
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Открыть фото 50 из/ })).toBeNull());
    await expect(await tile(42)).toHaveFocus();
    await userEvent.tab();
    await expect(await tile(43)).toHaveFocus();
  },
});

export const TheKeyboardComesBack = meta.story({
  name: 'Guard: the photo that the viewer was opened from gets the focus back, even if it is far away by then',
  play: async ({ userEvent }) => {
    const opener = await tile(29);
    await userEvent.click(opener);
    await focusIn(await screen.findByRole('dialog'));
    // As when a phone is rotated: the page below has another layout.
    scrollTo({ top: 40_000, behavior: 'instant' });
    await waitFor(() => expect(visible().length).toBeGreaterThan(1));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
});
