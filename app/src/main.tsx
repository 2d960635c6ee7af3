import { createSession } from '@portal/features/session';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { settleLocale } from './locale.ts';
import { notifySessionExpired } from './notifySessionExpired.ts';
import { routes } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const arrival = Promise.withResolvers<void>();
/** The page is drawn and works. */
export const ready = arrival.promise;

settleLocale();
createRoot(root).render(
  <StrictMode>
    <App
      session={createSession({ onExpired: notifySessionExpired })}
      router={createBrowserRouter(routes)}
      onReady={() => arrival.resolve()}
    />
  </StrictMode>,
);
