import { type EmailFailure, isShareOver, type ShareEventKind, shareLimits, shareSentences, Refusal } from '@portal/api';
import type { WorldShare } from './world-share.ts';
import type { World } from './world.ts';

/** A share of the world: by default for the client of the first project, without a PIN. Its token opens it. */
export function addShare(world: World, share: Partial<WorldShare> = {}): WorldShare {
  const at = new Date(world.now()).toISOString();
  const id = world.nextId();
  const made: WorldShare = {
    id,
    projectId: world.projects[0]?.id ?? 0,
    token: `share-${id}`.padEnd(43, '_'),
    role: 'client',
    shows: 'both',
    groupId: null,
    alsoShows: null,
    chooses: 'together',
    parentShareId: null,
    familyName: null,
    pupilId: null,
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
    verdicts: new Map(),
    sent: null,
    downloaded: new Set(),
    events: [{ kind: 'created', at, count: null }],
    isAddressLost: false,
    wrongPins: new Map(),
    ...share,
  };
  if (made.choiceClosedAt !== null && share.sent === undefined) {
    const remarks = [...made.remarks].map(([imageId, { text }]) => ({ imageId, text }));
    sendMarks(made, { favourites: made.favourites, remarks });
  }
  world.shares.push(made);
  return made;
}

/** A family of a share on which each one chooses for itself, with its settings and a token of its own. */
export function addFamily(world: World, parent: WorldShare, familyName: string, share: Partial<WorldShare> = {}): WorldShare {
  const { projectId, role, shows, groupId, alsoShows, pin, expiresOn, canDownload, choiceLimit, watermark } = parent;
  const settings = { projectId, role, shows, groupId, alsoShows, pin, expiresOn, canDownload, choiceLimit, watermark };
  return addShare(world, { ...settings, parentShareId: parent.id, familyName, ...share });
}

/** Those of its families that have not ended. */
export const familiesOf = (world: World, { id }: WorldShare): WorldShare[] =>
  world.shares.filter(({ parentShareId, endedAt }) => parentShareId === id && endedAt === null);

interface Marks {
  favourites: Iterable<number>;
  remarks: readonly { imageId: number; text: string }[];
}

/** Makes these marks of a share those that its client has sent. */
export function sendMarks(share: WorldShare, { favourites, remarks }: Marks): void {
  share.sent = { favourites: new Set(favourites), remarks: new Map(remarks.map(({ imageId, text }) => [imageId, text])) };
}

/** Adds an entry to the history of a share. */
export function recordEvent(
  world: World,
  share: WorldShare,
  kind: ShareEventKind,
  count: number | null = null,
  reason: EmailFailure | null = null,
): string {
  const at = new Date(world.now()).toISOString();
  share.events.push({ kind, at, count, reason });
  return at;
}

/** Sends a share by email, which arrives at once; stories may let it fail. */
export function mailShare(world: World, share: WorldShare, email: string): void {
  Object.assign(share, { email, emailState: 'sent', emailFailure: null });
  recordEvent(world, share, 'mailed');
}

/** Adds an event with a count to the history of a share, together with a recent one of its kind before it. */
export function recordCounted(world: World, share: WorldShare, kind: 'uploaded' | 'taken_back' | 'fix_wanted', count: number): void {
  const last = share.events.at(-1);
  const isRecent = last && world.now() - Date.parse(last.at) < shareLimits.uploadsPauseSeconds * 1000;
  if (!isRecent || last.kind !== kind) return void recordEvent(world, share, kind, count);
  share.events[share.events.length - 1] = { ...last, at: new Date(world.now()).toISOString(), count: (last.count ?? 0) + count };
}

/** Whether a share still works. */
export function stateOf(world: World, { endedAt, expiresOn }: WorldShare): 'active' | 'expired' | 'ended' {
  if (endedAt !== null) return 'ended';
  return isShareOver(expiresOn, world.now()) ? 'expired' : 'active';
}

/** What the PIN of a share is answered with. */
export const passOf = ({ id, pin }: WorldShare): string => `pass-${id}-${pin}`;

const signatureOf = (path: string, until: string): string => `${until}${path.replaceAll('/', '-')}`;
const stampOf = ({ token, pin }: WorldShare): string => `${token}.${pin ?? ''}`;

/** The address of a download, which needs no header for a while. */
export function signedAddress(world: World, share: WorldShare, path: string): string {
  const until = `${Math.floor(world.now() / 1000) + shareLimits.downloadSeconds}`;
  return `${path}?${new URLSearchParams({ until, sign: signatureOf(path, until), share: stampOf(share) }).toString()}`;
}

/** The share that such an address was made for, as it is now; null: the address is no such one. */
export function signedShare(world: World, { pathname, searchParams }: URL): WorldShare | null {
  if (!searchParams.has('sign')) return null;
  const until = searchParams.get('until') ?? '';
  const share = world.shares.find((one) => stampOf(one) === searchParams.get('share'));
  if (!share || searchParams.get('sign') !== signatureOf(pathname, until) || Number(until) * 1000 <= world.now())
    throw new Refusal(410, shareSentences.addressOver);
  if (stateOf(world, share) !== 'active') throw new Refusal(410, shareSentences.ended);
  return share;
}

/** The share of a token, whether it still works or not. */
export function findShare(world: World, token: string | undefined): WorldShare {
  const share = world.shares.find((one) => one.token === token);
  if (!share) throw new Refusal(404, shareSentences.unknown);
  return share;
}

/** The share of a token, or why it opens nothing. */
export function shareOf(world: World, token: string | undefined): WorldShare {
  const share = findShare(world, token);
  if (stateOf(world, share) !== 'active') throw new Refusal(410, shareSentences.ended);
  return share;
}
