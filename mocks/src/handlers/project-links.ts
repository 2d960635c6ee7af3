import {
  changedElsewhere,
  type ClientMarks,
  createGroupLinks,
  createLink,
  defaultLinkDay,
  endLink,
  getClientMarks,
  getLinkChoice,
  getLinkHistory,
  groupSentences,
  hideFromLinks,
  linkDay,
  linkLimits,
  linkSentences,
  listLinkAddresses,
  listLinks,
  type ProjectLink,
  Refusal,
  renewLink,
  saveOver,
  sendLink,
  sentences,
  updateLink,
} from '@portal/api';
import { mock } from './mock.ts';
import { groupNameOf, groupOf } from './groups.ts';
import { ownProject } from './projects.ts';
import { marksOf } from './shared.ts';
import { addLink, mailLink, recordEvent, stateOf } from '../world/link.ts';
import type { WorldLink } from '../world/world-link.ts';
import type { Person } from '../world/person.ts';
import type { World, WorldProject } from '../world/world.ts';

const lastOf = (link: WorldLink, kind: string) => link.events.findLast((event) => event.kind === kind)?.at ?? null;

/** A link as its owner sees it. */
function shown(world: World, link: WorldLink): ProjectLink {
  const { id, role, shows, groupId, expiresOn, canDownload, choiceLimit, createdAt, endedAt, choiceClosedAt, signedOffAt } = link;
  const { watermark, email, emailState, emailFailure } = link;
  const { favourites, remarks } = marksOf(world, link);
  return {
    id,
    role,
    shows,
    groupId,
    groupName: groupNameOf(world, link),
    hasPin: link.pin !== null,
    expiresOn,
    canDownload,
    choiceLimit,
    watermark,
    email,
    emailState,
    emailFailure,
    state: stateOf(world, link),
    createdAt,
    endedAt,
    lastOpenedAt: lastOf(link, 'opened'),
    choiceClosedAt,
    signedOffAt,
    lastDownloadedAt: lastOf(link, 'downloaded'),
    favouriteCount: favourites.length,
    remarkCount: remarks.length,
  };
}

function ownLink(world: World, actor: Person, { id, linkId }: { id: number; linkId: number }): WorldLink {
  const project = ownProject(world, actor, id);
  const link = world.links.find((one) => one.id === linkId && one.projectId === project.id);
  if (!link) throw new Refusal(404, linkSentences.linkNotFound);
  return link;
}

function running(world: World, actor: Person, params: { id: number; linkId: number }): WorldLink {
  const link = ownLink(world, actor, params);
  if (link.endedAt !== null) throw new Refusal(409, linkSentences.linkEnded);
  return link;
}

const wrongDay = (text: string) => new Refusal(422, sentences.invalid, { expires_on: [text] });

function requireDay(world: World, day: string | null | undefined): void {
  if (day && day < linkDay(world.now())) throw wrongDay(linkSentences.dayPast);
  if (day && day > linkDay(world.now(), linkLimits.daysMax)) throw wrongDay(linkSentences.dayFar);
}

/** Counts an email, which stays counted even if its link is deleted. */
function requireEmail(world: World, email: string): void {
  const sent = world.linkEmails.filter((one) => one.to === email && one.at > world.now() - 86_400_000);
  if (sent.length < linkLimits.emailsToAddress) {
    world.linkEmails.push({ to: email, at: world.now() });
    return;
  }
  throw new Refusal(422, linkSentences.emailsFull, { email: [linkSentences.emailsFull] });
}

/** What clients chose and remarked through all links of a project, and what is hidden from them. */
function clientMarks(world: World, { id: projectId, images }: WorldProject): ClientMarks {
  const all = world.links.filter((link) => link.projectId === projectId && link.role === 'client').map((link) => marksOf(world, link));
  return {
    favourites: images.flatMap(({ id }) => (all.some(({ favourites }) => favourites.includes(id)) ? id : [])),
    remarks: images.flatMap(({ id }) => all.flatMap(({ remarks }) => remarks.filter(({ imageId }) => imageId === id))),
    hidden: images.flatMap(({ id }) => (world.hiddenFromLinks.has(id) ? id : [])),
  };
}
const newToken = (world: World) => `link-${world.nextId()}`.padEnd(43, '_');
const addressOf = ({ token }: WorldLink) => `/s/${token}`;

export const projectLinks = [
  mock(listLinks, ({ params }, { world, actor }) => {
    const { id } = ownProject(world, actor, params.id);
    return world.links
      .filter(({ projectId }) => projectId === id)
      .toReversed()
      .map((link) => shown(world, link));
  }),

  mock(listLinkAddresses, ({ params, query }, { world, actor }) => {
    const { id } = ownProject(world, actor, params.id);
    return world.links
      .filter((link) => link.projectId === id && stateOf(world, link) === 'active' && [undefined, link.id].includes(query.linkId))
      .toReversed()
      .map((link) => ({ linkId: link.id, address: link.isAddressLost ? null : addressOf(link) }));
  }),

  mock(createLink, ({ params, body }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    requireDay(world, body.expiresOn);
    if (world.links.filter(({ projectId }) => projectId === project.id).length >= linkLimits.perProject) {
      throw new Refusal(422, linkSentences.linksFull);
    }
    const { expiresOn = defaultLinkDay(world.now()), pin = null, email = null, groupId = null, watermark = null, ...rest } = body;
    if (groupId !== null && !groupOf(project, groupId)) {
      throw new Refusal(422, groupSentences.notFound, { group_id: [groupSentences.notFound] });
    }
    if (email !== null) requireEmail(world, email);
    // A retoucher has nothing to choose.
    const ofClient = rest.role === 'client' ? { choiceLimit: rest.choiceLimit, watermark } : { choiceLimit: null };
    const link = addLink(world, { projectId: project.id, ...rest, ...ofClient, groupId, expiresOn, pin });
    if (email !== null) mailLink(world, link, email);
    return { link: shown(world, link), address: addressOf(link) };
  }),

  mock(createGroupLinks, ({ params, body }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    requireDay(world, body.expiresOn);
    const links = world.links.filter(({ projectId }) => projectId === project.id);
    const has = (groupId: number) =>
      links.some((link) => link.groupId === groupId && link.role === 'client' && stateOf(world, link) === 'active');
    const all = project.groups ?? [];
    const groups = all.filter(({ id }) => !has(id));
    if (groups.length === 0) throw new Refusal(422, linkSentences[all.length > 0 ? 'groupsDone' : 'groupsNone']);
    if (links.length + groups.length > linkLimits.perProject) throw new Refusal(422, linkSentences.linksFull);
    const { expiresOn = defaultLinkDay(world.now()), pin = null, watermark = null, ...rest } = body;
    return groups.map((group) => {
      const link = addLink(world, { projectId: project.id, role: 'client', ...rest, groupId: group.id, expiresOn, pin, watermark });
      return { link: shown(world, link), address: addressOf(link) };
    });
  }),

  mock(sendLink, ({ params, body: { email } }, { world, actor }) => {
    const link = running(world, actor, params);
    if (stateOf(world, link) === 'expired') throw new Refusal(409, linkSentences.linkExpired);
    if (link.isAddressLost) throw new Refusal(409, linkSentences.addressLost);
    requireEmail(world, email);
    mailLink(world, link, email);
    return shown(world, link);
  }),

  mock(updateLink, ({ params, body }, { world, actor }) => {
    const link = running(world, actor, params);
    requireDay(world, body.expiresOn);
    const { isChoiceClosed, pin, known, ...changes } = body;
    if (link.role !== 'client') {
      delete changes.choiceLimit;
      delete changes.watermark;
    }
    const { shows, expiresOn, canDownload, choiceLimit, watermark } = link;
    Object.assign(link, saveOver({ shows, expiresOn, canDownload, choiceLimit, watermark }, changes, known, changedElsewhere.link));
    if (pin !== undefined) Object.assign(link, { pin, wrongPins: new Map() });
    if (isChoiceClosed === false && link.choiceClosedAt !== null) {
      link.choiceClosedAt = null;
      recordEvent(world, link, 'choice_reopened');
    } else recordEvent(world, link, 'changed');
    return shown(world, link);
  }),

  mock(renewLink, ({ params }, { world, actor }) => {
    const link = running(world, actor, params);
    if (stateOf(world, link) === 'expired') link.expiresOn = defaultLinkDay(world.now());
    Object.assign(link, { token: newToken(world), isAddressLost: false, emailState: null, emailFailure: null, wrongPins: new Map() });
    recordEvent(world, link, 'renewed');
    return { link: shown(world, link), address: addressOf(link) };
  }),

  mock(endLink, ({ params }, { world, actor }) => {
    const link = ownLink(world, actor, params);
    link.endedAt ??= recordEvent(world, link, 'ended');
    return shown(world, link);
  }),

  mock(getLinkChoice, ({ params }, { world, actor }) => {
    const link = ownLink(world, actor, params);
    const wasSent = link.sent !== null && link.sent.favourites.size > 0;
    return { ...marksOf(world, link), closedAt: link.choiceClosedAt, signedOffAt: link.signedOffAt, wasSent };
  }),

  mock(getLinkHistory, ({ params, query: { offset, limit } }, { world, actor }) => {
    const { events } = ownLink(world, actor, params);
    const items = events.toReversed().slice(offset, offset + limit);
    return { items: items.map((event) => ({ reason: null, ...event })), total: events.length };
  }),

  mock(getClientMarks, ({ params }, { world, actor }) => clientMarks(world, ownProject(world, actor, params.id))),

  mock(hideFromLinks, ({ params, body }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    for (const id of project.images.flatMap((image) => (body.imageIds.includes(image.id) ? image.id : []))) {
      if (body.hidden) world.hiddenFromLinks.add(id);
      else world.hiddenFromLinks.delete(id);
    }
    return clientMarks(world, project);
  }),
];
