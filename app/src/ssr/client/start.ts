import '@portal/ui/styles.css';
import { hasToken } from '@portal/features/session/token';
import { preloadModules, importModules, isReadable, readPageData } from './pageData.ts';
import { loadDeferredFonts } from './deferredFonts.ts';
import { nextTask } from './scheduling.ts';
import { reloadOnBack } from './reloadOnBack.ts';
import { reloadOnce, trackLeaving } from './reloadOnce.ts';
import { showLoadError } from './showLoadError.ts';
import { hasInteracted } from './interaction.ts';
import { hydrate, hydrateOnInteraction } from './hydrateOnInteraction.ts';

const root = document.getElementById('root');
const isDrawn = root?.hasChildNodes() === true;
const stopFollowing = isDrawn ? reloadOnBack() : undefined;

/**
 * The whole portal. Not in this file: a page that the server has drawn waits for its reader before it asks for it. In many short
 * tasks, since the reader may be scrolling on a slow phone.
 */
async function load() {
  const modules = readPageData()?.modules ?? [];
  await nextTask();
  await preloadModules(modules);
  await importModules(modules);
  const { begin } = await import('./main.tsx');
  await nextTask();
  await begin();
  stopFollowing?.();
}

/** Where nothing is there to be read: a page without its code is loaded anew, and where that cannot help, says so. */
async function loadOrShowError() {
  try {
    await load();
  } catch (error) {
    if (!(await reloadOnce())) showLoadError();
    throw error;
  }
}

const way = { load, reloadOnce };
// Who is signed in has a menu of their own, and who has turned to the page already may not do so again.
const canWait = isReadable() && !hasToken() && !hasInteracted();
trackLeaving();
void loadDeferredFonts();
if (!root || !isDrawn) void loadOrShowError();
else if (canWait) hydrateOnInteraction(root, way);
else void hydrate(root, way);
