import {
  changedElsewhere,
  type ChoiceOfShare,
  chosenFiles,
  chosenSentences,
  type ClientMarks,
  createGroupShares,
  createShare,
  defaultShareDay,
  downloadChosen,
  endShare,
  endShares,
  getClientMarks,
  getShareBoard,
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
  type ShareChooses,
  Refusal,
  type Retouched,
  remindShares,
  renewShare,
  requireVersion,
  sendShare,
  sendShares,
  sentences,
  updateShare,
  updateShares,
  withChanges,
  withNameOf,
} from '@portal/api';
import { mock } from '../mock.ts';
import { groupNameOf, groupOf, groupsOf, withoutCards } from './groups.ts';
import { ownProject } from './projects.ts';
import { counts, fixesOf, imagesOf, marksOf } from './shared.ts';
import { addShare, familiesOf, mailShare, recordEvent, stateOf } from '../../world/share.ts';
import { zipOf } from '../../world/project-files.ts';
import type { WorldShare } from '../../world/world-share.ts';
import type { Person } from '../../world/person.ts';
import type { World, WorldProject } from '../../world/world.ts';

const lastOf = (share: WorldShare, kind: string) => share.events.findLast((event) => event.kind === kind)?.at ?? null;

/** A share as its owner sees it. */
function shown(world: World, share: WorldShare): ProjectShare {
  const { id, role, shows, groupId, alsoShows, expiresOn, canDownload, choiceLimit, createdAt, endedAt, choiceClosedAt, signedOffAt } =
    share;
  const { watermark, email, emailState, emailFailure, chooses, parentShareId, familyName, pupilId } = share;
  const { favourites, remarks } = marksOf(world, share);
  return {
    id,
    role,
    shows,
    groupId,
    groupName: groupNameOf(world, share),
    alsoShows,
    chooses,
    parentShareId,
    familyName,
    pupilId,
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
    fixCount: imagesOf(world, share).filter(({ verdict }) => role === 'client' && counts(world, share) && verdict === 'fix').length,
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

/**
 * Of a share on which each family chooses for itself: as many as there are pupils without a share of their own have come, and all of them are done.
 */
function areFamiliesDone(world: World, share: WorldShare): boolean {
  if (share.chooses !== 'each_family') return false;
  const families = familiesOf(world, share);
  const pupils = (world.projects.find(({ id }) => id === share.projectId)?.groups ?? []).filter(
    ({ id, classId = null }) =>
      classId !== null &&
      (share.groupId === null || classId === share.groupId) &&
      !world.shares.some((own) => own.groupId === id && own.role === 'client' && stateOf(world, own) === 'active'),
  );
  const come = new Set(families.map(({ id, pupilId }) => pupilId ?? -id));
  return families.length > 0 && families.every(isDone) && come.size >= pupils.length;
}

const recentEmails = (world: World) => world.shareEmails.filter(({ at }) => at > world.now() - DAY_MS);
const emailsLeft = (world: World, { id }: Person): number =>
  Math.max(0, shareLimits.emailsADay - recentEmails(world).filter(({ by }) => by === id).length);

/** Counts an email, which stays counted even if its share is deleted. Answers whether it may be sent. */
function countEmail(world: World, actor: Person, email: string): boolean {
  const sent = recentEmails(world).filter(({ to }) => to === email);
  if (emailsLeft(world, actor) === 0 || sent.length >= shareLimits.emailsToAddress) return false;
  world.shareEmails.push({ by: actor.id, to: email, at: world.now() });
  return true;
}

function requireEmail(world: World, actor: Person, email: string): void {
  if (countEmail(world, actor, email)) return;
  throw new Refusal(422, shareSentences.emailsFull, { email: [shareSentences.emailsFull] });
}

/** What clients chose, remarked and want fixed through all shares of a project, and what is hidden from them. */
function clientMarks(world: World, project: WorldProject): ClientMarks {
  const { id: projectId, images } = project;
  const all = world.shares
    .filter((share) => share.projectId === projectId && share.role === 'client')
    .map((share) => marksOf(world, share));
  return {
    favourites: images.flatMap(({ id }) => (all.some(({ favourites }) => favourites.includes(id)) ? id : [])),
    remarks: images.flatMap(({ id }) => all.flatMap(({ remarks }) => remarks.filter(({ imageId }) => imageId === id))),
    hidden: images.flatMap(({ id }) => (world.hiddenFromShares.has(id) ? id : [])),
    fixes: fixesOf(world, project).map(({ retouchedId, version, text, from }) => ({ retouchedId, version, text, from })),
  };
}
/** Each family chooses for itself only where a client has something to choose, and not of a pupil. */
function choosesOf(
  project: WorldProject,
  { role, shows, groupId, chooses = 'together' }: Pick<WorldShare, 'role' | 'shows' | 'groupId'> & { chooses?: ShareChooses | undefined },
): ShareChooses {
  const isOfPupil = groupId !== null && (groupOf(project, groupId)?.classId ?? null) !== null;
  return role === 'client' && shows !== 'retouched' && !isOfPupil ? chooses : 'together';
}

/** Somebody has chosen by it, or a family has come by it. */
const isInUse = (world: World, { id, favourites, remarks, verdicts, signedOffAt }: WorldShare): boolean =>
  favourites.size + remarks.size + verdicts.size > 0 ||
  signedOffAt !== null ||
  world.shares.some(({ parentShareId }) => parentShareId === id);

/** The families of a share have its settings. */
function changeFamilies(world: World, share: WorldShare, changes: Partial<WorldShare>, kind: 'changed' | 'ended' = 'changed'): void {
  for (const family of familiesOf(world, share)) {
    Object.assign(family, changes);
    recordEvent(world, family, kind);
    if (kind === 'ended') family.endedAt = share.endedAt;
  }
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
        familyName: share.familyName,
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
    if (
      world.shares.filter(({ projectId, parentShareId }) => projectId === project.id && parentShareId === null).length >=
      shareLimits.perProject
    ) {
      throw new Refusal(422, shareSentences.sharesFull);
    }
    const { expiresOn = defaultShareDay(world.now()), pin = null, email = null, groupId = null, watermark = null, ...given } = body;
    const rest = { ...given, alsoShows: given.alsoShows ?? null };
    if (groupId !== null && !groupOf(project, groupId)) {
      throw new Refusal(422, groupSentences.notFound, { group_id: [groupSentences.notFound] });
    }
    if (email !== null) requireEmail(world, actor, email);
    // A retoucher has nothing to choose.
    const ofClient = rest.role === 'client' ? { choiceLimit: rest.choiceLimit, watermark } : { choiceLimit: null };
    const chooses = choosesOf(project, { ...given, groupId });
    const share = addShare(world, { projectId: project.id, ...rest, ...ofClient, chooses, groupId, expiresOn, pin });
    if (email !== null) mailShare(world, share, email);
    return { share: shown(world, share), address: addressOf(share) };
  }),

  mock(createGroupShares, ({ params, body }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    requireDay(world, body.expiresOn);
    const shares = world.shares.filter(({ projectId, parentShareId }) => projectId === project.id && parentShareId === null);
    const has = (groupId: number) =>
      shares.some((share) => share.groupId === groupId && share.role === 'client' && stateOf(world, share) === 'active');
    const all = groupsOf(project);
    const isReached = (classId: number | null) =>
      classId !== null &&
      shares.some(
        (share) =>
          share.role === 'client' &&
          share.chooses === 'each_family' &&
          (share.groupId ?? classId) === classId &&
          stateOf(world, share) === 'active',
      );
    const groups = all.filter(({ id, classId }) => !has(id) && !isReached(classId) && !all.some((pupil) => pupil.classId === id));
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
        chooses: choosesOf(project, { ...given, role: 'client', groupId: group.id }),
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
    requireEmail(world, actor, email);
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
    const isSettings = pin !== undefined || Object.values(changes).some((value) => value !== undefined);
    if (share.parentShareId !== null && isSettings) throw new Refusal(409, shareSentences.familySettings);
    const after = withChanges<WorldShare>(share, changes);
    const chooses = after.chooses === share.chooses ? share.chooses : choosesOf(ownProject(world, actor, params.id), after);
    if (chooses !== share.chooses && isInUse(world, share))
      throw new Refusal(409, shareSentences.choosesFixed, { chooses: [shareSentences.choosesFixed] });
    const common = { ...withChanges<Partial<WorldShare>>({}, changes), ...(pin !== undefined && { pin, wrongPins: new Map() }) };
    Object.assign(share, common, { chooses });
    delete common.chooses;
    if (isSettings) changeFamilies(world, share, common);
    if (isChoiceClosed === false && share.choiceClosedAt !== null) {
      share.choiceClosedAt = null;
      recordEvent(world, share, 'choice_reopened');
    } else recordEvent(world, share, 'changed');
    return shown(world, share);
  }),

  mock(updateShares, ({ params, body: { shareIds, withExpired = false, ...changes } }, { world, actor }) => {
    requireDay(world, changes.expiresOn);
    const project = ownProject(world, actor, params.id);
    const own = inBulk(world, project, shareIds).filter(({ parentShareId }) => parentShareId === null);
    const changed = own.filter((share) => {
      const after = withChanges<Partial<WorldShare>>(share, changes);
      return (withExpired || stateOf(world, share) === 'active') && bulkFields.some((field) => after[field] !== share[field]);
    });
    for (const share of changed) {
      const after = withChanges<Partial<WorldShare>>({}, changes);
      Object.assign(share, after);
      recordEvent(world, share, 'changed');
      changeFamilies(world, share, after);
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
        !areFamiliesDone(world, share) &&
        !share.events.some(isRecent),
    );
    const reminded = due.filter(({ email }) => email !== null && countEmail(world, actor, email));
    for (const share of reminded) recordEvent(world, share, 'reminded');
    return { reminded: reminded.length, left: due.length - reminded.length };
  }),

  mock(sendShares, ({ params, body: { shareIds } }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    const all = groupsOf(project);
    const emailOf = ({ groupId }: WorldShare) =>
      all.some(({ classId }) => classId === groupId) ? null : (all.find(({ id }) => id === groupId)?.familyEmail ?? null);
    const due = inBulk(world, project, shareIds).filter((share) => {
      const { email, emailState, emailFailure, parentShareId } = share;
      const isUnsent = emailState === null || (emailState === 'failed' && (emailFailure === 'no_mailbox') === (email !== emailOf(share)));
      return isUnsent && parentShareId === null && emailOf(share) !== null && !share.isAddressLost && stateOf(world, share) === 'active';
    });
    const sent = due.filter((share) => countEmail(world, actor, emailOf(share) ?? ''));
    for (const share of due) {
      if (sent.includes(share)) mailShare(world, share, emailOf(share) ?? '');
      else Object.assign(share, { email: emailOf(share), emailState: 'queued', emailFailure: null });
    }
    return { sent: sent.length, waiting: due.length - sent.length, shares: allOf(world, project) };
  }),

  mock(getShareBoard, ({ params }, { world, actor }) => {
    const { id, images, retouched, groups: all = [] } = ownProject(world, actor, params.id);
    const ready = new Set(retouched.map(({ originalId }) => originalId));
    const progress = [null, ...all.map((group) => group.id)].map((groupId) => {
      const own = images.filter((image) => !image.isCard && (image.groupId ?? null) === groupId);
      return { groupId, photoCount: own.length, readyCount: own.filter((image) => ready.has(image.id)).length };
    });
    const clients = world.shares.filter(({ projectId, role }) => projectId === id && role === 'client');
    const seen = new Set(images.flatMap((image) => (image.isCard || world.hiddenFromShares.has(image.id) ? [] : image.id)));
    return {
      groups: progress.filter(({ photoCount }) => photoCount > 0),
      shares: clients.flatMap(({ id: shareId, sent }) => {
        const chosen = [...(sent?.favourites ?? [])].filter((one) => seen.has(one));
        return chosen.length > 0 ? { shareId, sentCount: chosen.length, readyCount: chosen.filter((one) => ready.has(one)).length } : [];
      }),
      emailsLeft: emailsLeft(world, actor),
    };
  }),

  mock(endShares, ({ params, body: { shareIds } }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    const ended = inBulk(world, project, shareIds);
    for (const share of ended) {
      share.endedAt = recordEvent(world, share, 'ended');
      changeFamilies(world, share, {}, 'ended');
    }
    return { changed: ended.length, shares: allOf(world, project) };
  }),

  mock(renewShare, ({ params }, { world, actor }) => {
    const share = running(world, actor, params);
    const isExpired = stateOf(world, share) === 'expired';
    if (isExpired && share.parentShareId !== null) throw new Refusal(409, shareSentences.familySettings);
    changeAddress(world, share);
    if (isExpired) {
      share.expiresOn = defaultShareDay(world.now());
      changeFamilies(world, share, { expiresOn: share.expiresOn });
    }
    return { share: shown(world, share), address: addressOf(share) };
  }),

  mock(endShare, ({ params }, { world, actor }) => {
    const share = ownShare(world, actor, params);
    if (share.endedAt === null) {
      share.endedAt = recordEvent(world, share, 'ended');
      changeFamilies(world, share, {}, 'ended');
    }
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
    if (chosen.length === 0) throw new Refusal(404, chosenSentences.nothingChosen);
    const delivered = project.retouched.filter(({ isHeld }) => !isHeld).map((photo) => [photo.originalId, photo] as const);
    const files = new Map<number | null, ProjectImage | Retouched>(
      kind === 'retouched' ? delivered : withoutCards(project).map((image) => [image.id, image]),
    );
    const images = chosen.flatMap(({ imageId, stem, folders }) => {
      const file = files.get(imageId);
      return file ? { ...file, name: withNameOf(stem, file.name), folders } : [];
    });
    if (images.length === 0) throw new Refusal(404, chosenSentences.nothingChosenReady);
    return zipOf(world, `${chosenSentences.chosenArchive[kind]} — ${project.name}`, images);
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
