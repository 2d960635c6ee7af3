import { createHandlers, createWorld, type World, type WorldOverrides } from '@portal/mocks';
import { setupWorker, type SetupWorker } from 'msw/browser';

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The mocked portal of this story. Set before the story's own `beforeEach`. */
    world: World;
  }
}

let started: Promise<SetupWorker> | undefined;

/**
 * One worker for the whole page. A docs page shows several stories that ask at the same time,
 * and the addon itself would start a worker for each.
 */
export function startWorker(): Promise<SetupWorker> {
  started ??= (async () => {
    // With its last page msw's worker unregisters itself. A page that is reloaded at that moment began on a worker that was going
    // away, and about one reload in ten showed failures. So the worker does not hear of pages that go.
    addEventListener('pagehide', (event) => event.stopImmediatePropagation());
    const worker = setupWorker();
    await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
    return worker;
  })();
  return started;
}

interface StoryOnNetwork {
  msw: SetupWorker;
  world: World;
  parameters: { world?: WorldOverrides };
}

/** Calls of a running story that nobody answered. */
const unanswered = new WeakMap<World, string[]>();

function complain(calls: readonly string[]): Error {
  return new Error(`No mock answers ${calls.join(', ')}`);
}

/** A fresh portal for the story. */
export function mockNetwork(story: StoryOnNetwork): void {
  const world = createWorld(story.parameters.world);
  unanswered.set(world, []);
  const onUnhandled = (call: string) => {
    const calls = unanswered.get(world);
    // A story without a play may be over before its first call arrives: then the whole run fails.
    if (calls) calls.push(call);
    else reportError(complain([call]));
  };
  story.msw.use(...createHandlers(world, { onUnhandled }));
  story.world = world;
}

/** An unanswered call is a failure of the story, whatever the story made of it. */
export function checkNetwork({ world }: Pick<StoryOnNetwork, 'world'>): void {
  const calls = unanswered.get(world) ?? [];
  unanswered.delete(world);
  if (calls.length > 0) throw complain(calls);
}
