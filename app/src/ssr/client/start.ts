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
const isRendered = root?.hasChildNodes() === true;
const stopReloading = isRendered ? reloadOnBack() : undefined;

/**
 * Loads and starts the whole app, in many short tasks, because the user may be scrolling on a slow phone. Not part of this file: a
 * server-rendered page loads it on the first interaction.
 */
async function load() {
  const modules = readPageData()?.modules ?? [];
  await nextTask();
  await preloadModules(modules);
  await importModules(modules);
  const { begin } = await import('./main.tsx');
  await nextTask();
  await begin();
  stopReloading?.();
}

/** For an empty shell: if the code fails to load, the page reloads once, then shows an error. */
async function loadOrShowError() {
  try {
    await load();
  } catch (error) {
    if (!(await reloadOnce())) showLoadError();
    throw error;
  }
}

const loader = { load, reloadOnce };
// A signed-in user needs their menu, and a user who has interacted already may not do so again.
const canWait = isReadable() && !hasToken() && !hasInteracted();
trackLeaving();
void loadDeferredFonts();
if (!root || !isRendered) void loadOrShowError();
else if (canWait) hydrateOnInteraction(root, loader);
else void hydrate(root, loader);
