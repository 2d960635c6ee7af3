import { createPageAnswers } from '@portal/features/common';
import { createSession } from '@portal/features/session';
import { settleWidths } from '@portal/ui';
import { startTransition, StrictMode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from '../../App.tsx';
import { readPageData, removePageData } from './pageData.ts';
import { restoreInlineStyles } from './inlineStyles.ts';
import { settleLocale } from '../../locale.ts';
import { notifySessionExpired } from '../../notifySessionExpired.ts';
import { routes } from '../../routes.tsx';
import { fetchMissing } from '../../navigation/latePage.tsx';
import { nextFrame, nextTask, yieldIfBusy } from './scheduling.ts';
import { tolerateTranslators } from './tolerateTranslators.ts';

/** Marks elements with `content-visibility: auto` in a server-rendered page. */
const late = 'data-late';

/** Whether the browser keeps the scroll position when content above gets its real height: not in Safari. */
const isAnchored = (): boolean => CSS.supports('overflow-anchor', 'auto');

/**
 * Lays them all out, one per frame: together they block a slow phone for a tenth of a second during scrolling. At once where the page
 * would jump each time.
 */
async function layOutAll(root: HTMLElement): Promise<void> {
  for (const element of root.querySelectorAll(`[${late}]`)) {
    element.removeAttribute(late);
    // The list may have been replaced meanwhile.
    if (element.isConnected && isAnchored()) await nextFrame();
  }
  delete root.dataset['ssr'];
}

/** Resolves when the app is rendered and interactive. */
const ready = Promise.withResolvers<void>();
const pageData = readPageData();
// Before React touches any node.
tolerateTranslators();

const STALE_MS = 5 * 60_000;

/** Created on demand, to keep the first task short. */
let sharedRouter: Router | undefined;
type Router = ReturnType<typeof createBrowserRouter>;

function portal(router: Router) {
  const renderedAs = pageData?.renderedAs;
  const summary = renderedAs?.state === 'checking' ? renderedAs.summary : undefined;
  const answers = createPageAnswers(pageData?.answers ?? {}, { isOld: isStale(), pause: nextTask });
  return (
    <StrictMode>
      <App
        session={createSession({ onExpired: notifySessionExpired, summary })}
        renderedAs={renderedAs}
        answers={answers}
        onReady={() => {
          answers.hurry();
          // The header knows the session by now: see firstPaint.
          delete document.documentElement.dataset['token'];
          // Before the page counts as hydrated: text that is not laid out is missing from «Select all».
          void layOutAll(findRoot()).then(removePageData);
          ready.resolve();
        }}
      >
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  );
}

function findRoot(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  return root;
}

/**
 * Renders the page, or hydrates what the server has rendered. Rejects if the code of a server-rendered page fails to load, which then
 * stays as it is; may be called again.
 */
export async function begin(): Promise<void> {
  settleLocale();
  await yieldIfBusy();
  // Here and not above, so that React DOM, which is preloaded, is evaluated in a task of its own.
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  await yieldIfBusy();
  const router = (sharedRouter ??= createBrowserRouter(routes));
  if (pageData) {
    await initialized(router);
    await fetchMissing();
    // In small steps, here and below, because a phone may be scrolling.
    await nextTask();
    restoreInlineStyles();
    await yieldIfBusy();
    settleWidths();
    await yieldIfBusy();
    // The user has scrolled already: a navigation would start at the top.
    router.state.restoreScrollPosition = false;
    // Nor restore the position of another page: the first page of each visit has the same key. After Back it is restored. The
    // router's own component calls this; it is not documented, and `hydration.spec` fails when it changes.
    if (!isBack()) router.enableScrollRestoration({}, () => window.scrollY)();
    startTransition(() => void hydrateRoot(findRoot(), portal(router)));
  } else {
    createRoot(findRoot()).render(portal(router));
  }
  return ready.promise;
}

/** Whether the embedded data may be stale: the page was left unused, or Back took it from the browser's cache. */
function isStale(): boolean {
  return performance.now() > STALE_MS || isBack();
}

function isBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward';
}

/** Resolves when the router has loaded the page's lazy route. */
function initialized(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized: isDone }) => {
      if (!isDone) return;
      stop();
      resolve();
    });
  });
}
