import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { PublicLayout } from '../layouts/PublicLayout.tsx';
import { lazyPage } from './lazyPage.tsx';
import { PageLoading } from './PageLoading.tsx';

interface VisitProps {
  /** How many attempts to load the page's code fail. */
  failures: number;
}

function Visit({ failures }: VisitProps) {
  const [router] = useState(() => {
    let left = failures;
    const load = async () => {
      if (left > 0) {
        left -= 1;
        throw new TypeError('Failed to fetch');
      }
      return (await import('../screens/TermsScreen.tsx')).TermsScreen;
    };
    const children = [
      { path: '/', element: <Link to="/terms">Ещё раз</Link> },
      { path: '/terms', lazy: lazyPage(load) },
    ];
    return createMemoryRouter([{ element: <PublicLayout />, HydrateFallback: PageLoading, children }], { initialEntries: ['/terms'] });
  });
  return <RouterProvider router={router} />;
}

const meta = preview.meta({
  title: 'App/Lazy page',
  component: Visit,
  args: { failures: 9 },
  parameters: { address: false, layout: 'fullscreen' },
});

const retry = () => screen.findByRole('button', { name: 'Попробовать снова' });

/** The code of a page did not arrive: the page says so and offers to try again. */
export const Failed = meta.story({
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Не удалось открыть страницу' })).toBeVisible();
  },
});

/** At 320 px, the narrowest window that the portal supports. */
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });

export const FailedAgain = meta.story({
  name: 'Guard: a page that fails to load twice offers to reload the portal, under the same header',
  play: async () => {
    await userEvent.click(await retry());
    await expect(await screen.findByRole('button', { name: 'Обновить страницу' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Диафрагма, на главную' })).toBeVisible();
  },
});

export const Arrives = meta.story({
  name: 'Guard: a page that loads late replaces the error and takes the focus',
  // By the navigation, and by the error page that tries again.
  args: { failures: 2 },
  play: async () => {
    await userEvent.click(await retry());
    await expect(await screen.findByRole('heading', { level: 1, name: 'Условия использования' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  },
});

export const NextVisit = meta.story({
  name: 'Guard: a page that failed to load is requested again at its next visit',
  args: { failures: 2 },
  play: async () => {
    await retry();
    await userEvent.click(screen.getByRole('link', { name: 'Диафрагма, на главную' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Ещё раз' }));
    await expect(await screen.findByRole('heading', { level: 1, name: 'Условия использования' })).toBeVisible();
  },
});
