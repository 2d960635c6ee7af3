import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import { type EmailFailure, type ShareEventKind, type ShareHistory, shareLimits } from '@portal/api';
import type { Database } from '../../platform/db/database.ts';
import type { ShareWrongPinsTable, ProjectSharesTable } from '../../platform/db/tables/shares.ts';
import type { OpenShare } from '../../routing/open-share.ts';
import { familiesDone, lastStep, nextStep } from './families/done-repository.ts';
import { isShownBy, wantedFixes } from './shown-repository.ts';

export type Db = Kysely<Database>;
export type ShareRow = Selectable<ProjectSharesTable> & {
  favourite_count: number;
  remark_count: number;
  fix_count: number;
  group_name: string | null;
};

/** The name of the group that a share of this alias shows, with the class of a pupil; null: the whole project. */
export const groupName = (share: 'share' | 'project_shares' | 'wanting') =>
  sql<string | null>`(select coalesce(class.name || ', ', '') || of_share.name from image_groups as of_share left join image_groups as class
    on class.id = of_share.class_id where of_share.id = ${sql.ref(`${share}.group_id`)})`.as('group_name');
export interface SharePlace {
  photographerId: number;
  projectId: number;
  shareId: number;
}

/** With its project and its photographer, whatever its state; nothing once the account is closed. */
export function findByToken(db: Db, tokenHash: string): Promise<OpenShare | undefined> {
  return openShares(db).where('token_hash', '=', tokenHash).executeTakeFirst();
}

/** The same share by its id, for an address that was made for it. */
export function findSigned(db: Db, id: number): Promise<OpenShare | undefined> {
  return openShares(db).where('share.id', '=', id).executeTakeFirst();
}

const openShares = (db: Db) =>
  db
    .selectFrom('project_shares as share')
    .innerJoin('projects', 'projects.id', 'share.project_id')
    .innerJoin('photographers', 'photographers.id', 'share.photographer_id')
    .selectAll('share')
    .select(['projects.name as project_name', 'projects.archived_at', 'first_name', 'last_name', 'city', 'avatar_key', groupName('share')]);

/** The columns that decide whether it works and what it shows; nothing once the account is closed. */
export function findById(db: Db, id: number) {
  return db
    .selectFrom('project_shares as share')
    .innerJoin('photographers', 'photographers.id', 'share.photographer_id')
    .select([
      'share.id',
      'project_id',
      'token_hash',
      'ended_at',
      'expires_on',
      'watermark',
      'shows',
      'role',
      'group_id',
      'also_shows',
      'signed_off_at',
      'chooses',
    ])
    .where('share.id', '=', id)
    .executeTakeFirst();
}

/** A share with what an email to its client says; nothing once the account is closed. */
export function findForEmail(db: Db, id: number, today: string) {
  return db
    .selectFrom('project_shares as share')
    .innerJoin('projects', 'projects.id', 'share.project_id')
    .innerJoin('photographers', 'photographers.id', 'share.photographer_id')
    .selectAll('share')
    .select(['projects.name as project_name', 'first_name', 'last_name', 'photographers.email as photographer_email', groupName('share')])
    .select(familiesDone(lastStep, today, 'share').as('families_done'))
    .where('share.id', '=', id)
    .executeTakeFirst();
}

/**
 * What has become of an email; changes nothing where the share was ended, renewed, or sent to another address meanwhile, nor where its state is not
 * `from` any more: another email has decided it. Answers whether it changed.
 */
export async function setEmailState(
  db: Db,
  { id, token_hash, client_email }: Pick<ShareRow, 'id' | 'token_hash' | 'client_email'>,
  state: Pick<ShareRow, 'email_state' | 'email_failure'>,
  from?: 'queued' | 'sent',
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('project_shares')
    .set(state)
    .where('id', '=', id)
    .where('token_hash', '=', token_hash)
    .where('client_email', '=', client_email)
    .where('ended_at', 'is', null)
    .$if(from !== undefined, (shares) => shares.where('email_state', '=', from ?? null))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** After the queue was emptied: of these emails the restored portal sends none. */
export async function forgetQueuedEmails(db: Db): Promise<void> {
  await db.updateTable('project_shares').set({ email_state: null, email_failure: null }).where('email_state', '=', 'queued').execute();
}

/** The working shares of a project with what their addresses are read from, the newest first, or one of them. */
export function selectAddresses(db: Db, projectId: number, today: string, shareId?: number) {
  return db
    .selectFrom('project_shares')
    .select(['id', 'token_hash', 'encrypted_token'])
    .where('project_id', '=', projectId)
    .where('ended_at', 'is', null)
    .where((is) => is.or([is('expires_on', 'is', null), is('expires_on', '>=', sql<string>`${today}::date`)]))
    .$if(shareId !== undefined, (shares) => shares.where('id', '=', shareId ?? 0))
    .orderBy('id', 'desc')
    .execute();
}

/** Shares after this one whose token was encrypted with another key than the one that its text begins with, a few at a time. */
export function selectEncryptedOtherwise(db: Db, prefix: string, after: number) {
  return db
    .selectFrom('project_shares')
    .select(['id', 'token_hash', 'encrypted_token'])
    .where('id', '>', after)
    .where(sql<boolean>`not starts_with(encrypted_token, ${prefix})`)
    .orderBy('id')
    .limit(500)
    .execute();
}

/** Replaces an encrypted token, unless the share was renewed meanwhile. */
export async function replaceEncrypted(
  db: Db,
  { id, encrypted_token }: Pick<ShareRow, 'id' | 'encrypted_token'>,
  replacement: string,
): Promise<void> {
  await db
    .updateTable('project_shares')
    .set({ encrypted_token: replacement })
    .where('id', '=', id)
    .where('encrypted_token', '=', encrypted_token)
    .execute();
}

/** What is counted of wrong PINs: by a visitor, a network address, or everybody. */
export type WrongPins = Selectable<ShareWrongPinsTable>;

/** The wrong PINs of these. */
export function selectWrongPins(db: Db, shareId: number, who: readonly string[]): Promise<WrongPins[]> {
  return db.selectFrom('share_wrong_pins').selectAll().where('share_id', '=', shareId).where('who', 'in', who).execute();
}

/** Sets how many wrong PINs count, since when, and until when no further one is tried. */
export async function putWrongPins(db: Db, { share_id, who, ...counted }: WrongPins): Promise<void> {
  await db
    .insertInto('share_wrong_pins')
    .values({ share_id, who, ...counted })
    .onConflict((is) => is.columns(['share_id', 'who']).doUpdateSet(counted))
    .execute();
}

/** Forgets wrong PINs: those of one visitor, or all of them. */
export async function deleteWrongPins(db: Db, shareId: number, who?: string): Promise<void> {
  await db
    .deleteFrom('share_wrong_pins')
    .where('share_id', '=', shareId)
    .$if(who !== undefined, (rows) => rows.where('who', '=', who ?? ''))
    .execute();
}

/** An email for the limits, which counts even if its share is deleted. */
interface CountedEmail {
  photographer_id: number;
  address_hash: string;
}

/** How many shares were sent by email since then: by a photographer, and to an address by anybody. */
export async function countEmails(db: Db, email: CountedEmail, since: Date): Promise<{ own: number; to: number }> {
  const { photographer_id, address_hash } = email;
  const { rows } = await sql<{ own: number; to: number }>`
    select count(*) filter (where photographer_id = ${photographer_id}::bigint)::int as own,
      count(*) filter (where address_hash = ${address_hash})::int as to
    from share_emails where sent_at > ${since}::timestamptz
      and (photographer_id = ${photographer_id}::bigint or address_hash = ${address_hash})`.execute(db);
  return rows[0] ?? { own: 0, to: 0 };
}

/** Counts an email. */
export async function insertEmail(db: Db, email: CountedEmail, sent_at: Date): Promise<void> {
  await db
    .insertInto('share_emails')
    .values({ ...email, sent_at })
    .execute();
}

/** Deletes emails that are too old for any limit. */
export async function deleteEmails(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('share_emails').where('sent_at', '<=', before).execute();
}

/**
 * The groups of a project without a working share for clients. Where a class has pupils, these get shares, and the class none; nor do pupils whose
 * families choose by a share of the class or of all, since a family with two shares would have two choices.
 */
export async function selectGroupsWithoutShare(db: Db, projectId: number, today: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from image_groups where project_id = ${projectId}::bigint and not exists (
      select from project_shares where group_id = image_groups.id and role = 'client' and ended_at is null
        and (expires_on is null or expires_on >= ${today}::date))
      and not exists (select from image_groups as pupil where pupil.class_id = image_groups.id)
      and not exists (select from project_shares as common where image_groups.class_id is not null and common.project_id = ${projectId}::bigint
        and common.chooses = 'each_family' and (common.group_id is null or common.group_id = image_groups.class_id)
        and common.role = 'client' and common.ended_at is null and (common.expires_on is null or common.expires_on >= ${today}::date))`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/**
 * Shares whose client is due a reminder, each of them once: sent by email, created and last written to before that day, still working, with nothing
 * chosen or accepted yet by the client or some of the families, and with no email queued.
 */
export async function takeReminders(
  db: Db,
  { now, today, until, madeBefore }: { now: Date; today: string; until: string; madeBefore: Date },
): Promise<{ id: number; token_hash: string; client_email: string | null }[]> {
  const { rows } = await sql<{ id: number; token_hash: string; client_email: string | null }>`
    update project_shares set reminded_at = ${now}::timestamptz where id in (
      select id from project_shares where email_state = 'sent' and reminded_at is null and ended_at is null and role = 'client'
        and expires_on between ${today}::date and ${until}::date and created_at <= ${madeBefore}::timestamptz
        and ${lastStep('project_shares')} is null and not ${familiesDone(lastStep, today)}
        and not exists (select from share_events where share_id = project_shares.id and kind in ('mailed', 'reminded') and at > ${madeBefore}::timestamptz)
        and not exists (select from jobs where kind = 'share-email' and (payload->>'shareId')::bigint = project_shares.id)
      order by id limit 500 for update skip locked)
    returning id, token_hash, client_email`.execute(db);
  return rows;
}

/**
 * Those of these shares of a project whose client may be reminded on request: sent by email, still working, with nothing chosen or accepted yet by the client or some of
 * the families, and not written to since, nor about to be. Locks them first, so that an email that is being sent is seen: as its job, or as its event.
 */
export async function takeRemindable(
  trx: Db,
  { photographerId, projectId }: Omit<SharePlace, 'shareId'>,
  { ids, today, since }: { ids: readonly number[]; today: string; since: Date },
): Promise<{ id: number; token_hash: string; encrypted_token: string; client_email: string }[]> {
  await sql`select from project_shares where id = any (${ids}::bigint[]) and project_id = ${projectId}::bigint order by id for update`.execute(
    trx,
  );
  const { rows } = await sql<{ id: number; token_hash: string; encrypted_token: string; client_email: string }>`
    select id, token_hash, encrypted_token, client_email from project_shares
    where id = any (${ids}::bigint[]) and project_id = ${projectId}::bigint and photographer_id = ${photographerId}::bigint
      and role = 'client' and email_state = 'sent' and client_email is not null and ended_at is null
      and (expires_on is null or expires_on >= ${today}::date)
      and ${nextStep('project_shares')} is null and not ${familiesDone(nextStep, today)}
      and not exists (select from share_events where share_id = project_shares.id and kind in ('mailed', 'reminded') and at > ${since}::timestamptz)
      and not exists (select from jobs where kind = 'share-email' and (payload->>'shareId')::bigint = project_shares.id)
    order by id`.execute(trx);
  return rows;
}

/** Of shares what an email to their photographer says, and the address of the account; nothing of those that were deleted. */
export function selectForNews(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('project_shares as share')
    .innerJoin('photographers', 'photographers.id', 'share.photographer_id')
    .innerJoin('users', 'users.id', 'share.photographer_id')
    .innerJoin('projects', 'projects.id', 'share.project_id')
    .select(['share.id', 'users.email', 'projects.name as project_name', 'share.project_id', 'share.family_name', 'share.signed_off_at'])
    .select(
      sql<boolean>`exists (select from retouched_images where share_id = share.id and shown_at is null and accepted_at is null)`.as(
        'has_sent',
      ),
    )
    .select([groupName('share'), sql<number>`(select count(*)::int from ${wantedFixes} and wanting.id = share.id)`.as('fix_count')])
    .where('share.id', 'in', ids)
    .execute();
}

const marked = sql`share_marks join project_images on project_images.id = image_id where share_id = project_shares.id and ${isShownBy('project_shares')}`;

const counted = (db: Db) =>
  db
    .selectFrom('project_shares')
    .selectAll()
    .select([
      groupName('project_shares'),
      sql<number>`(select count(*)::int from ${marked} and is_favourite)`.as('favourite_count'),
      sql<number>`(select count(*)::int from ${marked} and remark is not null)`.as('remark_count'),
      sql<number>`(select count(*)::int from ${wantedFixes} and wanting.id = project_shares.id)`.as('fix_count'),
    ]);

/** The shares of a project, the newest first. */
export function selectShares(db: Db, projectId: number): Promise<ShareRow[]> {
  return counted(db).where('project_id', '=', projectId).orderBy('id', 'desc').execute();
}

/** A share of the caller's project; one of somebody else counts as missing. */
export function findShare(db: Db, { photographerId, projectId, shareId }: SharePlace): Promise<ShareRow | undefined> {
  return counted(db)
    .where('id', '=', shareId)
    .where('project_id', '=', projectId)
    .where('photographer_id', '=', photographerId)
    .executeTakeFirst();
}

/**
 * Locks a share until the end of the transaction and answers its current state. The project is locked first: whoever deletes it, or a photo of it,
 * locks it too, and neither may be deleted between a check and a mark.
 */
export async function lockShare(trx: Db, id: number): Promise<Selectable<ProjectSharesTable> | undefined> {
  await sql`select from projects where id = (select project_id from project_shares where id = ${id}::bigint) for key share`.execute(trx);
  return trx.selectFrom('project_shares').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** How many shares a project has, without those of families, which are counted for each share by itself: strangers make them. */
export async function countShares(db: Db, projectId: number): Promise<number> {
  const { count } = await db
    .selectFrom('project_shares')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('project_id', '=', projectId)
    .where('parent_share_id', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Answers its id. */
export async function insertShare(db: Db, share: Insertable<ProjectSharesTable>): Promise<number> {
  const { id } = await db.insertInto('project_shares').values(share).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** When the client was reminded before the last day; never yet, where that day moves later: a reminder is due before the new one. */
const remindedBefore = (day: string | null) => sql<Date | null>`
  case when ${day}::date is null or expires_on < ${day}::date then null else reminded_at end`;

/** A change of shares; which ones, its caller adds. */
export const changing = (db: Db, { expires_on, ...changes }: Updateable<ProjectSharesTable>) =>
  db
    .updateTable('project_shares')
    .set({ ...changes, ...(expires_on !== undefined && { expires_on, reminded_at: remindedBefore(expires_on) }) });

/** Checks the id only: the caller has checked whose it is. */
export async function updateShare(db: Db, id: number, changes: Updateable<ProjectSharesTable>): Promise<void> {
  if (Object.keys(changes).length > 0) await changing(db, changes).where('id', '=', id).execute();
}

interface BulkChange {
  ids: readonly number[];
  changes: Updateable<ProjectSharesTable>;
  kind: ShareEventKind;
  now: Date;
  /** Shares whose last day is before this one are passed over; null: none are. */
  since: string | null;
}

/**
 * Changes those of these shares that are for clients of this project, have not ended, and are not so already, and records an event of each. Answers
 * their ids. The caller has locked the project: two such changes at once, which lock the shares in different orders, would deadlock.
 */
export async function updateShares(
  trx: Db,
  { photographerId, projectId }: Omit<SharePlace, 'shareId'>,
  { ids, changes, kind, now, since }: BulkChange,
): Promise<number[]> {
  const rows = await changing(trx, changes)
    .where(sql<boolean>`id = any (${ids}::bigint[])`)
    .where('project_id', '=', projectId)
    .where('photographer_id', '=', photographerId)
    .where('role', '=', 'client')
    .where('ended_at', 'is', null)
    // The settings of families are those of the share that they came by.
    .$if(kind === 'changed', (shares) => shares.where('parent_share_id', 'is', null))
    .where((is) => is.or(Object.entries(changes).map(([column, value]) => sql<boolean>`${sql.ref(column)} is distinct from ${value}`)))
    .$if(since !== null, (shares) => shares.where((is) => is.or([is('expires_on', 'is', null), is('expires_on', '>=', since)])))
    .returning('id')
    .execute();
  const changed = rows.map(({ id }) => id);
  await sql`insert into share_events (share_id, kind, at)
    select id, ${kind}, ${now}::timestamptz from unnest(${changed}::bigint[]) as changed (id)`.execute(trx);
  return changed;
}

/** Records an event of a share; nothing where the share was deleted meanwhile. */
export async function insertEvent(
  db: Db,
  shareId: number,
  kind: ShareEventKind,
  at: Date,
  count: number | null = null,
  reason: EmailFailure | null = null,
): Promise<void> {
  await sql`insert into share_events (share_id, kind, at, count, reason)
    select id, ${kind}, ${at}::timestamptz, ${count}::int, ${reason} from project_shares where id = ${shareId}::bigint for key share`.execute(
    db,
  );
}

/** Records an event with a count: added to the previous event of a locked share where that is a recent one of its kind, as of photos sent one by one. */
export async function insertCounted(
  trx: Db,
  shareId: number,
  kind: 'uploaded' | 'taken_back' | 'fix_wanted',
  at: Date,
  count: number,
): Promise<void> {
  const since = new Date(at.getTime() - shareLimits.uploadsPauseSeconds * 1000);
  const { rows } = await sql`update share_events set count = count + ${count}::int, at = ${at}::timestamptz
    where id = (select max(id) from share_events where share_id = ${shareId}::bigint) and kind = ${kind} and at > ${since}::timestamptz
    returning id`.execute(trx);
  if (rows.length === 0) await insertEvent(trx, shareId, kind, at, count);
}

/** Ends the shares that show only one of these groups, before it is deleted: none may show more than before. The caller has locked the project. */
export async function endSharesOf(trx: Db, groupIds: readonly number[], now: Date): Promise<void> {
  await sql`with shown as (select id, ended_at from project_shares where group_id = any (${groupIds}::bigint[]) for update),
    ended as (update project_shares set ended_at = coalesce(ended_at, ${now}::timestamptz), group_id = null where group_id = any (${groupIds}::bigint[]))
    insert into share_events (share_id, kind, at) select id, 'ended', ${now}::timestamptz from shown where ended_at is null`.execute(trx);
}

/** A page of the share's events, the newest first. */
export async function selectEvents(db: Db, shareId: number, offset: number, limit: number): Promise<ShareHistory> {
  const rows = await db
    .selectFrom('share_events')
    .select(['kind', 'at', 'count', 'reason'])
    .where('share_id', '=', shareId)
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await db
    .selectFrom('share_events')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('share_id', '=', shareId)
    .executeTakeFirstOrThrow();
  return { items: rows.map((row) => ({ ...row, at: row.at.toISOString() })), total };
}

/** Records a visit, unless there was one since `before`. Answers whether it did. */
export async function recordVisit(db: Db, shareId: number, now: Date, before: Date): Promise<boolean> {
  const row = await db
    .updateTable('project_shares')
    .set({ last_opened_at: now })
    .where('id', '=', shareId)
    .where((is) => is.or([is('last_opened_at', 'is', null), is('last_opened_at', '<=', before)]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ids of the photos of a project that are hidden from all shares, in their order. */
export async function selectHidden(db: Db, projectId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('hidden_images')
    .innerJoin('project_images', 'project_images.id', 'image_id')
    .select('image_id')
    .where('project_id', '=', projectId)
    .orderBy('position')
    .orderBy('image_id')
    .execute();
  return rows.map(({ image_id }) => image_id);
}

/** Hides photos of a project, and with them their retouched versions, from all shares, or shows both again. */
export async function setHidden(db: Db, projectId: number, imageIds: readonly number[], isHidden: boolean): Promise<void> {
  const images = sql`select id from project_images where id = any (${imageIds}::bigint[]) and project_id = ${projectId}::bigint`;
  await (
    isHidden
      ? sql`insert into hidden_images (image_id) ${images} on conflict do nothing`
      : sql`delete from hidden_images where image_id in (${images})`
  ).execute(db);
}
