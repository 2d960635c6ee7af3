import {
  changedElsewhere,
  type ChoiceOfShare,
  chosenFiles,
  type ClientMarks,
  createGroupShares,
  createShare,
  defaultShareDay,
  downloadChosen,
  endShare,
  endShares,
  getClientMarks,
  getShareChoice,
  getShareHistory,
  groupFolders,
  groupSentences,
  hideFromShares,
  shareDay,
  shareLimits,
  shareSentences,
  listShareAddresses,
  listShareChoices,
  listShares,
  type ProjectImage,
  type ProjectShare,
  Refusal,
  type Retouched,
  remindShares,
  renewShare,
  requireVersion,
  sendShare,
  sentences,
  updateShare,
  updateShares,
  withChanges,
  withNameOf,
} from '@portal/api';
import { mock } from '../mock.ts';
import { groupNameOf, groupOf, groupsOf } from './groups.ts';
import { ownProject } from './projects.ts';
import { marksOf } from './shared.ts';
import { addShare, mailShare, recordEvent, stateOf } from '../../world/share.ts';
import { zipOf } from '../../world/project-files.ts';
import type { WorldShare } from '../../world/world-share.ts';
import type { Person } from '../../world/person.ts';
import type { World, WorldProject } from '../../world/world.ts';

const lastOf = (share: WorldShare, kind: string) => share.events.findLast((event) => event.kind === kind)?.at ?? null;

/** A share as its owner sees it. */
function shown(world: World, share: WorldShare): ProjectShare {
  const { id, role, shows, groupId, alsoShows, expiresOn, canDownload, choiceLimit, createdAt, endedAt, choiceClosedAt, signedOffAt } =
    share;
  const { watermark, email, emailState, emailFailure } = share;
  const { favourites, remarks } = marksOf(world, share);
  return {
    id,
    role,
    shows,
    groupId,
    groupName: groupNameOf(world, share),
    alsoShows,
    hasPin: share.pin !== null,
    expiresOn,
    canDownload,
    choiceLimit,
    watermark,
    email,
    emailState,
    emailFailure,
    isAddressLost: share.isAddressLost,
    state: stateOf(world, share),
    createdAt,
    endedAt,
    lastOpenedAt: lastOf(share, 'opened'),
    choiceClosedAt,
    signedOffAt,
    lastDownloadedAt: lastOf(share, 'downloaded'),
    favouriteCount: favourites.length,
    remarkCount: remarks.length,
  };
}

function ownShare(world: World, actor: Person, { id, shareId }: { id: number; shareId: number }): WorldShare {
  const project = ownProject(world, actor, id);
  const share = world.shares.find((one) => one.id === shareId && one.projectId === project.id);
  if (!share) throw new Refusal(404, shareSentences.shareNotFound);
  return share;
}

function running(world: World, actor: Person, params: { id: number; shareId: number }): WorldShare {
  const share = ownShare(world, actor, params);
  if (share.endedAt !== null) throw new Refusal(409, shareSentences.shareEnded);
  return share;
}

const wrongDay = (text: string) => new Refusal(422, sentences.invalid, { expires_on: [text] });

function requireDay(world: World, day: string | null | undefined): void {
  if (day && day < shareDay(world.now())) throw wrongDay(shareSentences.dayPast);
  if (day && day > shareDay(world.now(), shareLimits.daysMax)) throw wrongDay(shareSentences.dayFar);
}

const DAY_MS = 86_400_000;
const isDone = ({ shows, choiceClosedAt, signedOffAt }: WorldShare) =>
  (shows === 'retouched' ? signedOffAt : (choiceClosedAt ?? signedOffAt)) !== null;

/** Counts an email, which stays counted even if its share is deleted. Answers whether it may be sent. */
function countEmail(world: World, email: string): boolean {
  const sent = world.shareEmails.filter((one) => one.to === email && one.at > world.now() - DAY_MS);
  if (sent.length >= shareLimits.emailsToAddress) return false;
  world.shareEmails.push({ to: email, at: world.now() });
  return true;
}

function requireEmail(world: World, email: string): void {
  if (countEmail(world, email)) return;
  throw new Refusal(422, shareSentences.emailsFull, { email: [shareSentences.emailsFull] });
}

/** What clients chose and remarked through all shares of a project, and what is hidden from them. */
function clientMarks(world: World, { id: projectId, images }: WorldProject): ClientMarks {
  const all = world.shares
    .filter((share) => share.projectId === projectId && share.role === 'client')
    .map((share) => marksOf(world, share));
  return {
    favourites: images.flatMap(({ id }) => (all.some(({ favourites }) => favourites.includes(id)) ? id : [])),
    remarks: images.flatMap(({ id }) => all.flatMap(({ remarks }) => remarks.filter(({ imageId }) => imageId === id))),
    hidden: images.flatMap(({ id }) => (world.hiddenFromShares.has(id) ? id : [])),
  };
}
/** Those of these shares that a bulk change is about: for clients, and not ended. */
const inBulk = (world: World, { id: projectId }: WorldProject, ids: readonly number[]): WorldShare[] =>
  world.shares.filter(
    (share) => share.projectId === projectId && ids.includes(share.id) && share.role === 'client' && share.endedAt === null,
  );

const bulkFields = ['shows', 'expiresOn', 'canDownload', 'choiceLimit'] as const;

const allOf = (world: World, { id }: WorldProject): ProjectShare[] =>
  world.shares
    .filter(({ projectId }) => projectId === id)
    .toReversed()
    .map((share) => shown(world, share));

const newToken = (world: World) => `share-${world.nextId()}`.padEnd(43, '_');
const addressOf = ({ token }: WorldShare) => `/s/${token}`;

/** The old address stops working at once. */
function changeAddress(world: World, share: WorldShare): void {
  Object.assign(share, { token: newToken(world), isAddressLost: false, emailState: null, emailFailure: null, wrongPins: new Map() });
  recordEvent(world, share, 'renewed');
}

/** What was chosen and remarked through each share of a project. */
function choicesOf(world: World, project: WorldProject): ChoiceOfShare[] {
  const { id, images } = project;
  const groups = groupsOf(project);
  const folders = groupFolders(groups);
  const placeOf = ({ groupId }: WorldShare) => (groupId === null ? groups.length : groups.findIndex((group) => group.id === groupId));
  return world.shares
    .filter((share) => share.projectId === id && share.role === 'client')
    .toSorted((one, other) => placeOf(one) - placeOf(other) || one.id - other.id)
    .map((share) => {
      const { favourites, remarks } = marksOf(world, share);
      const group = groups.find((one) => one.id === share.groupId);
      const remarkOf = new Map(remarks.map(({ imageId, text }) => [imageId, text]));
      const marked = images.filter((image) => favourites.includes(image.id) || remarkOf.has(image.id));
      const photos = marked.map((image) => ({
        imageId: image.id,
        name: image.name,
        folders: [...(folders.get(image.groupId ?? 0) ?? [])],
        isFavourite: favourites.includes(image.id),
        remark: remarkOf.get(image.id) ?? null,
      }));
      const isSent = share.choiceClosedAt !== null || (share.shows === 'retouched' && favourites.length === 0);
      return {
        shareId: share.id,
        groupName: group?.name ?? null,
        className: groups.find((one) => one.id === group?.classId)?.name ?? null,
        email: share.email,
        isSent,
        isEnded: share.endedAt !== null,
        photos,
      };
    })
    .filter(({ photos }) => photos.length > 0);
}

export const projectShares = [
  mock(listShares, ({ params }, { world, actor }) => allOf(world, ownProject(world, actor, params.id))),

  mock(listShareAddresses, ({ params, query }, { world, actor }) => {
    const { id } = ownProject(world, actor, params.id);
    return world.shares
      .filter((share) => share.projectId === id && stateOf(world, share) === 'active' && [undefined, share.id].includes(query.shareId))
      .toReversed()
      .map((share) => ({ shareId: share.id, address: share.isAddressLost ? null : addressOf(share) }));
  }),

  mock(createShare, ({ params, body }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    requireDay(world, body.expiresOn);
    if (world.shares.filter(({ projectId }) => projectId === project.id).length >= shareLimits.perProject) {
      throw new Refusal(422, shareSentences.sharesFull);
    }
    const { expiresOn = defaultShareDay(world.now()), pin = null, email = null, groupId = null, watermark = null, ...given } = body;
    const rest = { ...given, alsoShows: given.alsoShows ?? null };
    if (groupId !== null && !groupOf(project, groupId)) {
      throw new Refusal(422, groupSentences.notFound, { group_id: [groupSentences.notFound] });
    }
    if (email !== null) requireEmail(world, email);
    // A retoucher has nothing to choose.
    const ofClient = rest.role === 'client' ? { choiceLimit: rest.choiceLimit, watermark } : { choiceLimit: null };
    const share = addShare(world, { projectId: project.id, ...rest, ...ofClient, groupId, expiresOn, pin });
    if (email !== null) mailShare(world, share, email);
    return { share: shown(world, share), address: addressOf(share) };
  }),

  mock(createGroupShares, ({ params, body }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    requireDay(world, body.expiresOn);
    const shares = world.shares.filter(({ projectId }) => projectId === project.id);
    const has = (groupId: number) =>
      shares.some((share) => share.groupId === groupId && share.role === 'client' && stateOf(world, share) === 'active');
    const all = groupsOf(project);
    const groups = all.filter(({ id }) => !has(id) && !all.some(({ classId }) => classId === id));
    if (groups.length === 0) throw new Refusal(422, shareSentences[all.length > 0 ? 'groupsDone' : 'groupsNone']);
    if (shares.length + groups.length > shareLimits.perProject) throw new Refusal(422, shareSentences.sharesFull);
    const { expiresOn = defaultShareDay(world.now()), pin = null, watermark = null, ...given } = body;
    const rest = { ...given, alsoShows: given.alsoShows ?? null };
    return groups.map((group) => {
      const share = addShare(world, {
        projectId: project.id,
        role: 'client',
        ...rest,
        ...(group.classId === null && { alsoShows: null }),
        groupId: group.id,
        expiresOn,
        pin,
        watermark,
      });
      return { share: shown(world, share), address: addressOf(share) };
    });
  }),

  mock(sendShare, ({ params, body: { email, isCorrection = false } }, { world, actor }) => {
    const share = running(world, actor, params);
    if (stateOf(world, share) === 'expired') throw new Refusal(409, shareSentences.shareExpired);
    if (share.isAddressLost && !isCorrection) throw new Refusal(409, shareSentences.addressLost);
    requireEmail(world, email);
    if (isCorrection) changeAddress(world, share);
    mailShare(world, share, email);
    return shown(world, share);
  }),

  mock(updateShare, ({ params, body, version }, { world, actor }) => {
    const share = running(world, actor, params);
    requireDay(world, body.expiresOn);
    requireVersion(updateShare, version, shown(world, share), changedElsewhere.share);
    const { isChoiceClosed, pin, ...changes } = body;
    if (share.role !== 'client') {
      delete changes.choiceLimit;
      delete changes.watermark;
    }
    Object.assign(share, withChanges<Partial<WorldShare>>(share, changes));
    if (pin !== undefined) Object.assign(share, { pin, wrongPins: new Map() });
    if (isChoiceClosed === false && share.choiceClosedAt !== null) {
      share.choiceClosedAt = null;
      recordEvent(world, share, 'choice_reopened');
    } else recordEvent(world, share, 'changed');
    return shown(world, share);
  }),

  mock(updateShares, ({ params, body: { shareIds, withExpired = false, ...changes } }, { world, actor }) => {
    requireDay(world, changes.expiresOn);
    const project = ownProject(world, actor, params.id);
    const changed = inBulk(world, project, shareIds).filter((share) => {
      const after = withChanges<Partial<WorldShare>>(share, changes);
      return (withExpired || stateOf(world, share) === 'active') && bulkFields.some((field) => after[field] !== share[field]);
    });
    for (const share of changed) {
      Object.assign(share, withChanges<Partial<WorldShare>>(share, changes));
      recordEvent(world, share, 'changed');
    }
    return { changed: changed.length, shares: allOf(world, project) };
  }),

  mock(remindShares, ({ params, body: { shareIds } }, { world, actor }) => {
    const isRecent = ({ kind, at }: WorldShare['events'][number]) =>
      ['mailed', 'reminded'].includes(kind) && Date.parse(at) > world.now() - DAY_MS;
    const due = inBulk(world, ownProject(world, actor, params.id), shareIds).filter(
      (share) =>
        stateOf(world, share) === 'active' &&
        share.emailState === 'sent' &&
        !share.isAddressLost &&
        !isDone(share) &&
        !share.events.some(isRecent),
    );
    const reminded = due.filter(({ email }) => email !== null && countEmail(world, email));
    for (const share of reminded) recordEvent(world, share, 'reminded');
    return { reminded: reminded.length, left: due.length - reminded.length };
  }),

  mock(endShares, ({ params, body: { shareIds } }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    const ended = inBulk(world, project, shareIds);
    for (const share of ended) share.endedAt = recordEvent(world, share, 'ended');
    return { changed: ended.length, shares: allOf(world, project) };
  }),

  mock(renewShare, ({ params }, { world, actor }) => {
    const share = running(world, actor, params);
    if (stateOf(world, share) === 'expired') share.expiresOn = defaultShareDay(world.now());
    changeAddress(world, share);
    return { share: shown(world, share), address: addressOf(share) };
  }),

  mock(endShare, ({ params }, { world, actor }) => {
    const share = ownShare(world, actor, params);
    share.endedAt ??= recordEvent(world, share, 'ended');
    return shown(world, share);
  }),

  mock(getShareChoice, ({ params }, { world, actor }) => {
    const share = ownShare(world, actor, params);
    const wasSent = share.sent !== null && share.sent.favourites.size > 0;
    return { ...marksOf(world, share), closedAt: share.choiceClosedAt, signedOffAt: share.signedOffAt, wasSent };
  }),

  mock(listShareChoices, ({ params }, { world, actor }) => choicesOf(world, ownProject(world, actor, params.id))),

  mock(downloadChosen, ({ params, query: { kind, names } }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    const chosen = chosenFiles(choicesOf(world, project), names);
    if (chosen.length === 0) throw new Refusal(404, shareSentences.nothingChosen);
    const delivered = project.retouched.filter(({ isHeld }) => !isHeld).map((photo) => [photo.originalId, photo] as const);
    const files = new Map<number | null, ProjectImage | Retouched>(
      kind === 'retouched' ? delivered : project.images.map((image) => [image.id, image]),
    );
    const images = chosen.flatMap(({ imageId, stem, folders }) => {
      const file = files.get(imageId);
      return file ? { ...file, name: withNameOf(stem, file.name), folders } : [];
    });
    if (images.length === 0) throw new Refusal(404, shareSentences.nothingChosenReady);
    return zipOf(world, `${shareSentences.chosenArchive[kind]} — ${project.name}`, images);
  }),

  mock(getShareHistory, ({ params, query: { offset, limit } }, { world, actor }) => {
    const { events } = ownShare(world, actor, params);
    const items = events.toReversed().slice(offset, offset + limit);
    return { items: items.map((event) => ({ reason: null, ...event })), total: events.length };
  }),

  mock(getClientMarks, ({ params }, { world, actor }) => clientMarks(world, ownProject(world, actor, params.id))),

  mock(hideFromShares, ({ params, body }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    for (const id of project.images.flatMap((image) => (body.imageIds.includes(image.id) ? image.id : []))) {
      if (body.hidden) world.hiddenFromShares.add(id);
      else world.hiddenFromShares.delete(id);
    }
    return clientMarks(world, project);
  }),
];
