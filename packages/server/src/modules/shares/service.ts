import {
  type ChoiceOfShare,
  type ClientMarks,
  type ShareChoice,
  type ShareHistory,
  shareSentences,
  type ProjectShare,
  Refusal,
} from '@portal/api';
import type { Context } from '../../routing/context.ts';
import type { Actor } from '../../routing/caller.ts';
import { lockProject } from '../project-images/repository.ts';
import { requireProject } from '../project-images/service.ts';
import { addressOf, stateOf } from './open-share.ts';
import * as repository from './repository.ts';
import { whoseOf } from './emails/news-emails.ts';
import { selectFixes } from './verdicts/repository.ts';
import { selectAllMarks, selectChoices, selectClientMarks, wasSent } from './shown-repository.ts';

export interface AboutProject {
  params: { id: number };
}
export interface AboutShare {
  params: { id: number; shareId: number };
}

const text = (moment: Date | null): string | null => moment && moment.toISOString();

/** Row → domain. */
export function toShare(context: Pick<Context, 'shareTokens'>, row: repository.ShareRow, now: Date): ProjectShare {
  return {
    id: row.id,
    role: row.role,
    shows: row.shows,
    groupId: row.group_id,
    groupName: row.group_name,
    alsoShows: row.also_shows,
    chooses: row.chooses,
    parentShareId: row.parent_share_id,
    familyName: row.family_name,
    pupilId: row.pupil_id,
    hasPin: row.pin_hash !== null,
    expiresOn: row.expires_on,
    canDownload: row.can_download,
    choiceLimit: row.choice_limit,
    watermark: row.watermark,
    email: row.client_email,
    emailState: row.email_state,
    emailFailure: row.email_failure,
    isAddressLost: addressOf(context, row) === null,
    state: stateOf(row, now),
    createdAt: row.created_at.toISOString(),
    endedAt: text(row.ended_at),
    lastOpenedAt: text(row.last_opened_at),
    lastDownloadedAt: text(row.last_downloaded_at),
    choiceClosedAt: text(row.choice_closed_at),
    signedOffAt: text(row.signed_off_at),
    favouriteCount: row.favourite_count,
    remarkCount: row.remark_count,
    fixCount: row.fix_count,
  };
}

export async function requireShare(context: Context, actor: Actor, requested: AboutShare): Promise<repository.ShareRow> {
  const { id: projectId, shareId } = requested.params;
  const row = await repository.findShare(context.db, { photographerId: actor.userId, projectId, shareId });
  if (row) return row;
  await requireProject(context, actor, requested);
  throw new Refusal(404, shareSentences.shareNotFound);
}

/** The caller's share as it is now. */
export async function readShare(context: Context, actor: Actor, requested: AboutShare): Promise<ProjectShare> {
  return toShare(context, await requireShare(context, actor, requested), context.clock.now());
}

/** All shares of an own project, the newest first. 404 when the project is not the caller's. */
export async function listShares(context: Context, actor: Actor, requested: AboutProject): Promise<ProjectShare[]> {
  const { projectId } = await requireProject(context, actor, requested);
  return (await repository.selectShares(context.db, projectId)).map((row) => toShare(context, row, context.clock.now()));
}

/** What was chosen and remarked through one of the caller's shares. */
export async function getShareChoice(context: Context, actor: Actor, requested: AboutShare): Promise<ShareChoice> {
  const share = await requireShare(context, actor, requested);
  const marks = toChoice(await selectAllMarks(context.db, share.id));
  const { choice_closed_at, signed_off_at } = share;
  return { ...marks, closedAt: text(choice_closed_at), signedOffAt: text(signed_off_at), wasSent: await wasSent(context.db, share.id) };
}

/** What clients chose and remarked through each share of the caller's project, with the names of the photos. 404 when it is not the caller's. */
export async function listShareChoices(context: Context, actor: Actor, requested: AboutProject): Promise<ChoiceOfShare[]> {
  const { projectId } = await requireProject(context, actor, requested);
  const byShare = Map.groupBy(await selectChoices(context.db, projectId), ({ share_id }) => share_id);
  return [...byShare.values()].flatMap((rows) => {
    const [first] = rows;
    if (!first) return [];
    const { share_id, group_name, class_name, family_name, client_email, shows, choice_closed_at, ended_at } = first;
    // With retouched photos alone only remarks are written, which nobody sends. Hearts from before that are sent as all hearts are.
    const isSent = choice_closed_at !== null || (shows === 'retouched' && !rows.some(({ is_favourite }) => is_favourite));
    const photos = rows.map(({ image_id, name, folders, is_favourite, remark }) => ({
      imageId: image_id,
      name,
      folders: folders ?? [],
      isFavourite: is_favourite,
      remark,
    }));
    return {
      shareId: share_id,
      groupName: group_name,
      className: class_name,
      familyName: family_name,
      email: client_email,
      isSent,
      isEnded: ended_at !== null,
      photos,
    };
  });
}

const toChoice = (marks: Awaited<ReturnType<typeof selectAllMarks>>): Pick<ShareChoice, 'favourites' | 'remarks'> => ({
  favourites: marks.flatMap(({ image_id, is_favourite }) => (is_favourite ? [image_id] : [])),
  remarks: marks.flatMap(({ image_id, remark, remarked_at }) =>
    remark === null ? [] : [{ imageId: image_id, text: remark, at: text(remarked_at) ?? '' }],
  ),
});

/** A page of the events of one of the caller's shares. */
export async function getShareHistory(
  context: Context,
  actor: Actor,
  requested: AboutShare & { query: { offset: number; limit: number } },
): Promise<ShareHistory> {
  const share = await requireShare(context, actor, requested);
  return repository.selectEvents(context.db, share.id, requested.query.offset, requested.query.limit);
}

/** What clients chose, remarked and want fixed through all shares of the caller's project, and what is hidden from them. */
export async function getClientMarks(context: Context, actor: Actor, requested: AboutProject): Promise<ClientMarks> {
  const { projectId } = await requireProject(context, actor, requested);
  const marks = toChoice(await selectClientMarks(context.db, projectId));
  const fixes = (await selectFixes(context.db, projectId)).map(({ photo_id, version, text: wish, ...share }) => ({
    retouchedId: photo_id,
    version,
    text: wish,
    from: whoseOf(share),
  }));
  const hidden = await repository.selectHidden(context.db, projectId);
  return { ...marks, favourites: [...new Set(marks.favourites)], hidden, fixes };
}

/** Hides photos, and their retouched versions, from all shares. Those that are gone are passed over. */
export async function hideFromShares(
  context: Context,
  actor: Actor,
  requested: AboutProject & { body: { imageIds: number[]; hidden: boolean } },
): Promise<ClientMarks> {
  const place = await requireProject(context, actor, requested);
  const { imageIds, hidden } = requested.body;
  await context.db.transaction().execute(async (trx) => {
    // Locked, because a photo may be deleted at this moment.
    if (await lockProject(trx, place)) await repository.setHidden(trx, place.projectId, imageIds, hidden);
  });
  return getClientMarks(context, actor, requested);
}
