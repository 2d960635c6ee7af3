import type { StoryContext } from '@storybook/react-vite';
import { shellFor, type ShellName } from './portal/shells.ts';

type PortalModule = typeof import('./portal/index.ts');
type ShellModule = typeof import('./portal/Shell.tsx');

const load = () => import('./portal/index.ts');

/** Stories of primitives load neither mocks nor contract, which makes them faster. */
const hasPortal = (title: string): boolean => !title.startsWith('Primitives/');

const noNetwork = new Proxy({} as StoryContext['msw'], {
  get(_, name) {
    if (name === 'resetHandlers') return () => undefined;
    throw new Error('A primitive has no network: take what it shows as props.');
  },
});

/** A story's shell, with its code: tests, which show screens alone, do not load it. */
interface LoadedShell {
  name: ShellName;
  Shell: ShellModule['Shell'];
}

async function loadShell(context: StoryContext): Promise<LoadedShell | undefined> {
  const name = shellFor(context);
  return name && { name, Shell: (await import('./portal/Shell.tsx')).Shell };
}

/** Loader of every story: loads the mocked portal if the story needs it, and its shell. */
export async function loadPortal(context: StoryContext): Promise<{ portal?: PortalModule; shell?: LoadedShell | undefined }> {
  if (hasPortal(context.title)) {
    const [portal, shell] = await Promise.all([load(), loadShell(context)]);
    return { portal, shell };
  }
  // Keeps the addon from starting a worker.
  context.msw = noNetwork;
  return {};
}

/** The result of the loader. */
export function portalOf({ loaded }: Pick<StoryContext, 'loaded'>): PortalModule | undefined {
  return loaded['portal'] as PortalModule | undefined;
}

/** The shell from the loader, where the story has one. */
export function shellIn({ loaded }: Pick<StoryContext, 'loaded'>): LoadedShell | undefined {
  return loaded['shell'] as LoadedShell | undefined;
}

/** For the addon, which calls it at the first story with a network. */
export const startWorker = async () => (await load()).startWorker();
