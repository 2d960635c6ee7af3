import { type EmailFailure, isLinkOver, type LinkEventKind, linkLimits, linkSentences, Refusal } from '@portal/api';
import type { WorldLink } from './world-link.ts';
import type { World } from './world.ts';

/** A link of the world: by default for the client of the first project, without a PIN. Its token opens it. */
export function addLink(world: World, link: Partial<WorldLink> = {}): WorldLink {
  const at = new Date(world.now()).toISOString();
  const id = world.nextId();
  const made: WorldLink = {
    id,
    projectId: world.projects[0]?.id ?? 0,
    token: `link-${id}`.padEnd(43, '_'),
    role: 'client',
    shows: 'both',
    groupId: null,
    pin: null,
    expiresOn: null,
    canDownload: true,
    email: null,
    emailState: null,
    emailFailure: null,
    choiceLimit: null,
    watermark: null,
    createdAt: at,
    endedAt: null,
    choiceClosedAt: null,
    signedOffAt: null,
    favourites: new Set(),
    remarks: new Map(),
    sent: null,
    downloaded: new Set(),
    events: [{ kind: 'created', at, count: null }],
    isAddressLost: false,
    wrongPins: new Map(),
    ...link,
  };
  if (made.choiceClosedAt !== null && link.sent === undefined) {
    const remarks = [...made.remarks].map(([imageId, { text }]) => ({ imageId, text }));
    sendMarks(made, { favourites: made.favourites, remarks });
  }
  world.links.push(made);
  return made;
}

interface Marks {
  favourites: Iterable<number>;
  remarks: readonly { imageId: number; text: string }[];
}

/** Makes these marks of a link those that its client has sent. */
export function sendMarks(link: WorldLink, { favourites, remarks }: Marks): void {
  link.sent = { favourites: new Set(favourites), remarks: new Map(remarks.map(({ imageId, text }) => [imageId, text])) };
}

/** Adds an entry to the history of a link. */
export function recordEvent(
  world: World,
  link: WorldLink,
  kind: LinkEventKind,
  count: number | null = null,
  reason: EmailFailure | null = null,
): string {
  const at = new Date(world.now()).toISOString();
  link.events.push({ kind, at, count, reason });
  return at;
}

/** Sends a link by email, which arrives at once; stories may let it fail. */
export function mailLink(world: World, link: WorldLink, email: string): void {
  Object.assign(link, { email, emailState: 'sent', emailFailure: null });
  recordEvent(world, link, 'mailed');
}

/** Adds an upload to the history of a link, together with a recent one before it. */
export function recordUpload(world: World, link: WorldLink, count: number): void {
  const last = link.events.at(-1);
  const isRecent = last && world.now() - Date.parse(last.at) < linkLimits.uploadsPauseSeconds * 1000;
  if (!isRecent || last.kind !== 'uploaded') return void recordEvent(world, link, 'uploaded', count);
  link.events[link.events.length - 1] = { ...last, at: new Date(world.now()).toISOString(), count: (last.count ?? 0) + count };
}

/** Whether a link still works. */
export function stateOf(world: World, { endedAt, expiresOn }: WorldLink): 'active' | 'expired' | 'ended' {
  if (endedAt !== null) return 'ended';
  return isLinkOver(expiresOn, world.now()) ? 'expired' : 'active';
}

/** The link of a token, or why there is none. */
export function linkOf(world: World, token: string | undefined): WorldLink {
  const link = world.links.find((one) => one.token === token);
  if (!link) throw new Refusal(404, linkSentences.unknown);
  if (stateOf(world, link) !== 'active') throw new Refusal(410, linkSentences.ended);
  return link;
}
