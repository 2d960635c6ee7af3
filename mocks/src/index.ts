/**
 * The doll's house: the whole portal in memory, behind the contract's own calls.
 *
 * Every story gets a fresh `world` and its handlers by itself. A story that wants something else says so:
 *
 * - Other data, before anything is asked (what is set here is a copy, nothing leaks into the next story):
 *   `parameters: { world: { people: demoPeople(5) } }`, or `beforeEach({ world }) { world.people.splice(1); }`.
 *   One call only, whatever the world holds: `beforeEach({ msw }) { msw.use(...answer(getProfile, profile)); }`.
 * - Somebody signed in: `parameters: { signedIn: true }` (the demo account, the first of `world.people`)
 *   or `signedIn: 7` (a photographer's id). The story's `useApi` then carries a token of the world and
 *   `useSession` says who it is. `signedIn(world)` gives such a token to whoever needs the text itself.
 * - Trouble: `beforeEach({ msw }) { msw.use(...down(listPhotographers)); }`. Scenarios: `down`, `offline`,
 *   `slow`, `refuse`, `busy`, `expired`, `html`, `nonsense`, `silent`, `empty`, `answer`. Without an endpoint `down`, `offline` and
 *   `slow` meet every call. `once(down(listPhotographers))` meets the first call only, so that a retry
 *   succeeds. `gateFor(listPhotographers)` holds answers back until the play lets them through, and counts what is asked. A later `msw.use` stands in front of an earlier one, also in the middle of a `play`.
 *
 * A call that nobody answers gets a network error and fails the story.
 *
 * In Node: `setupServer(...createHandlers(createWorld(), { baseUrl }))`.
 */
export { cardOf } from './handlers/photographer.ts';
export { archiveOf } from './world/example-archive.ts';
export { exampleRetouched } from './world/example-retouched.ts';
export { createHandlers, mockedEndpoints } from './handlers/handlers.ts';
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
} from './scenarios.ts';
export { demoAccount } from './seed/index.ts';
export { createWorld, demoPeople, sessionUser, signedIn, type World, type WorldOverrides, type WorldProject } from './world/world.ts';
