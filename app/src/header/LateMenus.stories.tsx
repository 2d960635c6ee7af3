import { createPiece, type Piece, SessionContext, type SessionState, useSession } from '@portal/features/common';
import { toasts } from '@portal/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CabinetTabBar } from '../layouts/CabinetTabBar.tsx';
import { AccountActions } from './AccountActions.tsx';
import { MobileMenu } from './MobileMenu.tsx';

/** A piece whose first attempts fail. */
function late<T>(failures: number, load: () => Promise<T>): Piece<T> {
  let left = failures;
  return createPiece(async () => {
    left -= 1;
    if (left >= 0) throw new TypeError('Failed to fetch');
    return load();
  });
}

/** The story's Back. */
let goBack: () => void;

interface MenusProps {
  /** So many attempts to fetch the code of each menu fail. */
  failures: number;
  /** Until then the code of the account's menu is on its way. */
  arrival?: Promise<void>;
  /** Who somebody is, where the story says it, not the portal. */
  session?: SessionState;
  /** With the cabinet's own menu beside it. */
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
      <AccountActions piece={account} />
      <MobileMenu piece={list} />
      {hasTabBar && <CabinetTabBar onLeave={fn()} />}
    </SessionContext>
  );
}

const meta = preview.meta({
  title: 'App/Menus on their way',
  tags: ['phone'],
  component: Menus,
  args: { failures: 1 },
  parameters: { address: '/terms', signedIn: true },
});

const ownLink = () => screen.findByRole('link', { name: /, кабинет$/ });
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const arrival = Promise.withResolvers<void>();
/** What has come is on the screen. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

export const WayIntoTheCabinet = meta.story({
  name: 'Guard: without the code of the account’s menu a link leads into the cabinet',
  play: async () => {
    await expect(await ownLink()).toHaveAttribute('href', '/dashboard');
  },
});

export const SecondPress = meta.story({
  name: 'Guard: a menu whose code does not come says so, and the next press opens it',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Меню' }));
    await waitFor(() => expect(toasts.list()).toMatchObject([{ type: 'error', title: 'Меню не открылось' }]));
    await userEvent.click(screen.getByRole('button', { name: 'Меню' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Меню' })).toBeVisible());
  },
});

export const KeptLink = meta.story({
  name: 'Guard: whoever has turned to the link before the account’s menu is here keeps it until they leave it',
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

export const NotKnownYet = meta.story({
  name: 'Guard: while it is being found out who somebody is, they are not asked to sign in, and their place is kept',
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

export const NobodysToken = meta.story({
  name: 'Guard: with a token that the server has found to be nobody’s the ways in are there, while the browser asks itself',
  args: { failures: 0, session: { state: 'checking', face: null } },
  play: async ({ canvasElement }) => {
    const { dataset } = document.documentElement;
    try {
      // As a browser that has a token begins.
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

export const KnownByFace = meta.story({
  name: 'Guard: whose face the page was drawn with has the way into the cabinet',
  args: { failures: 0, session: { state: 'checking', face: { firstName: 'Анна', avatar: null } } },
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
  name: 'Guard: Back closes a menu, however often its button was pressed, and leads from where its link led to the page before',
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
  name: 'Guard: on the first page none of its sections is told to be the current page',
  args: { failures: 0 },
  parameters: { address: '/' },
  play: async () => {
    await expect(await currents()).toEqual([]);
  },
});

export const WithinTheDirectory = meta.story({
  name: 'Guard: on a photographer’s page one is told to be in the directory',
  args: { failures: 0 },
  parameters: { address: '/photographer/7' },
  play: async () => {
    await expect(await currents()).toEqual([['Фотографы', 'true']]);
  },
});
