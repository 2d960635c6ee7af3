import {
  checkShared,
  closeSharedChoice,
  downloadShared,
  enterSharedPin,
  getShared,
  linkEnd,
  linkLimits,
  linkSentences,
  listSharedImages,
  type OrderImage,
  projectBeforePin,
  Refusal,
  type Retouched,
  setSharedFavourite,
  setSharedRemark,
  type SharedImage,
  type SharedProject,
  shownVersion,
  signOffShared,
  tooManyText,
} from '@portal/api';
import { mock } from './mock.ts';
import { groupNameOf } from './groups.ts';
import { inOrder } from './retouched.ts';
import { recordEvent, sendMarks } from '../world/link.ts';
import type { WorldLink } from '../world/world-link.ts';
import { zipOf } from '../world/order-files.ts';
import type { World, WorldProject } from '../world/world.ts';

/** The project of a link. */
export function projectOf(world: World, link: WorldLink): WorldProject {
  const project = world.projects.find(({ id }) => id === link.projectId);
  if (!project) throw new Refusal(404, linkSentences.unknown);
  return project;
}

/** What clients have written to a photo and sent, through any link that shows it. */
function remarkOn(world: World, clients: readonly WorldLink[], id: number): string | null {
  const shown = clients.filter((link) => link.sent?.remarks.has(id) && imagesOf(world, link).some(({ originalId }) => originalId === id));
  return shown.flatMap(({ sent }) => sent?.remarks.get(id) ?? []).join('\n') || null;
}

/** A retouched photo in the version that clients see; null: none. */
function inShownVersion(photo: Retouched): Retouched | null {
  const number = shownVersion(photo);
  if (number === photo.version) return photo;
  const version = photo.earlier.find((one) => one.number === number);
  if (!version) return null;
  const { original, name, size, acceptedAt } = version;
  return { ...photo, name, size, acceptedAt, urls: { thumb: original, medium: original, original } };
}

/** Whether a client who has accepted sees another version of a photo than was accepted. */
function isRenewed({ signedOffAt }: WorldLink, photo: Retouched): boolean {
  if (signedOffAt === null) return false;
  const wasAccepted = (at: string | null | undefined) => typeof at === 'string' && at <= signedOffAt;
  return !wasAccepted(inShownVersion(photo)?.acceptedAt) && [photo, ...photo.earlier].some(({ acceptedAt }) => wasAccepted(acceptedAt));
}

/**
 * What a link shows: originals first, without hidden ones. For a retoucher, what clients have chosen and sent, or all while nobody has, and then what
 * was downloaded before.
 */
export function imagesOf(world: World, link: WorldLink): SharedImage[] {
  const project = projectOf(world, link);
  const isClient = link.role === 'client';
  const clients = world.links.filter(({ projectId, role }) => projectId === project.id && role === 'client');
  const chosen = new Set(clients.flatMap(({ sent }) => [...(sent?.favourites ?? [])]));
  const isOffered = (id: number) => isClient || chosen.size === 0 || chosen.has(id);
  const remarkOf = (id: number) => (isClient ? (link.remarks.get(id)?.text ?? null) : remarkOn(world, clients, id));
  const inGroup = new Set(project.images.flatMap(({ id, groupId }) => (groupId === link.groupId ? id : [])));
  const isOfGroup = (id: number | null) => link.groupId === null || (id !== null && inGroup.has(id));
  const isOut = (id: number | null) => !isOfGroup(id) || (id !== null && world.hiddenFromLinks.has(id));
  const show = (image: OrderImage | Retouched, kind: SharedImage['kind'], originalId: number | null): SharedImage => ({
    id: image.id,
    kind,
    originalId,
    name: image.name,
    width: image.width,
    height: image.height,
    color: image.color,
    src: image.urls.medium ?? '',
    thumb: image.urls.thumb ?? '',
    isFavourite: originalId !== null && link.favourites.has(originalId),
    remark: originalId === null ? null : remarkOf(originalId),
    isRenewed: 'earlier' in image && isRenewed(link, image),
    isDropped: kind === 'original' && !isOffered(image.id),
  });
  const hasOriginals = !isClient || link.shows !== 'retouched';
  const hasRetouched = isClient && link.shows !== 'originals';
  const originals = hasOriginals ? project.images.filter(({ id }) => !isOut(id)) : [];
  const offered = originals.filter(({ id }) => isOffered(id));
  const dropped = originals.filter(({ id }) => !isOffered(id) && link.downloaded.has(id));
  const shownOnes = project.retouched.flatMap((photo) => inShownVersion(photo) ?? []);
  const retouched = hasRetouched
    ? inOrder({ ...project, retouched: shownOnes }).filter(({ originalId, isHeld }) => !isHeld && !isOut(originalId))
    : [];
  return [
    ...[...offered, ...dropped].map((one) => show(one, 'original', one.id)),
    ...retouched.map((one) => show(one, 'retouched', one.originalId)),
  ];
}

/** What was chosen and remarked through a link on photos that it shows: nothing else counts. */
export function marksOf(world: World, link: WorldLink): { favourites: number[]; remarks: { imageId: number; text: string; at: string }[] } {
  const isShown = new Set(imagesOf(world, link).map(({ originalId }) => originalId));
  const ids = projectOf(world, link).images.flatMap(({ id }) => (isShown.has(id) ? id : []));
  return {
    favourites: ids.filter((id) => link.favourites.has(id)),
    remarks: ids.flatMap((imageId) => {
      const remark = link.remarks.get(imageId);
      return remark ? [{ imageId, ...remark }] : [];
    }),
  };
}

/** Names the retouched versions among the images. */
function digestOf({ retouched }: WorldProject, images: readonly SharedImage[]): string {
  const ids = new Set(images.flatMap(({ kind, id }) => (kind === 'retouched' ? id : [])));
  return retouched.flatMap((photo) => (ids.has(photo.id) ? `${photo.id}-${shownVersion(photo)}` : [])).join(' ');
}

function shown(world: World, link: WorldLink, isOpen: boolean): SharedProject {
  if (!isOpen) return projectBeforePin;
  const project = projectOf(world, link);
  const owner = world.people.find(({ id }) => id === project.ownerId);
  const images = imagesOf(world, link);
  return {
    projectName: project.name,
    groupName: groupNameOf(world, link),
    photographer: { name: owner ? `${owner.firstName} ${owner.lastName}` : '', city: owner?.city ?? '', avatar: owner?.avatar ?? null },
    role: link.role,
    shows: link.shows,
    canDownload: link.canDownload,
    choiceLimit: link.choiceLimit,
    hasWatermark: link.watermark !== null,
    choiceClosedAt: link.choiceClosedAt,
    signedOffAt: link.signedOffAt,
    expiresAt: linkEnd(link.expiresOn),
    needsPin: false,
    count: images.length,
    retouchedCount: images.filter(({ kind }) => kind === 'retouched').length,
    renewedCount: images.filter((image) => image.isRenewed).length,
    shownDigest: digestOf(project, images),
    favouriteCount: marksOf(world, link).favourites.length,
  };
}

const passOf = ({ id, pin }: WorldLink) => `pass-${id}-${pin}`;
const isOpenFor = (link: WorldLink, pass: string | null) => link.pin === null || pass === passOf(link);

/** A link whose PIN was entered. */
export function opened({ link, pass }: { link: WorldLink; pass: string | null }): WorldLink {
  if (!isOpenFor(link, pass)) throw new Refusal(403, linkSentences.pinNeeded);
  return link;
}

function openedByClient(context: { link: WorldLink; pass: string | null }): WorldLink {
  const link = opened(context);
  if (link.role !== 'client') throw new Refusal(403, linkSentences.clientOnly);
  return link;
}

function changeable(context: { link: WorldLink; pass: string | null; world: World }, imageId: number): WorldLink {
  const link = openedByClient(context);
  if (!imagesOf(context.world, link).some(({ originalId }) => originalId === imageId)) {
    throw new Refusal(404, linkSentences.imageNotShown);
  }
  if (link.choiceClosedAt !== null) throw new Refusal(409, linkSentences.choiceClosed);
  return link;
}

export const shared = [
  mock(getShared, (_, { world, link, pass }) => {
    const isOpen = isOpenFor(link, pass);
    const last = link.events.findLast(({ kind }) => kind === 'opened');
    if (isOpen && !(last && world.now() - Date.parse(last.at) < linkLimits.openedPauseSeconds * 1000)) recordEvent(world, link, 'opened');
    return shown(world, link, isOpen);
  }),

  mock(checkShared, (_, { link, pass }) => ({ needsPin: !isOpenFor(link, pass) })),

  mock(enterSharedPin, ({ body }, { world, link }) => {
    // All visitors of a story have one network address.
    const { visitor, address } = linkLimits.wrongPins;
    const who = `visitor ${body.visitor ?? ''}`;
    const countOf = (key: string) => link.wrongPins.get(key) ?? 0;
    if (countOf(who) >= visitor.free || countOf('') >= address.free) throw new Refusal(429, tooManyText(visitor.pauseSeconds));
    if (link.pin !== null && body.pin !== link.pin) {
      for (const key of [who, '']) link.wrongPins.set(key, countOf(key) + 1);
      recordEvent(world, link, 'pin_refused');
      throw new Refusal(422, linkSentences.pinWrong, { pin: [linkSentences.pinWrong] });
    }
    link.wrongPins.delete(who);
    return { pass: passOf(link), expiresAt: new Date(world.now() + linkLimits.passSeconds * 1000).toISOString() };
  }),

  mock(listSharedImages, ({ query: { offset, limit } }, context) => {
    const all = imagesOf(context.world, opened(context));
    return { items: all.slice(offset, offset + limit), total: all.length };
  }),

  mock(setSharedFavourite, ({ params, body }, context) => {
    const link = changeable(context, params.imageId);
    if (!body.favourite) link.favourites.delete(params.imageId);
    else if (!link.favourites.has(params.imageId)) {
      if (link.choiceLimit !== null && marksOf(context.world, link).favourites.length >= link.choiceLimit)
        throw new Refusal(409, linkSentences.choiceFull);
      link.favourites.add(params.imageId);
    }
    return { favouriteCount: marksOf(context.world, link).favourites.length };
  }),

  mock(setSharedRemark, ({ params, body: { text } }, context) => {
    const link = changeable(context, params.imageId);
    if (text === '') link.remarks.delete(params.imageId);
    else link.remarks.set(params.imageId, { text, at: new Date(context.world.now()).toISOString() });
    // Through a link without originals no choice is ever sent: there a remark is sent by itself.
    if (link.shows === 'retouched') {
      link.sent ??= { favourites: new Set(), remarks: new Map() };
      if (text === '') link.sent.remarks.delete(params.imageId);
      else link.sent.remarks.set(params.imageId, text);
    }
    return { remark: text || null };
  }),

  mock(closeSharedChoice, (_, context) => {
    const link = openedByClient(context);
    if (link.choiceClosedAt !== null) throw new Refusal(409, linkSentences.choiceClosed);
    const count = marksOf(context.world, link).favourites.length;
    if (count === 0) throw new Refusal(422, linkSentences.choiceEmpty);
    if (link.choiceLimit !== null && count > link.choiceLimit) throw new Refusal(422, linkSentences.choiceOver);
    sendMarks(link, marksOf(context.world, link));
    link.choiceClosedAt = recordEvent(context.world, link, 'choice_closed', count);
    return shown(context.world, link, true);
  }),

  mock(signOffShared, ({ body: { shownDigest } }, context) => {
    const link = openedByClient(context);
    const accepted = imagesOf(context.world, link).filter(({ kind }) => kind === 'retouched');
    if (link.signedOffAt !== null && !accepted.some((image) => image.isRenewed)) throw new Refusal(409, linkSentences.signedOff);
    if (accepted.length === 0) throw new Refusal(422, linkSentences.nothingToDownload);
    if (digestOf(projectOf(context.world, link), accepted) !== shownDigest) throw new Refusal(409, linkSentences.shownOthers);
    const at = recordEvent(context.world, link, 'signed_off');
    const ids = new Set(accepted.map(({ id }) => id));
    for (const photo of projectOf(context.world, link).retouched.filter(({ id }) => ids.has(id))) {
      const number = shownVersion(photo);
      const version = [photo, ...photo.earlier].find((one) => ('number' in one ? one.number : one.version) === number);
      if (version) version.acceptedAt ??= at;
    }
    link.signedOffAt = at;
    return shown(context.world, link, true);
  }),

  mock(downloadShared, async ({ query: { ids } }, context) => {
    const link = opened(context);
    const { world } = context;
    if (!link.canDownload) throw new Refusal(403, linkSentences.downloadsClosed);
    const project = projectOf(world, link);
    const kind = link.role === 'client' ? 'retouched' : 'original';
    const all = imagesOf(world, link).filter((image) => image.kind === kind);
    const chosen = all.filter(({ id, isDropped }) => (ids ? ids.includes(id) : !isDropped));
    if (ids && chosen.length !== ids.length) throw new Refusal(404, linkSentences.imageNotShown);
    if (chosen.length === 0) throw new Refusal(404, linkSentences.nothingToDownload);
    const names = new Set(chosen.map(({ id }) => id));
    const source = kind === 'retouched' ? project.retouched.flatMap((photo) => inShownVersion(photo) ?? []) : project.images;
    if (link.role === 'retoucher') for (const id of names) link.downloaded.add(id);
    recordEvent(world, link, 'downloaded', chosen.length);
    const remarks = link.role === 'client' ? [] : chosen.flatMap((one) => (one.remark === null ? [] : `${one.name}\n${one.remark}\n`));
    return zipOf(
      world,
      groupNameOf(world, link) ?? project.name,
      source.filter(({ id }) => names.has(id)),
      remarks.length > 0 ? { [linkSentences.remarksFile]: remarks.join('\n') } : {},
    );
  }),
];
