import { addressOf, getMe, listSpecializations, makeSocialLink, sentences } from '@portal/api';
import { createSession, type SessionOptions } from '@portal/features/session';
import { demoAccount, expired, gateFor, signedIn } from '@portal/mocks';
import { toasts } from '@portal/ui';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { ownScrolls } from '@portal/storybook/ownScrolls.ts';
import preview from '@portal/storybook/preview.tsx';
import { keepNodeMethods, translatePage, type Translator } from '@portal/storybook/translatePage.ts';
import { App } from './App.tsx';
import { notifySessionExpired } from './notifySessionExpired.ts';
import { routes } from './routes.tsx';
import { tolerateTranslators } from './ssr/client/tolerateTranslators.ts';

interface PortalAtProps {
  address: string;
  /** The stored token of an earlier visit. Called once. */
  token: () => string | null;
}

/** Separate storage for each story, and no other tabs. */
function freshBrowser(token: string | null): SessionOptions {
  let stored = token;
  const drafts = new Map<string, string>();
  return {
    storage: {
      read: () => stored,
      write: (next) => void (stored = next),
      clear: () => void (stored = null),
      clearCopy: () => undefined,
      refuse: () => void (stored = null),
    },
    tabs: { send: () => undefined, listen: () => () => undefined },
    draftStore: () => ({
      length: drafts.size,
      key: (index) => [...drafts.keys()][index] ?? null,
      getItem: (key) => drafts.get(key) ?? null,
      setItem: (key, value) => void drafts.set(key, value),
      removeItem: (key) => void drafts.delete(key),
    }),
    onExpired: notifySessionExpired,
  };
}

/** The whole portal, on the mocks. */
function PortalAt({ address, token }: PortalAtProps) {
  const [session] = useState(() => createSession(freshBrowser(token())));
  const [router] = useState(() => createMemoryRouter(routes, { initialEntries: [address] }));
  return (
    <App session={session}>
      <RouterProvider router={router} />
    </App>
  );
}

interface InStorybook {
  globals: Record<string, unknown>;
  world: Parameters<typeof signedIn>[0];
}

/** Signed in or not as the toolbar says, or else the story. */
const tokenOf = ({ globals, world }: InStorybook, ofStory: () => string | null) => {
  if (globals['viewer'] === 'visitor') return null;
  return globals['viewer'] === 'photographer' ? signedIn(world) : ofStory();
};

const meta = preview.meta({
  title: 'App/Portal',
  tags: ['phone'],
  component: PortalAt,
  args: { address: '/', token: (): string | null => null },
  parameters: { address: false, layout: 'fullscreen' },
  render: ({ address, token }, context) => <PortalAt address={address} token={() => tokenOf(context, token)} />,
});

/** For stories of a user who has signed in before. */
const returning = {
  render: ({ address }: PortalAtProps, context: InStorybook) => (
    <PortalAt address={address} token={() => tokenOf(context, () => signedIn(context.world))} />
  ),
};
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const loginForm = () => heading('Вход');
const dashboard = () => heading(/^Здравствуйте/);
const narrow = { globals: { viewport: { value: 'narrow', isRotated: false } } };

async function signIn() {
  await loginForm();
  await userEvent.type(screen.getByLabelText('Email'), demoAccount.email);
  await userEvent.type(screen.getByLabelText('Пароль'), demoAccount.password);
  await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
}

/** The assembled portal as a visitor opens it, with working links. */
export const Home = meta.story();

/** The directory, reached by its address. */
export const Catalogue = meta.story({ args: { address: '/photographers' } });

/** Sign-in, in the layout of the session’s pages. */
export const Login = meta.story({ args: { address: '/login' } });

/** Registration, with its steps beside the form. */
export const Register = meta.story({ args: { address: '/register' } });

/** The text of the terms, which anybody may read. */
export const Terms = meta.story({ args: { address: '/terms' } });

/** An address that no page has, with ways out. */
export const NotFound = meta.story({ args: { address: '/no-such-page' } });

/** The cabinet of somebody who is signed in. */
export const Dashboard = meta.story({ args: { address: '/dashboard' }, ...returning });

/** The form of the card, inside the cabinet. */
export const Profile = meta.story({ args: { address: '/dashboard/profile' }, ...returning });

/** The same form on a phone, with the cabinet’s navigation below. */
export const ProfileNarrow = meta.story({ args: { address: '/dashboard/profile' }, ...returning, ...narrow });

/** An unknown address on a phone. */
export const NotFoundNarrow = meta.story({ args: { address: '/no-such-page' }, ...narrow });

export const MocksOutliveAPage = meta.story({
  name: 'Guard: the mock service worker survives pagehide and answers the next page',
  play: async () => {
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    // oxlint-disable-next-line no-restricted-globals -- past the client, which would hide what the static host answers
    const answer = await fetch(addressOf(listSpecializations, {}));
    await expect(answer.headers.get('content-type')).toContain('application/json');
  },
});

export const WantedPage = meta.story({
  name: 'Guard: a cabinet page asks to sign in, and opens afterwards',
  args: { address: '/dashboard/profile' },
  play: async () => {
    await signIn();
    await expect(await heading('Моя карточка')).toBeVisible();
  },
});

export const FormStaysUntilThePage = meta.story({
  name: 'Guard: after signing in, the form stays as it was sent until the cabinet has loaded',
  args: { address: '/login' },
  play: async () => {
    const forms = new Set<Element>();
    const words: string[] = [];
    const observer = new MutationObserver(() => {
      for (const form of document.querySelectorAll('main form')) forms.add(form);
      const email = document.querySelector<HTMLInputElement>('main form input[type=email]');
      if (email) words.push(email.value);
    });
    observer.observe(document, { childList: true, subtree: true });
    await signIn();
    await dashboard();
    observer.disconnect();
    await expect(forms.size).toBe(1);
    await expect(words.at(-1)).toBe(demoAccount.email);
  },
});

export const SidebarHoldsNoPage = meta.story({
  name: 'Guard: on a low screen the sidebar of the cabinet has no scroll of its own, and the page brings its end into view',
  args: { address: '/dashboard/profile' },
  ...returning,
  parameters: { viewport: { options: { low: { name: 'Low', styles: { width: '1280px', height: '480px' } } } } },
  globals: { viewport: { value: 'low', isRotated: false } },
  play: async () => {
    await heading('Моя карточка');
    const sidebar = (await screen.findByRole('navigation', { name: 'Кабинет' })).parentElement ?? document.body;
    await expect(sidebar.offsetHeight).toBeGreaterThan(window.innerHeight);
    await expect(ownScrolls(sidebar)).toEqual([]);
    window.scrollTo({ top: 600, behavior: 'instant' });
    await waitFor(() => expect(sidebar.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0));
  },
});

const headContent = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');
const canonicalAddress = () => document.head.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;

export const HeadFollows = meta.story({
  name: 'Guard: the address and the robots in the head follow a navigation, and nothing is said about the page before',
  // The links of a wide header.
  tags: ['!phone'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { address: '/photographer/1' },
  play: async () => {
    await heading(/\S/);
    const ofServer = document.createElement('meta');
    ofServer.setAttribute('property', 'og:title');
    document.head.append(ofServer);
    await userEvent.click(within(screen.getAllByRole('banner')[0]!).getByRole('link', { name: 'Фотографы' }));
    await waitFor(() => expect(canonicalAddress()).toBe(`${location.origin}/photographers`));
    await expect(headContent('meta[property="og:url"]')).toBe(`${location.origin}/photographers`);
    await expect(ofServer.isConnected).toBe(false);
    await userEvent.click(screen.getByRole('link', { name: 'Войти' }));
    await waitFor(() => expect(headContent('meta[name=robots]')).toBe('noindex'));
    await expect(canonicalAddress()).toBeUndefined();
  },
});

export const UnknownCabinetPage = meta.story({
  name: 'Guard: any cabinet address asks a visitor to sign in, also one that does not exist',
  args: { address: '/dashboard/whatever' },
  play: async () => {
    await signIn();
    await expect(await heading('Страница не найдена')).toBeVisible();
  },
});

const checks = gateFor(getMe);

export const SignedInAtLogin = meta.story({
  name: 'Guard: a signed-in user sees no sign-in form, not even until the cabinet has loaded',
  args: { address: '/login' },
  ...returning,
  beforeEach: ({ msw }) => msw.use(...checks.close()),
  play: async () => {
    let isFormSeen = false;
    const observer = new MutationObserver(() => (isFormSeen ||= document.querySelector('main form') !== null));
    await expect(await screen.findByText('Загрузка…')).toBeInTheDocument();
    observer.observe(document, { childList: true, subtree: true });
    checks.open();
    await expect(await dashboard()).toBeVisible();
    observer.disconnect();
    await expect(isFormSeen).toBe(false);
  },
});

export const CheckIsAwaited = meta.story({
  name: 'Guard: a reload shows no flash of the sign-in form',
  args: { address: '/dashboard' },
  ...returning,
  beforeEach: ({ msw }) => msw.use(...checks.close()),
  play: async () => {
    await expect(await screen.findByText('Загрузка…')).toBeInTheDocument();
    await expect(screen.queryByLabelText('Пароль')).toBeNull();
    checks.open();
    await expect(await dashboard()).toBeVisible();
  },
});

export const RefusedAtStart = meta.story({
  name: 'Guard: an invalid stored token leads to the form without a toast',
  args: { address: '/dashboard', token: () => 'long-gone' },
  play: async () => {
    await loginForm();
    await expect(toasts.list()).toEqual([]);
  },
});

export const Expired = meta.story({
  name: 'Guard: an expired session shows one toast, however many calls fail',
  args: { address: '/dashboard' },
  ...returning,
  beforeEach: ({ world }) => {
    // With something left to fill in, the dashboard leads to the card.
    for (const person of world.people) person.phone = null;
  },
  play: async ({ msw }) => {
    const link = await screen.findByRole('link', { name: 'Заполнить карточку' });
    msw.use(...expired());
    await userEvent.click(link);
    await loginForm();
    await expect(toasts.list()).toMatchObject([{ type: 'warning', message: sentences.sessionExpired }]);
  },
});

export const Leaving = meta.story({
  name: 'Guard: signing out leads home, shows one toast, and closes the cabinet',
  args: { address: '/dashboard/profile' },
  ...returning,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ world }) => {
    await screen.findByLabelText('Имя');
    const [sidebarExit] = screen.getAllByRole('button', { name: 'Выйти' });
    if (sidebarExit) await userEvent.click(sidebarExit);
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(dialog.querySelector('button[data-tone=primary]') ?? dialog);
    await expect(await screen.findByRole('link', { name: 'Войти' })).toBeInTheDocument();
    await waitFor(() => expect(toasts.list()).toMatchObject([{ type: 'info', title: 'Вы вышли из системы' }]));
    await expect(world.sessions.size).toBe(0);
  },
});

export const Unsaved = meta.story({
  name: 'Guard: leaving a card that is not saved asks first, and staying keeps what was typed',
  args: { address: '/dashboard/profile' },
  ...returning,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Имя'), 'нушка');
    const [home] = screen.getAllByRole('link', { name: 'Главная' });
    if (!home) throw new Error('No way home');
    await userEvent.click(home);
    await userEvent.click(await screen.findByRole('button', { name: 'Остаться' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog', { name: 'Уйти без сохранения?' })).toBeNull());
    await expect(screen.getByLabelText('Имя')).toHaveValue('Аннанушка');
    await userEvent.click(home);
    await userEvent.click(await screen.findByRole('button', { name: 'Уйти' }));
    await expect(await dashboard()).toBeVisible();
  },
});

/** Bars that stick to the lower edge. */
function lowerBars(): Element[] {
  return [...document.querySelectorAll('main *, nav')].filter((element) => {
    const { position, bottom } = getComputedStyle(element);
    return position === 'sticky' && bottom !== 'auto' && element.getClientRects().length > 0;
  });
}

/** The focused element, if a bar covers it. */
function coveredFocus(bars: readonly Element[]): string[] {
  const focused = document.activeElement;
  if (!focused || bars.some((bar) => bar.contains(focused))) return [];
  const { bottom } = focused.getBoundingClientRect();
  const edge = Math.min(...bars.map((bar) => bar.getBoundingClientRect().top));
  return bottom <= edge ? [] : [`${focused.getAttribute('name') ?? focused.textContent}: ${bottom} > ${edge}`];
}

/** Goes through the whole card by the keyboard, down and up again. */
async function tabThroughCard() {
  const firstName = await screen.findByLabelText('Имя');
  await screen.findByLabelText('YouTube');
  await screen.findByRole('toolbar', { name: /^Специализации/ });
  await userEvent.type(firstName, 'нушка');
  const bars = lowerBars();
  await expect(bars).not.toEqual([]);
  const covered: string[] = [];
  const form = firstName.closest('form');
  const isInside = () => form?.contains(document.activeElement) && !bars.some((bar) => bar.contains(document.activeElement));
  const seen = new Set<Element | null>();
  for (const shift of [false, true]) {
    while (isInside()) {
      seen.add(document.activeElement);
      covered.push(...coveredFocus(bars));
      await userEvent.tab({ shift });
    }
    if (!shift) await userEvent.tab({ shift: true });
  }
  await expect(seen.size).toBeGreaterThan(15);
  await expect(covered).toEqual([]);
}

const seenFocus = { args: { address: '/dashboard/profile' }, ...returning, play: tabThroughCard };

export const SeenFocus = meta.story({
  name: 'Guard: no focused field of the card lies under a bar, 1440 wide',
  ...seenFocus,
  globals: { viewport: { value: 'desktop', isRotated: false } },
});

export const SeenFocusNotebook = meta.story({
  name: 'Guard: no focused field of the card lies under a bar, 1366 wide',
  ...seenFocus,
  globals: { viewport: { value: 'notebook', isRotated: false } },
});

export const SeenFocusMobile = meta.story({
  name: 'Guard: no focused field of the card lies under a bar, 390 wide',
  ...seenFocus,
  globals: { viewport: { value: 'mobile', isRotated: false } },
});

export const SeenWhileTyping = meta.story({
  name: 'Guard: the save bar does not appear on the field that is typed into',
  args: { address: '/dashboard/profile' },
  ...returning,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async () => {
    const rate = await screen.findByLabelText('Ставка за час');
    // As with a mouse: what is visible is focused without scrolling.
    window.scrollBy({ top: rate.getBoundingClientRect().bottom - window.innerHeight, behavior: 'instant' });
    rate.focus({ preventScroll: true });
    await userEvent.keyboard('1');
    await screen.findByRole('button', { name: 'Сохранить' });
    await expect(coveredFocus(lowerBars())).toEqual([]);
  },
});

export const ExpiredWhileTyping = meta.story({
  name: 'Guard: what was typed when the session ended is there again after signing in',
  args: { address: '/dashboard/profile' },
  ...returning,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ world }) => {
    await userEvent.type(await screen.findByLabelText('Имя'), 'нушка');
    world.sessions.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    await signIn();
    await waitFor(() => expect(screen.getByLabelText('Имя')).toHaveValue('Аннанушка'));
  },
});

export const ChangedWhileAway = meta.story({
  name: 'Guard: what was typed when the session ended does not undo what was saved elsewhere since',
  args: { address: '/dashboard/profile' },
  ...returning,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ world }) => {
    const telegram = await screen.findByLabelText('Telegram');
    await userEvent.type(screen.getByLabelText('Имя'), 'нушка');
    await userEvent.clear(telegram);
    await userEvent.type(telegram, 'here');
    world.sessions.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    await loginForm();
    const [person] = world.people;
    if (!person) throw new Error('Nobody');
    Object.assign(person, {
      firstName: 'Анюта',
      links: [makeSocialLink(2, 'elsewhere'), ...person.links.filter(({ type }) => type !== 'vk')],
    });
    await signIn();
    await waitFor(() => expect(screen.getByLabelText('Имя')).toHaveValue('Аннанушка'));
    await expect(screen.getByText(/^В другом окне сохранили «Анюта»\./)).toBeVisible();
    await expect(await screen.findByLabelText('Telegram')).toHaveValue('here');
    await expect(screen.getByLabelText('ВКонтакте')).toHaveValue('elsewhere');
  },
});

export const UnsavedAndLeaving = meta.story({
  name: 'Guard: signing out from a card that is not saved asks once, and names what would be lost',
  args: { address: '/dashboard/profile' },
  ...returning,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Имя'), 'нушка');
    const [sidebarExit] = screen.getAllByRole('button', { name: 'Выйти' });
    if (sidebarExit) await userEvent.click(sidebarExit);
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('Несохранённые изменения пропадут.');
    await userEvent.click(dialog.querySelector('button[data-tone=primary]') ?? dialog);
    await expect(await screen.findByRole('link', { name: 'Войти' })).toBeInTheDocument();
  },
});

export const BackFromNowhere = meta.story({
  name: 'Guard: «Назад» goes where one came from, and home when one came from nowhere',
  args: { address: '/no-such-page' },
  // The reader of this story may have come from somewhere.
  beforeEach: () => {
    const history = spyOn(navigation, 'canGoBack', 'get').mockReturnValue(false);
    return () => history.mockRestore();
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Назад' }));
    await expect(await heading(/фотографа/)).toBeVisible();
  },
});

/** Runs pending microtasks, but nothing that React schedules as a task. */
async function microtasks() {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
}

export const QuickFilters = meta.story({
  name: 'Guard: filters clicked faster than the page renders all apply',
  args: { address: '/photographers' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async () => {
    const names = ['Школьные альбомы', 'Портрет', 'Виньетки'];
    await screen.findByRole('button', { name: 'Школьные альбомы' });
    for (const name of names) {
      screen.getByRole('button', { name }).click();
      await microtasks();
    }
    for (const name of names) await expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  },
});

export const MobileMenu = meta.story({
  name: 'Guard: the menu of narrow screens leads on and closes itself',
  ...narrow,
  args: { address: '/terms' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Меню' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Войти' }));
    await loginForm();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(document.title).toBe('Вход — Диафрагма');
  },
});

export const Theme = meta.story({
  name: 'Guard: the theme switch changes the page and is remembered',
  args: { address: '/terms' },
  beforeEach: () => () => {
    document.cookie = 'dp-theme-preference=; Max-Age=0; Path=/';
  },
  play: async () => {
    const root = document.documentElement;
    const before = root.dataset['theme'];
    await userEvent.click(await screen.findByRole('button', { name: /^(Тёмная|Светлая) тема$/ }));
    await expect(root.dataset['theme']).not.toBe(before);
    await expect(document.cookie).toContain(`dp-theme-preference=${root.dataset['theme']}`);
    await userEvent.click(screen.getByRole('button', { name: /^(Тёмная|Светлая) тема$/ }));
    await expect(root.dataset['theme']).toBe(before);
  },
});

/** A directory that the browser has translated, and translates again after each change. */
const translated = {
  args: { address: '/photographers' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  beforeEach: () => {
    const undo = keepNodeMethods();
    tolerateTranslators();
    return undo;
  },
};

/** Waits for this count and this first photographer of a full page, and translates it. */
async function shows(count: string, first: string, translator: Translator) {
  const results = await screen.findByLabelText('Список фотографов');
  const names = () => [...results.querySelectorAll('h3')].map((name) => name.textContent);
  // Without waiting: between two answers the list is empty for a moment.
  await waitFor(() => {
    const shown = {
      count: results.querySelector('output')?.textContent,
      first: names()[0],
      names: names().length,
      different: new Set(names()).size,
    };
    return expect(shown).toEqual({ count, first, names: 12, different: 12 });
  });
  translatePage(document.body, translator);
}

export const TranslatedList = meta.story({
  name: 'Guard: a directory whose texts a translator has taken out is sorted, filtered, reset and paged',
  ...translated,
  play: async () => {
    await shows('30 фотографов', 'Михаил Крюков', 'instead');
    await userEvent.click(screen.getByText('По цене'));
    await shows('30 фотографов', 'Геннадий Чиж', 'instead');
    await userEvent.click(within(screen.getByLabelText('Фильтры поиска')).getByText('Портрет'));
    await shows('19 фотографов', 'Геннадий Чиж', 'instead');
    await userEvent.click(screen.getByText('Сбросить все'));
    await shows('30 фотографов', 'Михаил Крюков', 'instead');
    await userEvent.click(await screen.findByLabelText('Страница 2'));
    await shows('30 фотографов', 'Ольга Щёголева', 'instead');
  },
});

export const TranslatedDialog = meta.story({
  name: 'Guard: a directory whose texts a translator has wrapped opens a photographer, closes it and is sorted',
  ...translated,
  play: async () => {
    await shows('30 фотографов', 'Михаил Крюков', 'around');
    await userEvent.click(screen.getByText('Алина Сафонова'));
    const dialog = await screen.findByRole('dialog');
    translatePage(document.body, 'around');
    await waitFor(() => expect(dialog).toHaveTextContent(/Портфолио2 альбома/));
    translatePage(document.body, 'around');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await userEvent.click(screen.getByText('По цене'));
    await shows('30 фотографов', 'Геннадий Чиж', 'around');
  },
});
