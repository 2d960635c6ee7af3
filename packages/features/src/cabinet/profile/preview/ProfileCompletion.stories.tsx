import { demoPeople } from '@portal/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { nothingFilled, ready, save } from '../inStories.ts';
import { ProfileScreen } from '../ProfileScreen.tsx';

const meta = preview.meta({
  title: 'Cabinet/Profile',
  component: ProfileScreen,
  parameters: { address: '/dashboard/profile', signedIn: true },
});

export const Completion = meta.story({
  name: 'Guard: the percent follows what is typed, a moment later',
  parameters: { world: { people: demoPeople(1).map((person) => ({ ...person, ...nothingFilled })) } },
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    await expect(canvas.getByText('22 %')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('О себе'), 'Снимаю');
    await expect(await canvas.findByText('33 %')).toBeVisible();
  },
});

export const CompleteCard = meta.story({
  name: 'Guard: a full card with a photo in a portfolio shows 100, and the green banner is there',
  play: async ({ canvas, canvasElement, world }) => {
    await ready(canvasElement);
    await expect(canvas.getByText('100 %')).toBeVisible();
    await expect(canvas.getByText('Карточка заполнена.')).toBeVisible();
    const shown = within(canvas.getByRole('article')).getAllByRole('listitem');
    const featured = world.people[0]?.albums.map(({ photos }) => photos[0]?.url);
    await expect(shown.slice(0, 3).map((item) => item.querySelector('img')?.getAttribute('src'))).toEqual(featured);
    // Removing one required part removes the banner and lowers the percentage.
    await userEvent.clear(canvas.getByLabelText('О себе'));
    await expect(await canvas.findByText('89 %')).toBeVisible();
    await expect(canvas.queryByText('Карточка заполнена.')).toBeNull();
  },
});

export const PreviewFirst = meta.story({
  name: 'Guard: beside the form the card comes before the tips, so that a low screen shows it from the first field on',
  globals: { viewport: { value: 'wide', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    const tips = canvas.getByText('Фото профиля, имя и город обязательны');
    const card = canvas.getByRole('article').getBoundingClientRect();
    await expect(card.bottom).toBeLessThan(tips.getBoundingClientRect().top);
    await expect(canvas.getByRole('link', { name: 'Открыть в каталоге' })).toHaveAttribute('target', '_blank');
  },
});

export const CompleteOnceSaved = meta.story({
  name: 'Guard: a card that is only typed is not reported as published in the directory',
  beforeEach: ({ world }) => {
    Object.assign(world.people[0] ?? {}, { bio: '' });
  },
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    await userEvent.type(canvas.getByLabelText('О себе'), 'Снимаю школы');
    await expect(await canvas.findByText('100 %')).toBeVisible();
    await expect(canvas.queryByText('Карточка заполнена.')).toBeNull();
    await save(canvasElement);
    await expect(await canvas.findByText('Карточка заполнена.')).toBeVisible();
  },
});

export const WithoutPortfolio = meta.story({
  name: 'Guard: without a photo in a portfolio a full card shows 89, and there is no banner',
  beforeEach: ({ world }) => {
    for (const album of world.people[0]?.albums ?? []) album.photos = [];
  },
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    await expect(canvas.getByText('89 %')).toBeVisible();
    await expect(canvas.queryByText('Карточка заполнена.')).toBeNull();
    await expect(canvas.getByRole('link', { name: /портфолио/ })).toHaveAttribute('href', '/dashboard/profile#portfolio');
    await userEvent.click(canvas.getByRole('link', { name: /портфолио/ }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Добавить портфолио' })).toHaveFocus());
  },
});

export const MissingPartsLead = meta.story({
  name: 'Guard: each missing part is a link that puts the cursor into its field, also for the second time',
  beforeEach: ({ world }) => {
    Object.assign(world.people[0] ?? {}, { phone: null, hourlyRate: null, avatar: null });
  },
  play: async ({ canvas, userEvent }) => {
    const phone = await canvas.findByRole('link', { name: 'телефон' });
    await userEvent.click(phone);
    await waitFor(() => expect(canvas.getByLabelText('Телефон')).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'ставка за час' }));
    await waitFor(() => expect(canvas.getByLabelText('Ставка за час')).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'фото профиля' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Загрузить фото' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'телефон' }));
    await waitFor(() => expect(canvas.getByLabelText('Телефон')).toHaveFocus());
  },
});

export const LedToPortfolios = meta.story({
  name: 'Guard: a link from another page to the missing portfolio leads to its button',
  parameters: { address: '/dashboard/profile#portfolio' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Добавить портфолио' })).toHaveFocus());
  },
});
