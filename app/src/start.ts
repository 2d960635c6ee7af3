import '@portal/ui/styles.css';
import { hasToken } from '@portal/features/session/token';
import { isReadable, preloadPage } from './hydration/delivered.ts';
import { loadAnew, watchLeaving } from './start/loadAnew.ts';
import { takeOver, whenUsed } from './start/whenUsed.ts';

/** The whole portal. Not in this file: a page that the server has drawn waits for its reader before it asks for it. */
async function load() {
  preloadPage();
  const { begin } = await import('./main.tsx');
  await begin();
}

const way = { load, loadAnew };
const root = document.getElementById('root');
// Who is signed in has a menu of their own.
const canWait = isReadable() && !hasToken();
watchLeaving();
if (!root?.hasChildNodes()) void load();
else if (canWait) whenUsed(root, way);
else void takeOver(root, way);
