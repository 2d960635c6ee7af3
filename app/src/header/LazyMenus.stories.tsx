import { createLazyModule, type LazyModule } from '@portal/features/common/overlays';
import { SessionContext, type SessionState, useSession } from '@portal/features/common/data';
import { toasts } from '@portal/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fullyOpened } from '@portal/storybook/fullyOpened.ts';
import preview from '@portal/storybook/preview.tsx';
import { CabinetTabBar } from '../layouts/CabinetTabBar.tsx';
import { AccountActions } from './AccountActions.tsx';
import { Header } from './Header.tsx';
import { MobileMenu } from './MobileMenu.tsx';

/** A lazy module whose first attempts to load fail. */
function late<T>(failures: number, load: () => Promise<T>): LazyModule<T> {
  let left = failures;
  return createLazyModule(async () => {
    left -= 1;
    if (left >= 0) throw new TypeError('Failed to fetch');
    return load();
  });
}

/** The story's Back. */
let goBack: () => void;

interface MenusProps {
  /** How many attempts to load each menu fail. */
  failures: number;
  /** Delays the code of the account menu. */
  arrival?: Promise<void>;
  /** Overrides the session of the mocked portal. */
  session?: SessionState;
  /** Also renders the cabinet's menu. */
  hasTabBar?: boolean;
}

function Menus({ failures, arrival, session, hasTabBar = false }: MenusProps) {
  const [account] = useState(() =>
    late(failures, async () => {
      await arrival;
      return import('./AccountMenu.tsx');
    }),
  );
  const [list] = useState(() => late(failures, () => import('./MobileMenuList.tsx')));
  const signedIn = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    goBack = () => void navigate(-1);
  }, [navigate]);
  return (
    <SessionContext value={session ? { ...signedIn, ...session } : signedIn}>
      <h1>Страница</h1>
      <AccountActions module={account} />
      <MobileMenu module={list} />
      {hasTabBar && <CabinetTabBar onLeave={fn()} />}
    </SessionContext>
  );
}

const meta = preview.meta({
  title: 'App/Portal',
  tags: ['phone'],
  component: Menus,
  args: { failures: 1 },
  parameters: { address: '/terms', signedIn: true },
});

const ownLink = () => screen.findByRole('link', { name: /, кабинет$/ });
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const arrival = Promise.withResolvers<void>();
/** Resolves after the next paint. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

export const WayIntoTheCabinet = meta.story({
  name: 'Guard: without the code of the account’s menu a link leads into the cabinet',
  play: async () => {
    await expect(await ownLink()).toHaveAttribute('href', '/dashboard');
  },
});

export const SecondClick = meta.story({
  name: 'Guard: a menu whose code fails to load says so, and the next click opens it',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Меню' }));
    await waitFor(() => expect(toasts.list()).toMatchObject([{ type: 'error', title: 'Меню не открылось' }]));
    await userEvent.click(screen.getByRole('button', { name: 'Меню' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Меню' })).toBeVisible());
  },
});

export const FocusedLink = meta.story({
  name: 'Guard: a focused cabinet link is replaced by the account menu only when it loses the focus',
  args: { failures: 0, arrival: arrival.promise },
  play: async () => {
    const link = await ownLink();
    link.focus();
    arrival.resolve();
    await import('./AccountMenu.tsx');
    await painted();
    await expect(link).toHaveFocus();
    link.blur();
    await expect(await screen.findByRole('button', { name: /, меню$/ })).toBeVisible();
  },
});

export const SessionChecking = meta.story({
  name: 'Guard: while the session is checked, the sign-in links are hidden and their space is reserved',
  args: { failures: 0, session: { state: 'checking' } },
  play: async ({ canvasElement }) => {
    const way = canvasElement.querySelector<HTMLElement>('a[href="/login"]');
    await expect(way).not.toBeVisible();
    await expect(way?.offsetWidth).toBeGreaterThan(0);
    await userEvent.click(await screen.findByRole('button', { name: 'Меню' }));
    await screen.findByRole('dialog', { name: 'Меню' });
    await expect(links()).not.toContain('Войти');
  },
});

export const InvalidToken = meta.story({
  name: 'Guard: with a token that the server has found invalid the sign-in links are visible while the browser checks it',
  args: { failures: 0, session: { state: 'checking', summary: null } },
  play: async ({ canvasElement }) => {
    const { dataset } = document.documentElement;
    try {
      // As `firstPaint` does in a browser with a token.
      dataset['token'] = '';
      await expect(canvasElement.querySelector('a[href="/login"]')).toBeVisible();
    } finally {
      delete dataset['token'];
    }
    await userEvent.click(await screen.findByRole('button', { name: 'Меню' }));
    await screen.findByRole('dialog', { name: 'Меню' });
    await expect(links()).toContain('Войти');
  },
});

export const KnownBySummary = meta.story({
  name: 'Guard: a user whose session summary was server-rendered has the link into the cabinet',
  args: { failures: 0, session: { state: 'checking', summary: { firstName: 'Анна', avatar: null } } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Меню' }));
    await screen.findByRole('dialog', { name: 'Меню' });
    await expect(links()).toContain('Кабинет');
    await expect(links()).not.toContain('Войти');
  },
});

const address = () => document.documentElement.dataset['address'];
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const BackCloses = meta.story({
  name: 'Guard: Back closes a menu, however often its button was clicked, and leads from where its link led to the page before',
  args: { failures: 0, hasTabBar: true },
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: async () => {
    for (const [opener, menu, link, place] of [
      ['Меню', 'Меню', 'Фотографы', '/photographers'],
      ['Ещё', 'Ещё', 'Настройки', '/dashboard/settings'],
    ] as const) {
      const button = await screen.findByRole('button', { name: opener });
      button.click();
      button.click();
      await screen.findByRole('dialog', { name: menu });
      goBack();
      await isClosed();
      await expect(address()).toBe('/terms');
      await userEvent.click(button);
      await userEvent.click(within(await screen.findByRole('dialog', { name: menu })).getByRole('link', { name: link }));
      await waitFor(() => expect(address()).toBe(place));
      await isClosed();
      goBack();
      await waitFor(() => expect(address()).toBe('/terms'));
      await expect(screen.queryByRole('dialog')).toBeNull();
    }
  },
});

const currents = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Меню' }));
  await screen.findByRole('dialog', { name: 'Меню' });
  return screen.getAllByRole('link').flatMap((link) => (link.ariaCurrent === null ? [] : [[link.textContent, link.ariaCurrent]]));
};

export const NoneIsCurrent = meta.story({
  name: 'Guard: on the home page none of its sections is marked as the current page',
  args: { failures: 0 },
  parameters: { address: '/' },
  play: async () => {
    await expect(await currents()).toEqual([]);
  },
});

export const WithinTheDirectory = meta.story({
  name: 'Guard: on a photographer’s page the directory is marked as current',
  args: { failures: 0 },
  parameters: { address: '/photographer/7' },
  play: async () => {
    await expect(await currents()).toEqual([['Фотографы', 'true']]);
  },
});

function placeOf(element: Element | null): number[] {
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  return [left, top, width, height].map(Math.round);
}

export const OpensInPlace = meta.story({
  name: 'Guard: the menu’s × is exactly where its button was, and the logo does not move',
  globals: { viewport: { value: 'mobile', isRotated: false } },
  parameters: { address: '/photographers', layout: 'fullscreen' },
  render: () => <Header />,
  play: async () => {
    const opener = await screen.findByRole('button', { name: 'Меню' });
    const logo = screen.getByRole('link', { name: /Диафрагма/ });
    const [openerPlace, logoPlace] = [placeOf(opener), placeOf(logo.querySelector('svg'))];
    await userEvent.click(opener);
    const menu = await fullyOpened(await screen.findByRole('dialog', { name: 'Меню' }));
    await expect(placeOf(within(menu).getByRole('button', { name: 'Закрыть' }))).toEqual(openerPlace);
    await expect(placeOf(menu.querySelector('svg'))).toEqual(logoPlace);
    await expect(within(menu).getByRole('link', { name: 'Фотографы' })).toHaveAttribute('aria-current', 'page');
    const { left, top, width } = menu.getBoundingClientRect();
    await expect([left, top, width]).toEqual([0, 0, document.documentElement.clientWidth]);
    toasts.show({ type: 'error', title: 'Не получилось' });
    await waitFor(() => expect(document.documentElement.style.getPropertyValue('--toast-height')).not.toBe(''));
    await expect(placeOf(within(menu).getByRole('button', { name: 'Закрыть' }))).toEqual(openerPlace);
  },
});

export const OpensInPlaceSideways = OpensInPlace.extend({
  name: 'Guard: so it is on a phone held sideways',
  parameters: { viewport: { options: { sideways: { name: '844 × 390', styles: { width: '844px', height: '390px' } } } } },
  globals: { viewport: { value: 'sideways', isRotated: false } },
});
