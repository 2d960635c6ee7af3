/**
 * Mocks of the whole portal, in memory, behind the calls of the contract.
 *
 * Every story gets a new `world` and its handlers automatically. A story can override:
 *
 * - Data, before the first request (it is copied, nothing leaks into the next story):
 *   `parameters: { world: { people: demoPeople(5) } }`, or `beforeEach({ world }) { world.people.splice(1); }`.
 *   A single call, whatever the world contains: `beforeEach({ msw }) { msw.use(...answer(getProfile, profile)); }`.
 * - The signed-in user: `parameters: { signedIn: true }` (the demo account, the first of `world.people`)
 *   or `signedIn: 7` (a photographer's id). The story's `useApi` then carries a token of the world and
 *   `useSession` says who it is. `signedIn(world)` returns such a token.
 * - A share of a project: `const { token } = addShare(world, { choiceLimit: 15 })`; a client made with
 *   `share: () => ({ token, pass: null })` opens it.
 * - Failures: `beforeEach({ msw }) { msw.use(...down(listPhotographers)); }`. Scenarios: `down`, `offline`,
 *   `slow`, `refuse`, `busy`, `expired`, `html`, `nonsense`, `silent`, `unanswered`, `empty`, `answer`. Without an endpoint `down`, `offline` and
 *   `slow` apply to every call. `once(down(listPhotographers))` applies to the first call only, so that a retry
 *   succeeds. `gateFor(listPhotographers)` delays responses until the play opens it, and counts the requests. A later
 *   `msw.use` takes precedence, also in the middle of a `play`.
 *
 * An unmocked call gets a network error and fails the story.
 *
 * In Node: `setupServer(...createHandlers(createWorld(), { baseUrl }))`.
 */
export { cardOf } from './handlers/photographer.ts';
export { archiveOf } from './world/example-archive.ts';
export { exampleRetouched } from './world/example-retouched.ts';
export { createHandlers, mockedEndpoints } from './handlers/handlers.ts';
export { addFamily, addShare } from './world/share.ts';
export type { WorldShare } from './world/world-share.ts';
export { type Person, personOf } from './world/person.ts';
export { profileOf } from './handlers/profile.ts';
export {
  answer,
  busy,
  down,
  empty,
  expired,
  gateFor,
  html,
  nonsense,
  offline,
  once,
  refuse,
  type Scenario,
  silent,
  slow,
  unanswered,
} from './scenarios.ts';
export { demoAccount } from './seed/index.ts';
export { createWorld, demoPeople, sessionUser, signedIn, type World, type WorldOverrides, type WorldProject } from './world/world.ts';
