import '@portal/ui/styles.css';
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

// Asked for before the first word is drawn, not by it: else a page may stand in another face for a moment, and shift.
for (const face of ['Literata', 'Onest']) void document.fonts.load(`1em ${face}`, 'Ж');

settleLocale();
createRoot(root).render(
  <StrictMode>
    <App session={createSession({ onExpired: notifySessionExpired })} router={createBrowserRouter(routes)} />
  </StrictMode>,
);
