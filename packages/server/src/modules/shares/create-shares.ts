import {
  defaultShareDay,
  type GroupShares,
  groupSentences,
  shareDay,
  shareLimits,
  type ShareChooses,
  type ShareRole,
  shareSentences,
  type ShareShows,
  type NewShare,
  type ProjectShare,
  Refusal,
  sentences,
} from '@portal/api';
import { fieldRefusal } from '../../http/uploads/uploads.ts';
import { insertJob } from '../../platform/jobs/repository.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import type { Context } from '../../routing/context.ts';
import type { Actor } from '../../routing/caller.ts';
import { findGroup, selectGroups } from '../groups/repository.ts';
import { lockPhotographer } from '../lock-repository.ts';
import { lockProject } from '../project-images/repository.ts';
import { requireProject } from '../project-images/service.ts';
import { emailStampOf } from './open-share.ts';
import * as repository from './repository.ts';
import { type AboutProject, readShare, toShare } from './service.ts';

const wrongDay = (message: string) => new Refusal(422, sentences.invalid, { expires_on: [message] });

export function requireDay(day: string | null | undefined, now: Date): void {
  if (!day) return;
  if (day < shareDay(now.getTime())) throw wrongDay(shareSentences.dayPast);
  if (day > shareDay(now.getTime(), shareLimits.daysMax)) throw wrongDay(shareSentences.dayFar);
}

/**
 * Counts an email, unless that would exceed the limits: without them, shares to any address with names that the sender chooses would serve for spam.
 * Answers whether it may be sent. The caller has locked the photographer first of all rows, so that of two calls the second counts the emails of the first.
 */
export async function countEmail(trx: repository.Db, photographerId: number, email: string, now: Date): Promise<boolean> {
  const counted = { photographer_id: photographerId, address_hash: hashToken(email) };
  const { own, to } = await repository.countEmails(trx, counted, new Date(now.getTime() - 86_400_000));
  if (own >= shareLimits.emailsADay || to >= shareLimits.emailsToAddress) return false;
  await repository.insertEmail(trx, counted, now);
  return true;
}

/** How many emails a photographer may still send today. */
export async function emailsLeft(db: repository.Db, photographerId: number, now: Date): Promise<number> {
  const mine = { photographer_id: photographerId, address_hash: '' };
  const { own } = await repository.countEmails(db, mine, new Date(now.getTime() - 86_400_000));
  return Math.max(0, shareLimits.emailsADay - own);
}

/** As `countEmail`, refused where it may not be sent. */
export async function requireEmail(trx: repository.Db, photographerId: number, email: string, now: Date): Promise<void> {
  if (await countEmail(trx, photographerId, email, now)) return;
  throw new Refusal(422, shareSentences.emailsFull, { email: [shareSentences.emailsFull] });
}

/** A share with the address that opens it. */
export interface Addressed {
  share: ProjectShare;
  address: string;
}

/** With the change that it belongs to: a share never says that an email is queued which nobody sends. */
export const enqueueInvitation = (trx: repository.Db, share: Parameters<typeof emailStampOf>[0]): Promise<void> =>
  insertJob(trx, { kind: 'share-email', payload: { shareId: share.id, what: 'invitation', stamp: emailStampOf(share) } });

/** Each family chooses for itself only where a client has something to choose, and not of a pupil, who has one family. */
export const choosesOf = (
  { role, shows, chooses = 'together' }: { role: ShareRole; shows: ShareShows; chooses?: ShareChooses | undefined },
  isOfPupil: boolean,
): ShareChooses => (role === 'client' && shows !== 'retouched' && !isOfPupil ? chooses : 'together');

const hashOf = (pin: string | null) => pin && hashPassword(pin);

/** A retoucher has nothing to choose, and needs the photos without a watermark. */
function columnsOf(place: { photographerId: number; projectId: number }, body: GroupShares & { role: ShareRole }, now: Date) {
  const isForClient = body.role === 'client';
  return {
    project_id: place.projectId,
    photographer_id: place.photographerId,
    role: body.role,
    shows: body.shows,
    also_shows: body.alsoShows ?? null,
    expires_on: body.expiresOn === undefined ? defaultShareDay(now.getTime()) : body.expiresOn,
    can_download: body.canDownload,
    choice_limit: isForClient ? body.choiceLimit : null,
    watermark: (isForClient && body.watermark) || null,
    created_at: now,
  };
}

/** The columns of a new address: the hash of its secret, and the secret encrypted, so that the photographer can copy it again. */
export function addressColumns({ shareTokens }: Pick<Context, 'shareTokens'>, token: string) {
  const token_hash = hashToken(token);
  return { token_hash, encrypted_token: shareTokens.encrypt(token, token_hash) };
}

/** Answers the share with its address. */
export async function createShare(context: Context, actor: Actor, requested: AboutProject & { body: NewShare }): Promise<Addressed> {
  const { db, clock } = context;
  const { pin = null, email = null, groupId = null, ...body } = requested.body;
  const place = { photographerId: actor.userId, projectId: requested.params.id };
  const now = clock.now();
  requireDay(body.expiresOn, now);
  await requireProject(context, actor, requested);
  const token = newToken();
  const row = {
    ...columnsOf(place, body, now),
    ...addressColumns(context, token),
    group_id: groupId,
    client_email: email,
    email_state: email === null ? null : ('queued' as const),
    pin_hash: await hashOf(pin),
  };
  const shareId = await db.transaction().execute(async (trx) => {
    if (email !== null) await lockPhotographer(trx, place.photographerId);
    if (!(await lockProject(trx, place))) throw new Refusal(404, sentences.notFound);
    if ((await repository.countShares(trx, place.projectId)) >= shareLimits.perProject) throw new Refusal(422, shareSentences.sharesFull);
    const group = groupId === null ? null : await findGroup(trx, place, groupId);
    if (group === undefined) throw fieldRefusal(422, 'group_id', groupSentences.notFound);
    if (email !== null) await requireEmail(trx, place.photographerId, email, now);
    const chooses = choosesOf(body, (group?.classId ?? null) !== null);
    const id = await repository.insertShare(trx, { ...row, chooses });
    await repository.insertEvent(trx, id, 'created', now);
    if (email !== null) await enqueueInvitation(trx, { id, token_hash: row.token_hash, client_email: email });
    return id;
  });
  if (email !== null) context.beginWork();
  return { share: await readShare(context, actor, { params: { ...requested.params, shareId } }), address: `/s/${token}` };
}

/** Creates a share for each group that has none: all of them or none. They share one PIN, which is hashed once. */
export async function createGroupShares(
  context: Context,
  actor: Actor,
  requested: AboutProject & { body: GroupShares },
): Promise<Addressed[]> {
  const { db, clock } = context;
  const { body } = requested;
  const place = { photographerId: actor.userId, projectId: requested.params.id };
  const now = clock.now();
  requireDay(body.expiresOn, now);
  await requireProject(context, actor, requested);
  const columns = { ...columnsOf(place, { ...body, role: 'client' }, now), pin_hash: await hashOf(body.pin ?? null) };
  const tokens = await db.transaction().execute(async (trx) => {
    if (!(await lockProject(trx, place))) throw new Refusal(404, sentences.notFound);
    const groups = await selectGroups(trx, place.projectId);
    const without = new Set(await repository.selectGroupsWithoutShare(trx, place.projectId, shareDay(now.getTime())));
    const classIds = new Map(groups.map(({ id, classId }) => [id, classId]));
    const groupIds = groups.flatMap(({ id }) => (without.has(id) ? id : []));
    if (groupIds.length === 0) throw new Refusal(422, groups.length > 0 ? shareSentences.groupsDone : shareSentences.groupsNone);
    if ((await repository.countShares(trx, place.projectId)) + groupIds.length > shareLimits.perProject) {
      throw new Refusal(422, shareSentences.sharesFull);
    }
    const made = new Map<number, string>();
    for (const group_id of groupIds) {
      const token = newToken();
      // A class without pupils may get some: nobody has decided yet that its families see each other's.
      const isOfPupil = classIds.get(group_id) !== null;
      const also_shows = isOfPupil ? columns.also_shows : null;
      const chooses = choosesOf({ ...body, role: 'client' }, isOfPupil);
      const id = await repository.insertShare(trx, { ...columns, also_shows, chooses, group_id, ...addressColumns(context, token) });
      await repository.insertEvent(trx, id, 'created', now);
      made.set(id, token);
    }
    return made;
  });
  const rows = new Map((await repository.selectShares(db, place.projectId)).map((row) => [row.id, row]));
  return [...tokens].flatMap(([id, token]) => {
    const row = rows.get(id);
    return row ? [{ share: toShare(context, row, now), address: `/s/${token}` }] : [];
  });
}
