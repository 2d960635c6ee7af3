import { addPhotos, createPortfolio, deletePortfolio, listCategories, listPortfolios, sentences, updatePortfolio } from '@portal/api';
import { down, once, refuse, slow } from '@portal/mocks';
import { toasts } from '@portal/ui';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fullyOpened } from '@portal/storybook/fullyOpened.ts';
import preview from '@portal/storybook/preview.tsx';
import { imageFiles } from '../../common/uploads/exampleFiles.ts';
import { notices, click, dialog, head, tileNames, fillNew, Portfolios } from './inStories.tsx';

const meta = preview.meta({
  title: 'Cabinet/Portfolios',
  component: Portfolios,
  parameters: { address: '/dashboard/profile', signedIn: true },
});

const narrow = { viewport: { value: 'narrow', isRotated: false } };

/** All portfolios, the first open with its photos. */
export const Content = meta.story();

/** Skeletons keep the places of the portfolios. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...slow('infinite')) });

export const Empty = meta.story({
  beforeEach: ({ world }) => {
    for (const person of world.people) person.albums = [];
  },
});

/** The portfolios did not arrive: the section says so and offers to try again. */
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...down(listPortfolios)) });

/** At 320 px, the narrowest window that the portal supports. */
export const Narrow = meta.story({ globals: narrow });

export const LongWords = meta.story({
  globals: narrow,
  beforeEach: ({ world }) => {
    const [album] = world.people[0]?.albums ?? [];
    if (!album) return;
    album.title = 'Переосвидетельствованиеблагодарственногописьма одиннадцатиклассников';
    album.description = 'Человеконенавистничествопереосвидетельствовавшегосявысокопревосходительства. '.repeat(3);
  },
  play: async () => {
    await screen.findByRole('heading', { name: /^Переосвидетельствование/ });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

/** A new portfolio with photos, one of which is of a kind that cannot be taken. */
export const Creating = meta.story({
  play: async () => {
    await fillNew([...(await imageFiles(2)), new File(['x'], 'IMG_0431.heic', { type: 'image/heic' })]);
    await expect(await screen.findByText(`IMG_0431.heic: ${sentences.photoFormat}`)).toBeInTheDocument();
  },
});

export const OpensAndCloses = meta.story({
  name: 'Guard: the first portfolio is open, a click on a title opens and closes, its buttons do not',
  play: async () => {
    const first = await head(/^Выпускной 11/);
    const second = await head(/^Портреты старшеклассников/);
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(second).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(second);
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-expanded', 'false');
    await click(/^Изменить портфолио: Портреты/);
    await expect((await dialog('Портфолио')).getByLabelText('Название')).toHaveValue('Портреты старшеклассников');
    await expect(second).toHaveAttribute('aria-expanded', 'false');
  },
});

export const Retried = meta.story({
  name: 'Guard: portfolios that failed come with the retry',
  beforeEach: ({ msw }) => msw.use(...once(down(listPortfolios))),
  play: async () => {
    await expect(await screen.findByText('Ошибка загрузки портфолио')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Добавить портфолио' })).toBeNull();
    await click('Попробовать снова');
    await head(/^Выпускной 11/);
  },
});

export const NothingWithoutPhotos = meta.story({
  name: 'Guard: a new portfolio requires a title, a specialization and photos, and sends nothing without them',
  play: async ({ world }) => {
    await click('Добавить портфолио');
    const form = await dialog('Новое портфолио');
    await expect(form.getByLabelText('Название')).toBeRequired();
    await expect(form.getByRole('combobox', { name: 'Специализация' })).toBeRequired();
    await expect(form.getByRole('group', { name: 'Фотографии портфолио (обязательно)' })).toBeInTheDocument();
    await userEvent.click(form.getByRole('button', { name: 'Создать' }));
    await expect(await form.findByText(sentences.titleRequired)).toBeInTheDocument();
    await expect(form.getByText(sentences.specializationRequired)).toBeInTheDocument();
    await expect(form.getByText('Выберите файлы для загрузки')).toBeInTheDocument();
    await expect(form.getByLabelText('Название')).toHaveFocus();
    await expect(world.people[0]?.albums).toHaveLength(3);
  },
});

export const CategoriesRetried = meta.story({
  name: 'Guard: specializations that failed can be requested again where one has to be chosen',
  beforeEach: ({ msw }) => msw.use(...once(down(listCategories))),
  play: async () => {
    await click('Добавить портфолио');
    const form = await dialog('Новое портфолио');
    await userEvent.click(await form.findByRole('button', { name: 'Загрузить ещё раз' }));
    await waitFor(() => expect(form.getByRole('combobox', { name: 'Специализация' })).toBeEnabled());
  },
});

export const Created = meta.story({
  name: 'Guard: a new portfolio is made, then its photos come in the order in which they were chosen',
  // The first photo is uploaded after the others.
  beforeEach: ({ msw }) => msw.use(...once(slow(150, addPhotos))),
  play: async ({ world }) => {
    const form = await fillNew(await imageFiles(3));
    await userEvent.click(form.getByRole('button', { name: 'Создать' }));
    await waitFor(() => expect(world.people[0]?.albums).toHaveLength(4));
    for (const count of [1, 2, 3]) {
      await waitFor(() => expect(world.people[0]?.albums[3]?.photos.length).toBeGreaterThanOrEqual(count));
    }
    await waitFor(() => expect(notices()).toEqual([['success', 'Портфолио создано']]));
    await expect(toasts.list()[0]?.message).toBe('Портфолио готово: в нём есть что показать.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await head(/^Прогулки/)).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(world.people[0]?.albums[3]?.photos.map(({ fileName }) => fileName)).toEqual(['1.png', '2.png', '3.png']));
    await waitFor(() => expect(tileNames(screen.getByRole('grid', { name: 'Фотографии: Прогулки' }))).toEqual(['1.png', '2.png', '3.png']));
  },
});

export const CreatedWithTrouble = meta.story({
  name: 'Guard: a portfolio whose photos failed is in the list with a warning, and they can be sent again',
  beforeEach: ({ msw }) => msw.use(...once(down(addPhotos))),
  play: async ({ world }) => {
    const form = await fillNew(await imageFiles(1));
    await userEvent.click(form.getByRole('button', { name: 'Создать' }));
    await waitFor(() => expect(notices()).toEqual([['warning', 'Портфолио создано, но не все фото загрузились']]));
    await expect(world.people[0]?.albums).toHaveLength(4);
    await click('Не загружено: 1');
    await click('Повторить загрузку 1.png');
    await waitFor(() => expect(notices()[0]).toEqual(['success', 'Фото загружено']));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(world.people[0]?.albums).toHaveLength(4);
    await expect(world.people[0]?.albums[3]?.photos).toHaveLength(1);
  },
});

export const ServerFields = meta.story({
  name: 'Guard: the server’s messages are shown under their fields, also under the photos',
  beforeEach: ({ msw }) =>
    msw.use(
      ...refuse(createPortfolio, 422, sentences.invalid, {
        title: ['Такое название уже есть'],
        description: ['Слишком громко'],
        specialization_id: ['Такой больше нет'],
        files: ['Фото не подходят'],
      }),
    ),
  play: async () => {
    const form = await fillNew(await imageFiles(1));
    await userEvent.click(form.getByRole('button', { name: 'Создать' }));
    for (const message of ['Такое название уже есть', 'Слишком громко', 'Такой больше нет', 'Фото не подходят']) {
      await expect(await form.findByText(message)).toBeInTheDocument();
    }
    await expect(notices()).toEqual([]);
    await expect(form.getByLabelText('Название')).toHaveFocus();
  },
});

export const SavingFailed = meta.story({
  name: 'Guard: a save that failed is reported once, and what was typed stays',
  beforeEach: ({ msw }) => msw.use(...down(updatePortfolio)),
  play: async () => {
    await click(/^Изменить портфолио: Портреты/);
    const form = await dialog('Портфолио');
    await userEvent.type(form.getByLabelText('Название'), ' и не только');
    await userEvent.click(form.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(notices()).toEqual([['error', 'Ошибка при работе с портфолио']]));
    await expect(form.getByLabelText('Название')).toHaveValue('Портреты старшеклассников и не только');
  },
});

export const Edited = meta.story({
  name: 'Guard: an existing portfolio is changed without photos, and the list follows',
  play: async ({ world }) => {
    await click(/^Изменить портфолио: Портреты/);
    const form = await dialog('Портфолио');
    await userEvent.clear(form.getByLabelText('Название'));
    await userEvent.type(form.getByLabelText('Название'), 'Портреты{Enter}');
    await waitFor(() => expect(notices()).toEqual([['success', 'Портфолио обновлено']]));
    await head(/^Портреты(?! старш)/);
    await expect(world.people[0]?.albums[1]).toMatchObject({ title: 'Портреты' });
    await expect(world.people[0]?.albums[1]?.photos).toHaveLength(2);
  },
});

export const Deleted = meta.story({
  name: 'Guard: a portfolio is deleted after a question that names it; one that failed stays with its question',
  beforeEach: ({ msw }) => msw.use(...once(down(deletePortfolio))),
  play: async ({ world }) => {
    await click(/^Удалить портфолио: Портреты/);
    const question = within(await fullyOpened(await screen.findByRole('alertdialog', { name: 'Удалить портфолио?' })));
    await expect(question.getByText(/«Портреты старшеклассников» и 2 фото/)).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(notices()).toEqual([['error', 'Ошибка при удалении']]));
    await userEvent.click(question.getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(notices()[0]).toEqual(['success', 'Портфолио удалено']));
    await expect(world.people[0]?.albums).toHaveLength(2);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Портреты/ })).toBeNull());
  },
});
