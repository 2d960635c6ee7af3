import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { LinkEventKind, LinkHistory } from '@portal/api';
import type { Database } from '../../platform/db/database.ts';
import type { ProjectLinksTable } from '../../platform/db/tables/links.ts';
import type { OpenLink } from '../../routing/serve-links.ts';

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
    .where((is) => is.or([is('token_hash', '=', tokenHash), is('emailed_token_hash', '=', tokenHash)]))
    .executeTakeFirst();
}

/** The columns that decide whether it works; nothing once the account is closed. */
export function findById(db: Db, id: number) {
  return db
    .selectFrom('project_links as link')
    .innerJoin('photographers', 'photographers.id', 'link.photographer_id')
    .select(['link.id', 'token_hash', 'ended_at', 'expires_on', 'watermark'])
    .where('link.id', '=', id)
    .executeTakeFirst();
}

/** A link with what an email to its client tells; nothing once the account is closed. */
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

/** Stores the hash of the token in its email; false where it was ended or renewed at this moment. */
export async function setEmailedToken(db: Db, { id, token_hash }: Pick<LinkRow, 'id' | 'token_hash'>, hash: string): Promise<boolean> {
  const row = await db
    .updateTable('project_links')
    .set({ emailed_token_hash: hash })
    .where('id', '=', id)
    .where('token_hash', '=', token_hash)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** An email that is counted, whatever becomes of its link. */
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

/** Counts an email from now on. */
export async function insertEmail(db: Db, email: CountedEmail, sent_at: Date): Promise<void> {
  await db
    .insertInto('link_emails')
    .values({ ...email, sent_at })
    .execute();
}

/** Forgets emails that no limit counts any more. */
export async function deleteEmails(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('link_emails').where('sent_at', '<=', before).execute();
}

/** The groups of a project to which no link for clients works, in their order. */
export async function selectGroupsWithoutLink(db: Db, projectId: number, today: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from image_groups where project_id = ${projectId}::bigint and not exists (
      select from project_links where group_id = image_groups.id and role = 'client' and ended_at is null
        and (expires_on is null or expires_on >= ${today}::date))
    order by position, id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Links of whose last day a client is reminded now, each of them once: those that were sent by email, are made before that
 * day, work, and were neither chosen by nor accepted.
 */
export async function takeReminders(
  db: Db,
  { now, today, until, madeBefore }: { now: Date; today: string; until: string; madeBefore: Date },
): Promise<{ id: number; token_hash: string }[]> {
  const { rows } = await sql<{ id: number; token_hash: string }>`
    update project_links set reminded_at = ${now}::timestamptz where id in (
      select id from project_links where emailed_token_hash is not null and reminded_at is null and ended_at is null and role = 'client'
        and expires_on between ${today}::date and ${until}::date and created_at <= ${madeBefore}::timestamptz
        and case when shows = 'originals' then choice_closed_at else signed_off_at end is null
      order by id limit 500 for update skip locked)
    returning id, token_hash`.execute(db);
  return rows;
}

/** The address of the photographer's account and the name of the project; nothing when either is gone. */
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

const counted = (db: Db) =>
  db
    .selectFrom('project_links')
    .selectAll()
    .select([
      groupName('project_links'),
      sql<number>`(select count(*)::int from link_marks where link_id = project_links.id and is_favourite)`.as('favourite_count'),
      sql<number>`(select count(*)::int from link_marks where link_id = project_links.id and remark is not null)`.as('remark_count'),
    ]);

/** The links of a project, the newest first. */
export function selectLinks(db: Db, projectId: number): Promise<LinkRow[]> {
  return counted(db).where('project_id', '=', projectId).orderBy('id', 'desc').execute();
}

/** A link of an own project; somebody else's is not there. */
export function findLink(db: Db, { photographerId, projectId, linkId }: LinkPlace): Promise<LinkRow | undefined> {
  return counted(db)
    .where('id', '=', linkId)
    .where('project_id', '=', projectId)
    .where('photographer_id', '=', photographerId)
    .executeTakeFirst();
}

/**
 * Locks a link until the end of the transaction, and answers it as it is now. Its project first: who deletes that, or a photo of
 * it, locks the project too, and neither may be gone between a look at it and a mark.
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

/** Looks at its id only: whose it is, the caller has made sure. */
export async function updateLink(db: Db, id: number, changes: Updateable<ProjectLinksTable>): Promise<void> {
  if (Object.keys(changes).length > 0) await db.updateTable('project_links').set(changes).where('id', '=', id).execute();
}

/** Writes down what happened to a link; nothing, where it was deleted at this moment. */
export async function insertEvent(db: Db, linkId: number, kind: LinkEventKind, at: Date, count: number | null = null): Promise<void> {
  await sql`insert into link_events (link_id, kind, at, count)
    select id, ${kind}, ${at}::timestamptz, ${count}::int from project_links where id = ${linkId}::bigint for key share`.execute(db);
}

/** Ends the links that show a group alone, before it goes: none may show more than it did. The project is locked by the caller. */
export async function endLinksOf(trx: Db, groupId: number, now: Date): Promise<void> {
  await sql`with shown as (select id, ended_at from project_links where group_id = ${groupId}::bigint for update),
    ended as (update project_links set ended_at = coalesce(ended_at, ${now}::timestamptz), group_id = null where group_id = ${groupId}::bigint)
    insert into link_events (link_id, kind, at) select id, 'ended', ${now}::timestamptz from shown where ended_at is null`.execute(trx);
}

/** A page of what happened to it, the newest first. */
export async function selectEvents(db: Db, linkId: number, offset: number, limit: number): Promise<LinkHistory> {
  const rows = await db
    .selectFrom('link_events')
    .select(['kind', 'at', 'count'])
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

/** Notes a visit, unless there was one since `before`. Answers whether it did. */
export async function noteVisit(db: Db, linkId: number, now: Date, before: Date): Promise<boolean> {
  const row = await db
    .updateTable('project_links')
    .set({ last_opened_at: now })
    .where('id', '=', linkId)
    .where((is) => is.or([is('last_opened_at', 'is', null), is('last_opened_at', '<=', before)]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ids of the photos of a project that no link shows, in their order. */
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

/** Takes a photo and what was retouched of it out of all links, or puts both back. */
export async function setHidden(db: Db, imageId: number, isHidden: boolean): Promise<void> {
  if (isHidden) {
    await sql`insert into hidden_images (image_id) values (${imageId}::bigint) on conflict do nothing`.execute(db);
    await sql`insert into hidden_retouched (photo_id) select id from retouched_photos where original_id = ${imageId}::bigint
      on conflict do nothing`.execute(db);
    return;
  }
  await sql`delete from hidden_images where image_id = ${imageId}::bigint`.execute(db);
  await sql`delete from hidden_retouched where photo_id in (select id from retouched_photos where original_id = ${imageId}::bigint)`.execute(
    db,
  );
}
