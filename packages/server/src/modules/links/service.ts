import { type LinkChoice, type LinkHistory, linkSentences, type ProjectLink, Refusal } from '@portal/api';
import type { Context } from '../../routing/context.ts';
import type { Actor } from '../../routing/serve.ts';
import { lockOrder } from '../order-images/repository.ts';
import { type AboutImage, requireImage, requireOrder } from '../order-images/service.ts';
import { stateOf } from './open-link.ts';
import * as repository from './repository.ts';
import { selectAllMarks, wasSent } from './shown-repository.ts';

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
  const marks = await selectAllMarks(context.db, link.id);
  return {
    favourites: marks.flatMap(({ image_id, is_favourite }) => (is_favourite ? [image_id] : [])),
    remarks: marks.flatMap(({ image_id, remark, remarked_at }) =>
      remark === null ? [] : [{ imageId: image_id, text: remark, at: text(remarked_at) ?? '' }],
    ),
    closedAt: text(link.choice_closed_at),
    signedOffAt: text(link.signed_off_at),
    wasSent: await wasSent(context.db, link.id),
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
