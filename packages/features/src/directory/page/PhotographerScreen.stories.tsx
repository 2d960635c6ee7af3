import { getPhotographer, sentences } from '@portal/api';
import { demoPeople, down, offline, once, refuse, slow } from '@portal/mocks';
import { toasts } from '@portal/ui';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { focusIn } from '@portal/storybook/focusIn.ts';
import { ownScrolls } from '@portal/storybook/ownScrolls.ts';
import preview from '@portal/storybook/preview.tsx';
import { nothingKnown } from '../portfolio/inStories.ts';
import { PhotographerScreen } from './PhotographerScreen.tsx';

const id = String(demoPeople()[0]?.id);

const meta = preview.meta({
  title: 'Directory/Photographer page',
  tags: ['phone'],
  component: PhotographerScreen,
  args: { id },
  parameters: { layout: 'fullscreen', address: `/photographer/${id}`, docs: { story: { inline: false, height: '900px' } } },
});

/** The page of a photographer, which search engines read as well. */
export const Content = meta.story();

/** Skeletons keep the places of what is loading. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...slow('infinite', getPhotographer)) });

/** The photographer did not arrive. */
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...down(getPhotographer)) });

/** The address names nobody, or somebody who is hidden. */
export const NotFound = meta.story({ beforeEach: ({ msw }) => msw.use(...refuse(getPhotographer, 404, 'Фотограф не найден')) });

const robots = () => document.head.querySelector('meta[name=robots]');

export const UnknownIsNotListed = NotFound.extend({
  name: 'Guard: the page of an unknown photographer is not for search engines',
  beforeEach: () => robots()?.remove(),
  play: async () => {
    await screen.findByText('Фотограф не найден');
    await waitFor(() => expect(robots()).toHaveAttribute('content', 'noindex'));
  },
});

/** Only a name is known. */
export const Empty = meta.story({
  beforeEach: ({ world }) => {
    const person = world.people.find((one) => String(one.id) === id);
    if (person) Object.assign(person, nothingKnown);
  },
});

export const EmptyIsShown = Empty.extend({
  name: 'Guard: a photographer who has filled in nothing has a page that shows what is missing',
  play: async ({ canvas }) => {
    for (const text of ['У фотографа пока нет фотографий в портфолио', 'Информация отсутствует', 'Цена не указана'])
      await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvas.queryByText('Нажмите для просмотра')).toBeNull();
    await expect(canvas.getByRole('img', { name: 'Анна Воскресенская' })).toHaveAttribute(
      'src',
      expect.stringContaining('default-portrait'),
    );
    await expect(canvas.queryByRole('list', { name: 'Соцсети и контакты' })).toBeNull();
  },
});

/** Words without a place to break. */
export const LongWords = meta.story({
  beforeEach: ({ world }) => {
    const person = world.people.find((one) => String(one.id) === id);
    if (person) Object.assign(person, { firstName: 'Переосвидетельствование', lastName: 'Достопримечательностенко' });
  },
});

export const SurnamesAreWhole = meta.story({
  name: 'Guard: a long surname does not break inside of a word',
  tags: ['!phone'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  beforeEach: ({ world }) => {
    const person = world.people.find((one) => String(one.id) === id);
    if (person) Object.assign(person, { firstName: 'Александра', lastName: 'Рождественская-Преображенская' });
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('heading', { level: 1 });
    const text = name.firstChild as Text;
    const range = document.createRange();
    const lines = [...text.data.matchAll(/[^\s-]+/g)].map(({ index, 0: word }) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return [word, range.getClientRects().length];
    });
    await expect(lines).toEqual([
      ['Александра', 1],
      ['Рождественская', 1],
      ['Преображенская', 1],
    ]);
  },
});

/** At 320 px, the narrowest window that the portal supports. */
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });

export const BesideOnATablet = meta.story({
  name: 'Guard: on a tablet the contacts stand beside the name and not below it',
  tags: ['!phone'],
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    const box = async (name: RegExp, role: 'link' | 'button') => (await canvas.findByRole(role, { name })).getBoundingClientRect();
    const contact = await box(/^Связаться/, 'button');
    const telegram = await box(/^Telegram/, 'link');
    await expect(telegram.left).toBeGreaterThan(contact.right);
    await expect(telegram.top).toBeLessThan(contact.top);
  },
});

export const DescriptionsHaveTheirLine = meta.story({
  name: 'Guard: the description of an album is under its title, however short it is',
  beforeEach: ({ world }) => {
    const person = world.people.find((one) => String(one.id) === id);
    if (person) person.albums = person.albums.map((album) => ({ ...album, title: 'Класс', description: 'Весна.' }));
  },
  play: async ({ canvas }) => {
    const titles = await canvas.findAllByRole('heading', { name: 'Класс' });
    const descriptions = canvas.getAllByText('Весна.');
    await expect(descriptions).toHaveLength(titles.length);
    for (const [index, title] of titles.entries())
      await expect(descriptions[index]?.getBoundingClientRect().top).toBeGreaterThanOrEqual(title.getBoundingClientRect().bottom);
  },
});

export const LinesOfABiography = meta.story({
  name: 'Guard: a biography retains its line breaks',
  beforeEach: ({ world }) => {
    const person = world.people.find((one) => String(one.id) === id);
    if (person) person.bio = 'Снимаю школы\nТула и область\n\nАльбом от 20 страниц';
  },
  play: async ({ canvas }) => {
    const text = document.createRange();
    text.selectNodeContents(await canvas.findByText(/^Снимаю школы/));
    await expect(text.toString()).toBe('Снимаю школы\nТула и область');
    await expect(new Set([...text.getClientRects()].map(({ top }) => top)).size).toBe(2);
    await expect(canvas.getByText('Альбом от 20 страниц')).toBeVisible();
  },
});

export const ContactsAreWhole = meta.story({
  name: 'Guard: the column beside the portfolio has no scroll of its own, and its end, the telephone, comes whole into view and stays',
  globals: { viewport: { value: 'laptop', isRotated: false } },
  play: async ({ canvas }) => {
    const phone = await canvas.findByRole('link', { name: /^\+7/ });
    const column = canvas.getByRole('complementary');
    await expect(column.offsetHeight).toBeGreaterThan(window.innerHeight);
    await expect(ownScrolls(column)).toEqual([]);
    for (const top of [600, 1000]) {
      window.scrollTo({ top, behavior: 'instant' });
      await waitFor(() => expect(column.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight - 16, 0));
      await expect(phone.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    }
  },
});

export const RetryRequestsAgain = meta.story({
  name: 'Guard: a failure raises one notice, and the retry requests again',
  beforeEach: ({ msw }) => msw.use(...once(down(getPhotographer))),
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Попробовать снова' });
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ошибка при загрузке данных фотографа' })).toBeVisible();
    await expect(await screen.findAllByText('Ошибка')).toHaveLength(1);
    await userEvent.click(retry);
    await expect(await canvas.findByRole('button', { name: 'Связаться' })).toBeVisible();
  },
});

export const Offline = meta.story({
  name: 'Guard: that there is no connection is said once, under the title «Ошибка»',
  beforeEach: ({ msw }) => msw.use(...offline(getPhotographer)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Попробовать снова' });
    await waitFor(() => expect(toasts.list()).toMatchObject([{ type: 'error', title: 'Ошибка', message: sentences.noAnswer }]));
    await expect(canvas.queryByText(/соединени|не отвечает/)).toBeNull();
  },
});

export const Share = meta.story({
  name: 'Guard: the address of the page is copied where there is no share sheet',
  play: async ({ canvas, userEvent }) => {
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(await canvas.findByRole('button', { name: 'Поделиться' }));
    await waitFor(() => expect(screen.getByText('Ссылка скопирована')).toBeVisible());
    await expect(written).toHaveBeenCalledWith(`${location.origin}/photographer/${id}`);
  },
});

export const ViewerGoesRound = meta.story({
  name: 'Guard: the lightbox goes round from the first photo to the last',
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('link', { name: /^Открыть фото 1 из/ });
    if (!first) throw new Error('No photo to open');
    const count = first.getAttribute('aria-label')?.match(/из (\d+)/)?.[1];
    await userEvent.click(first);
    await focusIn(await screen.findByRole('dialog'));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await screen.findByText(`${count} из ${count}`)).toBeInTheDocument();
    await expect(document.documentElement.dataset['address']).toBe(`/photographer/${id}?photo=${count}`);
  },
});
