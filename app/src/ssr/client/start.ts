import '@portal/ui/styles.css';
import { hasToken } from '@portal/features/session/token';
import { askForCode, beginCode, isReadable, takeDelivered } from './delivered.ts';
import { askForLaterLetters } from './later-letters.ts';
import { nextTask } from './breathe.ts';
import { followBack } from './followBack.ts';
import { loadAnew, watchLeaving } from './loadAnew.ts';
import { sayUnloaded } from './sayUnloaded.ts';
import { wasTurnedTo } from './signs.ts';
import { takeOver, whenUsed } from './whenUsed.ts';

const root = document.getElementById('root');
const isDrawn = root?.hasChildNodes() === true;
const stopFollowing = isDrawn ? followBack() : undefined;

/**
 * The whole portal. Not in this file: a page that the server has drawn waits for its reader before it asks for it. In many short
 * tasks, since the reader may be scrolling on a slow phone.
 */
async function load() {
  const modules = takeDelivered()?.modules ?? [];
  await nextTask();
  await askForCode(modules);
  await beginCode(modules);
  const { begin } = await import('./main.tsx');
  await nextTask();
  await begin();
  stopFollowing?.();
}

/** Where nothing is there to be read: a page without its code is loaded anew, and where that cannot help, says so. */
async function loadOrSay() {
  try {
    await load();
  } catch (error) {
    if (!(await loadAnew())) sayUnloaded();
    throw error;
  }
}

const way = { load, loadAnew };
// Who is signed in has a menu of their own, and who has turned to the page already may not do so again.
const canWait = isReadable() && !hasToken() && !wasTurnedTo();
watchLeaving();
void askForLaterLetters();
if (!root || !isDrawn) void loadOrSay();
else if (canWait) whenUsed(root, way);
else void takeOver(root, way);
