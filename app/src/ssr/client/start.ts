import '@portal/ui/styles.css';
import { hasToken } from '@portal/features/session/token';
import { importModules, isReadable, preloadModules, readPageData } from './pageData.ts';
import { loadDeferredFonts } from './deferredFonts.ts';
import { nextTask } from './scheduling.ts';
import { reloadOnBack } from './reloadOnBack.ts';
import { showLoadError } from './showLoadError.ts';
import { hasInteracted } from './interaction.ts';
import { hydrate, hydrateOnInteraction } from './hydrateOnInteraction.ts';

let isLeaving = false;

function onClick({ target }: Event): void {
  isLeaving ||= target instanceof Element && target.closest('a[href]') !== null;
}

/** Detects a clicked link: a reload would cancel that navigation. */
function trackLeaving(): void {
  document.addEventListener('click', onClick, { capture: true });
}

/**
 * Reloads the page, because a deployment may have removed its scripts and a new page names the new ones. Only once, not while the
 * server is unreachable, and not while a link is being followed. Resolves to whether it reloads.
 */
async function reloadOnce(): Promise<boolean> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'reload' || !(await isServerUp()) || isLeaving) return false;
  location.reload();
  return true;
}

/** Milliseconds after which the server counts as unreachable. */
const TIMEOUT_MS = 5_000;

async function isServerUp(): Promise<boolean> {
  try {
    return (
      await fetch(location.href, {
        method: 'HEAD',
        headers: { accept: 'text/html' },
        cache: 'no-store',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
    ).ok;
  } catch {
    return false;
  }
}

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
