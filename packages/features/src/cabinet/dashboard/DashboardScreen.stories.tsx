import { getPhotographer, getProfile, lastWeeks, listActivity, listPortfolios, listProjects, listTutorials, sentences } from '@portal/api';
import { demoPeople, down, exampleRetouched, once, slow } from '@portal/mocks';
import { toasts } from '@portal/ui';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';

const meta = preview.meta({
  title: 'Cabinet/Dashboard',
  component: DashboardScreen,
  // Only a portfolio is missing.
  parameters: { address: '/dashboard', signedIn: true, world: { people: demoPeople(1).map((person) => ({ ...person, albums: [] })) } },
});

/** What is done, what is left to do, and the latest projects. */
export const Content = meta.story();

/** Skeletons keep the places of what is loading. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...slow('infinite', getProfile)) });

/** The server did not answer: the rest of the page stays usable. */
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...down(getProfile)) });

export const LongWords = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  beforeEach: ({ world }) => {
    const [person] = world.people;
    if (person)
      Object.assign(person, { firstName: 'Переосвидетельствованиеблагодарственногописьма', avatar: null, phone: null, email: null });
  },
});

/** At 320 px, the narrowest window that the portal supports. */
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });

const films = [
  { place: 'one', url: 'https://rutube.ru/video/0123456789abcdef0123456789abcdef', cover: '/pictures/caps.jpg' },
  { place: 'two', url: 'https://vkvideo.ru/video-1_2', cover: '/pictures/window.jpg' },
] as const;

/** With films that teach the cabinet. */
export const WithFilms = meta.story({ parameters: { world: { tutorials: films } } });

export const FilmsWaitForAClick = meta.story({
  name: 'Guard: each film has its cover and its button, and no frame before the click',
  parameters: { world: { tutorials: films } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'С чего начать' })).toBeVisible();
    await expect(await canvas.findAllByRole('button', { name: /^Смотреть/ })).toHaveLength(2);
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
});

export const FilmsAreSlow = meta.story({
  name: 'Guard: films that are slow hold nothing else up',
  parameters: { world: { tutorials: films } },
  beforeEach: ({ msw }) => msw.use(...slow('infinite', listTutorials)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ваши показатели' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'С чего начать' })).toBeVisible();
  },
});

/** The card is full: it is shown as the directory shows it. */
export const Complete = meta.story({ parameters: { world: { people: demoPeople(1) } } });

const nobody = { city: '', bio: '', avatar: null, email: null, phone: null, hourlyRate: null, specializationIds: [], socialLinks: [] };
const newcomers = demoPeople(1).map((person) => ({ ...person, ...nobody, albums: [], isListed: false }));

/** Nothing is there yet: no project, no film, a card that has a name. */
export const Newcomer = meta.story({ parameters: { world: { people: newcomers, projects: [] } } });

export const NewcomerNarrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  parameters: { world: { people: newcomers, projects: [] } },
});

/** Retouched photos wait until they are shown to clients. */
export const Waiting = meta.story({
  beforeEach: ({ world }) => {
    for (const project of world.projects.slice(0, 2))
      project.retouched = exampleRetouched(project, 6).map((photo) => ({ ...photo, shownAt: null }));
  },
});

export const WaitingLeadsThere = meta.story({
  name: 'Guard: it is said how many photos wait for the photographer, with a way to them',
  beforeEach: ({ world }) => {
    const [project] = world.projects;
    if (project) project.retouched = exampleRetouched(project, 12).map((photo) => ({ ...photo, shownAt: null }));
  },
  play: async ({ canvas, world }) => {
    const text = await canvas.findByText(/^Ждут вас: 12\sобработанных фотографий/);
    const link = within(text).getByRole('link', { name: world.projects[0]?.name ?? '' });
    await expect(link).toHaveAttribute('href', '/dashboard/projects?project=101&part=retouched');
  },
});

export const WhatMattersMost = meta.story({
  name: 'Guard: without a deadline the sentence under the greeting tells what waits for retouching, and without that what the card lacks',
  beforeEach: ({ world }) => {
    for (const project of world.projects) project.deadline = null;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/(ждёт|ждут) ретуши:/)).toBeVisible();
  },
});

export const Lacking = meta.story({
  name: 'Guard: where nothing waits, the sentence under the greeting leads to what the card lacks',
  parameters: { world: { people: newcomers, projects: [] } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'рассказ о себе' });
    await expect(link).toHaveAttribute('href', '/dashboard/profile#bio');
    await expect(link.parentElement).toHaveTextContent('Следующий шаг: рассказ о себе');
  },
});

export const Figures = meta.story({
  name: 'Guard: only what the portal knows has a number, and each leads to where it comes from',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('6 активных, в архиве 3')).toBeVisible();
    await expect(await canvas.findByText('как в каталоге')).toBeVisible();
    const figures = canvas.getAllByRole('definition').map((one) => one.textContent);
    await expect(figures).toEqual([
      '2',
      'указаны в проектах',
      '9',
      '6 активных, в архиве 3',
      '—Нет данных',
      'суммы заказов не хранятся',
      '4,9',
      'как в каталоге',
    ]);
    await expect(canvas.getByRole('link', { name: 'Клиенты' })).toHaveAttribute('href', '/dashboard/projects');
    await expect(canvas.getByRole('link', { name: 'Рейтинг' })).toHaveAttribute('href', expect.stringMatching(/^\/photographer\/\d+$/));
    // Without films there is no place for them.
    await expect(canvas.queryByRole('heading', { name: 'С чего начать' })).toBeNull();
  },
});

export const ByWeeks = meta.story({
  name: 'Guard: views and uploads are charted by week, each week in words too, and the one that goes on says so',
  play: async ({ canvas }) => {
    const views = within(await canvas.findByRole('list', { name: 'Просмотры по неделям' }));
    const weeks = views.getAllByRole('listitem');
    await expect(weeks).toHaveLength(8);
    await expect(weeks[6]).toHaveTextContent('9–15 ноября: 58 просмотров');
    await expect(weeks[7]).toHaveTextContent('16–22 ноября, неделя ещё идёт: 24 просмотра');
    await expect(canvas.getByText('357 просмотров за 8 недель, ваши собственные не в счёт')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Загруженные фото по неделям' })).toBeVisible();
  },
});

export const FirstWeek = meta.story({
  name: 'Guard: one week makes no chart, and a note says what will be shown',
  parameters: { world: { projects: [] } },
  beforeEach: ({ world }) => {
    for (const person of world.people) person.viewWeeks = new Map([[lastWeeks(world.now()).at(-1) ?? '', 3]]);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Пока 3 просмотра. Когда они наберутся за две недели, здесь появится график.')).toBeVisible();
    await expect(canvas.getByText(/^За последние недели загрузок не было\./)).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Просмотры по неделям' })).toBeNull();
  },
});

export const WeeksFailed = meta.story({
  name: 'Guard: weeks that do not come leave the figures, and are asked for again',
  beforeEach: ({ msw }) => msw.use(...once(down(listActivity))),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Не удалось загрузить просмотры и загрузки по неделям.')).toBeVisible();
    await expect(await canvas.findByText('6 активных, в архиве 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(await canvas.findByRole('list', { name: 'Просмотры по неделям' })).toBeVisible();
  },
});

export const Urgent = meta.story({
  name: 'Guard: the project that is due next stands first and is named under the greeting, each a link to it',
  beforeEach: ({ world }) => {
    const [first, second, third] = world.projects;
    Object.assign(first ?? {}, { deadline: '2099-12-20' });
    Object.assign(second ?? {}, { deadline: '2099-12-10' });
    Object.assign(third ?? {}, { deadline: '2099-12-01', archivedAt: '2026-01-01T00:00:00Z' });
  },
  play: async ({ canvas, world }) => {
    const next = world.projects[1];
    const links = await canvas.findAllByRole('link', { name: next?.name ?? '' });
    await expect(links).toHaveLength(2);
    for (const link of links) await expect(link).toHaveAttribute('href', `/dashboard/projects?project=${next?.id}`);
    const rows = within(canvas.getAllByRole('list').find((list) => list.contains(links[1] ?? null)) ?? document.body).getAllByRole(
      'listitem',
    );
    await expect(rows).toHaveLength(4);
    await expect(rows[0]).toContainElement(links[1] ?? null);
  },
});

export const FirstProject = meta.story({
  name: 'Guard: without projects the way to the first one is there',
  parameters: { world: { projects: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Создать проект' })).toHaveAttribute('href', '/dashboard/projects');
    await expect(await canvas.findByText('в проектах пока не указаны')).toBeVisible();
  },
});

export const NotListed = meta.story({
  name: 'Guard: of a card that the directory does not show yet no rating is requested, and none is called failed',
  parameters: { world: { people: demoPeople(1).map((person) => ({ ...person, city: '', specializationIds: [], isListed: false })) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('карточки пока нет в каталоге')).toBeVisible();
    await expect(canvas.queryByText('не удалось загрузить')).toBeNull();
  },
});

export const ProjectsFailed = meta.story({
  name: 'Guard: failed projects leave a dash, and the page works',
  beforeEach: ({ msw }) => msw.use(...down(listProjects)),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('не удалось загрузить'))[0]).toBeVisible();
    await expect(canvas.getByText('Не удалось загрузить проекты.')).toBeVisible();
    await expect(toasts.list()).toEqual([]);
  },
});

export const NextStep = meta.story({
  name: 'Guard: the panel leads to the card',
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Заполнить карточку' });
    await expect(link).toHaveAttribute('href', '/dashboard/profile');
    const steps = within(canvas.getByRole('list', { name: 'Шаги к полной карточке' }));
    await expect(steps.getAllByRole('listitem')).toHaveLength(10);
    await expect(steps.getAllByRole('link')).toHaveLength(1);
    await expect(steps.getByRole('link', { name: 'Соберите портфолио' })).toHaveAttribute('href', '/dashboard/profile#portfolio');
  },
});

export const Full = meta.story({
  name: 'Guard: a full card is shown as in the directory, and its address can be copied',
  parameters: { world: { people: demoPeople(1) } },
  play: async ({ canvas, userEvent, world }) => {
    await waitFor(() => expect(canvas.queryByText('Загрузка карточки…')).toBeNull());
    await expect(canvas.getByRole('heading', { level: 1, name: 'Здравствуйте, Анна' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Заполнить карточку' })).toBeNull();
    await expect(await canvas.findByRole('article', { name: /^Анна/ })).toBeVisible();
    await expect(toasts.list()).toEqual([]);
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Скопировать ссылку' }));
    await waitFor(() => expect(toasts.list()).toMatchObject([{ type: 'success', title: 'Ссылка скопирована' }]));
    const [person] = world.people;
    await expect(written).toHaveBeenCalledWith(`${location.origin}/photographer/${person?.id}`);
  },
});

export const CardFailed = meta.story({
  name: 'Guard: a card that the directory does not answer with is not taken for one without a rating, and is asked for again',
  parameters: { world: { people: demoPeople(1) } },
  beforeEach: ({ msw }) => msw.use(...once(down(getPhotographer))),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Не удалось загрузить карточку.')).toBeVisible();
    await expect(canvas.getByText('не удалось загрузить')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(await canvas.findByRole('article', { name: /^Анна/ })).toBeVisible();
    await expect(canvas.getByText('как в каталоге')).toBeVisible();
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
