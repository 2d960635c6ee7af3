import type { Endpoint } from '@portal/api';
import { sentences } from '@portal/api';
import { busy, down, expired, mockedEndpoints, offline, refuse, type Scenario, slow, type World } from '@portal/mocks';

/** The network settings of the toolbar; `story` changes nothing. */
export interface ToolbarNetwork {
  network?: unknown;
  viewer?: unknown;
  delay?: unknown;
  /** Days after the story's own, or before it. */
  day?: unknown;
}

const writes = mockedEndpoints.filter(({ method }) => method !== 'GET');

/** The field names that a call sends, as in a refusal. A validated or decoded object is inside another schema. */
function fieldsOf(schema: object): string[] {
  if ('shape' in schema) {
    return Object.keys(schema.shape as object).map((name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  }
  const { in: inner } = (schema as { def?: { in?: object } }).def ?? {};
  return inner ? fieldsOf(inner) : [];
}

function refuseFields(endpoint: Endpoint): Scenario {
  return refuse(endpoint, 422, sentences.invalid, Object.fromEntries(fieldsOf(endpoint.body).map((field) => [field, [sentences.invalid]])));
}

const scenarios: Readonly<Record<string, () => Scenario>> = {
  down,
  offline,
  slow: () => slow(3000),
  never: () => slow('infinite'),
  limited: () => mockedEndpoints.flatMap((one) => busy(one, 30)),
  refused: () => writes.flatMap(refuseFields),
  expired,
};

/** Handlers for the toolbar's settings, which take precedence over those of the story. */
export function scenarioOf({ network, delay }: ToolbarNetwork): Scenario {
  const milliseconds = Number(delay);
  return [...(milliseconds > 0 ? slow(milliseconds) : []), ...(scenarios[String(network)]?.() ?? [])];
}

/** Copies of the items, up to about that number. */
function repeat<T>(count: number, items: readonly T[], copy: (item: T) => T): T[] {
  const rounds = items.length === 0 ? 0 : Math.ceil(count / items.length);
  return Array.from({ length: rounds }, () => items.map((item) => copy(structuredClone(item)))).flat();
}

/** Moves the world to another day, removes all user data from it, or fills it: thousands of people and photos, hundreds of projects. The signed-in user stays. */
export function changeWorld(world: World, { network, day = 0 }: ToolbarNetwork): void {
  world.advance(Number(day) * 86_400_000);
  const nextId = () => world.nextId();
  if (network === 'empty') {
    for (const person of world.people) Object.assign(person, { albums: [], gallery: [], education: [], isListed: false });
    Object.assign(world, { projects: [], tutorials: [] });
  }
  if (network === 'thousands') {
    world.people.push(...repeat(3000, world.people, (one) => ({ ...one, id: nextId(), albums: [], gallery: [] })));
    for (const project of world.projects.slice(0, 1)) {
      project.images.push(...repeat(1000, project.images, (one) => ({ ...one, id: nextId() })));
    }
    world.projects.push(...repeat(200, world.projects, (one) => ({ ...one, id: nextId(), images: [], retouched: [] })));
  }
}

/** Who is signed in: the toolbar's choice, or that of the story. */
export function viewerOf<T>({ viewer }: ToolbarNetwork, ofStory: T): T | boolean {
  if (viewer === 'visitor') return false;
  return viewer === 'photographer' ? true : ofStory;
}
