import {
  addPhotos,
  createPortfolio,
  deletePhoto,
  deletePortfolio,
  listCategories,
  listPortfolios,
  saveOrder,
  sentences,
  updatePortfolio,
} from '@portal/api';
import { down, once, refuse, slow } from '@portal/mocks';
import { toasts } from '@portal/ui';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { hasUnsaved, useRead } from '../../common/index.ts';
import { pictureFile, pictureFiles } from './exampleFiles.ts';
import { PortfolioSection } from './PortfolioSection.tsx';

/** The section as the card's page shows it. */
function Portfolios() {
  return <PortfolioSection portfolios={useRead(listPortfolios, {})} categories={useRead(listCategories, {})} />;
}

const meta = preview.meta({
  title: 'Cabinet/Portfolios',
  component: Portfolios,
  parameters: { address: '/dashboard/profile', signedIn: true },
});

const narrow = { viewport: { value: 'narrow', isRotated: false } };
const notices = () => toasts.list().map(({ type, title }) => [type, title]);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const head = (title: RegExp) => screen.findByRole('button', { name: title });
/** Titles of the tiles in a grid, in their order. */
const tileNames = (grid: HTMLElement) =>
  within(grid)
    .getAllByRole('row')
    .map((row) => row.getAttribute('aria-label'));

/** The order of the first portfolio. */
const firstOrder = async () => tileNames(await screen.findByRole('grid', { name: /^Фотографии: Выпускной/ }));

function choose(files: File[]) {
  const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
  if (!input) throw new Error('No file input');
  return userEvent.upload(input, files, { applyAccept: false });
}

/** Opens the form of a new portfolio and fills it in. */
async function fillNew(files: File[]) {
  await press('Добавить портфолио');
  const form = await dialog('Новое портфолио');
  await userEvent.type(form.getByLabelText('Название'), 'Прогулки');
  await waitFor(() => expect(form.getByRole('button', { name: /Специализация/ })).toBeEnabled());
  await userEvent.click(form.getByRole('button', { name: /Специализация/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Портрет' }));
  await choose(files);
  return form;
}

export const Content = meta.story();

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...slow('infinite')) });

export const Empty = meta.story({
  beforeEach: ({ world }) => {
    for (const person of world.people) person.albums = [];
  },
});

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...down(listPortfolios)) });

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
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const Creating = meta.story({
  play: async () => {
    await fillNew([...(await pictureFiles(2)), new File(['x'], 'IMG_0431.heic', { type: 'image/heic' })]);
    await expect(await screen.findByText(`IMG_0431.heic: ${sentences.photoFormat}`)).toBeInTheDocument();
  },
});

export const PhotoEditing = meta.story({
  name: 'Photo editing',
  play: async () => {
    await press('Изменить Выпуск');
    await dialog('Фото');
  },
});

export const Sorting = meta.story({
  play: async () => {
    await press('Изменить порядок');
    await screen.findByRole('toolbar', { name: 'Порядок фотографий' });
  },
});

export const OpensAndCloses = meta.story({
  name: 'Guard: the first portfolio is open, a press on a title opens and closes, its buttons do not',
  play: async () => {
    const first = await head(/^Выпускной 11/);
    const second = await head(/^Портреты старшеклассников/);
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(second).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(second);
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-expanded', 'false');
    await press(/^Изменить портфолио: Портреты/);
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
    await press('Попробовать снова');
    await head(/^Выпускной 11/);
  },
});

export const NothingWithoutPhotos = meta.story({
  name: 'Guard: a new portfolio asks for a title, a specialization and photographs, and sends nothing without them',
  play: async ({ world }) => {
    await press('Добавить портфолио');
    const form = await dialog('Новое портфолио');
    await userEvent.click(form.getByRole('button', { name: 'Создать' }));
    await expect(await form.findByText(sentences.titleRequired)).toBeInTheDocument();
    await expect(form.getByText(sentences.specializationRequired)).toBeInTheDocument();
    await expect(form.getByText('Выберите файлы для загрузки')).toBeInTheDocument();
    await expect(form.getByLabelText('Название')).toHaveFocus();
    await expect(world.people[0]?.albums).toHaveLength(3);
  },
});

export const Created = meta.story({
  name: 'Guard: a new portfolio is made, then its photographs come in the order in which they were chosen',
  // The first photograph is overtaken by the others.
  beforeEach: ({ msw }) => msw.use(...once(slow(150, addPhotos))),
  play: async ({ world }) => {
    const form = await fillNew(await pictureFiles(3));
    await userEvent.click(form.getByRole('button', { name: 'Создать' }));
    await waitFor(() => expect(world.people[0]?.albums).toHaveLength(4));
    for (const count of [1, 2, 3]) {
      await waitFor(() => expect(world.people[0]?.albums[3]?.photos.length).toBeGreaterThanOrEqual(count));
    }
    await waitFor(() => expect(notices()).toEqual([['success', 'Портфолио создано']]));
    await expect(toasts.list()[0]?.message).toBe('Портфолио готово: в нём есть что показать.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await head(/^Прогулки/)).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(world.people[0]?.albums[3]?.photos.map(({ title }) => title)).toEqual(['1.png', '2.png', '3.png']));
    await waitFor(() => expect(tileNames(screen.getByRole('grid', { name: 'Фотографии: Прогулки' }))).toEqual(['1.png', '2.png', '3.png']));
  },
});

export const CreatedWithTrouble = meta.story({
  name: 'Guard: a portfolio whose photographs did not come stands in the list with a warning, and they can be sent again',
  beforeEach: ({ msw }) => msw.use(...once(down(addPhotos))),
  play: async ({ world }) => {
    const form = await fillNew(await pictureFiles(1));
    await userEvent.click(form.getByRole('button', { name: 'Создать' }));
    await waitFor(() => expect(notices()).toEqual([['warning', 'Портфолио создано, но не все фото загрузились']]));
    await expect(world.people[0]?.albums).toHaveLength(4);
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Повторить загрузку 1.png' }));
    await waitFor(() => expect(notices()[0]).toEqual(['success', 'Фото загружено']));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(world.people[0]?.albums).toHaveLength(4);
    await expect(world.people[0]?.albums[3]?.photos).toHaveLength(1);
  },
});

export const ServerFields = meta.story({
  name: 'Guard: the server’s words stand under their fields, also under the photographs',
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
    const form = await fillNew(await pictureFiles(1));
    await userEvent.click(form.getByRole('button', { name: 'Создать' }));
    for (const said of ['Такое название уже есть', 'Слишком громко', 'Такой больше нет', 'Фото не подходят']) {
      await expect(await form.findByText(said)).toBeInTheDocument();
    }
    await expect(notices()).toEqual([]);
    await expect(form.getByLabelText('Название')).toHaveFocus();
  },
});

export const SavingFailed = meta.story({
  name: 'Guard: a save that failed is told once, and what was typed stays',
  beforeEach: ({ msw }) => msw.use(...down(updatePortfolio)),
  play: async () => {
    await press(/^Изменить портфолио: Портреты/);
    const form = await dialog('Портфолио');
    await userEvent.type(form.getByLabelText('Название'), ' и не только');
    await userEvent.click(form.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(notices()).toEqual([['error', 'Ошибка при работе с портфолио']]));
    await expect(form.getByLabelText('Название')).toHaveValue('Портреты старшеклассников и не только');
  },
});

export const Edited = meta.story({
  name: 'Guard: an existing portfolio is changed without photographs, and the list follows',
  play: async ({ world }) => {
    await press(/^Изменить портфолио: Портреты/);
    const form = await dialog('Портфолио');
    await userEvent.clear(form.getByLabelText('Название'));
    await userEvent.type(form.getByLabelText('Название'), 'Портреты{Enter}');
    await waitFor(() => expect(notices()).toEqual([['success', 'Портфолио обновлено']]));
    await head(/^Портреты(?! старш)/);
    await expect(world.people[0]?.albums[1]).toMatchObject({ title: 'Портреты' });
    await expect(world.people[0]?.albums[1]?.photos).toHaveLength(2);
  },
});

export const UploadNeedsFiles = meta.story({
  name: 'Guard: an upload without files says what is missing',
  play: async () => {
    await press(/^Загрузить фото: Портреты/);
    const form = await dialog('Загрузка фото');
    await userEvent.click(form.getByRole('button', { name: 'Загрузить' }));
    await expect(await form.findByText('Выберите файлы для загрузки')).toBeInTheDocument();
  },
});

export const SameTwice = meta.story({
  name: 'Guard: the same photograph stands there once, in the choice and in the portfolio',
  play: async ({ world }) => {
    const [first, second] = await pictureFiles(2);
    if (!first || !second) return;
    await press(/^Загрузить фото: Портреты/);
    const form = await dialog('Загрузка фото');
    await choose([first]);
    await choose([first, second]);
    await expect(form.getAllByRole('button', { name: /^Убрать/ })).toHaveLength(2);
    await userEvent.click(form.getByRole('button', { name: 'Загрузить' }));
    await waitFor(() => expect(notices()).toEqual([['success', 'Фото загружены: 2']]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(/^Загрузить фото: Портреты/);
    await dialog('Загрузка фото');
    await choose([await pictureFile('copy.png', 24)]);
    await press('Загрузить');
    await waitFor(() => expect(notices()[0]).toEqual(['info', 'Эти фото уже есть в портфолио: 1']));
    await expect(world.people[0]?.albums[1]?.photos).toHaveLength(4);
  },
});

export const Refused = meta.story({
  name: 'Guard: a photograph that the server refuses says why and is not sent again, one without an answer is',
  beforeEach: ({ msw }) => msw.use(...once(refuse(addPhotos, 422, sentences.photoBroken, { files: [sentences.photoBroken] }))),
  play: async () => {
    await press(/^Загрузить фото: Портреты/);
    const form = await dialog('Загрузка фото');
    await choose(await pictureFiles(2));
    await press('Загрузить');
    await waitFor(() => expect(notices()).toEqual([['warning', 'Фото загружено']]));
    await expect(await form.findByText(sentences.photoBroken)).toBeInTheDocument();
    await expect(form.queryByRole('button', { name: /^Повторить/ })).toBeNull();
    await press('Готово');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const Cancelled = meta.story({
  name: 'Guard: a photograph on its way is stopped, alone or with all others, and the window cannot be lost meanwhile',
  beforeEach: ({ msw }) => msw.use(...slow('infinite', addPhotos)),
  play: async () => {
    await press(/^Загрузить фото: Портреты/);
    const form = await dialog('Загрузка фото');
    await choose(await pictureFiles(4));
    await press('Загрузить');
    await userEvent.keyboard('{Escape}');
    await expect(await form.findByText('Подготовка…')).toBeInTheDocument();
    await press('Отменить загрузку 1.png');
    await waitFor(() => expect(form.queryByText('Подготовка…')).toBeNull());
    await press('Отменить все');
    await waitFor(() => expect(form.getAllByText('Отменено')).toHaveLength(4));
    await press('Готово');
    await expect(notices()).toEqual([]);
  },
});

export const Starred = meta.story({
  name: 'Guard: a photograph is called otherwise and gets a star, and the filter finds it',
  play: async ({ world }) => {
    await press('Избранные');
    const grid = await screen.findByRole('grid', { name: /^Фотографии: Выпускной/ });
    await waitFor(() => expect(tileNames(grid)).toHaveLength(1));
    await press('Все');
    await waitFor(() => expect(tileNames(grid)).toHaveLength(4));
    await userEvent.click(within(within(grid).getAllByRole('row')[3]!).getByRole('button', { name: /^Изменить/ }));
    const form = await dialog('Фото');
    await userEvent.clear(form.getByLabelText('Название'));
    await userEvent.type(form.getByLabelText('Название'), 'Коса');
    await userEvent.click(form.getByRole('checkbox', { name: /^Избранное/ }));
    await userEvent.click(form.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(notices()).toEqual([['success', 'Фото обновлено']]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(world.people[0]?.albums[0]?.photos[3]).toMatchObject({ title: 'Коса', isFeatured: true });
    await press('Избранные');
    await waitFor(() => expect(tileNames(grid)[1]).toBe('Коса, избранное'));
  },
});

export const PhotoDeleted = meta.story({
  name: 'Guard: a photograph is deleted after a question that shows it crossed out, and the numbers close up',
  beforeEach: ({ msw }) => msw.use(...slow(100, deletePhoto)),
  play: async ({ world }) => {
    const [album] = world.people[0]?.albums ?? [];
    const gone = album?.photos[0];
    await userEvent.click(await screen.findByRole('button', { name: `Изменить ${gone?.title}` }));
    await press('Удалить фото');
    const question = within(await screen.findByRole('alertdialog', { name: 'Удалить фото?' }));
    await userEvent.click(question.getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(question.getByRole('button', { name: 'Отмена' })).toBeDisabled());
    await waitFor(() => expect(notices()).toEqual([['success', 'Фото удалено']]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(world.people[0]?.albums[0]?.photos).toHaveLength(3);
    await expect(await screen.findByRole('button', { name: /^Выпускной 11.*3 фото/ })).toBeVisible();
  },
});

export const Deleted = meta.story({
  name: 'Guard: a portfolio is deleted after a question that names it; one that failed stays with its question',
  beforeEach: ({ msw }) => msw.use(...once(down(deletePortfolio))),
  play: async ({ world }) => {
    await press(/^Удалить портфолио: Портреты/);
    const question = within(await screen.findByRole('alertdialog', { name: 'Удалить портфолио?' }));
    await expect(question.getByText(/«Портреты старшеклассников» и 2 фото/)).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(notices()).toEqual([['error', 'Ошибка при удалении']]));
    await userEvent.click(question.getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(notices()[0]).toEqual(['success', 'Портфолио удалено']));
    await expect(world.people[0]?.albums).toHaveLength(2);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Портреты/ })).toBeNull());
  },
});

export const SortedByKeys = meta.story({
  name: 'Guard: the order is changed by keys, saved with one call, and the keyboard comes back',
  play: async ({ world }) => {
    const before = world.people[0]?.albums[0]?.photos.map(({ id }) => id) ?? [];
    await press('Изменить порядок');
    await waitFor(() => expect(document.activeElement?.closest('[role=grid]')).not.toBeNull());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{ArrowRight}{ArrowRight}{Enter}');
    await expect(hasUnsaved()).toBe(true);
    await press('Сохранить порядок');
    await waitFor(() => expect(notices()).toEqual([['success', 'Порядок сохранён']]));
    const [first, second, third, fourth] = before;
    await expect(world.people[0]?.albums[0]?.photos.map(({ id }) => id)).toEqual([second, third, first, fourth]);
    await expect(hasUnsaved()).toBe(false);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Изменить порядок' })).toHaveFocus());
  },
});

export const SortDiscarded = meta.story({
  name: 'Guard: discarding asks when something was moved, and brings the old order back',
  play: async () => {
    const before = await firstOrder();
    await press('Изменить порядок');
    await press('Отменить');
    await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Порядок фотографий' })).toBeNull());
    await press('Изменить порядок');
    await waitFor(() => expect(document.activeElement?.closest('[role=grid]')).not.toBeNull());
    await userEvent.keyboard(' {ArrowRight} ');
    await press('В конец');
    await press('Отменить');
    const question = within(await screen.findByRole('alertdialog', { name: 'Отменить перестановку?' }));
    await userEvent.click(question.getByRole('button', { name: 'Вернуть прежний' }));
    await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Порядок фотографий' })).toBeNull());
    await expect(await firstOrder()).toEqual(before);
    await expect(hasUnsaved()).toBe(false);
  },
});

export const SortStale = meta.story({
  name: 'Guard: an order that the server refuses stays on the screen',
  beforeEach: ({ msw }) => msw.use(...refuse(saveOrder, 422, sentences.orderStale)),
  play: async () => {
    await press('Изменить порядок');
    await waitFor(() => expect(document.activeElement?.closest('[role=grid]')).not.toBeNull());
    await userEvent.keyboard(' ');
    await press('В конец');
    await press('Сохранить порядок');
    await waitFor(() => expect(notices()).toEqual([['error', 'Ошибка при работе с портфолио']]));
    await expect(toasts.list()[0]?.message).toBe(sentences.orderStale);
    await expect(hasUnsaved()).toBe(true);
  },
});

export const PortfoliosSorted = meta.story({
  name: 'Guard: portfolios move up and down by keys without losing the keyboard’s place, and are saved with one call',
  play: async ({ world }) => {
    await press('Порядок портфолио');
    const down = await screen.findByRole('button', { name: /^Ниже: Выпускной/ });
    down.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    // It stands at the end: the way down is closed.
    await waitFor(() => expect(screen.getByRole('button', { name: /^Выше: Выпускной/ })).toHaveFocus());
    await press('Сохранить порядок');
    await waitFor(() => expect(notices()).toEqual([['success', 'Порядок сохранён']]));
    await expect(world.people[0]?.albums.map(({ title }) => title.slice(0, 8))).toEqual(['Портреты', 'Школьный', 'Выпускно']);
    await expect((await screen.findAllByRole('heading', { level: 3 }))[0]).toHaveTextContent(/^Портреты/);
  },
});
