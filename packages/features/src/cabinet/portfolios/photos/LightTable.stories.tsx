import { movePhotos, sentences, updatePhoto } from '@portal/api';
import { down, refuse } from '@portal/mocks';
import { toasts } from '@portal/ui';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { click, confirm, firstOrder, notices, Portfolios } from '../inStories.tsx';

const meta = preview.meta({
  title: 'Cabinet/Portfolios',
  component: Portfolios,
  parameters: { address: '/dashboard/profile', signedIn: true },
});

const gridName = { name: /^Фотографии: Выпускной/ };
const grid = () => screen.findByRole('grid', gridName);
/** Tiles can be chosen once the mode has come. */
const beginChoosing = async () => {
  await click('Выбрать');
  await screen.findByText('Нажмите на фото, чтобы выбрать');
};
const rows = async () => within(await grid()).getAllByRole('row');
const rowsNow = () => within(screen.getByRole('grid', gridName)).getAllByRole('row');

/** Several photos are chosen; what can be done with them stands in the bar. */
export const Choosing = meta.story({
  name: 'Choosing photos',
  play: async () => {
    await beginChoosing();
    for (const row of (await rows()).slice(1, 3)) await userEvent.click(row);
    await waitFor(() => expect(screen.getByText('Выбрано: 2')).toBeVisible());
  },
});

export const StarOnTile = meta.story({
  name: 'Guard: a star is set in one press on the tile, and the tile does not open',
  play: async ({ world }) => {
    const photo = () => world.people[0]?.albums[0]?.photos[3];
    await grid();
    const star = screen.getByRole('button', { name: `В избранное: ${photo()?.title}` });
    await userEvent.click(star);
    await waitFor(() => expect(photo()?.isFeatured).toBe(true));
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await expect((await firstOrder())[3]).toMatch(/, избранное$/);
    await userEvent.click(star);
    await waitFor(() => expect(photo()?.isFeatured).toBe(false));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const StarNotStored = meta.story({
  name: 'Guard: a star that could not be stored goes again, with the reason',
  beforeEach: ({ msw }) => msw.use(...down(updatePhoto)),
  play: async ({ world }) => {
    await grid();
    const star = screen.getByRole('button', { name: `В избранное: ${world.people[0]?.albums[0]?.photos[3]?.title}` });
    await userEvent.click(star);
    await waitFor(() => expect(notices()).toEqual([['error', 'Ошибка при работе с портфолио']]));
    await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'false'));
  },
});

export const SeveralAtOnce = meta.story({
  name: 'Guard: of the chosen photos all get a specialization, one becomes the cover, and all are deleted after one question',
  play: async ({ world }) => {
    const photos = () => world.people[0]?.albums[0]?.photos ?? [];
    const [, second, third] = photos();
    await beginChoosing();
    const [, one, other] = await rows();
    await userEvent.click(one!);
    await click('Сделать обложкой');
    await waitFor(() => expect(photos()[0]?.id).toBe(second?.id));
    await userEvent.click(other!);
    await expect(screen.getByRole('button', { name: 'Сделать обложкой' })).toBeDisabled();
    await click('Специализация');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Без специализации' }));
    await waitFor(() => expect(photos().filter(({ specializationId }) => specializationId === null)).toHaveLength(2));
    await click('Удалить');
    await confirm('Удалить 2 фото?');
    await waitFor(() => expect(photos()).toHaveLength(2));
    await expect(photos().map(({ id }) => id)).not.toContain(third?.id);
    await waitFor(() => expect(notices()[0]).toEqual(['success', 'Удалено 2 фото']));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await click('Готово');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Выбрать' })).toHaveFocus());
  },
});

export const Moved = meta.story({
  name: 'Guard: the chosen photos go behind those of another portfolio, and leave this one',
  play: async ({ world }) => {
    const [from, to] = world.people[0]?.albums ?? [];
    const ids = () => to?.photos.map(({ id }) => id);
    const moved = from?.photos.slice(1, 3).map(({ id }) => id) ?? [];
    const before = ids() ?? [];
    await beginChoosing();
    for (const row of (await rows()).slice(1, 3)) await userEvent.click(row);
    await click('Переместить');
    await userEvent.click(await screen.findByRole('menuitem', { name: to?.title ?? '' }));
    await waitFor(() => expect(ids()).toEqual([...before, ...moved]));
    await waitFor(() => expect(notices()).toEqual([['success', `2 фото теперь в портфолио «${to?.title}»`]]));
    await waitFor(() => expect(rowsNow()).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('button', { name: new RegExp(`^${to?.title}.*${before.length + 2} фото`) })).toBeVisible());
  },
});

const isAtThePhotos = () =>
  waitFor(() => expect(document.activeElement?.closest('[role=grid]')).toHaveAccessibleName(/^Фотографии: Выпускной/));

export const FocusStays = meta.story({
  name: 'Guard: the focus is at the photos after choosing has begun, after a move and a deletion of several; Escape takes the choice back, then leaves the mode',
  play: async ({ world }) => {
    const to = world.people[0]?.albums[1];
    const begin = await screen.findByRole('button', { name: 'Выбрать' });
    begin.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('toolbar');
    await isAtThePhotos();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Выбрать' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await isAtThePhotos();
    await userEvent.click((await rows())[0]!);
    await click('Переместить');
    await userEvent.click(await screen.findByRole('menuitem', { name: to?.title ?? '' }));
    await waitFor(() => expect(rowsNow()).toHaveLength(3));
    await isAtThePhotos();
    for (const row of (await rows()).slice(0, 2)) await userEvent.click(row);
    await click('Удалить');
    await confirm('Удалить 2 фото?');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await isAtThePhotos();
    await userEvent.click((await rows())[0]!);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByText('Нажмите на фото, чтобы выбрать')).toBeVisible());
    await isAtThePhotos();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Выбрать' })).toHaveFocus());
  },
});

export const NotMoved = meta.story({
  name: 'Guard: photos that cannot go to another portfolio stay chosen where they are, with the reason',
  beforeEach: ({ msw }) => msw.use(...refuse(movePhotos, 422, sentences.photosFull)),
  play: async ({ world }) => {
    await beginChoosing();
    await userEvent.click((await rows())[0]!);
    await click('Переместить');
    await userEvent.click(await screen.findByRole('menuitem', { name: world.people[0]?.albums[1]?.title ?? '' }));
    await waitFor(() => expect(toasts.list()).toMatchObject([{ title: 'Не удалось переместить', message: sentences.photosFull }]));
    await expect(screen.getByText('Выбрано: 1')).toBeVisible();
  },
});

/** Several photos are chosen on a phone. */
export const ChoosingNarrow = meta.story({
  name: 'Choosing photos, narrow',
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: async () => {
    await beginChoosing();
    for (const row of (await rows()).slice(1, 3)) await userEvent.click(row);
    await waitFor(() => expect(screen.getByText('Выбрано: 2')).toBeVisible());
  },
});

export const ChosenByKeyboard = meta.story({
  name: 'Guard: photos are chosen by Shift and by the keyboard alone, and Ctrl + A takes all',
  play: async () => {
    // One instance of user-event, so that Shift stays down over several calls.
    const user = userEvent.setup();
    await beginChoosing();
    const [first, , third] = await rows();
    await user.click(first!);
    await user.keyboard('{Shift>}');
    await user.click(third!);
    await user.keyboard('{/Shift}');
    await waitFor(() => expect(screen.getByText('Выбрано: 3')).toBeVisible());
    await user.keyboard('{ArrowRight} ');
    await waitFor(() => expect(screen.getByText('Выбрано: 4')).toBeVisible());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByText('Нажмите на фото, чтобы выбрать')).toBeVisible());
    await user.keyboard('{Control>}a{/Control}');
    await waitFor(() => expect(screen.getByText('Выбрано: 4')).toBeVisible());
  },
});

export const ChosenDirectly = meta.story({
  name: 'Guard: Ctrl + click chooses a photo at once, Shift + click as far as another one, and Ctrl + A all of them; a plain click still opens',
  play: async () => {
    const user = userEvent.setup();
    const [first, , third] = await rows();
    await user.keyboard('{Control>}');
    await user.click(first!);
    await user.keyboard('{/Control}');
    await waitFor(() => expect(screen.getByText('Выбрано: 1')).toBeVisible());
    await user.keyboard('{Shift>}');
    await user.click(third!);
    await user.keyboard('{/Shift}');
    await waitFor(() => expect(screen.getByText('Выбрано: 3')).toBeVisible());
    await click('Готово');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Выбрать' })).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
    (await rows())[0]?.focus();
    await user.keyboard('{Control>}a{/Control}');
    await waitFor(() => expect(screen.getByText('Выбрано: 4')).toBeVisible());
    await click('Готово');
    await user.click((await rows())[1]!);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Просмотр фотографий' })).toBeVisible());
  },
});

export const Whole = meta.story({
  name: 'Guard: photos are shown whole by choice, and fill their tiles again',
  play: async () => {
    const grid = await screen.findByRole('grid', { name: /^Фотографии: Выпускной/ });
    const fits = () => [...grid.querySelectorAll('img')].map((image) => getComputedStyle(image).objectFit);
    await waitFor(() => expect(fits()).toContain('cover'));
    await userEvent.click(screen.getByRole('button', { name: 'Показать фото целиком' }));
    await waitFor(() => expect(fits()).not.toContain('cover'));
    await userEvent.click(screen.getByRole('button', { name: 'Обрезать фото по плиткам' }));
    await waitFor(() => expect(fits()).toContain('cover'));
  },
});
