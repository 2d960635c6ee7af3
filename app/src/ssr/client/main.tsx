import '@portal/ui/styles.css';
import { createPageAnswers } from '@portal/features/common/data';
import { createSession } from '@portal/features/session';
import { settleWidths } from '@portal/ui';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { App } from '../../App.tsx';
import { readPageData, removePageData } from './pageData.ts';
import { layOutAll } from './layOutAll.ts';
import { isUrlChanged, reloadOnBack } from './reloadOnBack.ts';
import { restoreInlineStyles } from './inlineStyles.ts';
import { settleLocale } from '../../locale.ts';
import { notifySessionExpired } from '../../notifySessionExpired.ts';
import { routes } from '../../routes.tsx';
import { fetchMissing } from '../../navigation/lazyPage.tsx';
import { numberedRouter } from '../../navigation/numberedRouter.ts';
import { followTheme } from '../../theme/followTheme.ts';
import { tolerateTranslators } from './tolerateTranslators.ts';

/** Resolves when the app is rendered and interactive. */
let whenReady: () => void;
const ready = new Promise<void>((resolve) => {
  whenReady = resolve;
});
const pageData = readPageData();
// Before React touches any node.
tolerateTranslators();

const STALE_MS = 5 * 60_000;

type Router = ReturnType<typeof numberedRouter>;

function portal(router: Router) {
  const renderedAs = pageData?.renderedAs;
  const summary = renderedAs?.state === 'checking' ? renderedAs.summary : undefined;
  const answers = createPageAnswers(pageData?.answers ?? {}, { isOld: isStale() || isSharePage() });
  return (
    <StrictMode>
      <App
        session={createSession({ onExpired: notifySessionExpired, summary })}
        renderedAs={renderedAs}
        answers={answers}
        onReady={() => {
          // The header knows the session by now: see firstPaint.
          delete document.documentElement.dataset['token'];
          void layOutAll(findRoot(), { isAtOnce: isBack() });
          removePageData();
          whenReady();
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

/** Renders the page, or hydrates what the server has rendered; rejects if the code of a server-rendered page fails to load. */
async function start(): Promise<void> {
  // Hydrated meanwhile, it would be the page of one URL with the code of another.
  if (pageData && isUrlChanged()) return location.reload();
  const stopReloading = pageData && reloadOnBack();
  settleLocale();
  followTheme();
  const router = numberedRouter(routes);
  if (pageData) {
    await initialized(router);
    await fetchMissing();
    restoreInlineStyles();
    settleWidths();
    // The user has scrolled already: a navigation would start at the top.
    router.state.restoreScrollPosition = false;
    // Nor restore the position of another page: the first page of each visit has the same key. After Back it is restored. The
    // router's own component calls this; it is not documented, and `hydration.spec` fails when it changes.
    if (!isBack()) router.enableScrollRestoration({}, () => window.scrollY)();
    startTransition(() => void hydrateRoot(findRoot(), portal(router)));
  } else {
    createRoot(findRoot()).render(portal(router));
  }
  await ready;
  stopReloading?.();
  await window.queuedInput?.replay();
  delete findRoot().dataset['ssr'];
}

/** Whether the embedded data may be stale: the page was not used for a while, or Back restored it from the browser's cache. */
function isStale(): boolean {
  return performance.now() > STALE_MS || isBack();
}

/** Requested again at once: rendering the page of a link does not count as a visit, the browser's call does. */
const isSharePage = (): boolean => location.pathname.startsWith('/s/');

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

// Not in the task that evaluates this file, which is long already.
setTimeout(() => {
  start().catch((error: unknown) => {
    reportError(error);
    dispatchEvent(new Event('codemissing'));
  });
});
