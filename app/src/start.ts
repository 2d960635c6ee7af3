import '@portal/ui/styles.css';
import { hasToken } from '@portal/features/session/token';
import { isReadable, preloadPage } from './hydration/delivered.ts';
import { takeOver, whenUsed } from './start/whenUsed.ts';

/** The whole portal. Not in this file: a page that the server has drawn waits for its reader before it asks for it. */
function load() {
  preloadPage();
  return import('./main.tsx');
}

const way = { load, reload: () => location.reload() };
const root = document.getElementById('root');
// Who is signed in sees a head of their own, and a place within the page may be one that is not drawn.
const canWait = isReadable() && !hasToken() && location.hash === '';
if (!root?.hasChildNodes()) void load();
else if (canWait) whenUsed(root, way);
else void takeOver(root, way);
