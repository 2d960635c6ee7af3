import { createPageAnswers } from '@portal/features/common';
import { createSession } from '@portal/features/session';
import { settleWidths } from '@portal/ui';
import { startTransition, StrictMode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from '../../App.tsx';
import { removePageData, readPageData } from './pageData.ts';
import { restoreInlineStyles } from './inlineStyles.ts';
import { layOutAll } from './layOutAll.ts';
import { settleLocale } from '../../locale.ts';
import { notifySessionExpired } from '../../notifySessionExpired.ts';
import { routes } from '../../routes.tsx';
import { fetchMissing } from '../../navigation/latePage.tsx';
import { yieldIfBusy, nextTask } from './scheduling.ts';
import { tolerateTranslators } from './tolerateTranslators.ts';

/** The page is drawn and works. */
const arrival = Promise.withResolvers<void>();
const delivered = readPageData();
// Before React knows of any node.
tolerateTranslators();

const OLD_MS = 5 * 60_000;

/** Made when it is needed: this file takes its time already as it begins. */
let made: Router | undefined;
type Router = ReturnType<typeof createBrowserRouter>;

function portal(router: Router) {
  const drawnAs = delivered?.drawnAs;
  const face = drawnAs?.state === 'checking' ? drawnAs.face : undefined;
  const answers = createPageAnswers(delivered?.answers ?? {}, { isOld: isOld(), pause: nextTask });
  return (
    <StrictMode>
      <App
        session={createSession({ onExpired: notifySessionExpired, face })}
        drawnAs={drawnAs}
        answers={answers}
        onReady={() => {
          answers.hurry();
          // The head knows by now what it shows: see firstPaint.
          delete document.documentElement.dataset['token'];
          // What counts as taken over is laid out, too: text that is not laid out is missing from what «Select all» takes.
          void layOutAll(placeOf()).then(removePageData);
          arrival.resolve();
        }}
      >
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  );
}

function placeOf(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  return root;
}

/**
 * Draws the page, or takes over what the server has drawn. Rejects where the code of a drawn page does not come, which then
 * stays as it is; may be called again.
 */
export async function begin(): Promise<void> {
  settleLocale();
  await yieldIfBusy();
  // Here and not above: React DOM, whose file is here already, begins in a task of its own.
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  await yieldIfBusy();
  const router = (made ??= createBrowserRouter(routes));
  if (delivered) {
    await settled(router);
    await fetchMissing();
    // In small steps, here and below: a phone goes on scrolling meanwhile.
    await nextTask();
    restoreInlineStyles();
    await yieldIfBusy();
    settleWidths();
    await yieldIfBusy();
    // The reader is somewhere in the page already: an arrival would begin at its top.
    router.state.restoreScrollPosition = false;
    // Nor where another page of this tab was left: each first page of a visit has the same key. Back does lead there. This is what
    // the router's own component calls; it is not documented, and `hydration.spec` fails when it changes.
    if (!isBack()) router.enableScrollRestoration({}, () => window.scrollY)();
    startTransition(() => void hydrateRoot(placeOf(), portal(router)));
  } else {
    createRoot(placeOf()).render(portal(router));
  }
  return arrival.promise;
}

/** Whether what came with the page may have changed since: it lay unused, or Back has found it in the browser's cache. */
function isOld(): boolean {
  return performance.now() > OLD_MS || isBack();
}

function isBack(): boolean {
  const [arrived] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return arrived?.type === 'back_forward';
}

/** The router knows the page, and has asked for its code. */
function settled(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
