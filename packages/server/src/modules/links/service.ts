import { type ClientMarks, type LinkChoice, type LinkHistory, linkSentences, type ProjectLink, Refusal } from '@portal/api';
import type { Context } from '../../routing/context.ts';
import type { Actor } from '../../routing/serve.ts';
import { lockOrder } from '../order-images/repository.ts';
import { requireOrder } from '../order-images/service.ts';
import { stateOf } from './open-link.ts';
import * as repository from './repository.ts';
import { selectAllMarks, selectClientMarks, wasSent } from './shown-repository.ts';

export interface AboutOrder {
  params: { id: number };
}
export interface AboutLink {
  params: { id: number; linkId: number };
}

const text = (moment: Date | null): string | null => moment && moment.toISOString();

/** Row → domain. */
export function toLink(row: repository.LinkRow, now: Date): ProjectLink {
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
    emailState: row.email_state,
    emailFailure: row.email_failure,
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

export async function requireLink(context: Context, actor: Actor, requested: AboutLink): Promise<repository.LinkRow> {
  const { id: projectId, linkId } = requested.params;
  const row = await repository.findLink(context.db, { photographerId: actor.userId, projectId, linkId });
  if (row) return row;
  await requireOrder(context, actor, requested);
  throw new Refusal(404, linkSentences.linkNotFound);
}

/** The caller's link as it is now. */
export async function readLink(context: Context, actor: Actor, requested: AboutLink): Promise<ProjectLink> {
  return toLink(await requireLink(context, actor, requested), context.clock.now());
}

/** All links of an own project, the newest first. 404 when the project is not the caller's. */
export async function listLinks(context: Context, actor: Actor, requested: AboutOrder): Promise<ProjectLink[]> {
  const { projectId } = await requireOrder(context, actor, requested);
  return (await repository.selectLinks(context.db, projectId)).map((row) => toLink(row, context.clock.now()));
}

/** What was chosen and remarked through one of the caller's links. */
export async function getLinkChoice(context: Context, actor: Actor, requested: AboutLink): Promise<LinkChoice> {
  const link = await requireLink(context, actor, requested);
  const marks = toChoice(await selectAllMarks(context.db, link.id));
  const { choice_closed_at, signed_off_at } = link;
  return { ...marks, closedAt: text(choice_closed_at), signedOffAt: text(signed_off_at), wasSent: await wasSent(context.db, link.id) };
}

const toChoice = (marks: Awaited<ReturnType<typeof selectAllMarks>>): Pick<LinkChoice, 'favourites' | 'remarks'> => ({
  favourites: marks.flatMap(({ image_id, is_favourite }) => (is_favourite ? [image_id] : [])),
  remarks: marks.flatMap(({ image_id, remark, remarked_at }) =>
    remark === null ? [] : [{ imageId: image_id, text: remark, at: text(remarked_at) ?? '' }],
  ),
});

/** A page of the events of one of the caller's links. */
export async function getLinkHistory(
  context: Context,
  actor: Actor,
  requested: AboutLink & { query: { offset: number; limit: number } },
): Promise<LinkHistory> {
  const link = await requireLink(context, actor, requested);
  return repository.selectEvents(context.db, link.id, requested.query.offset, requested.query.limit);
}

/** What clients chose and remarked through all links of the caller's project, and what is hidden from them. */
export async function getClientMarks(context: Context, actor: Actor, requested: AboutOrder): Promise<ClientMarks> {
  const { projectId } = await requireOrder(context, actor, requested);
  const marks = toChoice(await selectClientMarks(context.db, projectId));
  return { ...marks, favourites: [...new Set(marks.favourites)], hidden: await repository.selectHidden(context.db, projectId) };
}

/** Hides photos, and their retouched versions, from all links. Those that are gone are passed over. */
export async function hideFromLinks(
  context: Context,
  actor: Actor,
  requested: AboutOrder & { body: { imageIds: number[]; hidden: boolean } },
): Promise<ClientMarks> {
  const place = await requireOrder(context, actor, requested);
  const { imageIds, hidden } = requested.body;
  await context.db.transaction().execute(async (trx) => {
    // Locked, because a photo may be deleted at this moment.
    if (await lockOrder(trx, place)) await repository.setHidden(trx, place.projectId, imageIds, hidden);
  });
  return getClientMarks(context, actor, requested);
}
