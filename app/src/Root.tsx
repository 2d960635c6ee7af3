import { canonicalPath, pageTitle } from '@portal/api';
import { CodeLoading, CopyByHand } from '@portal/features/common/overlays';
import { updateHead, useSession } from '@portal/features/common/data';
import { ToastRegion, UiProvider } from '@portal/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigate, useNavigation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { stateOfLink } from './navigation/wantedPath.ts';
import { useBackSteps } from './navigation/useBackSteps.ts';
import { contentId } from './navigation/SkipLink.tsx';
import { activeLocale } from './locale.ts';
import { titleOf } from './navigation/routeHandle.ts';

/** Changes with each sign-out: data cached for one user must not be shown to the next (D1 §4). */
function useCacheKey(): number {
  const session = useSession();
  const id = session.state === 'signed-in' ? session.user.id : null;
  const [seen, setSeen] = useState({ id, age: 0 });
  if (id !== seen.id) setSeen({ id, age: seen.id === null ? seen.age : seen.age + 1 });
  return seen.age;
}

/** Sets the document's title and its address for search engines, and moves the focus to a new page when the focused element is gone. */
function useNavigationEffects(): void {
  const { pathname, search } = useLocation();
  const matches = useMatches();
  const title = titleOf(matches);
  const lastPathname = useRef(pathname);
  const isFirst = useRef(true);
  // The first page is called by a photographer: by its own, or by the one whose dialog is over it.
  const [isNamed] = useState(() => title === 'photographer' || new URLSearchParams(search).has('photographer'));
  const canonical = canonicalPath(title ?? 'notFound', pathname + search);
  const words = pageTitle(title ?? 'home', pathname + search);
  const lastHead = useRef({ title, canonical });
  useLayoutEffect(() => {
    // The server has written that of the first page.
    if (lastHead.current.title !== title || lastHead.current.canonical !== canonical) updateHead(canonical);
    lastHead.current = { title, canonical };
  }, [title, canonical]);
  // Before the page's own effects, which may set a better title: a photographer's name.
  useLayoutEffect(() => {
    // The first page has its title from the server already, including a photographer's name.
    if (!isFirst.current || !isNamed) document.title = words;
    isFirst.current = false;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page may have the same general title
  }, [words, title, pathname, isNamed]);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    if (document.activeElement === document.body) document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [pathname]);
}

/** The code of the page that a link leads to is loading. */
function NextPageLoading() {
  return useNavigation().state === 'loading' && <CodeLoading />;
}

const freshCache = { provider: () => new Map() };

/** Wraps every page: language, router links, caches, toasts. */
export function Root() {
  const navigate = useNavigate();
  const location = useLocation();
  const age = useCacheKey();
  const backSteps = useBackSteps();
  useNavigationEffects();
  return (
    <UiProvider
      locale={`${activeLocale}-RU`}
      backSteps={backSteps}
      navigate={(path) => void navigate(path, { state: stateOfLink(location, path) })}
    >
      <SWRConfig key={age} value={freshCache}>
        <Outlet />
      </SWRConfig>
      <NextPageLoading />
      <CopyByHand />
      <ToastRegion />
      <ScrollRestoration />
    </UiProvider>
  );
}
