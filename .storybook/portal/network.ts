import { createHandlers, createWorld, type World, type WorldOverrides } from '@portal/mocks';
import { http } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';
import { reportCalls } from '../calls/reportCalls.ts';
import { type ToolbarNetwork, changeWorld } from './toolbarNetwork.ts';
import { controlled } from './controlled.ts';
import { beginStory, endStory, leaveUnanswered, nameSenders } from './sender.ts';

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The mocked world of this story. Set before the story's own `beforeEach`. */
    world: World;
  }
}

let started: Promise<SetupWorker> | undefined;

/** Handlers for calls between the end of a story and the start of the next: never answered, so that nothing fails there. */
const betweenStories = ['/api/*', '/photographers', '/photographers/*', '/photographer/*'].map((path) =>
  http.all(path, () => new Promise<never>(() => undefined)),
);

/** One worker for the whole page: a docs page shows several stories, and the addon would start a worker for each. */
export function startWorker(): Promise<SetupWorker> {
  started ??= (async () => {
    // msw's worker unregisters itself when its last page closes. About one reload in ten then started on a worker that was going
    // away. So the worker is not told about closing pages.
    addEventListener('pagehide', (event) => event.stopImmediatePropagation());
    const worker = setupWorker(leaveUnanswered, ...betweenStories);
    const { use } = worker;
    worker.use = (...handlers) => use(leaveUnanswered, ...handlers);
    nameSenders();
    reportCalls(worker);
    await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
    await controlled(navigator.serviceWorker);
    return worker;
  })();
  return started;
}

interface StoryOnNetwork {
  msw: SetupWorker;
  world: World;
  parameters: { world?: WorldOverrides };
  globals: ToolbarNetwork;
}

/** Unmocked calls of a running story. */
const unanswered = new WeakMap<World, string[]>();

function complain(calls: readonly string[]): Error {
  return new Error(`No mock answers ${calls.join(', ')}`);
}

/** Creates a world and handlers for the story. Answers what ends it. */
export function mockNetwork(story: StoryOnNetwork): () => void {
  beginStory();
  const world = createWorld(story.parameters.world);
  changeWorld(world, story.globals);
  unanswered.set(world, []);
  const onUnhandled = (call: string) => {
    const calls = unanswered.get(world);
    // A story without a play may have ended before its first call: then the whole run fails.
    if (calls) calls.push(call);
    else reportError(complain([call]));
  };
  story.msw.use(...createHandlers(world, { onUnhandled }));
  story.world = world;
  return endStory;
}

/** Fails the story if a call was unmocked. */
export function checkNetwork({ world }: Pick<StoryOnNetwork, 'world'>): void {
  const calls = unanswered.get(world) ?? [];
  unanswered.delete(world);
  if (calls.length > 0) throw complain(calls);
}
