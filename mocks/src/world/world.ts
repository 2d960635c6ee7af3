import {
  type CameraClock,
  type CardPhoto,
  type ImageGroup,
  lastWeeks,
  limits,
  type ProjectImage,
  type Project,
  type ProjectCategory,
  projectCategories,
  type Retouched,
  type SessionUser,
  socialNetworks,
  type SocialNetwork,
  type Suggestion,
  type Specialization,
  type Tutorial,
  type ZipReport,
} from '@portal/api';
import type { WorldShare } from './world-share.ts';
import { type Person, personOf } from './person.ts';
import { demoImages } from './project-photos.ts';
import { demoAccount, demoPhotographers, demoProjects, demoViews, specializations } from '../seed/index.ts';

/** A group of images; `classId`: of a pupil. */
export type WorldGroup = Pick<ImageGroup, 'id' | 'name'> & Partial<ImageGroup>;

/** A retouched image; `groupId`: the group that it came for, while it has no original. */
export type WorldRetouched = Omit<Retouched, 'earlier'> & {
  earlier: WorldVersion[];
  groupId?: number | null;
} & Pick<WorldVersion, 'versionId' | 'shareId'>;

/**
 * An earlier version. `versionId`: the number that it was uploaded under, where it has got another one since; `shareId`: the retoucher's share that it came by.
 */
export type WorldVersion = Retouched['earlier'][number] & { versionId?: number | undefined; shareId?: number | null | undefined };

/** A project with its owner and images, from which the counts are derived. */
export type WorldProject = Omit<Project, 'photoCount' | 'retouchedCount' | 'waitingCount' | 'previews' | 'productUrl'> & {
  ownerId: number;
  images: ProjectImage[];
  /** The groups that its images are put into. */
  groups?: WorldGroup[];
  /** What sorting by cards knows of its images, by their ids; and by how much the clocks of cameras are set forward. */
  sorting?: Map<number, Partial<Pick<CardPhoto, 'camera' | 'card' | 'cardGroupId' | 'groupBy'>>>;
  clocks?: CameraClock[];
  retouched: WorldRetouched[];
  /** Photos with the same value show the same: no pixels are compared here. */
  alike?: Suggestion[];
  /** After how many retouched photos a search for originals leaves the rest to the next call; by default it compares all. */
  comparedAtOnce?: number;
  /** Ids of retouched photos for which no original is suggested. */
  dismissed?: Set<number>;
};

/** A chunked upload. */
export interface WorldZipUpload {
  id: string;
  ownerId: number;
  projectId: number;
  filename: string;
  totalSize: number;
  totalChunks: number;
  fingerprint: string | null;
  isReviewFirst?: boolean | undefined;
  /** Chunks by index. */
  chunks: Map<number, Blob>;
  /** The result, also for repeated requests. */
  outcome: Promise<ZipReport> | null;
}

/** An archive uploaded as a whole with an id of its own, or cancelled before it arrived. */
export type WorldWholeZip = Pick<WorldZipUpload, 'id' | 'ownerId' | 'projectId'> & { outcome: Promise<ZipReport> };

/** The portal's state in memory: handlers read and change it; each story gets a new one. */
export interface World {
  people: Person[];
  specializations: Specialization[];
  networks: SocialNetwork[];
  projects: WorldProject[];
  projectCategories: ProjectCategory[];
  /** URL of the external editor, or empty. */
  editorUrl: string;
  /** URL template of the product pages, or empty. */
  productUrl: string;
  /** Films about the portal. */
  tutorials: Tutorial[];
  /** Sessions by bearer token; `expiresAt` and `lastUsedAt` in milliseconds. */
  sessions: Map<string, { id: number; personId: number; expiresAt: number; device: string; lastUsedAt: number }>;
  /** Password resets by token. */
  resets: Map<string, { personId: number; expiresAt: number }>;
  /** Chunked uploads of archives. */
  zipUploads: WorldZipUpload[];
  /** Results of archives uploaded as a whole. */
  wholeZips: WorldWholeZip[];
  /** Shares of projects, oldest first. */
  shares: WorldShare[];
  /** Ids of images that are hidden from shares. */
  hiddenFromShares: Set<number>;
  /** Emails with shares that were sent: they count for the limits, even if their shares are deleted. */
  shareEmails: { to: string; at: number; by?: number }[];
  /** Uploaded images by URL. */
  files: Map<string, Blob>;
  /** A fixed clock, so that a story looks the same every day. */
  now: () => number;
  advance: (milliseconds: number) => void;
  /** A new unique id. */
  nextId: () => number;
}

/** What a story may override. */
export interface WorldOverrides {
  people?: readonly Person[];
  specializations?: readonly Specialization[];
  networks?: readonly SocialNetwork[];
  tutorials?: readonly Tutorial[];
  projects?: readonly WorldProject[];
  editorUrl?: string;
  productUrl?: string;
  /** The current time of the story. */
  now?: string;
}

const shownPeople = 30;

/** The first demo photographers. The first of them owns the demo account. */
export function demoPeople(count: number = shownPeople): Person[] {
  return demoPhotographers.slice(0, count).map((demo) => personOf(demo, demoAccount.password));
}

/** The demo projects with this owner. Their ids differ from those of people. */
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

/** Creates a world. The overrides are copied, so that a story changes only its own world. */
export function createWorld({ people, networks = socialNetworks, now = '2026-11-20T12:00:00Z', ...overrides }: WorldOverrides = {}): World {
  let moment = Date.parse(now);
  const copies = people ? structuredClone([...people]) : demoPeople();
  const demo = copies.find(({ account }) => account.email === demoAccount.email);
  if (demo) demo.viewWeeks = new Map(lastWeeks(moment).map((week, index) => [week, demoViews[index] ?? 0]));
  const projects = structuredClone([...(overrides.projects ?? projectsOf(copies[0]?.id))]);
  const used = [...copies.flatMap(idsOf), ...demoPhotographers, ...projects.flatMap(({ images }) => images)];
  let lastId = 0;
  for (const one of used) lastId = Math.max(lastId, typeof one === 'number' ? one : one.id);
  return {
    people: copies,
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
    shares: [],
    hiddenFromShares: new Set(),
    shareEmails: [],
    files: new Map(),
    now: () => moment,
    advance: (milliseconds) => {
      moment += milliseconds;
    },
    nextId: () => ++lastId,
  };
}

/** All ids that belong to a person. */
function idsOf({ id, albums, gallery, education }: Person): number[] {
  const photos = albums.flatMap((album) => album.photos.map((photo) => photo.id ?? 0));
  return [id, ...photos, ...[...albums, ...gallery, ...education].map((thing) => thing.id)];
}

/** Opens a session without a password and returns its token. Default: the demo account. */
export function signedIn(world: World, personId?: number): string {
  const person = personId === undefined ? world.people[0] : world.people.find(({ id }) => id === personId);
  if (!person) throw new Error(`Nobody to sign in: the world has no photographer ${personId ?? 'at all'}`);
  const token = `token-of-${person.id}-${world.nextId()}`;
  const id = 1 + Math.max(0, ...[...world.sessions.values()].map((session) => session.id));
  const expiresAt = world.now() + limits.sessionSeconds * 1000;
  world.sessions.set(token, { id, personId: person.id, expiresAt, device: 'Chrome, Windows', lastUsedAt: world.now() });
  return token;
}

/** The owner of a valid token. */
export function bearerOf(world: World, token: string | null): Person | undefined {
  const session = token === null ? undefined : world.sessions.get(token);
  if (!session || session.expiresAt <= world.now()) return undefined;
  return world.people.find(({ id }) => id === session.personId);
}

/** A person as the session calls return them. */
export function userOf({ id, account, firstName, lastName, avatar }: Person): SessionUser {
  return { id, email: account.email, firstName, lastName, avatar };
}

/** The user of a valid token. */
export function sessionUser(world: World, token: string): SessionUser {
  const person = bearerOf(world, token);
  if (!person) throw new Error('The token is unknown or expired');
  return userOf(person);
}
