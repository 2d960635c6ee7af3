import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { reduceMotion } from './blocks/reduceMotion.ts';
import type { ShownTheme } from './blocks/theme.ts';
// Not from the index, which would load all components before the first story of one.
import { UiProvider } from '../packages/ui/src/surroundings/UiProvider.tsx';
import { ToastRegion } from '../packages/ui/src/toast/ToastRegion.tsx';
import { toasts } from '../packages/ui/src/toast/toasts.ts';

interface StoryProvidersProps {
  theme: ShownTheme;
  isMotionReduced: boolean;
  /** The initial URL, for stories that read it. `false`: the story has its own router. */
  address?: string | false | undefined;
  children: ReactNode;
}

const Story = createContext<ReactNode>(null);

/** Provides router links. A play reads the current URL from `document.documentElement.dataset.address`. */
function Page() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    document.documentElement.dataset['address'] = pathname + search;
  }, [pathname, search]);
  return (
    <UiProvider locale="ru-RU" navigate={(path) => void navigate(path)}>
      {use(Story)}
      <ToastRegion />
    </UiProvider>
  );
}

/** What the story of a test has thrown while it rendered. */
let thrown: { error: unknown } | undefined;

/** Before a story: what an earlier one threw after its end is not this one's. */
export function forgetThrown(): void {
  thrown = undefined;
}

/** Throws what the story has thrown while it rendered: when it is mounted, and at its end. */
export function throwRendered(): void {
  const last = thrown;
  thrown = undefined;
  if (last) throw last.error;
}

/**
 * Leaves an error of the story to Storybook. Not in a test: there Storybook has no boundary, waits for ever for a root that React has
 * emptied, and every later story waits behind it.
 */
function ErrorBoundary() {
  const error = useRouteError();
  useLayoutEffect(() => {
    thrown = { error };
  }, [error]);
  if (!('__vitest_browser__' in globalThis)) throw error;
  return null;
}

/** The app's kind of router: another kind renders at other moments. */
function Router({ address, children }: { address: string; children: ReactNode }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', Component: Page, ErrorBoundary }], { initialEntries: [address] }));
  return (
    <Story value={children}>
      <RouterProvider router={router} />
    </Story>
  );
}

/** The app's providers for a single story: theme, language, router, toasts. */
export function StoryProviders({ theme, isMotionReduced, address = '/', children }: StoryProvidersProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.lang = 'ru';
  }, [theme]);
  useLayoutEffect(() => (isMotionReduced ? reduceMotion() : undefined), [isMotionReduced]);
  useEffect(() => () => toasts.clear(), []);
  if (address === false) return children;
  return <Router address={address}>{children}</Router>;
}
