import type { StoryContext } from '@storybook/react-vite';

type PortalModule = typeof import('./portal/index.ts');

const load = () => import('./portal/index.ts');

/** A primitive knows no product: its story loads neither mocks nor contract, and is painted sooner. */
const hasPortal = (title: string): boolean => !title.startsWith('Primitives/');

const noNetwork = new Proxy({} as StoryContext['msw'], {
  get(_, name) {
    if (name === 'resetHandlers') return () => undefined;
    throw new Error('A primitive has no network: take what it shows as props.');
  },
});

/** Loader of every story: the mocked portal, where the story stands in one. */
export async function loadPortal(context: StoryContext): Promise<{ portal?: PortalModule }> {
  if (hasPortal(context.title)) return { portal: await load() };
  // So that the addon starts no worker.
  context.msw = noNetwork;
  return {};
}

/** What the loader left. */
export function portalOf({ loaded }: Pick<StoryContext, 'loaded'>): PortalModule | undefined {
  return loaded['portal'] as PortalModule | undefined;
}

/** For the addon, which asks at the first story that has a network. Primitives never have one: they load none of this. */
export const startWorker = async () => (await load()).startWorker();
