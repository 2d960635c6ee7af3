import { getProfile, listCategories, listPortfolios, listSocialNetworks, sentences } from '@portal/api';
import { demoPeople, down, gateFor, once, slow } from '@portal/mocks';
import { toasts } from '@portal/ui';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { nothingFilled, notices, ready, save } from './inStories.ts';
import { ProfileScreen } from './ProfileScreen.tsx';

const meta = preview.meta({
  title: 'Cabinet/Profile',
  tags: ['phone'],
  component: ProfileScreen,
  parameters: { address: '/dashboard/profile', signedIn: true },
});

/** A filled card, in the sections in which visitors read it. */
export const Content = meta.story();

/** Nothing is filled in yet. */
export const Newcomer = meta.story({ parameters: { world: { people: demoPeople(1).map((person) => ({ ...person, ...nothingFilled })) } } });

/** Skeletons keep the places of the form. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...slow('infinite')) });

/** The card did not arrive: no form, but a way to try again. */
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...down(getProfile)) });

/** At 320 px, the narrowest window that the portal supports. */
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });

export const LongWords = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  beforeEach: ({ world }) => {
    const [person] = world.people;
    if (!person) return;
    person.firstName = 'Переосвидетельствованиеблагодарственногописьма';
    person.lastName = 'Рентгеноэлектрокардиографическаяфамилия';
    person.bio = 'Слово'.repeat(190);
  },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

const parts = [getProfile, listCategories, listSocialNetworks, listPortfolios].map(gateFor);

export const Together = meta.story({
  name: 'Guard: the card and its lists are requested together',
  beforeEach: ({ msw }) => msw.use(...parts.flatMap((part) => part.close())),
  play: async ({ canvas, canvasElement }) => {
    // None is answered yet.
    await waitFor(() => expect(parts.map((part) => part.requests())).toEqual([1, 1, 1, 1]));
    for (const part of parts) part.open();
    await ready(canvasElement);
    await expect(await canvas.findByRole('toolbar', { name: /^Специализации/ })).toBeVisible();
    await expect(await canvas.findByLabelText('YouTube')).toBeVisible();
  },
});

export const Retried = meta.story({
  name: 'Guard: a failed load is reported once, and the retry brings the card',
  beforeEach: ({ msw }) => msw.use(...once(down(getProfile))),
  play: async ({ canvas, canvasElement }) => {
    const retry = await canvas.findByRole('button', { name: 'Попробовать снова' });
    await expect(notices()).toEqual([['error', 'Не удалось загрузить карточку']]);
    await userEvent.click(retry);
    await ready(canvasElement);
  },
});

export const CategoriesFailed = meta.story({
  name: 'Guard: a failed list of specializations leaves the form usable',
  beforeEach: ({ msw }) => msw.use(...once(down(listCategories))),
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    await waitFor(() => expect(notices()).toEqual([['error', 'Не удалось загрузить специализации']]));
    await userEvent.click(await canvas.findByRole('button', { name: 'Попробовать снова' }));
    await expect(await canvas.findByRole('toolbar', { name: /^Специализации/ })).toBeVisible();
  },
});

export const SpecializationMissing = meta.story({
  name: 'Guard: a missing specialization is reported and focused also where their list has failed',
  beforeEach: ({ msw }) => msw.use(...down(listCategories)),
  parameters: { world: { people: demoPeople(1).map((person) => ({ ...person, specializationIds: [] })) } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await ready(canvasElement), 'ушка');
    await save(canvasElement);
    await expect(await canvas.findByText(sentences['categories.validation.required'])).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Попробовать снова' })).toHaveFocus());
  },
});

const lists = gateFor(listCategories);

export const SpecializationMissingEarly = meta.story({
  name: 'Guard: a missing specialization is reported also while their list is loading',
  beforeEach: ({ msw }) => msw.use(...lists.close()),
  parameters: { world: { people: demoPeople(1).map((person) => ({ ...person, specializationIds: [] })) } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await ready(canvasElement), 'ушка');
    await save(canvasElement);
    await expect(await canvas.findByText(sentences['categories.validation.required'])).toBeVisible();
    lists.open();
    await expect(await canvas.findByRole('toolbar', { name: /^Специализации/ })).toHaveAccessibleDescription(
      sentences['categories.validation.required'],
    );
  },
});

export const NotListed = meta.story({
  name: 'Guard: a card that visitors cannot see yet offers no page of it, and does once it is saved',
  parameters: { world: { people: demoPeople(1).map((person) => ({ ...person, specializationIds: [], isListed: false })) } },
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    await expect(canvas.getByText('Карточка появится в каталоге, когда вы её сохраните')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Открыть в каталоге' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Портрет' }));
    await save(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Открыть в каталоге' })).toBeVisible();
  },
});

export const PortfoliosFailed = meta.story({
  name: 'Guard: failed portfolios are reported, and the card can be filled in all the same',
  beforeEach: ({ msw }) => msw.use(...down(listPortfolios)),
  play: async ({ canvasElement, world }) => {
    const firstName = await ready(canvasElement);
    await expect(notices()).toEqual([['error', 'Ошибка загрузки портфолио']]);
    await expect(toasts.list()[0]?.message).toBe(sentences.server);
    await userEvent.type(firstName, 'ушка');
    await save(canvasElement);
    await waitFor(() => expect(world.people[0]?.firstName).toBe('Аннаушка'));
  },
});
