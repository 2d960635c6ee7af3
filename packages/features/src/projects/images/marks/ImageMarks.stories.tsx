import { markProjectImages } from '@portal/api';
import { down } from '@portal/mocks';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { click, notices } from '../../testing/inStories.ts';
import { look, Panel, sortBy, tile, tileNames } from '../inStories.tsx';

const meta = preview.meta({
  title: 'Projects/Images/Marks',
  tags: ['phone'],
  component: Panel,
  parameters: { address: '/dashboard/projects', signedIn: true },
});

const marks = ['keep', null, 'reject', 'keep', null, null, 'reject', 'keep', null] as const;
const ratings = [5, 0, 0, 4, 0, 0, 0, 0, 0];

/** The photos with some marks and stars. */
const marked = meta.story({
  beforeEach: ({ world }) => {
    for (const [index, image] of (world.projects[4]?.images ?? []).entries())
      Object.assign(image, { mark: marks[index], rating: ratings[index] });
  },
});

/** Photos that are kept, rejected or neither. */
export const Marked = marked.extend({});

/** Only the kept ones. */
export const Filtered = marked.extend({
  play: async () => {
    await tile(/IMG_0236/);
    await sortBy('Все отметки', 'Отобранные: 3');
  },
});

/** Only photos of four and five stars. */
export const Starred = marked.extend({
  name: 'At least four stars',
  play: async () => {
    await tile(/IMG_0236/);
    await sortBy('Все отметки', 'Не меньше 4 звёзд: 2');
  },
});

/** No photo has the mark that is asked for. */
export const NothingLeft = meta.story({
  name: 'None with this mark',
  play: async () => {
    await tile(/IMG_0236/);
    await sortBy('Все отметки', 'Отобранные: 0');
  },
});

/** The marks in the viewer. */
export const Viewed = marked.extend({
  play: async () => {
    await look(/IMG_0236/);
  },
});

const stored = (world: { projects: { images: { name: string; mark: string | null }[] }[] }) =>
  Object.fromEntries((world.projects[4]?.images ?? []).flatMap(({ name, mark }) => (mark ? [[name, mark]] : [])));

export const ByKeys = meta.story({
  name: 'Guard: P keeps, X rejects and U unmarks the tile that has the keyboard; all chosen ones where it is one of them',
  play: async ({ world }) => {
    await tile(/IMG_0236/);
    const user = userEvent.setup();
    (await tile(/IMG_0236/)).focus();
    await user.keyboard('[KeyP]{ArrowRight}[KeyX]');
    await expect(await tile(/IMG_0236.*отобрано/)).toBeVisible();
    await expect(await tile(/IMG_0233.*отклонено/)).toBeVisible();
    await waitFor(() => expect(stored(world)).toEqual({ 'IMG_0236.jpg': 'keep', 'IMG_0233.jpg': 'reject' }));
    await user.keyboard('[KeyU]');
    await waitFor(() => expect(stored(world)).toEqual({ 'IMG_0236.jpg': 'keep' }));
    await user.keyboard(' {ArrowRight} [KeyP]');
    await waitFor(() => expect(stored(world)).toEqual({ 'IMG_0236.jpg': 'keep', 'IMG_0233.jpg': 'keep', 'IMG_0230.jpg': 'keep' }));
  },
});

const starred = (world: { projects: { images: { name: string; rating: number }[] }[] }) =>
  Object.fromEntries((world.projects[4]?.images ?? []).flatMap(({ name, rating }) => (rating > 0 ? [[name, rating]] : [])));

export const StarsByKeys = meta.story({
  name: 'Guard: 1 to 5 give stars to the tile that has the keyboard, 0 takes them away, and a mark stays beside them',
  play: async ({ world }) => {
    (await tile(/IMG_0236/)).focus();
    const user = userEvent.setup();
    await user.keyboard('[KeyP][Digit3]{ArrowRight}[Digit5]');
    await expect(await screen.findByRole('row', { name: /IMG_0236.*отобрано, 3 звезды/ })).toBeVisible();
    await waitFor(() => expect(starred(world)).toEqual({ 'IMG_0236.jpg': 3, 'IMG_0233.jpg': 5 }));
    await expect(screen.queryByText('0')).toBeNull();
    await sortBy('Все отметки', 'Не меньше 4 звёзд: 1');
    await waitFor(() => expect(tileNames()).toEqual(['IMG_0233.jpg']));
    (await tile(/IMG_0233/)).focus();
    await user.keyboard('[Digit0]');
    await waitFor(() => expect(starred(world)).toEqual({ 'IMG_0236.jpg': 3 }));
    await waitFor(() => expect(stored(world)).toEqual({ 'IMG_0236.jpg': 'keep' }));
    await expect(await screen.findByText('Таких изображений нет')).toBeVisible();
  },
});

export const StarsInTheViewer = meta.story({
  name: 'Guard: the viewed photo gets stars by keys and by a tap, and a second tap on the last of them takes all away',
  play: async ({ world }) => {
    const dialog = await look(/IMG_0236/);
    const user = userEvent.setup();
    await user.keyboard('[Digit2]');
    const star = (name: string) => dialog.findByRole('button', { name });
    await waitFor(() => expect(dialog.getByRole('button', { name: '2 звезды' })).toHaveAttribute('aria-pressed', 'true'));
    await user.click(await star('4 звезды'));
    await waitFor(() => expect(starred(world)).toEqual({ 'IMG_0236.jpg': 4 }));
    await expect(await star('2 звезды')).toHaveAttribute('aria-pressed', 'false');
    await user.click(await star('4 звезды'));
    await waitFor(() => expect(starred(world)).toEqual({}));
  },
});

export const OneAfterTheOther = marked.extend({
  name: 'Guard: with only unmarked photos shown a marked one goes, and the keyboard is on the next',
  play: async ({ world }) => {
    await tile(/IMG_0236/);
    await sortBy('Все отметки', 'Без отметки: 4');
    await waitFor(() => expect(tileNames()).toEqual(['IMG_0236.jpg', 'IMG_0227.jpg', 'IMG_0224.jpg', 'IMG_0215.jpg']));
    await expect(screen.getByText('4 из 9')).toBeVisible();
    (await tile(/IMG_0236/)).focus();
    const user = userEvent.setup();
    await user.keyboard('[KeyP]');
    await waitFor(() => expect(tileNames()).toHaveLength(3));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/IMG_0227/));
    await user.keyboard('[KeyX]');
    await waitFor(() => expect(tileNames()).toEqual(['IMG_0224.jpg', 'IMG_0215.jpg']));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/IMG_0224/));
    await waitFor(() => expect(stored(world)).toMatchObject({ 'IMG_0236.jpg': 'keep', 'IMG_0227.jpg': 'reject' }));
    await sortBy('Без отметки', 'Все отметки: 9');
    await waitFor(() => expect(tileNames()).toHaveLength(9));
  },
});

export const InTheViewer = meta.story({
  name: 'Guard: the viewed photo is marked by keys and by its buttons, and a second click removes the mark',
  play: async ({ world }) => {
    const dialog = await look(/IMG_0236/);
    const user = userEvent.setup();
    await user.keyboard('[KeyP]');
    const keep = dialog.getByRole('button', { name: 'Отобрать' });
    await waitFor(() => expect(keep).toHaveAttribute('aria-pressed', 'true'));
    await user.keyboard('{ArrowRight}[KeyX]');
    await waitFor(() => expect(stored(world)).toEqual({ 'IMG_0236.jpg': 'keep', 'IMG_0233.jpg': 'reject' }));
    await user.click(dialog.getByRole('button', { name: 'Отобрать' }));
    await waitFor(() => expect(stored(world)).toEqual({ 'IMG_0236.jpg': 'keep', 'IMG_0233.jpg': 'keep' }));
    await user.click(dialog.getByRole('button', { name: 'Отобрать' }));
    await waitFor(() => expect(stored(world)).toEqual({ 'IMG_0236.jpg': 'keep' }));
  },
});

export const Several = meta.story({
  name: 'Guard: chosen photos are marked together',
  play: async ({ world }) => {
    await userEvent.click(await tile(/IMG_0212/));
    await userEvent.click(await tile(/IMG_0218/));
    await click('Отметить');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Отклонить' }));
    await waitFor(() => expect(stored(world)).toEqual({ 'IMG_0212.jpg': 'reject', 'IMG_0218.jpg': 'reject' }));
    await click('Отметить');
    await userEvent.click(await screen.findByRole('menuitem', { name: '4 звезды' }));
    await waitFor(() => expect(starred(world)).toEqual({ 'IMG_0212.jpg': 4, 'IMG_0218.jpg': 4 }));
    await expect(await screen.findByText('Выбрано: 2')).toBeVisible();
  },
});

export const Refused = meta.story({
  name: 'Guard: a mark that could not be stored is reported, and the photo is shown without it',
  beforeEach: ({ msw }) => msw.use(...down(markProjectImages)),
  play: async () => {
    (await tile(/IMG_0236/)).focus();
    await userEvent.keyboard('[KeyP]');
    await waitFor(() => expect(notices()).toEqual([['error', 'Не удалось отметить']]));
    await waitFor(() => expect(screen.queryByRole('row', { name: /отобрано/ })).toBeNull());
  },
});
