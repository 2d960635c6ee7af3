import { createPageAnswers } from '@portal/features/common';
import { createSession } from '@portal/features/session';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './App.tsx';
import { forgetDelivered, takeDelivered } from './hydration/delivered.ts';
import { settleStyles } from './hydration/drawn-styles.ts';
import { settleLocale } from './locale.ts';
import { notifySessionExpired } from './notifySessionExpired.ts';
import { routes } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const arrival = Promise.withResolvers<void>();
/** The page is drawn and works. */
export const ready = arrival.promise;

const OLD_MS = 5 * 60_000;

settleLocale();
const router = createBrowserRouter(routes);
const delivered = takeDelivered();
const app = (
  <StrictMode>
    <App
      session={createSession({ onExpired: notifySessionExpired })}
      drawnAs={delivered?.drawnAs}
      answers={createPageAnswers(delivered?.answers ?? {}, { isOld: isOld() })}
      onReady={() => {
        forgetDelivered();
        arrival.resolve();
      }}
    >
      <RouterProvider router={router} />
    </App>
  </StrictMode>
);

if (delivered) {
  // What is drawn is taken over once the code of its page is here.
  whenSettled(() => {
    settleStyles();
    // The reader is somewhere in the page already: an arrival would begin at its top.
    router.state.restoreScrollPosition = false;
    hydrateRoot(root, app);
  });
} else {
  createRoot(root).render(app);
}

/** Whether what came with the page may have changed since: it lay unused, or Back has found it in the browser's cache. */
function isOld(): boolean {
  const [arrived] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return performance.now() > OLD_MS || arrived?.type === 'back_forward';
}

function whenSettled(go: () => void): void {
  if (router.state.initialized) return go();
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    go();
  });
}
