import { getPhotographer } from '@portal/api';
import { cardOf, createWorld, demoPeople, down, once, refuse, slow } from '@portal/mocks';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { fullyOpened } from '@portal/storybook/fullyOpened.ts';
import { focusIn } from '@portal/storybook/focusIn.ts';
import preview from '@portal/storybook/preview.tsx';
import { nothingKnown } from '../portfolio/inStories.ts';
import { PhotographerModal } from './PhotographerModal.tsx';

const anna = demoPeople()[0];
const address = `/photographers?photographer=${anna?.id}`;

const meta = preview.meta({
  title: 'Directory/Photographer dialog',
  tags: ['phone'],
  component: PhotographerModal,
  args: { cards: [] },
  parameters: { layout: 'fullscreen', address, docs: { story: { inline: false, height: '900px' } } },
});

/** About the photographer, over the directory. */
export const Content = meta.story();

/** Its photos by portfolio. */
export const Portfolio = meta.story({ parameters: { address: `${address}&tab=portfolio` } });

/** How to reach the photographer: a tab on a phone, the end of the left column on a desktop. */
export const Contacts = meta.story({ parameters: { address: `${address}&tab=contacts` } });

/** Opened from the list: the card's data is shown at once. */
export const Loading = meta.story({
  args: { cards: anna ? [cardOf(createWorld(), anna)] : [] },
  beforeEach: ({ msw }) => msw.use(...slow('infinite', getPhotographer)),
});

/** Opened by its address: nothing is known yet. */
export const LoadingByLink = meta.story({ beforeEach: ({ msw }) => msw.use(...slow('infinite', getPhotographer)) });

/** The photographer did not arrive. */
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...down(getPhotographer)) });

/** The address names nobody, or somebody who is hidden. */
export const NotFound = meta.story({ beforeEach: ({ msw }) => msw.use(...refuse(getPhotographer, 404, 'Фотограф не найден')) });

/** Only a name is known. */
export const Empty = meta.story({
  beforeEach: ({ world }) => {
    const person = world.people.find(({ id }) => id === anna?.id);
    if (person) Object.assign(person, nothingKnown);
  },
});

export const EmptyAnnouncesNothing = Empty.extend({
  name: 'Guard: what the photographer did not fill in leaves no label behind',
  beforeEach: ({ world }) => {
    const person = world.people.find(({ id }) => id === anna?.id);
    if (person) person.available = false;
  },
  play: async () => {
    const dialog = within(await fullyOpened(await screen.findByRole('dialog')));
    await dialog.findByText('Информация отсутствует');
    for (const text of ['Опыт', 'Оборудование', 'Школьные альбомы']) await expect(dialog.queryByText(text, { exact: true })).toBeNull();
    await expect(dialog.getByText('Сейчас не принимает заказы')).toBeInTheDocument();
  },
});

export const RetryRequestsAgain = meta.story({
  name: 'Guard: a dialog whose photographer could not be loaded says why, and retries',
  beforeEach: ({ msw }) => msw.use(...once(down(getPhotographer))),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('Ошибка при загрузке данных фотографа')).toBeInTheDocument();
    await expect(await screen.findByText('Произошла ошибка сервера, пожалуйста, попробуйте позже')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Попробовать снова' }));
    await expect(await screen.findByRole('dialog', { name: 'Анна Воскресенская' })).toBeInTheDocument();
  },
});

/** Words without a place to break. */
export const LongWords = meta.story({
  beforeEach: ({ world }) => {
    const person = world.people.find(({ id }) => id === anna?.id);
    if (person)
      Object.assign(person, {
        firstName: 'Переосвидетельствование',
        lastName: 'Достопримечательностенко',
        city: 'Петропавловск-Камчатский',
      });
  },
});

export const SideFades = meta.story({
  name: 'Guard: the left column fades above its foot while there is more below, and is whole at its end',
  globals: { viewport: { value: 'desktop', isRotated: false } },
  beforeEach: ({ world }) => {
    const person = world.people.find(({ id }) => id === anna?.id);
    if (person) person.bio = Array.from({ length: 30 }, () => person.bio).join('\n\n');
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const contact = await within(dialog).findByRole('button', { name: 'Связаться' });
    const column = await waitFor(() => {
      const found = contact.parentElement?.previousElementSibling;
      if (!found || found.scrollHeight <= found.clientHeight) throw new Error('Nothing to scroll');
      return found;
    });
    const fade = () => getComputedStyle(column).getPropertyValue('--scroll-fade');
    await waitFor(() => expect(fade()).toBe('56px'));
    column.scrollTop = column.scrollHeight;
    await waitFor(() => expect(fade()).toBe('0px'));
  },
});

/** At 320 px, the narrowest window that the portal supports. */
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });

export const TabsAreWhole = Narrow.extend({
  name: 'Guard: on the smallest phone all three tabs are visible',
  play: async () => {
    const tabs = await screen.findAllByRole('tab');
    await expect(tabs.map((tab) => tab.textContent)).toEqual(['О фотографе', 'Портфолио', 'Контакты']);
    const edge = (await screen.findByRole('tabpanel')).getBoundingClientRect().right;
    await expect(Math.max(...tabs.map((tab) => tab.getBoundingClientRect().right))).toBeLessThanOrEqual(edge);
  },
});

const sideways = {
  parameters: {
    address: `${address}&tab=portfolio`,
    viewport: { options: { sideways: { name: '844 × 390', styles: { width: '844px', height: '390px' } } } },
  },
  globals: { viewport: { value: 'sideways', isRotated: false } },
};

/** A phone held sideways: the head scrolls away, the tabs stay. */
export const Sideways = meta.story(sideways);

export const SidewaysShowsPhotos = meta.story({
  name: 'Guard: on a phone held sideways the portfolio shows photos at once, above the button at the lower edge',
  ...sideways,
  play: async () => {
    const dialog = within(await fullyOpened(await screen.findByRole('dialog')));
    const [photo] = await dialog.findAllByRole('link', { name: /^Открыть фото 1/ });
    const contact = await dialog.findByRole('button', { name: 'Связаться' });
    const edge = contact.parentElement?.getBoundingClientRect().top ?? 0;
    await expect(edge - (photo?.getBoundingClientRect().top ?? edge)).toBeGreaterThanOrEqual(60);
  },
});

/** A photographer whose card in the list has no contacts. */
const silent = anna && { ...cardOf(createWorld(), anna), phone: null, socialLinks: [] };

export const ContactsLoading = meta.story({
  name: 'Guard: missing contacts are reported once they are known to be missing, not while they load',
  args: { cards: silent ? [silent] : [] },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  parameters: { address: `${address}&tab=contacts` },
  beforeEach: ({ msw }) => msw.use(...slow('infinite', getPhotographer)),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(await within(dialog).findByRole('link', { name: 'Страница фотографа' })).toBeInTheDocument();
    await expect(within(dialog).queryByText('Фотограф пока не указал контакты')).toBeNull();
  },
});

export const ContactIsANotice = meta.story({
  name: 'Guard: «Связаться» only reports that it is in development',
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Связаться' }));
    await waitFor(() => expect(screen.getByText('В разработке')).toBeVisible());
  },
});

export const EscapeClosesTheAddress = meta.story({
  name: 'Guard: the tab is called by the photographer while the dialog is open; Escape leaves the directory’s address and title',
  play: async ({ userEvent }) => {
    await focusIn(await screen.findByRole('dialog', { name: 'Анна Воскресенская' }));
    await expect(document.title).toMatch(/^Анна Воскресенская, фотограф, .+ — Диафрагма$/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(document.documentElement.dataset['address']).toBe('/photographers');
    await expect(document.title).toBe('Фотографы — Диафрагма');
  },
});

export const Shared = meta.story({
  name: 'Guard: «Поделиться» copies the address of the photographer’s own page',
  parameters: { address: `${address}&tab=contacts` },
  play: async ({ userEvent }) => {
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Поделиться' }));
    await waitFor(() => expect(written).toHaveBeenCalledWith(`${location.origin}/photographer/${anna?.id}`));
  },
});

export const ViewerIsBounded = meta.story({
  name: 'Guard: the viewer stops at both ends, and another specialization begins with its first photo',
  // On a narrow screen the albums stand behind their tab.
  parameters: { address: `${address}&tab=portfolio` },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    const photos = await within(dialog).findAllByRole('link', { name: /^Открыть фото \d+ из/ });
    const [first] = photos;
    if (!first) throw new Error('No photo to open');
    const count = first.getAttribute('aria-label')?.match(/из (\d+)/)?.[1];
    await userEvent.click(first);
    const viewer = await focusIn(await screen.findByRole('dialog', { name: 'Просмотр фотографий' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(within(viewer).getByText(`1 из ${count}`)).toBeInTheDocument();
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(await within(viewer).findByText(`${count} из ${count}`)).toBeInTheDocument();
    await userEvent.click(within(viewer).getByRole('button', { name: 'Портрет' }));
    await expect(await within(viewer).findByText(/^1 из \d+$/)).toBeInTheDocument();
  },
});

export const BackClosesTheViewerOnly = meta.story({
  name: 'Guard: closing the viewer keeps the dialog open',
  // On a narrow screen the albums stand behind their tab.
  parameters: { address: `${address}&tab=portfolio` },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(await within(dialog).findByRole('link', { name: /^Открыть фото 2 из/ }));
    const viewer = await screen.findByRole('dialog', { name: 'Просмотр фотографий' });
    await userEvent.click(within(viewer).getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Просмотр фотографий' })).not.toBeInTheDocument());
    await expect(document.documentElement.dataset['address']).toBe(`${address}&tab=portfolio`);
    await expect(screen.getByRole('dialog', { name: 'Анна Воскресенская' })).toBeInTheDocument();
  },
});
