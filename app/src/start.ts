import '@portal/ui/styles.css';
import { hasToken } from '@portal/features/session/token';
import { preloadPage } from './hydration/delivered.ts';
import { asksForWindow } from './start/windows.ts';
import { loadWhenUsed } from './start/whenUsed.ts';

/** The whole portal. Not in this file: a page that the server has drawn waits for its reader before it asks for it. */
function load() {
  preloadPage();
  return import('./main.tsx');
}

const root = document.getElementById('root');
// Who is signed in sees a head of their own, which is not drawn either.
const isComplete = root?.hasChildNodes() && !hasToken() && !asksForWindow(location.search);
if (root && isComplete) loadWhenUsed(root, load);
else void load();
