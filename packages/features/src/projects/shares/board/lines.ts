import { type ImageGroup, type ProjectShare, type ShareBoard, spellingKey } from '@portal/api';
import { inFilter, ofFamilies, type StageFilter } from '../list/stages.ts';
import { titleText } from '../describe.ts';
import { withFamilies } from '../families/families.ts';

/** A line of the board: a share for clients that works, or a pupil without one, with the last of those that have expired. */
export interface Line {
  id: string;
  /** The group; null: the whole project. */
  group: ImageGroup | null;
  name: string;
  share: ProjectShare | null;
  /** Of a pupil without one: the share of the class, or of all, by which its family can choose and has not come yet. */
  reachedBy: ProjectShare | null;
  photoCount: number;
  /** How many photos are to be retouched: those that were chosen and sent; null: nothing is sent. */
  sentCount: number | null;
  /** Of how many of those, or of all, there is a retouched version. */
  readyCount: number;
}

/** The lines of one class, or of groups without a class. */
export interface Section {
  id: number | null;
  /** The name of the class; null: none. */
  name: string | null;
  lines: Line[];
}

/** The working share by which the family of a pupil can choose besides an own one: each family chooses by it for itself. */
const reaching = ({ classId }: ImageGroup, shares: readonly ProjectShare[]): ProjectShare | undefined =>
  shares.find(
    ({ role, state, chooses, groupId }) =>
      classId !== null && role === 'client' && state === 'active' && chooses === 'each_family' && (groupId === classId || groupId === null),
  );

/**
 * All lines of a project, class by class, those of the whole project last. Families that chose by one share have lines under it; one that was matched
 * with a pupil who has no share of his own is that pupil's line.
 */
export function toLines(groups: readonly ImageGroup[], all: readonly ProjectShare[], board: ShareBoard): Line[] {
  const counts = new Map(board.groups.map(({ groupId, ...counted }) => [groupId, counted]));
  const sent = new Map(board.shares.map(({ shareId, ...counted }) => [shareId, counted]));
  const classIds = new Set(groups.flatMap(({ classId }) => classId ?? []));
  const { shares, families } = withFamilies(all.filter(({ role, state }) => role === 'client' && state === 'active'));
  const expired = new Map(
    all
      .filter(({ role, state, parentShareId }) => role === 'client' && state === 'expired' && parentShareId === null)
      .toReversed()
      .map((share) => [share.groupId, share]),
  );
  const ofPupils = new Set([...families.values()].flat().flatMap(({ pupilId }) => pupilId ?? []));
  const sum = (ids: readonly (number | null)[]) => ({
    photoCount: ids.reduce<number>((total, id) => total + (counts.get(id)?.photoCount ?? 0), 0),
    readyCount: ids.reduce<number>((total, id) => total + (counts.get(id)?.readyCount ?? 0), 0),
  });
  const reach = (group: ImageGroup, share: ProjectShare | null) =>
    share?.alsoShows === 'pupils' ? groups.flatMap(({ id, classId }) => (id === group.id || classId === group.id ? id : [])) : [group.id];
  const lineOf = (group: ImageGroup | null, share: ProjectShare | null): Line => {
    const { photoCount, readyCount } = sum(group === null ? [...counts.keys()] : reach(group, share));
    const chosen = share && sent.get(share.id);
    return {
      id: `${group?.id ?? ''} ${share?.id ?? ''}`,
      group,
      name: share?.familyName ?? group?.name ?? (share ? titleText(share) : ''),
      share,
      reachedBy: (share === null && group !== null && reaching(group, shares)) || null,
      photoCount,
      sentCount: chosen?.sentCount ?? null,
      readyCount: chosen?.readyCount ?? readyCount,
    };
  };
  const withOwn = (group: ImageGroup | null, share: ProjectShare) =>
    [share, ...(families.get(share.id) ?? [])].map((one) => lineOf(group, one));
  const ofGroups = groups.flatMap((group) => {
    const own = shares.filter(({ groupId }) => groupId === group.id).toReversed();
    // The shares of a class with pupils are those of its pupils.
    if (own.length === 0) return classIds.has(group.id) || ofPupils.has(group.id) ? [] : [lineOf(group, expired.get(group.id) ?? null)];
    return own.flatMap((share) => withOwn(group, share));
  });
  return [...ofGroups, ...shares.filter(({ groupId }) => groupId === null).flatMap((share) => withOwn(null, share))];
}

/** Lines under their classes, in their order. */
export function inSections(lines: readonly Line[], groups: readonly ImageGroup[]): Section[] {
  const names = new Map(groups.map(({ id, name }) => [id, name]));
  const classIds = new Set(groups.flatMap(({ classId }) => classId ?? []));
  const sections = new Map<number | null, Section>();
  for (const line of lines) {
    const { group } = line;
    const id = group === null ? null : (group.classId ?? (classIds.has(group.id) ? group.id : null));
    const section = sections.get(id) ?? { id, name: id === null ? null : (names.get(id) ?? null), lines: [] };
    section.lines.push(line);
    sections.set(id, section);
  }
  return [...sections.values()];
}

/** Whether the choice is sent, and not all of it retouched. */
const isRetouching = ({ share, sentCount, readyCount }: Line): boolean =>
  share !== null && share.choiceClosedAt !== null && sentCount !== null && readyCount < sentCount;

/** A pupil without a share has none, or has not come by that of the class yet: its family has neither opened nor chosen anything. */
const isLeftWithout = ({ reachedBy }: Line, filter: StageFilter): boolean =>
  reachedBy === null ? filter === 'unlinked' : filter === 'unopened' || (filter === 'choosing' && reachedBy.shows !== 'retouched');

/** The lines that a filter leaves. */
export const linesOf = (lines: readonly Line[], filter: StageFilter): Line[] =>
  lines.filter((line) => {
    if (filter === 'retouching') return isRetouching(line);
    if (line.share === null) return filter === 'all' || isLeftWithout(line, filter);
    // Its families have lines of their own, and are as far as they are.
    if (line.share.chooses === 'each_family' && ofFamilies.includes(filter)) return false;
    return inFilter(line.share, filter);
  });

/** The lines that a person can tell by these words. Without words all. */
export function findLines(lines: readonly Line[], groups: readonly ImageGroup[], words: string): Line[] {
  const wanted = spellingKey(words).split(' ').filter(Boolean);
  const names = new Map(groups.map(({ id, name }) => [id, name]));
  return lines.filter(({ group, name, share }) => {
    const text = spellingKey(`${names.get(group?.classId ?? 0) ?? ''} ${name} ${group?.familyEmail ?? ''} ${share?.email ?? ''}`);
    return wanted.every((word) => text.includes(word));
  });
}

/** How many of the lines have come how far. */
export interface Totals {
  count: number;
  opened: number;
  closed: number;
  accepted: number;
}

/** A share on which each family chooses for itself is no one's: its families are counted. */
export function totalsOf(all: readonly Line[]): Totals {
  const lines = all.filter(({ share }) => share?.chooses !== 'each_family');
  return {
    count: lines.length,
    opened: lines.filter(({ share }) => share !== null && share.lastOpenedAt !== null).length,
    closed: lines.filter(({ share }) => share !== null && share.choiceClosedAt !== null).length,
    accepted: lines.filter(({ share }) => share !== null && share.signedOffAt !== null).length,
  };
}

/**
 * The shares that can be sent to the family of their pupil: not sent yet, or not delivered. Another address gets one only where the first has no mailbox.
 */
export function sendable(shares: readonly ProjectShare[], groups: readonly ImageGroup[]): ProjectShare[] {
  const emails = new Map(groups.map(({ id, familyEmail }) => [id, familyEmail]));
  const classIds = new Set(groups.flatMap(({ classId }) => classId ?? []));
  return shares.filter(({ role, state, groupId, parentShareId, email, emailState, emailFailure, isAddressLost }) => {
    const family = groupId === null || classIds.has(groupId) ? null : (emails.get(groupId) ?? null);
    if (role !== 'client' || state !== 'active' || parentShareId !== null || isAddressLost || family === null) return false;
    return emailState === null || (emailState === 'failed' && (emailFailure === 'no_mailbox') === (email !== family));
  });
}

/** The groups that get a share when all do, and whose family has an address: not those whose family can choose by that of the class. */
export function addressedWithoutShare(groups: readonly ImageGroup[], shares: readonly ProjectShare[]): ImageGroup[] {
  const classIds = new Set(groups.flatMap(({ classId }) => classId ?? []));
  const linked = new Set(shares.filter(({ role, state }) => role === 'client' && state === 'active').map(({ groupId }) => groupId));
  return groups.filter(
    (group) => group.familyEmail !== null && !classIds.has(group.id) && !linked.has(group.id) && !reaching(group, shares),
  );
}
