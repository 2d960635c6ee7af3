import {
  changedElsewhere,
  defaultLinkDay,
  type GroupLinks,
  groupSentences,
  type LinkChanges,
  type LinkChoice,
  linkDay,
  type LinkHistory,
  linkLimits,
  type LinkRole,
  linkSentences,
  type NewLink,
  type ProjectLink,
  Refusal,
  saveOver,
  sentences,
} from '@portal/api';
import { fieldRefusal } from '../../http/uploads/uploads.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import type { Context } from '../../routing/context.ts';
import type { Actor } from '../../routing/serve.ts';
import { findGroup, selectGroups } from '../groups/repository.ts';
import { lockOrder } from '../order-images/repository.ts';
import { type AboutImage, requireImage, requireOrder } from '../order-images/service.ts';
import { stampOf, stateOf } from './open-link.ts';
import * as repository from './repository.ts';
import { selectAllMarks } from './shown-repository.ts';

interface AboutOrder {
  params: { id: number };
}
interface AboutLink {
  params: { id: number; linkId: number };
}

const text = (moment: Date | null): string | null => moment && moment.toISOString();

/** Row → domain. */
function show(row: repository.LinkRow, now: Date): ProjectLink {
  return {
    id: row.id,
    role: row.role,
    shows: row.shows,
    groupId: row.group_id,
    groupName: row.group_name,
    hasPin: row.pin_hash !== null,
    expiresOn: row.expires_on,
    canDownload: row.can_download,
    choiceLimit: row.choice_limit,
    watermark: row.watermark,
    email: row.client_email,
    state: stateOf(row, now),
    createdAt: row.created_at.toISOString(),
    endedAt: text(row.ended_at),
    lastOpenedAt: text(row.last_opened_at),
    lastDownloadedAt: text(row.last_downloaded_at),
    choiceClosedAt: text(row.choice_closed_at),
    signedOffAt: text(row.signed_off_at),
    favouriteCount: row.favourite_count,
    remarkCount: row.remark_count,
  };
}

async function requireLink(context: Context, actor: Actor, requested: AboutLink): Promise<repository.LinkRow> {
  const { id: projectId, linkId } = requested.params;
  const row = await repository.findLink(context.db, { photographerId: actor.userId, projectId, linkId });
  if (row) return row;
  await requireOrder(context, actor, requested);
  throw new Refusal(404, linkSentences.linkNotFound);
}

async function shown(context: Context, actor: Actor, requested: AboutLink): Promise<ProjectLink> {
  return show(await requireLink(context, actor, requested), context.clock.now());
}

const wrongDay = (message: string) => new Refusal(422, sentences.invalid, { expires_on: [message] });

function requireDay(day: string | null | undefined, now: Date): void {
  if (!day) return;
  if (day < linkDay(now.getTime())) throw wrongDay(linkSentences.dayPast);
  if (day > linkDay(now.getTime(), linkLimits.daysMax)) throw wrongDay(linkSentences.dayFar);
}

/** All links of an own project, the newest first. 404 when the project is not the caller's. */
export async function listLinks(context: Context, actor: Actor, requested: AboutOrder): Promise<ProjectLink[]> {
  const { projectId } = await requireOrder(context, actor, requested);
  return (await repository.selectLinks(context.db, projectId)).map((row) => show(row, context.clock.now()));
}

interface Addressed {
  link: ProjectLink;
  address: string;
}

const hashOf = (pin: string | null) => pin && hashPassword(pin);

/** A retoucher has nothing to choose, and needs the photos without a watermark. */
function columnsOf(place: { photographerId: number; projectId: number }, body: GroupLinks & { role: LinkRole }, now: Date) {
  const isForClient = body.role === 'client';
  return {
    project_id: place.projectId,
    photographer_id: place.photographerId,
    role: body.role,
    shows: body.shows,
    expires_on: body.expiresOn === undefined ? defaultLinkDay(now.getTime()) : body.expiresOn,
    can_download: body.canDownload,
    choice_limit: isForClient ? body.choiceLimit : null,
    watermark: (isForClient && body.watermark) || null,
    created_at: now,
  };
}

/** The address is answered only now, because only the hash of its secret is stored. */
export async function createLink(context: Context, actor: Actor, requested: AboutOrder & { body: NewLink }): Promise<Addressed> {
  const { db, clock } = context;
  const { pin = null, email = null, groupId = null, ...body } = requested.body;
  const place = { photographerId: actor.userId, projectId: requested.params.id };
  const now = clock.now();
  requireDay(body.expiresOn, now);
  await requireOrder(context, actor, requested);
  const token = newToken();
  const row = {
    ...columnsOf(place, body, now),
    token_hash: hashToken(token),
    group_id: groupId,
    client_email: email,
    pin_hash: await hashOf(pin),
  };
  const linkId = await db.transaction().execute(async (trx) => {
    if (!(await lockOrder(trx, place))) throw new Refusal(404, sentences.notFound);
    if ((await repository.countLinks(trx, place.projectId)) >= linkLimits.perProject) throw new Refusal(422, linkSentences.linksFull);
    if (groupId !== null && !(await findGroup(trx, place, groupId))) throw fieldRefusal(422, 'group_id', groupSentences.notFound);
    if (email !== null) await requireEmail(trx, place.photographerId, email, now);
    const id = await repository.insertLink(trx, row);
    await repository.insertEvent(trx, id, 'created', now);
    return id;
  });
  if (email !== null) {
    const stamp = stampOf({ id: linkId, token_hash: row.token_hash });
    await context.enqueue({ kind: 'link-email', payload: { linkId, what: 'invitation', stamp } });
  }
  return { link: await shown(context, actor, { params: { ...requested.params, linkId } }), address: `/s/${token}` };
}

/** Creates a link for each group that has none: all of them or none. They share one PIN, which is hashed once. */
export async function createGroupLinks(context: Context, actor: Actor, requested: AboutOrder & { body: GroupLinks }): Promise<Addressed[]> {
  const { db, clock } = context;
  const { body } = requested;
  const place = { photographerId: actor.userId, projectId: requested.params.id };
  const now = clock.now();
  requireDay(body.expiresOn, now);
  await requireOrder(context, actor, requested);
  const columns = { ...columnsOf(place, { ...body, role: 'client' }, now), pin_hash: await hashOf(body.pin ?? null) };
  const tokens = await db.transaction().execute(async (trx) => {
    if (!(await lockOrder(trx, place))) throw new Refusal(404, sentences.notFound);
    const groupIds = await repository.selectGroupsWithoutLink(trx, place.projectId, linkDay(now.getTime()));
    if (groupIds.length === 0) {
      const hasGroups = (await selectGroups(trx, place.projectId)).length > 0;
      throw new Refusal(422, hasGroups ? linkSentences.groupsDone : linkSentences.groupsNone);
    }
    if ((await repository.countLinks(trx, place.projectId)) + groupIds.length > linkLimits.perProject) {
      throw new Refusal(422, linkSentences.linksFull);
    }
    const made = new Map<number, string>();
    for (const group_id of groupIds) {
      const token = newToken();
      const id = await repository.insertLink(trx, { ...columns, group_id, token_hash: hashToken(token) });
      await repository.insertEvent(trx, id, 'created', now);
      made.set(id, token);
    }
    return made;
  });
  const rows = new Map((await repository.selectLinks(db, place.projectId)).map((row) => [row.id, row]));
  return [...tokens].flatMap(([id, token]) => {
    const row = rows.get(id);
    return row ? [{ link: show(row, now), address: `/s/${token}` }] : [];
  });
}

/** Counts an email against the limits: without them, links to any address with names that the sender chooses would serve for spam. */
async function requireEmail(trx: repository.Db, photographerId: number, email: string, now: Date): Promise<void> {
  const counted = { photographer_id: photographerId, address_hash: hashToken(email) };
  const { own, to } = await repository.countEmails(trx, counted, new Date(now.getTime() - 86_400_000));
  if (own < linkLimits.emailsADay && to < linkLimits.emailsToAddress) return repository.insertEmail(trx, counted, now);
  throw new Refusal(422, linkSentences.emailsFull, { email: [linkSentences.emailsFull] });
}

/** Runs while the caller's link is locked; 409 when it was ended. */
async function changing(
  context: Context,
  actor: Actor,
  requested: AboutLink,
  change: (trx: repository.Db, link: repository.LinkRow) => Promise<void>,
): Promise<void> {
  await requireLink(context, actor, requested);
  await context.db.transaction().execute(async (trx) => {
    const { linkId } = requested.params;
    const link = (await repository.lockLink(trx, linkId)) && (await repository.findLink(trx, placeOf(actor, requested)));
    if (!link) throw new Refusal(404, linkSentences.linkNotFound);
    if (link.ended_at !== null) throw new Refusal(409, linkSentences.linkEnded);
    await change(trx, link);
  });
}

const placeOf = ({ userId }: Actor, { params: { id, linkId } }: AboutLink) => ({ photographerId: userId, projectId: id, linkId });

/** What of a link its form changes; the PIN cannot be read. */
const settingsOf = ({ shows, expires_on, can_download, choice_limit, watermark }: repository.LinkRow) => ({
  shows,
  expiresOn: expires_on,
  canDownload: can_download,
  choiceLimit: choice_limit,
  watermark,
});

/**
 * A field that is not sent stays; one that was changed since the caller read it is refused (409). After a change of the PIN, visitors
 * have to enter the new one: of two changes the later holds, since nobody could have read the other.
 */
export async function updateLink(context: Context, actor: Actor, requested: AboutLink & { body: LinkChanges }): Promise<ProjectLink> {
  const { pin, isChoiceClosed, known, ...sent } = requested.body;
  const { choiceLimit: _, watermark: __, ...ofRetoucher } = sent;
  const now = context.clock.now();
  requireDay(sent.expiresOn, now);
  const pinHash = pin && (await hashPassword(pin));
  await changing(context, actor, requested, async (trx, link) => {
    const isReopened = isChoiceClosed === false && link.choice_closed_at !== null;
    const settings = saveOver(settingsOf(link), link.role === 'client' ? sent : ofRetoucher, known, changedElsewhere.link);
    await repository.updateLink(trx, link.id, {
      shows: settings.shows,
      expires_on: settings.expiresOn,
      can_download: settings.canDownload,
      choice_limit: settings.choiceLimit,
      watermark: settings.watermark,
      ...(pinHash !== undefined && { pin_hash: pinHash || null, wrong_pins: 0, pin_locked_until: null }),
      ...(isReopened && { choice_closed_at: null }),
    });
    await repository.insertEvent(trx, link.id, isReopened ? 'choice_reopened' : 'changed', now);
  });
  return shown(context, actor, requested);
}

/** The old address stops working at once; an expired link works for the usual time again. */
export async function renewLink(context: Context, actor: Actor, requested: AboutLink): Promise<Addressed> {
  const token = newToken();
  const now = context.clock.now();
  await changing(context, actor, requested, async (trx, link) => {
    const isOver = stateOf(link, now) === 'expired';
    await repository.updateLink(trx, link.id, {
      token_hash: hashToken(token),
      emailed_token_hash: null,
      ...(isOver && { expires_on: defaultLinkDay(now.getTime()) }),
    });
    await repository.insertEvent(trx, link.id, 'renewed', now);
  });
  return { link: await shown(context, actor, requested), address: `/s/${token}` };
}

/** The email gets an address of its own, which replaces that of the previous one. A later reminder is due again. */
export async function sendLink(context: Context, actor: Actor, requested: AboutLink & { body: { email: string } }): Promise<ProjectLink> {
  const { email } = requested.body;
  const now = context.clock.now();
  let stamp = '';
  await changing(context, actor, requested, async (trx, link) => {
    if (stateOf(link, now) === 'expired') throw new Refusal(409, linkSentences.linkExpired);
    await requireEmail(trx, actor.userId, email, now);
    await repository.updateLink(trx, link.id, { client_email: email, reminded_at: null });
    stamp = stampOf(link);
  });
  await context.enqueue({ kind: 'link-email', payload: { linkId: requested.params.linkId, what: 'invitation', stamp } });
  return shown(context, actor, requested);
}

/** It stays in the list. Doing it twice changes nothing. */
export async function endLink(context: Context, actor: Actor, requested: AboutLink): Promise<ProjectLink> {
  const link = await requireLink(context, actor, requested);
  const now = context.clock.now();
  await context.db.transaction().execute(async (trx) => {
    if ((await repository.lockLink(trx, link.id))?.ended_at !== null) return;
    await repository.updateLink(trx, link.id, { ended_at: now });
    await repository.insertEvent(trx, link.id, 'ended', now);
  });
  return shown(context, actor, requested);
}

/** What was chosen and remarked through one of the caller's links. */
export async function getLinkChoice(context: Context, actor: Actor, requested: AboutLink): Promise<LinkChoice> {
  const link = await requireLink(context, actor, requested);
  const marks = await selectAllMarks(context.db, link.id);
  return {
    favourites: marks.flatMap(({ image_id, is_favourite }) => (is_favourite ? [image_id] : [])),
    remarks: marks.flatMap(({ image_id, remark, remarked_at }) =>
      remark === null ? [] : [{ imageId: image_id, text: remark, at: text(remarked_at) ?? '' }],
    ),
    closedAt: text(link.choice_closed_at),
    signedOffAt: text(link.signed_off_at),
  };
}

/** A page of the events of one of the caller's links. */
export async function getLinkHistory(
  context: Context,
  actor: Actor,
  requested: AboutLink & { query: { offset: number; limit: number } },
): Promise<LinkHistory> {
  const link = await requireLink(context, actor, requested);
  return repository.selectEvents(context.db, link.id, requested.query.offset, requested.query.limit);
}

/** Ids of the photos of the caller's project that are hidden from all links. */
export async function listHiddenImages(context: Context, actor: Actor, requested: AboutOrder): Promise<number[]> {
  const { projectId } = await requireOrder(context, actor, requested);
  return repository.selectHidden(context.db, projectId);
}

/** Hides a photo, and its retouched versions, from all links. */
export async function hideFromLinks(
  context: Context,
  actor: Actor,
  requested: AboutImage & { body: { hidden: boolean } },
): Promise<number[]> {
  const image = await requireImage(context, actor, requested);
  await context.db.transaction().execute(async (trx) => {
    const place = { photographerId: actor.userId, projectId: image.project_id };
    // Locked, because the photo may be deleted at this moment.
    if (await lockOrder(trx, place)) await repository.setHidden(trx, image.id, requested.body.hidden);
  });
  return listHiddenImages(context, actor, requested);
}
