import { addProjectImage, limits, listProjectImages, sentences } from '@portal/api';
import { down, gateFor, once, refuse, slow } from '@portal/mocks';
import { toasts } from '@portal/ui';
import { useMemo, useState } from 'react';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { SessionContext, useSession } from '../../../common/data/index.ts';
import { imageFile, imageFiles } from '../../../common/uploads/exampleFiles.ts';
import { addCards, groupsOfPhotos } from '../../cards/inStories.ts';
import { choose, dialog, notices, click } from '../../testing/inStories.ts';
import { Panel, tile } from '../inStories.tsx';

const meta = preview.meta({
  title: 'Projects/Image upload',
  component: Panel,
  parameters: { address: '/dashboard/projects', signedIn: true },
});

const title = 'Загрузка изображений';
const begin = async () => {
  // Whichever are visible: a low window renders no others.
  await screen.findAllByRole('row');
  await click('Загрузить');
  return dialog(title);
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** What will be sent, before it is. */
export const Asking = meta.story({
  name: 'Before an upload',
  play: async () => {
    await begin();
  },
});

/** Files are sent one after the other, each with its progress. */
export const OnTheWay = meta.story({
  name: 'On the way',
  beforeEach: ({ msw }) => msw.use(...slow('infinite', addProjectImage)),
  play: async () => {
    const form = await begin();
    await choose(...(await imageFiles(5)));
    await form.findAllByText('Подготовка…');
  },
});

/** Two files were not taken, each for its own reason. */
export const Failed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...once(refuse(addProjectImage, 422, sentences.photoBroken, { image: [sentences.photoBroken] })),
      ...once(down(addProjectImage)),
    ),
  play: async () => {
    const form = await begin();
    await choose(...(await imageFiles(4)));
    await form.findByText('Загружено 2 из 4');
  },
});

export const Ledger = meta.story({
  name: 'Guard: it ends as a ledger with each name and reason, and only what failed is sent again',
  beforeEach: ({ msw }) =>
    msw.use(
      ...once(refuse(addProjectImage, 422, sentences.photoBroken, { image: [sentences.photoBroken] })),
      ...once(down(addProjectImage)),
    ),
  play: async ({ world }) => {
    const form = await begin();
    await choose(...(await imageFiles(4)));
    await waitFor(() =>
      expect(notices()).toEqual([
        ['error', 'Загрузились не все изображения'],
        ['success', 'Загружено 2 изображения'],
      ]),
    );
    await waitFor(() => expect(form.getByText(sentences.photoBroken)).toBeVisible());
    await waitFor(() => expect(form.getByText('Загружено 2 из 4')).toBeVisible());
    await userEvent.click(form.getByRole('button', { name: 'Повторить неудачные: 1' }));
    await waitFor(() => expect(notices()[1]).toEqual(['success', 'Загружено 1 изображение']));
    await expect(form.getByText('Загружено 3 из 4')).toBeVisible();
    await click('Готово');
    await closed();
    await expect(world.projects[4]?.images).toHaveLength(12);
    await expect(await screen.findByText('12 изображений')).toBeVisible();
  },
});

export const CardsWait = meta.story({
  name: 'Guard: photos are not sorted by cards while some are missing, and are once the last has come',
  beforeEach: ({ world, msw }) => {
    addCards(world);
    msw.use(...once(down(addProjectImage)));
  },
  play: async ({ world }) => {
    const form = await begin();
    await choose(...(await imageFiles(2)));
    await waitFor(() => expect(notices()).toContainEqual(['info', 'По карточкам ещё не разложено']));
    await expect(new Set(Object.values(groupsOfPhotos(world)))).toEqual(new Set([null]));
    await userEvent.click(await form.findByRole('button', { name: 'Повторить неудачные: 1' }));
    await waitFor(() => expect(Object.values(groupsOfPhotos(world))).toContain(9102));
  },
});

export const CardsWaitForLarge = meta.story({
  name: 'Guard: photos are not sorted by cards while one that is too large is left out',
  beforeEach: ({ world }) => addCards(world),
  play: async ({ world }) => {
    await begin();
    const large = new File([new Uint8Array(limits.projectImageMaxBytes + 1)], 'большой.jpg', { type: 'image/jpeg' });
    await choose(large, ...(await imageFiles(1)));
    await waitFor(() => expect(notices()).toContainEqual(['info', 'По карточкам ещё не разложено']));
    await expect(new Set(Object.values(groupsOfPhotos(world)))).toEqual(new Set([null]));
  },
});

export const Offline = meta.story({
  name: 'Guard: without a connection an upload waits and says so, and goes on by itself when it is back',
  beforeEach: () => {
    const connection = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    return () => connection.mockRestore();
  },
  play: async ({ world }) => {
    const form = await begin();
    await choose(...(await imageFiles(2)));
    await form.findByText('Нет соединения. Загрузка продолжится сама.');
    await expect(world.projects[4]?.images).toHaveLength(9);
    spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    globalThis.dispatchEvent(new Event('online'));
    await closed();
    await expect(notices()).toEqual([['success', 'Загружено 2 изображения']]);
  },
});

/** The panel of a user whose drafts are stored. */
function Remembering() {
  const session = useSession();
  const [store] = useState(() => new Map<string, unknown>());
  const drafts = useMemo(
    () => ({
      read: (name: string) => store.get(name),
      write: (name: string, values: unknown) => void store.set(name, values),
      forget: (name: string) => void store.delete(name),
    }),
    [store],
  );
  return (
    <SessionContext value={{ ...session, drafts }}>
      <Panel />
    </SessionContext>
  );
}

export const BrokenOff = meta.story({
  render: () => <Remembering />,
  name: 'Guard: how far an upload came that was broken off is said when the dialog opens again, until it is complete',
  beforeEach: ({ msw }) => msw.use(...once(down(addProjectImage)), ...once(down(addProjectImage))),
  play: async () => {
    const form = await begin();
    await choose(...(await imageFiles(2)));
    await form.findByText('Не загружено: 2');
    await click('Готово');
    await closed();
    await begin();
    await screen.findByText(/^Загрузка прервалась: загружено 0 из 2\./);
    await choose(...(await imageFiles(2)));
    await closed();
    await begin();
    await expect(screen.queryByText(/^Загрузка прервалась/)).toBeNull();
  },
});

export const Completed = meta.story({
  name: 'Guard: a complete upload closes by itself, reports how many, and the list has them under their own names',
  play: async () => {
    await begin();
    await choose(await imageFile('Ёлка.png'.normalize('NFD'), 30), await imageFile('IMG_10.png', 31));
    await closed();
    await expect(notices()).toEqual([['success', 'Загружено 2 изображения']]);
    await tile(/^Ёлка\.png/);
    await expect(await screen.findByText('11 изображений')).toBeVisible();
  },
});

export const TwoCameras = meta.story({
  name: 'Guard: a photo whose name another one has gets a number, and the notice says so',
  play: async () => {
    await begin();
    await choose(await imageFile('IMG_10.png', 30));
    await closed();
    await begin();
    await choose(await imageFile('img_10.PNG', 31));
    await closed();
    await expect(notices()).toContainEqual(['info', 'Новое имя у 1 снимка: прежнее в проекте занято']);
    await tile(/^img_10 \(2\)\.PNG/);
  },
});

const lists = gateFor(listProjectImages);

export const DeletedMeanwhile = meta.story({
  name: 'Guard: what was uploaded is not lost from the list when others are deleted before the list has loaded',
  play: async ({ msw }) => {
    await begin();
    msw.use(...lists.close());
    await choose(await imageFile('Ёлка.png', 30));
    await closed();
    await waitFor(() => expect(lists.requests()).toBe(1));
    await userEvent.click(await tile(/IMG_0218/));
    await click('Удалить выбранные');
    await click('Удалить');
    await waitFor(() => expect(screen.queryByRole('row', { name: /IMG_0218/ })).toBeNull());
    lists.open();
    await tile(/^Ёлка\.png/);
    await expect(screen.queryByRole('row', { name: /IMG_0218/ })).toBeNull();
  },
});

export const FirstOnes = meta.story({
  name: 'Guard: after the first upload focus moves to the photos',
  beforeEach: ({ world }) => {
    world.projects[4]?.images.splice(0);
  },
  play: async () => {
    await screen.findByText('Изображений пока нет');
    await click('Загрузить');
    await dialog(title);
    await choose(await imageFile('первый.png', 50));
    await closed();
    const first = await tile(/^первый\.png/);
    await waitFor(() => expect(first).toHaveFocus());
  },
});

export const ClosedEmpty = meta.story({
  name: 'Guard: a dialog that is closed without files requests nothing and reports nothing',
  play: async ({ msw }) => {
    await begin();
    msw.use(...down(listProjectImages));
    await click('Отмена');
    await closed();
    await expect(toasts.list()).toEqual([]);
    await tile(/IMG_0212/);
    await expect(screen.queryByText('Обновление…')).toBeNull();
  },
});

export const TooLarge = meta.story({
  name: 'Guard: a file that is too large or no photo is left out and named; the others go on',
  play: async () => {
    const form = await begin();
    const large = new File([new Uint8Array(limits.projectImageMaxBytes + 1)], 'большой.jpg', { type: 'image/jpeg' });
    const webp = new File(['webp'], 'снимок.webp', { type: 'image/webp' });
    await choose(large, webp);
    const warning = { type: 'warning', title: 'Файл больше 10\u00a0МБ не взят', message: 'большой.jpg' };
    await waitFor(() => expect(toasts.list()).toMatchObject([warning]));
    await waitFor(() => expect(form.getByText(/снимок\.webp/)).toBeVisible());
    await waitFor(() => expect(form.getByText(new RegExp(sentences.projectImageFormat))).toBeVisible());
    await choose(large, await imageFile('малый.png', 33));
    await waitFor(() => expect(notices()[0]).toEqual(['warning', 'Загружено 1 изображение']));
    await expect(toasts.list()[0]?.message).toBe('Выбрано: 4. Не подошли: 3.');
    // It is no photo either, which is noticed when it is to be made smaller.
    await userEvent.click(await form.findByRole('button', { name: 'Уменьшить и загрузить: 1' }));
    await form.findByText('Не удалось уменьшить: 1');
    await click('Готово');
    await closed();
  },
});

export const MadeSmaller = meta.story({
  name: 'Guard: a photo that is too large is made smaller on demand, and comes under its name',
  play: async ({ world }) => {
    const form = await begin();
    const photo = await imageFile('IMG_9.png', 50);
    await choose(new File([photo, new Uint8Array(limits.projectImageMaxBytes)], 'IMG_9.png', { type: 'image/png' }));
    await userEvent.click(await form.findByRole('button', { name: 'Уменьшить и загрузить: 1' }));
    await closed();
    await tile(/^IMG_9\.jpg/);
    await expect(world.projects[4]?.images.at(-1)).toMatchObject({ name: 'IMG_9.jpg' });
  },
});

export const LeftOutIsRead = meta.story({
  name: 'Guard: the dialog that names a file it left out stays when the others have come, until that was read',
  play: async () => {
    const form = await begin();
    await choose(await imageFile('хороший.png', 37), new File(['webp'], 'снимок.webp', { type: 'image/webp' }));
    await waitFor(() => expect(notices()[0]).toEqual(['warning', 'Загружено 1 изображение']));
    // By now a dialog that closes is gone or fading out.
    await screen.findByText('хороший.png', { selector: ':not([role=dialog] *)' });
    await expect(screen.getByRole('dialog', { name: title }).closest('[data-exiting]')).toBeNull();
    await waitFor(() => expect(form.getByText(/снимок\.webp/)).toBeVisible());
    await click('Готово');
    await closed();
  },
});

export const LeftOutWasRead = meta.story({
  name: 'Guard: sending a file again acknowledges the one that was left out: the dialog closes when all is well',
  beforeEach: ({ msw }) => msw.use(...once(down(addProjectImage))),
  play: async () => {
    const form = await begin();
    await choose(await imageFile('хороший.png', 37), new File(['webp'], 'снимок.webp', { type: 'image/webp' }));
    await userEvent.click(await form.findByRole('button', { name: 'Повторить неудачные: 1' }));
    await closed();
    await expect(notices()[0]).toEqual(['success', 'Загружено 1 изображение']);
  },
});

export const AddsUp = meta.story({
  name: 'Guard: the end adds up: what was there already stays named in the list beside what was added',
  play: async () => {
    await begin();
    await choose(await imageFile('повтор.png', 41));
    await closed();
    const form = await begin();
    await choose(
      await imageFile('повтор.png', 41),
      await imageFile('новый.png', 42),
      new File(['heic'], 'IMG.HEIC', { type: 'image/heic' }),
    );
    await waitFor(() => expect(notices()[0]).toEqual(['warning', 'Загружено 1 изображение']));
    await expect(toasts.list()[0]?.message).toBe('Выбрано: 3. Уже были в проекте: 1. Не подошли: 1.');
    await expect(await form.findByText('Уже есть в проекте')).toBeInTheDocument();
    await expect(form.getByText(/IMG\.HEIC/)).toBeVisible();
    await click('Готово');
    await closed();
  },
});

export const SameAgain = meta.story({
  name: 'Guard: a photo that is already there is reported as such',
  play: async () => {
    const file = await imageFile('повтор.png', 40);
    for (const message of ['Загружено 1 изображение', 'Эти изображения уже есть в проекте: 1']) {
      await begin();
      await choose(file);
      await closed();
      await waitFor(() => expect(notices()[0]?.[1]).toBe(message));
    }
  },
});

export const Stopped = meta.story({
  name: 'Guard: while files go the dialog stays; all are stopped at once',
  beforeEach: ({ msw }) => msw.use(...slow('infinite', addProjectImage)),
  play: async () => {
    const form = await begin();
    await choose(...(await imageFiles(4)));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await form.findByRole('button', { name: 'Отменить все' }));
    await waitFor(() => expect(form.getAllByText('Отменено')).toHaveLength(4));
    await click('Готово');
    await closed();
    await expect(toasts.list()).toEqual([]);
  },
});
