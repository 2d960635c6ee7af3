import { pageTitle } from '@portal/api';
import { useSession } from '@portal/features/common';
import { ToastRegion, UiProvider } from '@portal/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigate } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { stateOnTheWay } from './navigation/wantedPath.ts';
import { contentId } from './navigation/SkipLink.tsx';
import { activeLocale } from './locale.ts';
import { titleOf } from './navigation/routeHandle.ts';

/** Counts the people who have left: what was read for one of them must not meet the next (D1 §4). */
function useCacheAge(): number {
  const session = useSession();
  const id = session.state === 'signed-in' ? session.user.id : null;
  const [seen, setSeen] = useState({ id, age: 0 });
  if (id !== seen.id) setSeen({ id, age: seen.id === null ? seen.age : seen.age + 1 });
  return seen.age;
}

/** Names the document, and moves the keyboard to a new page when its old place is gone. */
function useArrival(): void {
  const { pathname } = useLocation();
  const matches = useMatches();
  const title = titleOf(matches);
  const arrivedAt = useRef(pathname);
  const isFirst = useRef(true);
  // Before the effects of the page itself, which may know a better name: a photographer's.
  useLayoutEffect(() => {
    // The page that was opened has its name from the server already, a photographer's with theirs.
    if (!isFirst.current || title !== 'photographer') document.title = pageTitle(title ?? 'home');
    isFirst.current = false;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page may have the same general title
  }, [title, pathname]);
  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    if (document.activeElement === document.body) document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [pathname]);
}

/** What every page stands in: language, router links, fresh caches, notices. */
export function Root() {
  const navigate = useNavigate();
  const location = useLocation();
  const age = useCacheAge();
  useArrival();
  return (
    <UiProvider locale={`${activeLocale}-RU`} navigate={(path) => void navigate(path, { state: stateOnTheWay(location, path) })}>
      <SWRConfig key={age} value={{ provider: () => new Map() }}>
        <Outlet />
      </SWRConfig>
      <ToastRegion />
      <ScrollRestoration />
    </UiProvider>
  );
}
