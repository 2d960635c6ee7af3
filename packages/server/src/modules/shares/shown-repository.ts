import { byName, type RetouchWork, type SharedImage } from '@portal/api';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { ShareMarksTable, ProjectSharesTable } from '../../platform/db/tables/shares.ts';
import { foldersOf } from '../groups/folders-repository.ts';
import type { RedactedImage } from '../project-images/archive.ts';

type Db = Kysely<Database>;
type Share = Pick<Selectable<ProjectSharesTable>, 'id' | 'project_id' | 'shows' | 'role' | 'group_id' | 'also_shows' | 'signed_off_at'>;

/** A photo that a share shows, with what an archive needs. */
export interface ShownRow extends RedactedImage {
  id: number;
  original_id: number | null;
  medium_key: string;
  thumb_key: string;
  width: number;
  height: number;
  color: string;
  taken_at: string | null;
  /** Downloaded by the retoucher, and not among the chosen ones any more. */
  is_dropped: boolean;
  /** Shown in another version than this client accepted. */
  is_renewed: boolean;
  /** Of a retouched one: the version that is shown, and what this client says of it. */
  version_id: number | null;
  verdict: SharedImage['verdict'];
  fix: string | null;
}

const columns = sql`name, file_key, medium_key, thumb_key, bytes, crc32, redaction, created_at, width, height, color`;

/** Whether a share shows originals at all: what is to be retouched is nothing else. */
const hasOriginals = ({ role, shows }: Share): boolean => role === 'retoucher' || shows !== 'retouched';
const hasRetouched = ({ role, shows }: Share): boolean => role === 'retoucher' || shows !== 'originals';

/** A family that its photographer has ended by itself does not count: a stranger, or one that came twice. One that ended with its class does. */
const counts = (share: string) => sql`(${sql.ref(`${share}.parent_share_id`)} is null or ${sql.ref(`${share}.ended_at`)} is null
    or ${sql.ref(`${share}.ended_at`)} = (select ended_at from project_shares as parent where parent.id = ${sql.ref(`${share}.parent_share_id`)}))`;

const chosen = (projectId: number) => sql`select image_id from share_marks join project_shares as client on client.id = share_id
    where client.project_id = ${projectId}::bigint and client.role = 'client' and is_sent and ${counts('client')}`;

/** A retoucher is offered what clients have chosen and sent through any share, or all originals while nobody has, and what they want fixed. */
const isOffered = ({ project_id, role }: Share) =>
  role === 'client'
    ? sql`true`
    : sql`(project_images.id in (${chosen(project_id)}) or not exists (${chosen(project_id)})
        or project_images.id in (
          select photo.original_id from ${wantedFixes} and wanting.project_id = ${project_id}::bigint and photo.original_id is not null))`;

/** What a retoucher has downloaded stays in the list. */
const isListed = (share: Share) =>
  sql`(${isOffered(share)} or exists (select from share_downloads where share_id = ${share.id}::bigint and image_id = project_images.id))`;

/**
 * The ids of the groups that a share of one group shows: this one, and the class of a pupil, or the pupils of a class, where it says so. Of a pupil's no
 * other pupil is among them.
 */
const groupsOf = (groupId: RawBuilder<unknown>, also: RawBuilder<unknown>) => sql`(
    select shown.id from image_groups as own join image_groups as shown on shown.project_id = own.project_id and (shown.id = own.id
      or (${also} = 'class' and shown.id = own.class_id) or (${also} = 'pupils' and shown.class_id = own.id))
    where own.id = ${groupId})`;

/** A share of one group shows only its photos, and those of its class if it says so; `image` is the SQL alias of the original. */
const isOfGroup = ({ group_id, also_shows }: Share, image: string) =>
  group_id === null ? sql`true` : sql`${sql.ref(`${image}.group_id`)} in ${groupsOf(sql`${group_id}::bigint`, sql`${also_shows}::text`)}`;

/** A retouched photo belongs to the group of its original. */
const isRetouchedOfGroup = (share: Share) =>
  share.group_id === null
    ? sql`true`
    : sql`exists (select from project_images as original where original.id = photo.original_id and ${isOfGroup(share, 'original')})`;

const fromOriginals = (share: Share) => sql`from project_images where project_id = ${share.project_id}::bigint and ${hasOriginals(share)}
    and ${isListed(share)} and ${isOfGroup(share, 'project_images')} and not exists (select from withheld_images where image_id = project_images.id)`;

/** The originals that a share shows, in their order, those that are chosen no longer at the end: all of them, or a page. */
export async function selectOriginals(
  db: Db,
  share: Share,
  { offset = 0, limit = null }: { offset?: number; limit?: number | null } = {},
): Promise<ShownRow[]> {
  if (!hasOriginals(share)) return [];
  // A client's page reads them often, and needs no folders.
  const folders = share.role === 'retoucher' ? foldersOf(sql`project_images.group_id`) : sql`null::text[]`;
  const { rows } = await sql<ShownRow>`
    select id, id as original_id, ${columns}, taken_at, ${folders} as folders, not ${isOffered(share)} as is_dropped, false as is_renewed,
      null::bigint as version_id, null::text as verdict, null::text as fix ${fromOriginals(share)}
    order by is_dropped, position, id offset ${offset}::int limit ${limit}::int`.execute(db);
  return rows;
}

/** How many those are. */
export async function countOriginals(db: Db, share: Share): Promise<number> {
  if (!hasOriginals(share)) return 0;
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${fromOriginals(share)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The version that clients see: the newest that the photographer has shown. */
const shownVersion = sql`(select max(shown.version) from retouched_images as shown where shown.photo_id = photo.id and shown.shown_at is not null)`;

// A photo that is held back from delivery, or that waits with all its versions, is shown only to the photographer.
const isRetouchedShown = sql`not photo.is_held and ${shownVersion} is not null
    and not exists (select from withheld_images where image_id = photo.original_id)`;

/** The version that a share shows: the one that clients see; to a retoucher also what was sent by this very share. */
const versionSeenBy = ({ id, role }: Share) =>
  role === 'client'
    ? shownVersion
    : sql`(select max(seen.version) from retouched_images as seen
      where seen.photo_id = photo.id and (seen.shown_at is not null or seen.share_id = ${id}::bigint))`;

/** Whether the version of the alias `version` was sent by this retoucher's share and is not published. */
const isWaitingOf = ({ id }: { id: number }) =>
  sql`(version.share_id = ${id}::bigint and version.shown_at is null and version.accepted_at is null)`;
/** And no client has answered it while it was shown: the answer would be deleted with it. */
const canBeTakenBack = (share: { id: number }) =>
  sql`(${isWaitingOf(share)} and not exists (select from share_verdicts where version_id = version.id))`;
/** Whether a photo is held back and has no other version: it would be deleted with this one, and what comes later would not be held back. */
const isLastHeld = sql`(exists (select from retouched_photos as held where held.id = version.photo_id and held.is_held)
    and not exists (select from retouched_images as other where other.photo_id = version.photo_id and other.id <> version.id))`;

/**
 * A retoucher works on originals. Of retouched photos that have none he sees what he has sent, until it is published, and what clients want fixed; by a
 * share of one group only versions that came by this very share, since such a photo is in no group.
 */
const isLooseOf = (
  share: Share,
) => sql`photo.project_id = ${share.project_id}::bigint and photo.original_id is null and (${isWaitingOf(share)}
    or photo.id in (select wanted.photo_id from (select version.photo_id from ${wantedFixes} and wanting.project_id = ${share.project_id}::bigint) as wanted)
      and (${share.group_id}::bigint is null or version.share_id = ${share.id}::bigint))`;

/** The retouched photos that a share shows. */
const isRetouchedOf = (share: Share) =>
  share.role === 'retoucher'
    ? isLooseOf(share)
    : sql`photo.project_id = ${share.project_id}::bigint and ${hasRetouched(share)} and ${isRetouchedShown} and ${isRetouchedOfGroup(share)}`;

/** What this client has said last of each photo; of photos that were made one, of either. */
const decidedBy = ({ id }: Share) => sql`left join (
      select distinct on (of_version.photo_id) of_version.photo_id as of_photo, version_id, verdict, remark
      from share_verdicts join retouched_images as of_version on of_version.id = version_id
      where share_verdicts.share_id = ${id}::bigint order by of_version.photo_id, decided_at desc
    ) as decided on decided.of_photo = photo.id`;

/** Each of them with the version that clients see, and what this client has said of it. */
const fromRetouched = (share: Share) => sql`from retouched_photos as photo ${decidedBy(share)}
    join retouched_images as version on version.photo_id = photo.id and version.version = ${versionSeenBy(share)} where ${isRetouchedOf(share)}`;

/** A client has accepted a version of the photo, and another one than is shown. */
const isRenewed = ({ signed_off_at }: Share) =>
  signed_off_at === null
    ? sql`false`
    : sql`((version.accepted_at is null or version.accepted_at > ${signed_off_at}::timestamptz)
        and exists (select from retouched_images as accepted where accepted.photo_id = photo.id and accepted.accepted_at <= ${signed_off_at}::timestamptz))`;

/** The retouched photos that a share shows, each with the version that clients see, in the order of names. */
export async function selectRetouched(db: Db, share: Share): Promise<ShownRow[]> {
  if (!hasRetouched(share)) return [];
  const { rows } = await sql<ShownRow>`
    select photo.id, original_id, ${columns},
      (select taken_at from project_images as original where original.id = photo.original_id) as taken_at,
      false as is_dropped, ${isRenewed(share)} as is_renewed, version.id as version_id,
      case when decided.version_id = version.id then verdict when verdict = 'fix' then 'fixed' end as verdict, decided.remark as fix
    ${fromRetouched(share)}`.execute(db);
  return rows.toSorted(byName);
}

/** The version of one of them that is shown, and whether it is another than this client accepted. */
export async function findShownVersion(
  db: Db,
  share: Share,
  photoId: number,
): Promise<{ version_id: number; is_renewed: boolean } | undefined> {
  const { rows } = await sql<{ version_id: number; is_renewed: boolean }>`
    select version.id as version_id, ${isRenewed(share)} as is_renewed ${fromRetouched(share)} and photo.id = ${photoId}::bigint`.execute(
    db,
  );
  return rows[0];
}

/** What was retouched of a photo, as a retoucher's share says it. */
interface WorkRow {
  photo_id: number;
  original_id: number | null;
  work: RetouchWork;
  /** The newest version that it shows, if there is one. */
  version_id: number | null;
  medium_key: string | null;
  width: number | null;
  height: number | null;
  is_own: boolean;
}

/** With the version that a retoucher's share shows: nothing of a photo that is held back but what was sent by it. */
const withSeen = (share: Share) => sql`retouched_photos as photo left join retouched_images as version on version.photo_id = photo.id
    and version.version = ${versionSeenBy(share)} and (not photo.is_held or version.share_id = ${share.id}::bigint)`;

/**
 * How far these originals and retouched photos of a retoucher's share are: without those of which nothing was sent. A photo that is held back waits like
 * one that is not shown.
 */
export async function selectWork(
  db: Db,
  share: Share,
  { originals, retouched }: { originals: readonly number[]; retouched: readonly number[] },
): Promise<WorkRow[]> {
  if (share.role !== 'retoucher') return [];
  const { rows } = await sql<WorkRow>`
    select photo.id as photo_id, original_id, case when not is_held and newest.shown_at is not null then 'published' else 'waiting' end as work,
      version.id as version_id, version.medium_key, version.width, version.height, coalesce(${canBeTakenBack(share)} and not ${isLastHeld}, false) as is_own
    from ${withSeen(share)}
    join lateral (select shown_at from retouched_images where photo_id = photo.id order by version desc limit 1) as newest on true
    where photo.project_id = ${share.project_id}::bigint
      and (original_id = any (${originals}::bigint[]) or original_id is null and photo.id = any (${retouched}::bigint[]))`.execute(db);
  return rows;
}

/** Takes back a version that was sent by this retoucher's share, and its photo with the last one. The caller has locked the project. */
export async function takeBack(
  trx: Db,
  { id, project_id }: Pick<Share, 'id' | 'project_id'>,
  { photoId, versionId }: { photoId: number; versionId: number },
): Promise<'done' | 'gone' | 'published' | 'held'> {
  const { rows } = await sql<{ version: number; is_free: boolean; is_last_held: boolean }>`
    select version, ${canBeTakenBack({ id })} as is_free, ${isLastHeld} as is_last_held from retouched_images as version
    where id = ${versionId}::bigint and photo_id = ${photoId}::bigint and share_id = ${id}::bigint and project_id = ${project_id}::bigint`.execute(
    trx,
  );
  const [version] = rows;
  if (!version) return 'gone';
  if (!version.is_free) return 'published';
  if (version.is_last_held) return 'held';
  await trx.deleteFrom('retouched_images').where('id', '=', versionId).execute();
  // Of the newest, the next one gets a number above: a page that was read before names versions by number, and must not mean one that comes later.
  await sql`update retouched_images set version = ${version.version}::integer + 1 where photo_id = ${photoId}::bigint
    and version < ${version.version}::integer and version = (select max(version) from retouched_images where photo_id = ${photoId}::bigint)`.execute(
    trx,
  );
  await sql`delete from retouched_photos as photo where id = ${photoId}::bigint
    and not exists (select from retouched_images where photo_id = photo.id)`.execute(trx);
  return 'done';
}

/**
 * Another text whenever what was retouched of a project has changed, clients see other versions of it, or want other fixes: a retoucher's page then
 * reads its photos again.
 */
async function digestOfWork(db: Db, { project_id }: Share): Promise<string> {
  const { rows } = await sql<{ digest: string }>`
    select coalesce(md5(string_agg(concat_ws(' ', version.id, original_id, is_held, shown_at), ',' order by version.id)
      || coalesce((select string_agg(concat_ws(' ', version_id, decided_at), ',' order by version_id, wanting.id)
        from ${wantedFixes} and wanting.project_id = ${project_id}::bigint), '')), '') as digest
    from retouched_images as version join retouched_photos as photo on photo.id = photo_id
    where version.project_id = ${project_id}::bigint`.execute(db);
  return rows[0]?.digest ?? '';
}

async function countRetouched(db: Db, share: Share): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${fromRetouched(share)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Names versions: another text wherever they are others, empty where there are none. */
const digestOf = (id: RawBuilder<unknown>) => sql`coalesce(md5(string_agg(${id}::text, ' ' order by ${id})), '')`;

/** What there is to accept through a share. */
interface RetouchedState {
  /** How many retouched photos it shows. */
  count: number;
  /** Of how many of those the version is another than this client accepted. */
  renewed: number;
  /** Of how many of those this client wants it fixed. */
  fixes: number;
  /** Names the versions: for a retoucher, who accepts nothing, all that were sent. */
  digest: string;
}

/** The state of the retouched photos that a share shows. */
export async function selectRetouchedState(db: Db, share: Share): Promise<RetouchedState> {
  if (share.role === 'retoucher')
    return { count: await countRetouched(db, share), renewed: 0, fixes: 0, digest: await digestOfWork(db, share) };
  const { rows } = await sql<RetouchedState>`
    select count(*)::int as count, (count(*) filter (where ${isRenewed(share)}))::int as renewed,
      (count(*) filter (where decided.version_id = version.id and verdict = 'fix'))::int as fixes, ${digestOf(sql`version.id`)} as digest
    ${fromRetouched(share)}`.execute(db);
  return rows[0] ?? { count: 0, renewed: 0, fixes: 0, digest: '' };
}

/** How many photos were chosen and sent through a share, without those that are withheld by now, and of how many of them it shows a retouched version. */
export async function countWanted(db: Db, share: Share): Promise<{ wanted: number; ready: number }> {
  const { rows } = await sql<{ wanted: number; ready: number }>`
    select count(*)::int as wanted, (count(*) filter (where ${hasRetouched(share)} and exists (
      select from retouched_photos as photo where photo.original_id = project_images.id and ${isRetouchedShown})))::int as ready
    from share_marks join project_images on project_images.id = image_id
    where share_id = ${share.id}::bigint and is_sent and ${isOfGroup(share, 'project_images')}
      and not exists (select from withheld_images where withheld_images.image_id = project_images.id)`.execute(db);
  return rows[0] ?? { wanted: 0, ready: 0 };
}

/**
 * Marks the versions that a share shows at this moment as accepted; of two clients the first counts. Answers with their digest, read by the same
 * statement: another one may be shown at any moment. The caller has locked the share.
 */
export async function acceptShown(trx: Db, share: Share, now: Date): Promise<string> {
  const { rows } = await sql<{ digest: string }>`
    with accepted as (
      update retouched_images as version set accepted_at = coalesce(version.accepted_at, ${now}::timestamptz) from retouched_photos as photo
      where version.photo_id = photo.id and version.version = ${shownVersion} and ${isRetouchedOf(share)} returning version.id
    )
    select ${digestOf(sql`id`)} as digest from accepted`.execute(trx);
  return rows[0]?.digest ?? '';
}

/** The files of all photos that a share shows now: the only ones that its addresses open. As one row, because thousands of rows take longer. */
export async function selectShownKeys(db: Db, share: Share): Promise<Set<string>> {
  // To a client no version is shown beside an original.
  const beside =
    share.role === 'client'
      ? sql``
      : sql`union all select version.medium_key, version.thumb_key from ${withSeen(share)}
        where photo.original_id in (select id from originals) and version.id is not null`;
  const { rows } = await sql<{ keys: string | null }>`
    with originals as materialized (select id, medium_key, thumb_key ${fromOriginals(share)}),
    shown as (
      select medium_key, thumb_key from originals
      union all
      select medium_key, thumb_key ${fromRetouched(share)}
      ${beside}
    )
    select string_agg(medium_key || ' ' || thumb_key, ' ') as keys from shown`.execute(db);
  return new Set(rows[0]?.keys?.split(' '));
}

/** Whether a photo of this alias is in a group that the share of this alias shows. */
const isInGroupOf = (share: string, image: string) => {
  const of = (column: string) => sql.ref(`${share}.${column}`);
  const group = sql.ref(`${image}.group_id`);
  return sql`(${of('group_id')} is null or ${group} = ${of('group_id')}
      or (${of('also_shows')} is not null and ${group} in ${groupsOf(of('group_id'), of('also_shows'))}))`;
};

/** Whether the client’s share of this alias reaches the retouched photo `photo`, which belongs to the group of its original. */
export const isReachedBy = (
  share: string,
) => sql`(${sql.ref(`${share}.role`)} = 'client' and photo.project_id = ${sql.ref(`${share}.project_id`)}
    and (${sql.ref(`${share}.group_id`)} is null
      or exists (select from project_images as original where original.id = photo.original_id and ${isInGroupOf(share, 'original')})))`;

/**
 * Whether the share of this alias shows the photo `project_images`, or its retouched version: what was marked on a photo that it does not show is kept,
 * and does not count.
 */
export const isShownBy = (share: 'share' | 'project_shares') => {
  const of = (column: string) => sql.ref(`${share}.${column}`);
  return sql<boolean>`(project_images.project_id = ${of('project_id')} and ${isInGroupOf(share, 'project_images')}
    and not exists (select from withheld_images where withheld_images.image_id = project_images.id)
    and (${of('shows')} <> 'retouched' or exists (
      select from retouched_photos as photo where photo.original_id = project_images.id and ${isRetouchedShown})))`;
};

/** Fixes that are wanted of versions that clients see, through shares that show them. */
export const wantedFixes = sql`share_verdicts join project_shares as wanting on wanting.id = share_verdicts.share_id
    join retouched_images as version on version.id = version_id join retouched_photos as photo on photo.id = version.photo_id
    where verdict = 'fix' and version.version = ${shownVersion} and ${isRetouchedShown}
      and wanting.shows <> 'originals' and ${isReachedBy('wanting')} and ${counts('wanting')}`;

/** Whether a share shows this photo of its project, or its retouched version. */
export async function isShown(db: Db, share: Share, imageId: number): Promise<boolean> {
  const { rows } = await sql`select from project_images join project_shares as share on share.id = ${share.id}::bigint
    where project_images.id = ${imageId}::bigint and ${isShownBy('share')}`.execute(db);
  return rows.length > 0;
}

/** The marks on photos that their share shows: no others count. */
const shownMarks = (db: Db) =>
  db
    .selectFrom('share_marks')
    .innerJoin('project_shares as share', 'share.id', 'share_id')
    .innerJoin('project_images', 'project_images.id', 'image_id')
    .where(isShownBy('share'));

/** The marks that were made through a share on these photos. */
export function selectMarks(db: Db, shareId: number, imageIds: readonly number[]): Promise<Selectable<ShareMarksTable>[]> {
  if (imageIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('share_marks')
    .selectAll()
    .where('share_id', '=', shareId)
    .where(sql<boolean>`image_id = any (${imageIds}::bigint[])`)
    .execute();
}

/** All marks that were made through a share on photos that it shows, in the order of the photos. */
export function selectAllMarks(db: Db, shareId: number): Promise<Selectable<ShareMarksTable>[]> {
  return shownMarks(db).selectAll('share_marks').where('share_id', '=', shareId).orderBy('position').orderBy('image_id').execute();
}

/** What clients have marked through the shares of a project on photos that these show, in the order of the photos. */
export function selectClientMarks(db: Db, projectId: number): Promise<Selectable<ShareMarksTable>[]> {
  return shownMarks(db)
    .selectAll('share_marks')
    .where('share.project_id', '=', projectId)
    .where('share.role', '=', 'client')
    .orderBy('position')
    .orderBy('image_id')
    .orderBy('share_id')
    .execute();
}

/**
 * The same with what a table of choices says, without marks that were taken back: share by share in the order of their groups, each class before
 * its pupils, those to the whole project last.
 */
export function selectChoices(db: Db, projectId: number) {
  return shownMarks(db)
    .leftJoin('image_groups', 'image_groups.id', 'share.group_id')
    .leftJoin('image_groups as class', 'class.id', 'image_groups.class_id')
    .select([
      'share_id',
      'image_id',
      'project_images.name',
      'is_favourite',
      'remark',
      'image_groups.name as group_name',
      'class.name as class_name',
    ])
    .select(foldersOf(sql`project_images.group_id`).as('folders'))
    .select(['share.family_name', 'share.shows', 'share.client_email', 'share.choice_closed_at', 'share.ended_at'])
    .where('share.project_id', '=', projectId)
    .where('share.role', '=', 'client')
    .where((is) => is.or([is('is_favourite', '=', true), is('remark', 'is not', null)]))
    .orderBy(sql`coalesce(class.position, image_groups.position)`, (order) => order.asc().nullsLast())
    .orderBy(sql`coalesce(class.id, image_groups.id)`)
    .orderBy('class.id', (order) => order.asc().nullsFirst())
    .orderBy('image_groups.position')
    .orderBy('image_groups.id')
    .orderBy('share_id')
    .orderBy('project_images.position')
    .orderBy('image_id')
    .execute();
}

/** How many photos that a share shows are chosen through it. The number is only stable while the share is locked. */
export async function countFavourites(db: Db, shareId: number): Promise<number> {
  const { count } = await shownMarks(db)
    .select(sql<number>`count(*)::int`.as('count'))
    .where('share_id', '=', shareId)
    .where('is_favourite', '=', true)
    .executeTakeFirstOrThrow();
  return count;
}

/** Writes one kind of mark of a photo; the other kind stays. */
export async function saveMark(
  db: Db,
  share_id: number,
  image_id: number,
  mark: Partial<Pick<Selectable<ShareMarksTable>, 'is_favourite' | 'remark' | 'remarked_at' | 'sent_remark'>>,
): Promise<void> {
  await db
    .insertInto('share_marks')
    .values({ share_id, image_id, ...mark })
    .onConflict((conflict) => conflict.columns(['share_id', 'image_id']).doUpdateSet(mark))
    .execute();
}

/** Makes the marks on photos that a share shows those that its client has sent: the retoucher sees no others. */
export async function sendMarks(db: Db, shareId: number): Promise<void> {
  await sql`
    update share_marks set is_sent = is_favourite and ${isShownBy('share')}, sent_remark = case when ${isShownBy('share')} then remark end
    from project_shares as share, project_images
    where share.id = share_id and project_images.id = image_id and share_id = ${shareId}::bigint`.execute(db);
}

/** Whether a choice was sent through a share, now or before it was opened again. */
export async function wasSent(db: Db, shareId: number): Promise<boolean> {
  const { rows } = await sql`select from share_marks where share_id = ${shareId}::bigint and is_sent limit 1`.execute(db);
  return rows.length > 0;
}

/** Records what a retoucher has downloaded, as far as it still exists. */
export async function recordDownloads(db: Db, shareId: number, imageIds: readonly number[]): Promise<void> {
  await sql`insert into share_downloads (share_id, image_id)
    select project_shares.id, project_images.id from project_shares join project_images on project_images.project_id = project_shares.project_id
    where project_shares.id = ${shareId}::bigint and project_images.id = any (${imageIds}::bigint[]) for key share
    on conflict do nothing`.execute(db);
}

/** What clients wrote to photos of a project and have sent, through any share that shows them, for the retoucher. Two remarks on a photo become two lines. */
export async function selectRemarks(db: Db, projectId: number): Promise<Map<number, string>> {
  const { rows } = await sql<{ image_id: number; remark: string }>`
    select image_id, string_agg(sent_remark, e'\n' order by share_id) as remark from share_marks
    join project_shares as share on share.id = share_id join project_images on project_images.id = image_id
    where share.project_id = ${projectId}::bigint and role = 'client' and sent_remark is not null and ${counts('share')} and ${isShownBy('share')} group by image_id`.execute(
    db,
  );
  return new Map(rows.map(({ image_id, remark }) => [image_id, remark]));
}
