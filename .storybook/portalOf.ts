import type { StoryContext } from '@storybook/react-vite';

type PortalModule = typeof import('./portal/index.ts');

const load = () => import('./portal/index.ts');

/** Stories of primitives load neither mocks nor contract, which makes them faster. */
const hasPortal = (title: string): boolean => !title.startsWith('Primitives/');

const noNetwork = new Proxy({} as StoryContext['msw'], {
  get(_, name) {
    if (name === 'resetHandlers') return () => undefined;
    throw new Error('A primitive has no network: take what it shows as props.');
  },
});

/** Loader of every story: loads the mocked portal if the story needs it. */
export async function loadPortal(context: StoryContext): Promise<{ portal?: PortalModule }> {
  if (hasPortal(context.title)) return { portal: await load() };
  // Keeps the addon from starting a worker.
  context.msw = noNetwork;
  return {};
}

/** The result of the loader. */
export function portalOf({ loaded }: Pick<StoryContext, 'loaded'>): PortalModule | undefined {
  return loaded['portal'] as PortalModule | undefined;
}

/** For the addon, which calls it at the first story with a network. */
export const startWorker = async () => (await load()).startWorker();
