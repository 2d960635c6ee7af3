import {
  limits,
  type OrderImage,
  type Project,
  type ProjectCategory,
  projectCategories,
  type Retouched,
  type SessionUser,
  socialNetworks,
  type SocialNetwork,
  type Specialization,
  type Tutorial,
} from '@portal/api';
import { type Person, personOf } from './person.ts';
import type { WorldWholeZip, WorldZipUpload } from '../handlers/zip-upload.ts';
import { demoImages } from './order-photos.ts';
import { demoAccount, demoPhotographers, demoProjects, specializations } from '../seed/index.ts';

/** A project, whose it is and what lies in it. How many photographs it has follows from them. */
export type WorldProject = Omit<Project, 'photoCount' | 'previews' | 'productUrl'> & {
  ownerId: number;
  images: OrderImage[];
  retouched: Retouched[];
};

/** A whole portal in memory: handlers read and change it, and nothing of it outlives a story. */
export interface World {
  people: Person[];
  specializations: Specialization[];
  networks: SocialNetwork[];
  projects: WorldProject[];
  projectCategories: ProjectCategory[];
  /** Page of the external editor; empty: there is none. */
  editorUrl: string;
  /** Template of the product pages; empty: there are none. */
  productUrl: string;
  /** Films about the portal. */
  tutorials: Tutorial[];
  /** Who holds which bearer token, and until when (milliseconds). */
  sessions: Map<string, { personId: number; expiresAt: number }>;
  /** Links for a new password that were sent. */
  resets: Map<string, { personId: number; expiresAt: number }>;
  /** Archives that come in pieces. */
  zipUploads: WorldZipUpload[];
  /** What came of archives that were sent as a whole with an id of their own. */
  wholeZips: WorldWholeZip[];
  /** Uploaded pictures by their address. */
  files: Map<string, Blob>;
  /** Stands still until it is moved, so that a story looks the same every day. */
  now: () => number;
  advance: (milliseconds: number) => void;
  /** A number that this world has not given before. */
  nextId: () => number;
}

/** What a story may want to be different. */
export interface WorldOverrides {
  people?: readonly Person[];
  specializations?: readonly Specialization[];
  networks?: readonly SocialNetwork[];
  tutorials?: readonly Tutorial[];
  projects?: readonly WorldProject[];
  editorUrl?: string;
  productUrl?: string;
  /** The moment at which the story stands. */
  now?: string;
}

const shownPeople = 30;

/** The first photographers of the demo, as the world keeps them. The first of them owns the demo account. */
export function demoPeople(count: number = shownPeople): Person[] {
  return demoPhotographers.slice(0, count).map((demo) => personOf(demo, demoAccount.password));
}

/** The demo's projects, as somebody's own. Their numbers stand apart from those of people. */
export function projectsOf(ownerId: number | undefined): WorldProject[] {
  if (ownerId === undefined) return [];
  return demoProjects.map(({ category: code, ...demo }, index) => {
    const category = projectCategories.find((one) => one.code === code);
    const id = 101 + index;
    return {
      ...demo,
      id,
      orderId: id,
      ownerId,
      url: null,
      categoryId: category?.id ?? null,
      category: category?.name ?? null,
      images: demoImages(index, demo.createdAt),
      retouched: [],
    };
  });
}

/** A fresh portal. The overrides are copied: what a story does to its world stays in it. */
export function createWorld({ people, networks = socialNetworks, now = '2026-11-20T12:00:00Z', ...overrides }: WorldOverrides = {}): World {
  let moment = Date.parse(now);
  const folk = people ? structuredClone([...people]) : demoPeople();
  const projects = structuredClone([...(overrides.projects ?? projectsOf(folk[0]?.id))]);
  const taken = [...folk.flatMap(idsOf), ...demoPhotographers, ...projects.flatMap(({ images }) => images)];
  let lastId = 0;
  for (const one of taken) lastId = Math.max(lastId, typeof one === 'number' ? one : one.id);
  return {
    people: folk,
    specializations: structuredClone([...(overrides.specializations ?? specializations)]),
    networks: structuredClone([...networks]),
    projects,
    projectCategories: structuredClone([...projectCategories]),
    editorUrl: overrides.editorUrl ?? '',
    productUrl: overrides.productUrl ?? '',
    tutorials: structuredClone([...(overrides.tutorials ?? [])]),
    sessions: new Map(),
    resets: new Map(),
    zipUploads: [],
    wholeZips: [],
    files: new Map(),
    now: () => moment,
    advance: (milliseconds) => {
      moment += milliseconds;
    },
    nextId: () => ++lastId,
  };
}

/** Every number that a person's things have already. */
function idsOf({ id, albums, gallery, education }: Person): number[] {
  const photos = albums.flatMap((album) => album.photos.map((photo) => photo.id ?? 0));
  return [id, ...photos, ...[...albums, ...gallery, ...education].map((thing) => thing.id)];
}

/** Opens a session without asking for a password and gives its token. Without a number: the demo account's. */
export function signedIn(world: World, personId?: number): string {
  const person = personId === undefined ? world.people[0] : world.people.find(({ id }) => id === personId);
  if (!person) throw new Error(`Nobody to sign in: the world has no photographer ${personId ?? 'at all'}`);
  const token = `token-of-${person.id}-${world.nextId()}`;
  world.sessions.set(token, { personId: person.id, expiresAt: world.now() + limits.sessionSeconds * 1000 });
  return token;
}

/** Whose token it is, if it still works. */
export function bearerOf(world: World, token: string | null): Person | undefined {
  const session = token === null ? undefined : world.sessions.get(token);
  if (!session || session.expiresAt <= world.now()) return undefined;
  return world.people.find(({ id }) => id === session.personId);
}

/** A person as the session calls show them. */
export function userOf({ id, account, firstName, lastName, avatar }: Person): SessionUser {
  return { id, email: account.email, firstName, lastName, avatar };
}

/** Who holds a working token. */
export function sessionUser(world: World, token: string): SessionUser {
  const person = bearerOf(world, token);
  if (!person) throw new Error('Nobody holds this token, or it has run out');
  return userOf(person);
}
