import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import { type EmailFailure, type LinkEventKind, type LinkHistory, linkLimits } from '@portal/api';
import type { Database } from '../../platform/db/database.ts';
import type { LinkWrongPinsTable, ProjectLinksTable } from '../../platform/db/tables/links.ts';
import type { OpenLink } from '../../routing/open-link.ts';
import { isShownBy } from './shown-repository.ts';

export type Db = Kysely<Database>;
export type LinkRow = Selectable<ProjectLinksTable> & { favourite_count: number; remark_count: number; group_name: string | null };

const groupName = (link: 'link' | 'project_links') =>
  sql<string | null>`(select name from image_groups where image_groups.id = ${sql.ref(`${link}.group_id`)})`.as('group_name');
export interface LinkPlace {
  photographerId: number;
  projectId: number;
  linkId: number;
}

/** With its project and its photographer, whatever its state; nothing once the account is closed. */
export function findByToken(db: Db, tokenHash: string): Promise<OpenLink | undefined> {
  return db
    .selectFrom('project_links as link')
    .innerJoin('projects', 'projects.id', 'link.project_id')
    .innerJoin('photographers', 'photographers.id', 'link.photographer_id')
    .selectAll('link')
    .select(['projects.name as project_name', 'first_name', 'last_name', 'city', 'avatar_key', groupName('link')])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** The columns that decide whether it works and what it shows; nothing once the account is closed. */
export function findById(db: Db, id: number) {
  return db
    .selectFrom('project_links as link')
    .innerJoin('photographers', 'photographers.id', 'link.photographer_id')
    .select(['link.id', 'project_id', 'token_hash', 'ended_at', 'expires_on', 'watermark', 'shows', 'role', 'group_id', 'signed_off_at'])
    .where('link.id', '=', id)
    .executeTakeFirst();
}

/** A link with what an email to its client says; nothing once the account is closed. */
export function findForEmail(db: Db, id: number) {
  return db
    .selectFrom('project_links as link')
    .innerJoin('projects', 'projects.id', 'link.project_id')
    .innerJoin('photographers', 'photographers.id', 'link.photographer_id')
    .selectAll('link')
    .select(['projects.name as project_name', 'first_name', 'last_name'])
    .where('link.id', '=', id)
    .executeTakeFirst();
}

/** What has become of an email; changes nothing where the link was ended, renewed, or sent to another address meanwhile. */
export async function setEmailState(
  db: Db,
  { id, token_hash, client_email }: Pick<LinkRow, 'id' | 'token_hash' | 'client_email'>,
  state: Pick<LinkRow, 'email_state' | 'email_failure'>,
): Promise<void> {
  await db
    .updateTable('project_links')
    .set(state)
    .where('id', '=', id)
    .where('token_hash', '=', token_hash)
    .where('client_email', '=', client_email)
    .where('ended_at', 'is', null)
    .execute();
}

/** After the queue was emptied: of these emails the restored portal sends none. */
export async function forgetQueuedEmails(db: Db): Promise<void> {
  await db.updateTable('project_links').set({ email_state: null, email_failure: null }).where('email_state', '=', 'queued').execute();
}

/** The working links of a project with what their addresses are read from, the newest first, or one of them. */
export function selectAddresses(db: Db, projectId: number, today: string, linkId?: number) {
  return db
    .selectFrom('project_links')
    .select(['id', 'token_hash', 'encrypted_token'])
    .where('project_id', '=', projectId)
    .where('ended_at', 'is', null)
    .where((is) => is.or([is('expires_on', 'is', null), is('expires_on', '>=', sql<string>`${today}::date`)]))
    .$if(linkId !== undefined, (links) => links.where('id', '=', linkId ?? 0))
    .orderBy('id', 'desc')
    .execute();
}

/** Links after this one whose token was encrypted with another key than the one that its text begins with, a few at a time. */
export function selectEncryptedOtherwise(db: Db, prefix: string, after: number) {
  return db
    .selectFrom('project_links')
    .select(['id', 'token_hash', 'encrypted_token'])
    .where('id', '>', after)
    .where(sql<boolean>`not starts_with(encrypted_token, ${prefix})`)
    .orderBy('id')
    .limit(500)
    .execute();
}

/** Replaces an encrypted token, unless the link was renewed meanwhile. */
export async function replaceEncrypted(
  db: Db,
  { id, encrypted_token }: Pick<LinkRow, 'id' | 'encrypted_token'>,
  replacement: string,
): Promise<void> {
  await db
    .updateTable('project_links')
    .set({ encrypted_token: replacement })
    .where('id', '=', id)
    .where('encrypted_token', '=', encrypted_token)
    .execute();
}

/** What is counted of wrong PINs: by a visitor, a network address, or everybody. */
export type WrongPins = Selectable<LinkWrongPinsTable>;

/** The wrong PINs of these. */
export function selectWrongPins(db: Db, linkId: number, who: readonly string[]): Promise<WrongPins[]> {
  return db.selectFrom('link_wrong_pins').selectAll().where('link_id', '=', linkId).where('who', 'in', who).execute();
}

/** Sets how many wrong PINs count, since when, and until when no further one is tried. */
export async function putWrongPins(db: Db, { link_id, who, ...counted }: WrongPins): Promise<void> {
  await db
    .insertInto('link_wrong_pins')
    .values({ link_id, who, ...counted })
    .onConflict((is) => is.columns(['link_id', 'who']).doUpdateSet(counted))
    .execute();
}

/** Forgets wrong PINs: those of one visitor, or all of them. */
export async function deleteWrongPins(db: Db, linkId: number, who?: string): Promise<void> {
  await db
    .deleteFrom('link_wrong_pins')
    .where('link_id', '=', linkId)
    .$if(who !== undefined, (rows) => rows.where('who', '=', who ?? ''))
    .execute();
}

/** An email for the limits, which counts even if its link is deleted. */
interface CountedEmail {
  photographer_id: number;
  address_hash: string;
}

/** How many links were sent by email since then: by a photographer, and to an address by anybody. */
export async function countEmails(db: Db, email: CountedEmail, since: Date): Promise<{ own: number; to: number }> {
  const { photographer_id, address_hash } = email;
  const { rows } = await sql<{ own: number; to: number }>`
    select count(*) filter (where photographer_id = ${photographer_id}::bigint)::int as own,
      count(*) filter (where address_hash = ${address_hash})::int as to
    from link_emails where sent_at > ${since}::timestamptz
      and (photographer_id = ${photographer_id}::bigint or address_hash = ${address_hash})`.execute(db);
  return rows[0] ?? { own: 0, to: 0 };
}

/** Counts an email. */
export async function insertEmail(db: Db, email: CountedEmail, sent_at: Date): Promise<void> {
  await db
    .insertInto('link_emails')
    .values({ ...email, sent_at })
    .execute();
}

/** Deletes emails that are too old for any limit. */
export async function deleteEmails(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('link_emails').where('sent_at', '<=', before).execute();
}

/** The groups of a project without a working link for clients, in their order. */
export async function selectGroupsWithoutLink(db: Db, projectId: number, today: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from image_groups where project_id = ${projectId}::bigint and not exists (
      select from project_links where group_id = image_groups.id and role = 'client' and ended_at is null
        and (expires_on is null or expires_on >= ${today}::date))
    order by position, id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Links whose client is due a reminder, each of them once: sent by email, created before that day, still working, and with nothing chosen or accepted yet. */
export async function takeReminders(
  db: Db,
  { now, today, until, madeBefore }: { now: Date; today: string; until: string; madeBefore: Date },
): Promise<{ id: number; token_hash: string; client_email: string | null }[]> {
  const { rows } = await sql<{ id: number; token_hash: string; client_email: string | null }>`
    update project_links set reminded_at = ${now}::timestamptz where id in (
      select id from project_links where email_state = 'sent' and reminded_at is null and ended_at is null and role = 'client'
        and expires_on between ${today}::date and ${until}::date and created_at <= ${madeBefore}::timestamptz
        and case when shows = 'originals' then choice_closed_at else signed_off_at end is null
      order by id limit 500 for update skip locked)
    returning id, token_hash, client_email`.execute(db);
  return rows;
}

/** The address of the photographer's account and the name of the project; nothing when either was deleted. */
export function findAddressee(db: Db, linkId: number): Promise<{ email: string; name: string } | undefined> {
  return db
    .selectFrom('project_links as link')
    .innerJoin('photographers', 'photographers.id', 'link.photographer_id')
    .innerJoin('users', 'users.id', 'link.photographer_id')
    .innerJoin('projects', 'projects.id', 'link.project_id')
    .select(['users.email', 'projects.name'])
    .where('link.id', '=', linkId)
    .executeTakeFirst();
}

const marked = sql`link_marks join order_images on order_images.id = image_id where link_id = project_links.id and ${isShownBy('project_links')}`;

const counted = (db: Db) =>
  db
    .selectFrom('project_links')
    .selectAll()
    .select([
      groupName('project_links'),
      sql<number>`(select count(*)::int from ${marked} and is_favourite)`.as('favourite_count'),
      sql<number>`(select count(*)::int from ${marked} and remark is not null)`.as('remark_count'),
    ]);

/** The links of a project, the newest first. */
export function selectLinks(db: Db, projectId: number): Promise<LinkRow[]> {
  return counted(db).where('project_id', '=', projectId).orderBy('id', 'desc').execute();
}

/** A link of the caller's project; one of somebody else counts as missing. */
export function findLink(db: Db, { photographerId, projectId, linkId }: LinkPlace): Promise<LinkRow | undefined> {
  return counted(db)
    .where('id', '=', linkId)
    .where('project_id', '=', projectId)
    .where('photographer_id', '=', photographerId)
    .executeTakeFirst();
}

/**
 * Locks a link until the end of the transaction and answers its current state. The project is locked first: whoever deletes it, or a photo of it,
 * locks it too, and neither may be deleted between a check and a mark.
 */
export async function lockLink(trx: Db, id: number): Promise<Selectable<ProjectLinksTable> | undefined> {
  await sql`select from projects where id = (select project_id from project_links where id = ${id}::bigint) for key share`.execute(trx);
  return trx.selectFrom('project_links').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** How many links a project has. */
export async function countLinks(db: Db, projectId: number): Promise<number> {
  const { count } = await db
    .selectFrom('project_links')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Answers its id. */
export async function insertLink(db: Db, link: Insertable<ProjectLinksTable>): Promise<number> {
  const { id } = await db.insertInto('project_links').values(link).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Checks the id only: the caller has checked whose it is. */
export async function updateLink(db: Db, id: number, changes: Updateable<ProjectLinksTable>): Promise<void> {
  if (Object.keys(changes).length > 0) await db.updateTable('project_links').set(changes).where('id', '=', id).execute();
}

/** Records an event of a link; nothing where the link was deleted meanwhile. */
export async function insertEvent(
  db: Db,
  linkId: number,
  kind: LinkEventKind,
  at: Date,
  count: number | null = null,
  reason: EmailFailure | null = null,
): Promise<void> {
  await sql`insert into link_events (link_id, kind, at, count, reason)
    select id, ${kind}, ${at}::timestamptz, ${count}::int, ${reason} from project_links where id = ${linkId}::bigint for key share`.execute(
    db,
  );
}

/** Records an upload: added to the previous event of a locked link where that is a recent upload too, because a retoucher often sends photo by photo. */
export async function insertUpload(trx: Db, linkId: number, at: Date, count: number): Promise<void> {
  const since = new Date(at.getTime() - linkLimits.uploadsPauseSeconds * 1000);
  const { rows } = await sql`update link_events set count = count + ${count}::int, at = ${at}::timestamptz
    where id = (select max(id) from link_events where link_id = ${linkId}::bigint) and kind = 'uploaded' and at > ${since}::timestamptz
    returning id`.execute(trx);
  if (rows.length === 0) await insertEvent(trx, linkId, 'uploaded', at, count);
}

/** Ends the links that show only this group, before it is deleted: none may show more than before. The caller has locked the project. */
export async function endLinksOf(trx: Db, groupId: number, now: Date): Promise<void> {
  await sql`with shown as (select id, ended_at from project_links where group_id = ${groupId}::bigint for update),
    ended as (update project_links set ended_at = coalesce(ended_at, ${now}::timestamptz), group_id = null where group_id = ${groupId}::bigint)
    insert into link_events (link_id, kind, at) select id, 'ended', ${now}::timestamptz from shown where ended_at is null`.execute(trx);
}

/** A page of the link's events, the newest first. */
export async function selectEvents(db: Db, linkId: number, offset: number, limit: number): Promise<LinkHistory> {
  const rows = await db
    .selectFrom('link_events')
    .select(['kind', 'at', 'count', 'reason'])
    .where('link_id', '=', linkId)
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await db
    .selectFrom('link_events')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('link_id', '=', linkId)
    .executeTakeFirstOrThrow();
  return { items: rows.map((row) => ({ ...row, at: row.at.toISOString() })), total };
}

/** Records a visit, unless there was one since `before`. Answers whether it did. */
export async function recordVisit(db: Db, linkId: number, now: Date, before: Date): Promise<boolean> {
  const row = await db
    .updateTable('project_links')
    .set({ last_opened_at: now })
    .where('id', '=', linkId)
    .where((is) => is.or([is('last_opened_at', 'is', null), is('last_opened_at', '<=', before)]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ids of the photos of a project that are hidden from all links, in their order. */
export async function selectHidden(db: Db, projectId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('hidden_images')
    .innerJoin('order_images', 'order_images.id', 'image_id')
    .select('image_id')
    .where('project_id', '=', projectId)
    .orderBy('position')
    .orderBy('image_id')
    .execute();
  return rows.map(({ image_id }) => image_id);
}

/** Hides photos of a project, and with them their retouched versions, from all links, or shows both again. */
export async function setHidden(db: Db, projectId: number, imageIds: readonly number[], isHidden: boolean): Promise<void> {
  const images = sql`select id from order_images where id = any (${imageIds}::bigint[]) and project_id = ${projectId}::bigint`;
  if (isHidden) {
    await sql`insert into hidden_images (image_id) ${images} on conflict do nothing`.execute(db);
    return;
  }
  await sql`delete from hidden_images where image_id in (${images})`.execute(db);
}
