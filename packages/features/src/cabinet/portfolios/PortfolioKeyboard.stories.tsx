import { addPhotos } from '@portal/api';
import { gateFor } from '@portal/mocks';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { imageFile } from '../../common/uploads/exampleFiles.ts';
import { choose, confirm, dialog, fillNew, head, Portfolios, click } from './inStories.tsx';

const meta = preview.meta({
  title: 'Cabinet/Portfolios',
  component: Portfolios,
  parameters: { address: '/dashboard/profile', signedIn: true },
});

const photos = gateFor(addPhotos);

const isAtThePhotos = () =>
  waitFor(() => expect(document.activeElement?.closest('[role=grid]')).toHaveAccessibleName(/^Фотографии: Выпускной/));
const isAtTheButton = () => waitFor(() => expect(screen.getByRole('button', { name: 'Добавить портфолио' })).toHaveFocus());

export const AfterDeletions = meta.story({
  name: 'Guard: after a photo is deleted focus goes to a neighbour, after a portfolio to «Добавить портфолио»',
  play: async ({ world }) => {
    await head(/^Выпускной 11.*4 фото/);
    const title = world.people[0]?.albums[0]?.photos[1]?.title;
    // On a phone the tile has no delete button: its dialog has it.
    await click(`Изменить ${title}`);
    await click('Удалить фото');
    await confirm('Удалить фото?');
    await waitFor(() => expect(document.activeElement?.closest('[role=grid]')).not.toBeNull());
    await click(/^Удалить портфолио: Портреты/);
    await confirm('Удалить портфолио?');
    await isAtTheButton();
  },
});

export const AfterTheFirst = meta.story({
  name: 'Guard: after the first portfolio is made, whose invitation is gone, focus goes to «Добавить портфолио»',
  beforeEach: ({ world }) => {
    for (const person of world.people) person.albums = [];
  },
  play: async () => {
    const form = await fillNew([await imageFile('1.png')]);
    await userEvent.click(form.getByRole('button', { name: 'Создать' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await head(/^Прогулки.*1 фото/);
    await isAtTheButton();
  },
});

export const AfterTheFirstPhotos = meta.story({
  name: 'Guard: after the first photos have come to a portfolio, whose invitation is gone, focus moves to them',
  beforeEach: ({ world }) => {
    const [album] = world.people[0]?.albums ?? [];
    if (album) album.photos = [];
  },
  play: async () => {
    await click('Загрузить фото');
    await screen.findByRole('dialog', { name: 'Загрузка фото' });
    await choose([await imageFile('1.png')]);
    await click('Загрузить');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await isAtThePhotos();
  },
});

export const FirstPhotosLoading = meta.story({
  name: 'Guard: while the first photos are uploaded, the portfolio says so instead of being called empty, and focus waits for them',
  beforeEach: ({ world, msw }) => {
    msw.use(...photos.close());
    const [album] = world.people[0]?.albums ?? [];
    if (album) album.photos = [];
  },
  play: async () => {
    await click('Загрузить фото');
    await screen.findByRole('dialog', { name: 'Загрузка фото' });
    await choose([await imageFile('1.png')]);
    await click('Загрузить');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await screen.findByRole('heading', { name: 'Фото загружаются' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Загрузить фото' })).toHaveFocus());
    photos.open();
    await expect(await screen.findByRole('grid', { name: /^Фотографии: Выпускной/ })).toBeVisible();
    await isAtThePhotos();
  },
});

/** Opens a dialog, finds the focus on its title field, and closes it. */
const opensOnTitle = async (opener: string | RegExp, title: string) => {
  await click(opener);
  const first = (await dialog(title)).getByRole('textbox', { name: 'Название' });
  await waitFor(() => expect(first).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

export const OnTheFirstField = meta.story({
  name: 'Guard: each dialog opens on its first field',
  play: async ({ world }) => {
    await head(/^Выпускной 11.*4 фото/);
    await opensOnTitle('Добавить портфолио', 'Новое портфолио');
    await opensOnTitle(/^Изменить портфолио: Портреты/, 'Портфолио');
    await opensOnTitle(`Изменить ${world.people[0]?.albums[0]?.photos[1]?.title}`, 'Фото');
  },
});
