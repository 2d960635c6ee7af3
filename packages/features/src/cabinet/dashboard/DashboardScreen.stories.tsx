import { getProfile, listPortfolios, sentences } from '@portal/api';
import { demoPeople, down, slow } from '@portal/mocks';
import { toasts } from '@portal/ui';
import { expect, waitForElementToBeRemoved } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
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

export const NextStep = meta.story({
  name: 'Guard: the panel leads to the card',
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Заполнить карточку' });
    await expect(link).toHaveAttribute('href', '/dashboard/profile');
    await expect(canvas.getByText('Осталось: портфолио хотя бы с одним фото.')).toBeVisible();
  },
});

export const Full = meta.story({
  name: 'Guard: with a portfolio the card is full and the panel is gone',
  parameters: { world: { people: demoPeople(1) } },
  play: async ({ canvas }) => {
    await waitForElementToBeRemoved(await canvas.findByText('Загрузка карточки…'));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Здравствуйте, Анна' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Заполнить карточку' })).toBeNull();
    await expect(toasts.list()).toEqual([]);
  },
});

export const PortfoliosFailed = meta.story({
  name: 'Guard: failed portfolios are told, and the panel shows what is known',
  beforeEach: ({ msw }) => msw.use(...down(listPortfolios)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Заполнить карточку' })).toBeVisible();
    await expect(toasts.list()).toMatchObject([{ type: 'error', title: 'Ошибка загрузки портфолио', message: sentences.server }]);
  },
});
