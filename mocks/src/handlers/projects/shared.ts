import {
  addressOf,
  canWithdraw,
  closeSharedChoice,
  downloadShared,
  downloadSharedImage,
  enterSharedPin,
  getDownloadAddress,
  getShared,
  getSharePhotographer,
  groupLabel,
  type ImageGroup,
  joinShare,
  shareEnd,
  shareLimits,
  shareSentences,
  listSharedImages,
  groupFolders,
  personKey,
  type ProjectImage,
  projectBeforePin,
  Refusal,
  setSharedFavourite,
  setSharedRemark,
  sendSentences,
  setSharedVerdict,
  type SharedImage,
  type SharedProject,
  shownVersion,
  signOffRefusal,
  signOffShared,
  tooManyText,
  reachOf,
  type WantedFix,
  withdrawSignOff,
} from '@portal/api';
import { mock } from '../mock.ts';
import { groupNameOf, groupsOf } from './groups.ts';
import { earlierOf, inOrder } from './retouched.ts';
import { photographerOf } from '../photographer.ts';
import { addFamily, familiesOf, passOf, recordCounted, recordEvent, sendMarks, signedAddress } from '../../world/share.ts';
import type { WorldShare } from '../../world/world-share.ts';
import { downloadName, fileOf, namesInArchive, zipOf } from '../../world/project-files.ts';
import type { World, WorldProject, WorldRetouched } from '../../world/world.ts';

const HOUR_MS = 3_600_000;

/** The project of a share. */
export function projectOf(world: World, share: WorldShare): WorldProject {
  const project = world.projects.find(({ id }) => id === share.projectId);
  if (!project) throw new Refusal(404, shareSentences.unknown);
  return project;
}

/** What clients have written to a photo and sent, through any share that shows it. */
function remarkOn(world: World, clients: readonly WorldShare[], id: number): string | null {
  const shown = clients.filter(
    (share) => share.sent?.remarks.has(id) && imagesOf(world, share).some(({ originalId }) => originalId === id),
  );
  return shown.flatMap(({ sent }) => sent?.remarks.get(id) ?? []).join('\n') || null;
}

/** A family that its photographer has ended by itself does not count; one that ended with its class does. */
export const counts = (world: World, { parentShareId, endedAt }: WorldShare): boolean =>
  parentShareId === null || endedAt === null || world.shares.some((parent) => parent.id === parentShareId && parent.endedAt === endedAt);

/** The shares by which the retoucher is told what to do. */
const clientsOf = (world: World, project: WorldProject): WorldShare[] =>
  world.shares.filter((share) => share.projectId === project.id && share.role === 'client' && counts(world, share));

/** What clients want fixed on the versions that they see, since when, and whether another version has come since. */
export function fixesOf(
  world: World,
  project: WorldProject,
): (WantedFix & { originalId: number | null; versionId: number | null; at: string; isSent: boolean })[] {
  return clientsOf(world, project).flatMap((share) =>
    imagesOf(world, share).flatMap(({ id, kind, originalId, verdict, fix, versionId }) => {
      const photo = project.retouched.find((one) => one.id === id);
      if (kind !== 'retouched' || verdict !== 'fix' || !photo) return [];
      const group = groupNameOf(world, share);
      const from = share.familyName === null ? group : groupLabel(share.familyName, group);
      const at = share.verdicts.get(id)?.at ?? '';
      const isSent = [photo, ...photo.earlier].some(({ createdAt }) => createdAt > at);
      return { retouchedId: id, version: shownVersion(photo) ?? 0, text: fix ?? '', from, originalId, versionId, at, isSent };
    }),
  );
}

/** A retouched photo in one of its versions; null: there is no such one. */
function inVersion(photo: WorldRetouched, number: number | null | undefined): WorldRetouched | null {
  if (number === photo.version) return photo;
  const version = photo.earlier.find((one) => one.number === number);
  if (!version) return null;
  const { original, number: _, ...rest } = version;
  return { ...photo, ...rest, version: version.number, urls: { thumb: original, medium: original, original } };
}
/** In the version that clients see. */
const inShownVersion = (photo: WorldRetouched): WorldRetouched | null => inVersion(photo, shownVersion(photo));
/** In the newest that a retoucher may see: one that was sent by this share, or that is published. */
function inSeenVersion(photo: WorldRetouched, { id }: WorldShare): WorldRetouched | null {
  const seen = [photo, ...photo.earlier].find(({ shownAt, shareId }) => shownAt !== null || shareId === id);
  const version = seen && inVersion(photo, 'number' in seen ? seen.number : seen.version);
  return version && (!photo.isHeld || version.shareId === id) ? version : null;
}
/** It was sent by this share, and is not published. */
const isWaitingOf = ({ shareId, shownAt, acceptedAt }: WorldRetouched, share: WorldShare): boolean =>
  shareId === share.id && shownAt === null && acceptedAt === null;
/** And no client has answered it while it was shown. */
const canBeTakenBack = (world: World, share: WorldShare, seen: WorldRetouched): boolean =>
  isWaitingOf(seen, share) && !world.shares.some(({ verdicts }) => verdicts.get(seen.id)?.version === (seen.versionId ?? seen.version));

/** The photo would be deleted with it, and what comes later would not be held back. */
const isLastHeld = ({ isHeld, earlier }: WorldRetouched): boolean => isHeld && earlier.length === 0;

/** The same for the page of a retoucher. */
function seenBy(world: World, share: WorldShare, photo: WorldRetouched | undefined): SharedImage['retouched'] {
  const seen = photo && inSeenVersion(photo, share);
  if (!seen) return null;
  const { id, urls, width, height, version, versionId = version } = seen;
  return { photoId: id, versionId, src: urls.medium ?? '', width, height, isOwn: canBeTakenBack(world, share, seen) && !isLastHeld(photo) };
}

/** Whether a client who has accepted sees another version of a photo than was accepted. */
function isRenewed({ signedOffAt }: WorldShare, photo: WorldRetouched): boolean {
  if (signedOffAt === null) return false;
  const wasAccepted = (at: string | null | undefined) => typeof at === 'string' && at <= signedOffAt;
  return !wasAccepted(inShownVersion(photo)?.acceptedAt) && [photo, ...photo.earlier].some(({ acceptedAt }) => wasAccepted(acceptedAt));
}

/**
 * What a share shows: originals first, without hidden ones. For a retoucher, what clients have chosen and sent, or all while nobody has, what they
 * want fixed, and then what was downloaded before.
 */
export function imagesOf(world: World, share: WorldShare): SharedImage[] {
  const project = projectOf(world, share);
  const isClient = share.role === 'client';
  const clients = clientsOf(world, project);
  const wanted = isClient ? [] : fixesOf(world, project);
  const toFix = wanted.filter(({ isSent }) => !isSent);
  const said = (image: ProjectImage | WorldRetouched): Pick<SharedImage, 'versionId' | 'verdict' | 'fix'> => {
    if (!('earlier' in image)) {
      const texts = toFix.flatMap(({ originalId, text }) => (originalId === image.id ? text : []));
      return { versionId: null, verdict: texts.length > 0 ? 'fix' : null, fix: texts.join('\n') || null };
    }
    if (!isClient) {
      const texts = toFix.flatMap(({ retouchedId, text }) => (retouchedId === image.id ? text : []));
      return { versionId: image.versionId ?? image.version, verdict: texts.length > 0 ? 'fix' : null, fix: texts.join('\n') || null };
    }
    const { version = null, verdict = null, fix = null } = share.verdicts.get(image.id) ?? {};
    const versionId = image.versionId ?? image.version;
    const now = version === versionId ? verdict : verdict === 'fix' ? 'fixed' : null;
    return { versionId, verdict: now, fix };
  };
  const chosen = new Set(clients.flatMap(({ sent }) => [...(sent?.favourites ?? [])]));
  const isOffered = (id: number) => isClient || chosen.size === 0 || chosen.has(id) || wanted.some(({ originalId }) => originalId === id);
  const remarkOf = (id: number) => (isClient ? (share.remarks.get(id)?.text ?? null) : remarkOn(world, clients, id));
  const reach = share.groupId === null ? null : reachOf(groupsOf(project), share.groupId, share.alsoShows).ids;
  const inGroup = new Set(project.images.flatMap(({ id, groupId }) => (reach?.has(groupId ?? 0) ? id : [])));
  const isOfGroup = (id: number | null) => share.groupId === null || (id !== null && inGroup.has(id));
  const folders = groupFolders(groupsOf(project));
  const cards = new Set(project.images.flatMap(({ id, isCard }) => (isCard ? id : [])));
  const isOut = (id: number | null) => !isOfGroup(id) || (id !== null && (cards.has(id) || world.hiddenFromShares.has(id)));
  const photoOf = (id: number, kind: SharedImage['kind']) =>
    project.retouched.find((one) => (kind === 'retouched' ? one.id === id : one.originalId === id));
  const show = (image: ProjectImage | WorldRetouched, kind: SharedImage['kind'], originalId: number | null): SharedImage => ({
    id: image.id,
    kind,
    originalId,
    name: image.name,
    width: image.width,
    height: image.height,
    color: image.color,
    takenAt: project.images.find(({ id }) => id === originalId)?.takenAt ?? null,
    src: image.urls.medium ?? '',
    thumb: image.urls.thumb ?? '',
    isFavourite: originalId !== null && share.favourites.has(originalId),
    remark: originalId === null ? null : remarkOf(originalId),
    isRenewed: 'earlier' in image && isRenewed(share, image),
    ...said(image),
    isDropped: kind === 'original' && !isOffered(image.id),
    work: isClient ? null : workOn(photoOf(image.id, kind), isOffered(image.id)),
    retouched: isClient ? null : seenBy(world, share, photoOf(image.id, kind)),
    folders: isClient ? [] : [...(folders.get(project.images.find(({ id }) => id === image.id)?.groupId ?? 0) ?? [])],
    isDownloadable: share.canDownload && kind === (isClient ? 'retouched' : 'original'),
  });
  // A retoucher works on originals; of what has none he sees what he has sent, until it is published, and what clients want fixed.
  const isLoose = (seen: WorldRetouched) => {
    const { id, originalId } = seen;
    const isReachable = share.groupId === null || seen.shareId === share.id;
    return originalId === null && (isWaitingOf(seen, share) || (isReachable && wanted.some(({ retouchedId }) => retouchedId === id)));
  };
  const hasOriginals = !isClient || share.shows !== 'retouched';
  const hasRetouched = !isClient || share.shows !== 'originals';
  const originals = hasOriginals ? project.images.filter(({ id }) => !isOut(id)) : [];
  const offered = originals.filter(({ id }) => isOffered(id));
  const dropped = originals.filter(({ id }) => !isOffered(id) && share.downloaded.has(id));
  const shownOnes = project.retouched.flatMap((photo) => (isClient ? inShownVersion(photo) : inSeenVersion(photo, share)) ?? []);
  const retouched = hasRetouched
    ? inOrder({ ...project, retouched: shownOnes }).filter((one) => (isClient ? !one.isHeld && !isOut(one.originalId) : isLoose(one)))
    : [];
  return [
    ...[...offered, ...dropped].map((one) => show(one, 'original', one.id)),
    ...retouched.map((one) => show(one, 'retouched', one.originalId)),
  ];
}

/** What was chosen and remarked through a share on photos that it shows: nothing else counts. */
export function marksOf(
  world: World,
  share: WorldShare,
): { favourites: number[]; remarks: { imageId: number; text: string; at: string }[] } {
  const isShown = new Set(imagesOf(world, share).map(({ originalId }) => originalId));
  const ids = projectOf(world, share).images.flatMap(({ id }) => (isShown.has(id) ? id : []));
  return {
    favourites: ids.filter((id) => share.favourites.has(id)),
    remarks: ids.flatMap((imageId) => {
      const remark = share.remarks.get(imageId);
      return remark ? [{ imageId, ...remark }] : [];
    }),
  };
}

/** How far a photo is for a retoucher. */
function workOn(photo: WorldRetouched | undefined, isOffered: boolean): SharedImage['work'] {
  if (!photo) return isOffered ? 'to_do' : null;
  return photo.isHeld || photo.shownAt === null ? 'waiting' : 'published';
}

/** Names the retouched versions among the images: for a retoucher, who accepts nothing, all that were sent, and the fixes that are wanted. */
function digestOf(
  world: World,
  project: WorldProject,
  { images, role }: { images: readonly SharedImage[]; role: WorldShare['role'] },
): string {
  const { retouched } = project;
  if (role === 'retoucher') {
    const sent = retouched.map(({ id, version, isHeld, shownAt }) => `${id}-${version}-${isHeld}-${shownAt}`);
    return [...sent, ...fixesOf(world, project).map(({ retouchedId, versionId, at }) => `${retouchedId}-${versionId}-${at}`)].join(' ');
  }
  const ids = new Set(images.flatMap(({ kind, id }) => (kind === 'retouched' ? id : [])));
  const shownOnes = retouched.flatMap((photo) => (ids.has(photo.id) && inShownVersion(photo)) || []);
  return shownOnes.map(({ id, version, versionId = version }) => `${id}-${versionId}`).join(' ');
}

/** How many photos are chosen and sent, and of how many of those the share shows a retouched version. */
function wantedOf(world: World, share: WorldShare, images: readonly SharedImage[]): { wantedCount: number; readyCount: number } {
  // Where only retouched photos are shown, those that are not retouched yet were chosen all the same.
  const all = imagesOf(world, { ...share, shows: 'both' });
  const wanted = all.filter(({ kind, id }) => kind === 'original' && share.sent?.favourites.has(id));
  const ready = new Set(images.flatMap(({ kind, originalId }) => (kind === 'retouched' ? originalId : [])));
  return { wantedCount: wanted.length, readyCount: wanted.filter(({ id }) => ready.has(id)).length };
}

function shown(world: World, share: WorldShare, isOpen: boolean): SharedProject {
  if (!isOpen) return projectBeforePin;
  const project = projectOf(world, share);
  const owner = world.people.find(({ id }) => id === project.ownerId);
  const of = {
    projectName: project.name,
    groupName: groupNameOf(world, share),
    photographer: { name: owner ? `${owner.firstName} ${owner.lastName}` : '', city: owner?.city ?? '', avatar: owner?.avatar ?? null },
  };
  if (share.chooses === 'each_family') return { ...projectBeforePin, ...of, needsPin: false, asksFamily: true };
  const images = imagesOf(world, share);
  return {
    ...of,
    asksFamily: false,
    familyName: share.familyName,
    role: share.role,
    shows: share.shows,
    canDownload: share.canDownload,
    choiceLimit: share.choiceLimit,
    hasWatermark: share.watermark !== null,
    choiceClosedAt: share.choiceClosedAt,
    signedOffAt: share.signedOffAt,
    expiresAt: shareEnd(share.expiresOn),
    needsPin: false,
    count: images.length,
    retouchedCount: images.filter(({ kind }) => kind === 'retouched').length,
    renewedCount: images.filter((image) => image.isRenewed).length,
    shownDigest: digestOf(world, project, { images, role: share.role }),
    favouriteCount: marksOf(world, share).favourites.length,
    ...wantedOf(world, share, images),
    fixCount: images.filter(({ verdict }) => verdict === 'fix').length,
    canWithdraw: canWithdraw(share.signedOffAt, project.archivedAt !== null, world.now()),
  };
}

/** Whether a client's share reaches a retouched photo, which belongs to the group of its original. */
function isReached(project: WorldProject, { projectId, role, groupId, alsoShows }: WorldShare, { originalId }: WorldRetouched): boolean {
  if (projectId !== project.id || role !== 'client') return false;
  const group = project.images.find(({ id }) => id === originalId)?.groupId ?? 0;
  return groupId === null || reachOf(groupsOf(project), groupId, alsoShows).ids.has(group);
}

function requireChangeable(world: World, share: WorldShare, imageId: number): void {
  if (!imagesOf(world, share).some(({ originalId }) => originalId === imageId)) throw new Refusal(404, shareSentences.imageNotShown);
  if (share.choiceClosedAt !== null) throw new Refusal(409, shareSentences.choiceClosed);
}

/** The photos that may be downloaded through a share: all that are still wanted, or those with these ids. */
function downloaded(world: World, share: WorldShare, ids: readonly number[] | undefined): SharedImage[] {
  if (!share.canDownload) throw new Refusal(403, shareSentences.downloadsClosed);
  // For a retoucher, what has no original is among all, and has no number alone.
  const all = imagesOf(world, share).filter(({ isDownloadable, kind }) => isDownloadable || (!ids && kind === 'retouched'));
  const chosen = all.filter(({ id, isDropped }) => (ids ? ids.includes(id) : !isDropped));
  if (ids && chosen.length !== ids.length) throw new Refusal(404, shareSentences.imageNotShown);
  if (chosen.length === 0) throw new Refusal(404, shareSentences.nothingToDownload);
  return chosen;
}

/** Their files, after the download is recorded. */
function filesOf(world: World, share: WorldShare, chosen: readonly SharedImage[]) {
  const project = projectOf(world, share);
  const idsOf = (kind: SharedImage['kind']) => new Set(chosen.flatMap((one) => (one.kind === kind ? one.id : [])));
  const [originals, retouched] = [idsOf('original'), idsOf('retouched')];
  if (share.role === 'retoucher') for (const id of originals) share.downloaded.add(id);
  recordEvent(world, share, 'downloaded', chosen.length);
  const folders = groupFolders(groupsOf(project));
  return [
    ...project.images.filter(({ id }) => originals.has(id)).map((image) => ({ ...image, folders: folders.get(image.groupId ?? 0) ?? [] })),
    ...project.retouched
      .flatMap((photo) => (share.role === 'client' ? inShownVersion(photo) : inSeenVersion(photo, share)) ?? [])
      .filter(({ id }) => retouched.has(id)),
  ];
}

/** Takes back a version that was sent by a retoucher's share, and its photo with the last one. */
export function takeBack(world: World, share: WorldShare, { photoId, versionId }: { photoId: number; versionId: number }): void {
  const project = projectOf(world, share);
  const photo = project.retouched.find(({ id }) => id === photoId);
  const numbers = photo ? [photo.version, ...photo.earlier.map(({ number }) => number)] : [];
  const versions = numbers.flatMap((number) => (photo && inVersion(photo, number)) ?? []);
  const version = versions.find((one) => (one.versionId ?? one.version) === versionId);
  if (!photo || version?.shareId !== share.id) throw new Refusal(404, sendSentences.sentGone);
  if (!canBeTakenBack(world, share, version)) throw new Refusal(409, sendSentences.sentPublished);
  if (isLastHeld(photo)) throw new Refusal(409, sendSentences.sentHeld);
  const [newest, ...others] = versions.filter((one) => one !== version);
  const earlier = others.map(earlierOf);
  // No number is given again: a page that was read before names versions by number.
  const number = version.version === photo.version ? photo.version + 1 : photo.version;
  const kept = newest && { ...newest, version: number, versionId: newest.versionId ?? newest.version, earlier };
  project.retouched = project.retouched.flatMap((one) => (one === photo ? (kept ?? []) : one));
  recordCounted(world, share, 'taken_back', 1);
}

export const shared = [
  mock(getShared, (_, { world, share, isOpen }) => {
    const last = share.events.findLast(({ kind }) => kind === 'opened');
    if (isOpen && !(last && world.now() - Date.parse(last.at) < shareLimits.openedPauseSeconds * 1000)) recordEvent(world, share, 'opened');
    return shown(world, share, isOpen);
  }),

  mock(getSharePhotographer, (_, { world, share }) => {
    const owner = world.people.find(({ id }) => id === projectOf(world, share).ownerId);
    if (!owner?.isListed) return null;
    const { id, name, phone, email, socialLinks } = photographerOf(world, owner);
    return { id, name, phone, email, socialLinks };
  }),

  mock(enterSharedPin, ({ body }, { world, share }) => {
    // All visitors of a story have one network address.
    const { visitor, address } = shareLimits.wrongPins;
    const who = `visitor ${body.visitor ?? ''}`;
    const countOf = (key: string) => share.wrongPins.get(key) ?? 0;
    if (countOf(who) >= visitor.free || countOf('') >= address.free) throw new Refusal(429, tooManyText(visitor.pauseSeconds));
    if (share.pin !== null && body.pin !== share.pin) {
      for (const key of [who, '']) share.wrongPins.set(key, countOf(key) + 1);
      recordEvent(world, share, 'pin_refused');
      throw new Refusal(422, shareSentences.pinWrong, { pin: [shareSentences.pinWrong] });
    }
    share.wrongPins.delete(who);
    return { pass: passOf(share), expiresAt: new Date(world.now() + shareLimits.passSeconds * 1000).toISOString() };
  }),

  mock(joinShare, ({ body: { name } }, { world, share }) => {
    const working = familiesOf(world, share);
    const counted = new Set(
      working.filter(
        ({ createdAt, favourites, remarks, sent, verdicts, choiceClosedAt, signedOffAt }) =>
          Date.parse(createdAt) > world.now() - HOUR_MS ||
          favourites.size + remarks.size + verdicts.size > 0 ||
          (sent !== null && sent.favourites.size + sent.remarks.size > 0) ||
          choiceClosedAt !== null ||
          signedOffAt !== null,
      ),
    );
    if (counted.size >= shareLimits.familiesPerShare) throw new Refusal(422, shareSentences.familiesFull);
    const over = Math.max(0, working.length + 1 - shareLimits.familiesPerShare);
    for (const family of working.filter((one) => !counted.has(one)).slice(0, over)) family.endedAt = recordEvent(world, family, 'ended');
    const key = personKey(name);
    const isOfShare = ({ classId }: ImageGroup) => classId !== null && (share.groupId === null || classId === share.groupId);
    const [pupil, namesake] = groupsOf(projectOf(world, share)).filter((group) => isOfShare(group) && personKey(group.name) === key);
    const family = addFamily(world, share, name, { pupilId: namesake ? null : (pupil?.id ?? null) });
    return { address: `/s/${family.token}`, pass: family.pin === null ? null : passOf(family) };
  }),

  mock(listSharedImages, ({ query: { offset, limit } }, { world, share }) => {
    const all = imagesOf(world, share);
    return { items: all.slice(offset, offset + limit), total: all.length };
  }),

  mock(setSharedFavourite, ({ params, body }, { world, share }) => {
    requireChangeable(world, share, params.imageId);
    if (!body.favourite) share.favourites.delete(params.imageId);
    else if (!share.favourites.has(params.imageId)) {
      if (share.choiceLimit !== null && marksOf(world, share).favourites.length >= share.choiceLimit)
        throw new Refusal(409, shareSentences.choiceFull);
      share.favourites.add(params.imageId);
    }
    return { favouriteCount: marksOf(world, share).favourites.length };
  }),

  mock(setSharedRemark, ({ params, body: { text } }, { world, share }) => {
    requireChangeable(world, share, params.imageId);
    if (text === '') share.remarks.delete(params.imageId);
    else share.remarks.set(params.imageId, { text, at: new Date(world.now()).toISOString() });
    // Through a share without originals no choice is ever sent: there a remark is sent by itself.
    if (share.shows === 'retouched') {
      share.sent ??= { favourites: new Set(), remarks: new Map() };
      if (text === '') share.sent.remarks.delete(params.imageId);
      else share.sent.remarks.set(params.imageId, text);
    }
    return { remark: text || null };
  }),

  mock(closeSharedChoice, (_, { world, share }) => {
    if (share.choiceClosedAt !== null) throw new Refusal(409, shareSentences.choiceClosed);
    const count = marksOf(world, share).favourites.length;
    if (count === 0) throw new Refusal(422, shareSentences.choiceEmpty);
    if (share.choiceLimit !== null && count > share.choiceLimit) throw new Refusal(422, shareSentences.choiceOver);
    sendMarks(share, marksOf(world, share));
    share.choiceClosedAt = recordEvent(world, share, 'choice_closed', count);
    return shown(world, share, true);
  }),

  mock(setSharedVerdict, ({ params: { photoId }, body: { versionId, verdict, fix } }, { world, share }) => {
    const image = imagesOf(world, share).find(({ kind, id }) => kind === 'retouched' && id === photoId);
    if (!image) throw new Refusal(404, shareSentences.imageNotShown);
    if (image.versionId !== versionId) throw new Refusal(409, shareSentences.versionOver);
    if (share.signedOffAt !== null && !image.isRenewed) throw new Refusal(409, shareSentences.signedOff);
    if (verdict === 'fix' && image.verdict !== 'fix') recordCounted(world, share, 'fix_wanted', 1);
    if (verdict === null) share.verdicts.delete(photoId);
    else share.verdicts.set(photoId, { version: versionId, verdict, fix, at: new Date(world.now()).toISOString() });
    return shown(world, share, true);
  }),

  mock(signOffShared, ({ body: { shownDigest } }, { world, share }) => {
    const accepted = imagesOf(world, share).filter(({ kind }) => kind === 'retouched');
    const refusal = signOffRefusal(shown(world, share, true));
    if (refusal) throw refusal;
    if (digestOf(world, projectOf(world, share), { images: accepted, role: 'client' }) !== shownDigest)
      throw new Refusal(409, shareSentences.shownOthers);
    const at = recordEvent(world, share, 'signed_off');
    const ids = new Set(accepted.map(({ id }) => id));
    for (const photo of projectOf(world, share).retouched.filter(({ id }) => ids.has(id))) {
      const number = shownVersion(photo);
      const version = [photo, ...photo.earlier].find((one) => ('number' in one ? one.number : one.version) === number);
      if (version) version.acceptedAt ??= at;
    }
    share.signedOffAt = at;
    return shown(world, share, true);
  }),

  mock(withdrawSignOff, (_, { world, share }) => {
    const { signedOffAt } = share;
    const project = projectOf(world, share);
    if (!canWithdraw(signedOffAt, project.archivedAt !== null, world.now())) throw new Refusal(409, shareSentences.signOffStands);
    for (const photo of project.retouched.filter((one) => isReached(project, share, one))) {
      const others = world.shares.filter((other) => other !== share && other.endedAt === null && isReached(project, other, photo));
      for (const version of [photo, ...photo.earlier]) {
        const { acceptedAt } = version;
        const isOurs = acceptedAt !== null && acceptedAt <= (signedOffAt ?? '');
        if (isOurs && !others.some((other) => (other.signedOffAt ?? '') >= acceptedAt)) version.acceptedAt = null;
      }
    }
    share.signedOffAt = null;
    recordEvent(world, share, 'sign_off_withdrawn');
    return shown(world, share, true);
  }),

  mock(downloadShared, async ({ query: { ids } }, { world, share }) => {
    const chosen = downloaded(world, share, ids);
    const files = filesOf(world, share, chosen);
    const textsOf = new Map(
      share.role === 'client' ? [] : chosen.map(({ id, fix, remark }) => [id, [fix, remark].filter((text) => text !== null)]),
    );
    const names = namesInArchive(files);
    const remarks = files.flatMap(({ id }, place) => {
      const texts = textsOf.get(id) ?? [];
      return texts.length === 0 ? [] : [names[place], ...texts, ''].join('\n');
    });
    return zipOf(
      world,
      groupNameOf(world, share) ?? projectOf(world, share).name,
      files,
      remarks.length > 0 ? { [shareSentences.remarksFile]: remarks.join('\n') } : {},
    );
  }),

  mock(downloadSharedImage, async ({ params: { photoId } }, { world, share }) => {
    const [file] = filesOf(world, share, downloaded(world, share, [photoId]));
    if (!file) throw new Refusal(404, shareSentences.imageNotShown);
    return { name: downloadName(file), content: await fileOf(world, file) };
  }),

  mock(getDownloadAddress, ({ query: { photo } }, { world, share }) => {
    downloaded(world, share, photo === undefined ? undefined : [photo]);
    const path =
      photo === undefined ? addressOf(downloadShared, { query: {} }) : addressOf(downloadSharedImage, { params: { photoId: photo } });
    return { address: signedAddress(world, share, path) };
  }),
];
