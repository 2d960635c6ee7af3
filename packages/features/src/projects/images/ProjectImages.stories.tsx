import { listGroups, listProjectImages } from '@portal/api';
import { down, empty, gateFor, once, slow } from '@portal/mocks';
import { toasts } from '@portal/ui';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { responsesHandled } from '@portal/storybook/responsesHandled.ts';
import { notices, click } from '../testing/inStories.ts';
import { Panel, sortBy, tile, tileNames } from './inStories.tsx';

const meta = preview.meta({
  title: 'Projects/Images',
  tags: ['phone'],
  component: Panel,
  parameters: { address: '/dashboard/projects', signedIn: true },
});

/** The originals of a project on the light table. */
export const Content = meta.story();

/** Two photos are chosen; what can be done with them stands in the bar. */
export const Choosing = meta.story({
  play: async () => {
    await userEvent.click(await tile(/IMG_0236/));
    await userEvent.click(await tile(/IMG_0233/));
  },
});

/** Small tiles, to see many at once. */
export const Dense = meta.story({
  play: async () => {
    await tile(/IMG_0236/);
    await sortBy('Средние плитки', 'Мелкие плитки');
  },
});

/** Large tiles, to see each well. */
export const Loose = meta.story({
  play: async () => {
    await tile(/IMG_0236/);
    await sortBy('Средние плитки', 'Крупные плитки');
  },
});

/** The photos are loading. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...slow('infinite', listProjectImages)) });

/** No photo yet: the tab is a place to drop them. */
export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(...empty(listProjectImages)) });

/** The photos did not arrive. */
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...down(listProjectImages)) });

export const LongWords = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  beforeEach: ({ world }) => {
    for (const image of world.projects[4]?.images ?? []) image.name = `Переосвидетельствование_благодарственного_письма_${image.name}`;
  },
  play: async () => userEvent.click((await screen.findAllByRole('row'))[0]!),
});

/** At 320 px, the narrowest window that the portal supports. */
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });

/** A thousand photos: only the visible ones are rendered. */
export const Thousand = meta.story({
  name: 'A thousand',
  beforeEach: ({ world }) => {
    const project = world.projects[4];
    const [first] = project?.images ?? [];
    if (project && first)
      project.images = Array.from({ length: 1000 }, (_, index) => ({ ...first, id: 5000 + index, name: `IMG_${index + 1}.jpg` }));
  },
});

const images = gateFor(listProjectImages);
const groups = gateFor(listGroups);

export const OnTheWay = meta.story({
  name: 'Guard: while the photos or their groups load that is shown, and nothing is clickable; the first choice moves nothing',
  beforeEach: ({ msw }) => msw.use(...images.close(), ...groups.close()),
  play: async () => {
    await expect(await screen.findByText('Загрузка изображений…')).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Загрузить' })).toBeDisabled();
    await expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    images.open();
    await responsesHandled();
    await expect(screen.getByText('Загрузка изображений…')).toBeInTheDocument();
    await expect(screen.queryByRole('row', { name: /IMG_0236/ })).toBeNull();
    groups.open();
    const first = await tile(/IMG_0236/);
    await expect(screen.queryByText('Загрузка изображений…')).toBeNull();
    const { top } = first.getBoundingClientRect();
    await userEvent.click(first);
    await screen.findByText('Выбрано: 1');
    await expect(first.getBoundingClientRect().top).toBe(top);
  },
});

export const FailureIsReported = meta.story({
  name: 'Guard: a list that fails is reported in a notice too, and the retry brings it',
  beforeEach: ({ msw }) => msw.use(...once(down(listProjectImages))),
  play: async () => {
    await waitFor(() => expect(notices()).toEqual([['error', 'Не удалось загрузить изображения']]));
    await click('Попробовать снова');
    await tile(/IMG_0212/);
  },
});

export const Numbers = meta.story({
  name: 'Guard: numbers follow the order of choosing; a magnifier chooses nothing; all others follow in page order',
  play: async () => {
    const third = await tile(/IMG_0218/);
    await userEvent.click(third);
    await userEvent.click(await tile(/IMG_0212/));
    await expect(await screen.findByText('Выбрано: 2')).toBeVisible();
    await expect(await tile(/IMG_0212/)).toHaveAccessibleName(/2-й в выборе/);
    await userEvent.click(third);
    await expect(await tile(/IMG_0212/)).toHaveAccessibleName(/1-й в выборе/);
    await userEvent.click(within(third).getByRole('button', { name: /^Посмотреть/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByText('Выбрано: 1')).toBeVisible();
    await userEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Выбрать все' }));
    await expect(await screen.findByText('Выбрано: 9')).toBeVisible();
    await expect(await tile(/IMG_0212/)).toHaveAccessibleName(/, 1-й в выборе/);
    await click('Снять выделение');
    await waitFor(() => expect(screen.queryByText(/^Выбрано/)).toBeNull());
    await waitFor(() => expect(screen.getByRole('grid')).toContainElement(document.activeElement as HTMLElement));
  },
});

export const Orders = meta.story({
  name: 'Guard: photos are sorted newest first, and otherwise as requested',
  play: async () => {
    await tile(/IMG_0212/);
    await expect(tileNames()[0]).toBe('IMG_0236.jpg');
    await sortBy('Сначала новые', 'По порядку загрузки');
    await waitFor(() => expect(tileNames()[0]).toBe('IMG_0212.jpg'));
    await sortBy('По порядку загрузки', 'По времени съёмки');
    // In a low window the last ones are not rendered.
    const byTime = [212, 218, 224, 230, 215, 221, 227, 233, 236].map((number) => `IMG_0${number}.jpg`);
    await waitFor(() => expect(tileNames().slice(0, 8)).toEqual(byTime.slice(0, 8)));
    await sortBy('По времени съёмки', 'По размеру');
    await waitFor(() => expect(tileNames()[0]).toBe('IMG_0215.jpg'));
    await sortBy('По размеру', 'По имени');
    await waitFor(() => expect(tileNames()[0]).toBe('IMG_0212.jpg'));
  },
});

export const Words = meta.story({
  name: 'Guard: a tile shows number, name, size and a short date',
  play: async () => {
    const first = await tile(/IMG_0212/);
    await expect(within(first).getByText('№ 2401')).toBeVisible();
    await expect(within(first).getByText(/^4,2 МБ · 24 сент\.$/u)).toBeVisible();
    await expect(first).toHaveAccessibleDescription(/^Снято 22\sсентября\s2026\sг\.,\s10:00$/u);
    await expect(await tile(/IMG_0236/)).not.toHaveAttribute('title');
  },
});

export const Spares = meta.story({
  name: 'Guard: a broken thumbnail gives way to the next address; where none is left a letter is shown, and it can be retried',
  beforeEach: ({ world }) => {
    const [one, two] = world.projects[4]?.images ?? [];
    const missing = '/photos/missing.jpg';
    if (one) one.urls = { thumb: missing, medium: '/photos/missing-too.jpg', original: '/photos/alina-1.jpg' };
    if (two)
      Object.assign(two, { urls: { thumb: missing, medium: null, original: null }, url: null, thumbnailUrl: '/photos/missing-too.jpg' });
  },
  play: async () => {
    const first = await tile(/IMG_0212/);
    await waitFor(() => expect(within(first).getByRole<HTMLImageElement>('img').currentSrc).toContain('alina-1'));
    await within(await tile(/IMG_0215/)).findByText('Не удалось загрузить');
    await expect(await screen.findByText('Не удалось показать: 1')).toBeVisible();
    await click('Показать ещё раз');
    await expect(await screen.findByText('Не удалось показать: 1')).toBeVisible();
    await expect(toasts.list()).toEqual([]);
  },
});
