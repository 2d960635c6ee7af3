import { addPhotos, deletePhoto, limits, sentences } from '@portal/api';
import { createHandlers, gateFor, once, refuse, slow, unanswered } from '@portal/mocks';
import { toasts } from '@portal/ui';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fullyOpened } from '@portal/storybook/fullyOpened.ts';
import { dragFiles } from '@portal/storybook/dragFiles.ts';
import preview from '@portal/storybook/preview.tsx';
import { imageFile, imageFiles } from '../../common/uploads/exampleFiles.ts';
import { hasUnsaved } from '../../common/forms/index.ts';
import { notices, click, dialog, tileNames, choose, Portfolios } from './inStories.tsx';

const meta = preview.meta({
  title: 'Cabinet/Portfolios',
  component: Portfolios,
  parameters: { address: '/dashboard/profile', signedIn: true },
});

/** A photo with its title, in its dialog. */
export const PhotoEditing = meta.story({
  name: 'Photo editing',
  play: async () => {
    await click('Изменить Выпуск');
    await dialog('Фото');
  },
});

export const UploadNeedsFiles = meta.story({
  name: 'Guard: an upload without files reports what is missing',
  play: async () => {
    await click(/^Загрузить фото: Портреты/);
    const form = await dialog('Загрузка фото');
    await userEvent.click(form.getByRole('button', { name: 'Загрузить' }));
    await expect(await form.findByText('Выберите файлы для загрузки')).toBeInTheDocument();
  },
});

export const SameTwice = meta.story({
  name: 'Guard: the same photo is listed once, in the choice and in the portfolio',
  play: async ({ world }) => {
    const [first, second] = await imageFiles(2);
    if (!first || !second) return;
    await click(/^Загрузить фото: Портреты/);
    const form = await dialog('Загрузка фото');
    await choose([first]);
    await choose([first, second]);
    await expect(form.getAllByRole('button', { name: /^Убрать/ })).toHaveLength(2);
    await userEvent.click(form.getByRole('button', { name: 'Загрузить' }));
    await waitFor(() => expect(notices()).toEqual([['success', 'Фото загружены: 2']]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await click(/^Загрузить фото: Портреты/);
    await dialog('Загрузка фото');
    await choose([await imageFile('copy.png', 24)]);
    await click('Загрузить');
    await waitFor(() => expect(notices()[0]).toEqual(['info', 'Эти фото уже есть в портфолио: 1']));
    await expect(world.people[0]?.albums[1]?.photos).toHaveLength(4);
  },
});

export const AddsUp = meta.story({
  name: 'Guard: refused files are named above the chosen ones, visible at once, and at the end every chosen file is counted and named',
  globals: { viewport: { value: 'laptop', isRotated: false } },
  play: async () => {
    const photos = await imageFiles(10);
    const unfit = [
      new File(['heic'], 'IMG_0001.HEIC', { type: 'image/heic' }),
      new File([new Uint8Array(limits.photoMaxBytes + 1)], 'IMG_0002.jpg', { type: 'image/jpeg' }),
    ];
    await click(/^Загрузить фото: Портреты/);
    await dialog('Загрузка фото');
    await choose(photos.slice(0, 2));
    await click('Загрузить');
    await waitFor(() => expect(notices()).toEqual([['success', 'Фото загружены: 2']]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    toasts.clear();
    await click(/^Загрузить фото: Портреты/);
    const form = await dialog('Загрузка фото');
    await choose([...photos, ...unfit]);
    const line = await form.findByRole('alert');
    await expect(line.compareDocumentPosition(form.getByRole('button', { name: 'Убрать 1.png' }))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await waitFor(() => {
      const { top, bottom } = line.getBoundingClientRect();
      return expect([top >= 0, bottom <= innerHeight]).toEqual([true, true]);
    });
    await userEvent.click(form.getByRole('button', { name: 'Загрузить' }));
    await waitFor(() => expect(toasts.list()[0]).toMatchObject({ type: 'warning', title: 'Фото загружены: 8' }));
    await expect(toasts.list()[0]?.message).toMatch(/^Выбрано: 12\. Уже были в портфолио: 2\. Не загружено: 2\./);
    await click('Не загружено: 2');
    const list = await dialog('Загрузка фото');
    await expect(await list.findAllByText('Уже есть в портфолио')).toHaveLength(2);
    // Of the twelve rows only the visible ones are in the page.
    await click('Показать только их');
    await waitFor(() => expect(list.getAllByRole('row')).toHaveLength(2));
    const [heic, large] = list.getAllByRole('row').map(({ textContent }) => textContent);
    await expect(heic).toContain(`IMG_0001.HEIC${sentences.photoFormat}`);
    await expect(large).toContain(`IMG_0002.jpg${sentences.photoSize}`);
  },
});

export const Refused = meta.story({
  name: 'Guard: a photo that the server refuses shows why and is not sent again, one without an answer is',
  beforeEach: ({ msw }) => msw.use(...once(refuse(addPhotos, 422, sentences.photoBroken, { files: [sentences.photoBroken] }))),
  play: async () => {
    await click(/^Загрузить фото: Портреты/);
    await dialog('Загрузка фото');
    await choose(await imageFiles(2));
    await click('Загрузить');
    await waitFor(() => expect(notices()).toEqual([['warning', 'Фото загружено']]));
    await click('Не загружено: 1');
    const list = await dialog('Загрузка фото');
    await expect(await list.findByText(sentences.photoBroken)).toBeInTheDocument();
    await expect(list.queryByRole('button', { name: /^Повторить/ })).toBeNull();
    await click('Готово');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Не загружено/ })).toBeNull());
  },
});

export const LateAnswer = meta.story({
  name: 'Guard: a photo whose answer comes too late is sent again, recognised, and counted as uploaded',
  beforeEach: ({ msw, world }) => msw.use(...once(unanswered(addPhotos, createHandlers(world)))),
  play: async ({ world }) => {
    const count = world.people[0]?.albums[1]?.photos.length ?? 0;
    await click(/^Загрузить фото: Портреты/);
    await dialog('Загрузка фото');
    await choose(await imageFiles(2));
    await click('Загрузить');
    await waitFor(() => expect(notices()).toEqual([['success', 'Фото загружены: 2']]));
    await expect(world.people[0]?.albums[1]?.photos).toHaveLength(count + 2);
  },
});

export const InBackground = meta.story({
  name: 'Guard: running uploads leave the page free, are counted in one place, asked for before leaving, and stopped alone or together',
  beforeEach: ({ msw }) => msw.use(...slow('infinite', addPhotos)),
  play: async () => {
    await click(/^Загрузить фото: Портреты/);
    await dialog('Загрузка фото');
    await choose(await imageFiles(4));
    await click('Загрузить');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const place = await screen.findByRole('button', { name: /^Загрузка фото/ });
    await expect(place).toHaveTextContent('0 из 4');
    await expect(hasUnsaved()).toBe(true);
    await expect(hasUnsaved('page', 'dialog')).toBe(false);
    await userEvent.click(place);
    const list = await dialog('Загрузка фото');
    await expect(await list.findByText('Подготовка…')).toBeInTheDocument();
    await click('Отменить загрузку 1.png');
    await waitFor(() => expect(list.queryByText('Подготовка…')).toBeNull());
    // The user leaves the dialog, and the upload continues in the background.
    await click('Свернуть');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(place);
    const again = await dialog('Загрузка фото');
    await click('Отменить все');
    await waitFor(() => expect(again.getAllByText('Отменено')).toHaveLength(4));
    await waitFor(() => expect(hasUnsaved()).toBe(false));
    await click('Готово');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(notices()).toEqual([]);
  },
});

/** Photos are being uploaded, each with its progress. */
export const OnTheWay = meta.story({
  beforeEach: ({ msw }) => msw.use(...slow('infinite', addPhotos)),
  play: async () => {
    await click(/^Загрузить фото: Портреты/);
    await dialog('Загрузка фото');
    await choose(await imageFiles(4));
    await click('Загрузить');
    await userEvent.click(await screen.findByRole('button', { name: /^Загрузка фото/ }));
    await dialog('Загрузка фото');
  },
});

export const Starred = meta.story({
  name: 'Guard: a photo is called otherwise and gets a star, and the filter finds it',
  play: async ({ world }) => {
    await click('Избранные');
    const grid = await screen.findByRole('grid', { name: /^Фотографии: Выпускной/ });
    await waitFor(() => expect(tileNames(grid)).toHaveLength(1));
    await click('Все');
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
    await click('Избранные');
    await waitFor(() => expect(tileNames(grid)[1]).toBe('Коса, избранное'));
  },
});

export const SpecializationTaken = meta.story({
  name: 'Guard: the specialization of a photo can be taken away again',
  play: async ({ world }) => {
    const photo = () => world.people[0]?.albums[0]?.photos[0];
    await expect(photo()?.specializationId).not.toBeNull();
    await click('Изменить Выпуск');
    const form = await dialog('Фото');
    const field = form.getByRole('combobox', { name: 'Специализация' });
    await userEvent.selectOptions(field, 'Без специализации');
    await expect(field).toHaveDisplayValue('Без специализации');
    await userEvent.click(form.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(notices()).toEqual([['success', 'Фото обновлено']]));
    await expect(photo()?.specializationId).toBeNull();
  },
});

const deletions = gateFor(deletePhoto);

export const PhotoDeleted = meta.story({
  name: 'Guard: a photo is deleted after a question that shows it crossed out, and the numbers close up',
  beforeEach: ({ msw }) => msw.use(...deletions.close()),
  play: async ({ world }) => {
    const [album] = world.people[0]?.albums ?? [];
    const gone = album?.photos[0];
    await userEvent.click(await screen.findByRole('button', { name: `Изменить ${gone?.title}` }));
    await click('Удалить фото');
    const question = within(await fullyOpened(await screen.findByRole('alertdialog', { name: 'Удалить фото?' })));
    await userEvent.click(question.getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(question.getByRole('button', { name: 'Отмена' })).toBeDisabled());
    deletions.open();
    await waitFor(() => expect(notices()).toEqual([['success', 'Фото удалено']]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(world.people[0]?.albums[0]?.photos).toHaveLength(3);
    await expect(await screen.findByRole('button', { name: /^Выпускной 11.*3 фото/ })).toBeVisible();
  },
});

export const DroppedOnThePortfolio = meta.story({
  name: 'Guard: photos dropped anywhere on an open portfolio are uploaded there; what is no photo is refused, and leaves the page as it is',
  play: async ({ world }) => {
    const photos = () => world.people[0]?.albums[0]?.photos ?? [];
    const before = photos().length;
    const place = await screen.findByRole('grid', { name: /^Фотографии: Выпускной/ });
    const text = new File(['Список класса'], 'список.txt', { type: 'text/plain' });
    await dragFiles('dragenter', place, text);
    await expect(await dragFiles('drop', place, text)).toBe(false);
    await waitFor(() => expect(notices()).toEqual([['error', 'Не удалось загрузить фото']]));
    await expect(screen.queryByRole('dialog')).toBeNull();
    const photo = await imageFile('1.png');
    await dragFiles('dragenter', place, photo);
    await expect(await dragFiles('drop', place, photo)).toBe(false);
    await waitFor(() => expect(photos()).toHaveLength(before + 1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(notices()[0]).toEqual(['success', 'Фото загружено']));
    // A file dropped outside of a drop zone is refused; otherwise the browser would open it in place of the page.
    await expect(await dragFiles('drop', document.body, photo)).toBe(false);
  },
});
