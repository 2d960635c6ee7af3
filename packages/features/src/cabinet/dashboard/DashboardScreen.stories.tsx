import { getProfile, listPortfolios, listProjects, sentences } from '@portal/api';
import { demoPeople, down, slow } from '@portal/mocks';
import { toasts } from '@portal/ui';
import { expect, waitFor } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';

const meta = preview.meta({
  title: 'Cabinet/Dashboard',
  component: DashboardScreen,
  // Only a portfolio is missing.
  parameters: { address: '/dashboard', signedIn: true, world: { people: demoPeople(1).map((person) => ({ ...person, albums: [] })) } },
});

export const Content = meta.story();

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...slow('infinite', getProfile)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...down(getProfile)) });

export const LongWords = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  beforeEach: ({ world }) => {
    const [person] = world.people;
    if (person)
      Object.assign(person, { firstName: 'Переосвидетельствованиеблагодарственногописьма', avatar: null, phone: null, email: null });
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });

const films = [
  { place: 'one', url: 'https://rutube.ru/video/0123456789abcdef0123456789abcdef', cover: '/pictures/caps.jpg' },
  { place: 'two', url: 'https://vkvideo.ru/video-1_2', cover: '/pictures/window.jpg' },
] as const;

export const WithFilms = meta.story({ parameters: { world: { tutorials: films } } });

export const FilmsWaitForAClick = meta.story({
  name: 'Guard: each film has its cover and its button, and no frame before the click',
  parameters: { world: { tutorials: films } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'С чего начать' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Смотреть/ })).toHaveLength(2);
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
});

export const Figures = meta.story({
  name: 'Guard: only projects have a number, since nothing else is counted',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('6 активных')).toBeVisible();
    const figures = canvas.getAllByRole('definition').map((one) => one.textContent);
    await expect(figures.filter((text) => /\d/.test(text ?? ''))).toEqual(['9', '6 активных']);
    // Without films there is no place for them.
    await expect(canvas.queryByRole('heading', { name: 'С чего начать' })).toBeNull();
  },
});

export const ProjectsFailed = meta.story({
  name: 'Guard: failed projects leave a dash, and the page works',
  beforeEach: ({ msw }) => msw.use(...down(listProjects)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('не удалось загрузить')).toBeVisible();
    await expect(toasts.list()).toEqual([]);
  },
});

export const NextStep = meta.story({
  name: 'Guard: the panel leads to the card',
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Заполнить карточку' });
    await expect(link).toHaveAttribute('href', '/dashboard/profile');
    const missing = canvas.getByRole('link', { name: 'портфолио хотя бы с одним фото' });
    await expect(missing).toHaveAttribute('href', '/dashboard/profile#portfolio');
  },
});

export const Full = meta.story({
  name: 'Guard: with a portfolio the card is full and the panel is gone',
  parameters: { world: { people: demoPeople(1) } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('Загрузка карточки…')).toBeNull());
    await expect(canvas.getByRole('heading', { level: 1, name: 'Здравствуйте, Анна' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Заполнить карточку' })).toBeNull();
    await expect(toasts.list()).toEqual([]);
  },
});

export const PortfoliosFailed = meta.story({
  name: 'Guard: failed portfolios are reported, and the panel shows what is known',
  beforeEach: ({ msw }) => msw.use(...down(listPortfolios)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Заполнить карточку' })).toBeVisible();
    await expect(toasts.list()).toMatchObject([{ type: 'error', title: 'Ошибка загрузки портфолио', message: sentences.server }]);
  },
});
