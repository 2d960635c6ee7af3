import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { limits, type RetouchedTarget } from '@portal/api';
import type { Database } from '../../platform/db/database.ts';
import type { RetouchedImagesTable, RetouchedPhotosTable } from '../../platform/db/tables/projects.ts';
import { type ProjectPlace, selectNames } from '../project-images/repository.ts';
import type { StoredProjectPhoto } from '../photo-files/store-photo.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** A version of a retouched photo, and its original in the form that the rules of the contract need; null: none. */
export type RetouchedRow = Omit<Selectable<RetouchedImagesTable>, 'descriptor'> & {
  originalId: number | null;
  /** The group that it came for, while it has no original. */
  groupId: number | null;
  is_held: boolean;
  /** A client has accepted one of its versions. */
  hasAccepted: boolean;
};
/** Columns of a new version. */
export type NewRetouched = StoredProjectPhoto & Pick<Selectable<RetouchedImagesTable>, 'name' | 'created_at' | 'shown_at' | 'share_id'>;

/** Columns of a version without those that only comparisons need. */
const columns = sql.raw(
  [
    'id',
    'photo_id',
    'project_id',
    'photographer_id',
    'name',
    'version',
    'width',
    'height',
    'color',
    'placeholder',
    'file_key',
    'medium_key',
  ]
    .concat(['middle_key', 'thumb_key', 'bytes', 'content_hash', 'crc32', 'redaction', 'created_at', 'shown_at', 'accepted_at', 'share_id'])
    .map((column) => `version.${column}`)
    .join(', '),
);

const hasAccepted = sql`bool_or(accepted_at is not null) over (partition by photo_id) as "hasAccepted"`;

/** Every stored version of every retouched photo of a project, the newest of each photo first. Photos with an original come first. */
export async function selectVersions(db: Db, projectId: number): Promise<RetouchedRow[]> {
  const { rows } = await sql<RetouchedRow>`
    select ${columns}, original_id as "originalId", photo.group_id as "groupId", is_held, ${hasAccepted} from retouched_images as version join retouched_photos as photo on photo.id = photo_id
    where version.project_id = ${projectId}::bigint order by original_id is null, photo_id, version desc`.execute(db);
  return rows;
}

/** The newest version of each photo. Those with an original come first, so that of two equal names theirs gets no number. */
export async function selectNewest(db: Db, projectId: number): Promise<RetouchedRow[]> {
  const { rows } = await sql<RetouchedRow>`
    select * from (
      select distinct on (photo_id) ${columns}, original_id as "originalId", photo.group_id as "groupId", is_held, ${hasAccepted}
      from retouched_images as version join retouched_photos as photo on photo.id = photo_id
      where version.project_id = ${projectId}::bigint order by photo_id, version desc
    ) as newest order by "originalId" is null, photo_id`.execute(db);
  return rows;
}

/** Rows of one statement: the engine takes at most 65,535 values. */
const AT_ONCE = 500;

/** A new version: of an existing photo, or the first of a new one. */
export interface Arrival {
  image: NewRetouched;
  target: RetouchedTarget<RetouchedRow>;
  /** The group that it comes for; null: not known. */
  groupId: number | null;
}

/**
 * Inserts new versions and deletes the oldest of each photo beyond the limit, in few statements; the caller has locked the project. One of a photo that
 * a client has accepted waits, whoever brings it.
 */
export async function insertVersions(trx: Trx, place: ProjectPlace, arrivals: readonly Arrival[]): Promise<void> {
  const owner = { project_id: place.projectId, photographer_id: place.photographerId };
  for (let start = 0; start < arrivals.length; start += AT_ONCE) {
    const some = arrivals.slice(start, start + AT_ONCE);
    const firsts = some.flatMap(({ target, groupId }) =>
      target.kind === 'first' ? { ...owner, original_id: target.originalId, group_id: target.originalId === null ? groupId : null } : [],
    );
    const photos = Map.groupBy(await insertPhotos(trx, firsts), ({ original_id, group_id }) => `${original_id} ${group_id}`);
    const rows = some.map(({ image, target, groupId }) => {
      const isFirst = target.kind === 'first';
      const place = isFirst ? `${target.originalId} ${target.originalId === null ? groupId : null}` : '';
      const photo_id = isFirst ? (photos.get(place)?.shift()?.id ?? 0) : target.photo.photo_id;
      if (isFirst) return { ...image, ...owner, photo_id, version: 1 };
      const { version, hasAccepted: isAccepted } = target.photo;
      return { ...image, ...owner, photo_id, version: version + 1, shown_at: isAccepted ? null : image.shown_at };
    });
    await trx.insertInto('retouched_images').values(rows).execute();
  }
  await deleteOldest(trx, place.projectId);
}

async function insertPhotos(trx: Trx, photos: Insertable<RetouchedPhotosTable>[]): Promise<Selectable<RetouchedPhotosTable>[]> {
  return photos.length === 0 ? [] : trx.insertInto('retouched_photos').values(photos).returningAll().execute();
}

/** Holds photos of a project back from delivery, or delivers them again. */
export async function holdPhotos(
  db: Db,
  { photographerId, projectId }: ProjectPlace,
  ids: readonly number[],
  isHeld: boolean,
): Promise<void> {
  await sql`
    update retouched_photos set is_held = ${isHeld}::boolean
    where id = any (${ids}::bigint[]) and project_id = ${projectId}::bigint and photographer_id = ${photographerId}::bigint`.execute(db);
}

/**
 * Lets clients see these versions of photos of a project, or lets them wait again; one that a client has accepted since stays. The caller has locked the
 * project.
 */
export async function showVersions(
  trx: Trx,
  { photographerId, projectId }: ProjectPlace,
  photos: readonly { id: number; version: number }[],
  shownAt: Date | null,
): Promise<void> {
  await sql`
    update retouched_images as image set shown_at = ${shownAt}::timestamptz
    from unnest(${photos.map(({ id }) => id)}::bigint[], ${photos.map(({ version }) => version)}::integer[]) as chosen (photo_id, version)
    where image.photo_id = chosen.photo_id and image.version = chosen.version
      and project_id = ${projectId}::bigint and photographer_id = ${photographerId}::bigint
      and (shown_at is null or ${shownAt}::timestamptz is null and (accepted_at is null or accepted_at < shown_at))`.execute(trx);
}

/** Deletes a photo with all its versions. Answers whether it existed, in this project of the caller. */
export async function deletePhoto(db: Db, { photographerId, projectId }: ProjectPlace, photoId: number): Promise<boolean> {
  const row = await db
    .deleteFrom('retouched_photos')
    .where('id', '=', photoId)
    .where('project_id', '=', projectId)
    .where('photographer_id', '=', photographerId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Makes a version the newest of its photo by giving it the next number. Answers whether it is stored. In a photo that a client has accepted it waits,
 * unless it is what clients see now. The caller has locked the project.
 */
export async function liftVersion(trx: Trx, { projectId }: ProjectPlace, photoId: number, version: number): Promise<boolean> {
  const { rows } = await sql`
    update retouched_images set version = (select max(version) + 1 from retouched_images as other where other.photo_id = ${photoId}::bigint),
      shown_at = case when version = ${shownOf('retouched_images')}
        or not exists (select from retouched_images as other where other.photo_id = ${photoId}::bigint and other.accepted_at is not null)
        then shown_at end
    where photo_id = ${photoId}::bigint and project_id = ${projectId}::bigint and version = ${version}::integer returning id`.execute(trx);
  return rows.length > 0;
}

/** The number of the version that clients see, of the photo of a version with this alias. */
const shownOf = (version: string) =>
  sql`(select max(shown.version) from retouched_images as shown where shown.photo_id = ${sql.ref(`${version}.photo_id`)} and shown.shown_at is not null)`;

/**
 * Deletes the versions beyond the limit, except what clients see or have accepted. They are counted, since their numbers have gaps where an earlier one
 * was made the current one.
 */
async function deleteOldest(trx: Trx, projectId: number): Promise<void> {
  await sql`
    delete from retouched_images where id in (
      select id from (
        select id, accepted_at is not null or version is not distinct from ${shownOf('image')} as is_needed,
          row_number() over (partition by photo_id order by version desc) as place
        from retouched_images as image where project_id = ${projectId}::bigint
      ) as numbered where place > ${limits.retouchedVersions + 1}::integer and not is_needed
    )`.execute(trx);
}

/**
 * Makes one photo of an original out of several without an original. Their versions keep the order in which they were uploaded; of one archive, the
 * one with the original's name comes last. If one of them is held back, the result is too. `joined`: a photo that the original has already, whose
 * versions come first. Earlier versions of those that join wait again, because only the newest of each was looked at, except what a client has accepted:
 * then the versions of the others wait. The caller has locked the project.
 */
export async function joinToOriginal(
  trx: Trx,
  projectId: number,
  original: { id: number; name: string },
  looseIds: readonly number[],
  joined?: number,
): Promise<void> {
  const photoIds = joined === undefined ? looseIds : [joined, ...looseIds];
  const [stored, ...others] = photoIds;
  if (stored === undefined) return;
  await sql`
    update retouched_images as image set shown_at = null where photo_id = any (${looseIds}::bigint[])
      and exists (select from retouched_images as newer where newer.photo_id = image.photo_id and newer.version > image.version)
      and not exists (select from retouched_images as other where other.photo_id = image.photo_id and other.accepted_at is not null)`.execute(
    trx,
  );
  await sql`
    update retouched_photos set original_id = ${original.id}::bigint, group_id = null,
      is_held = exists (select from retouched_photos as one where one.id = any (${photoIds}::bigint[]) and one.is_held)
    where id = ${stored}::bigint`.execute(trx);
  if (others.length === 0) return;
  await sql`
    with accepted as (
      select photo_id as id from retouched_images where photo_id = any (${photoIds}::bigint[]) and accepted_at is not null
      order by photo_id <> ${joined ?? 0}::bigint, photo_id limit 1
    )
    update retouched_images set shown_at = null
    where photo_id = any (${photoIds}::bigint[]) and photo_id <> (select id from accepted)`.execute(trx);
  await sql`
    update retouched_images as image set photo_id = ${stored}::bigint, version = numbered.version from (
      select id, row_number() over (
        order by photo_id <> ${joined ?? 0}::bigint, case when photo_id = ${joined ?? 0}::bigint then version end, created_at, name = ${original.name}, version, id) as version
      from retouched_images where photo_id = any (${photoIds}::bigint[])
    ) as numbered where numbered.id = image.id`.execute(trx);
  await trx.deleteFrom('retouched_photos').where('id', 'in', others).execute();
  await deleteOldest(trx, projectId);
}

type LooseRow = Pick<Selectable<RetouchedImagesTable>, 'photo_id' | 'name' | 'descriptor'> & { group_id: number | null };

/** The newest version of each photo without an original, except those for which none is to be suggested; by the photo, behind one. */
export async function selectLoose(db: Db, projectId: number, after: number): Promise<LooseRow[]> {
  const { rows } = await sql<LooseRow>`
    select distinct on (photo_id) photo_id, name, descriptor, group_id from retouched_images join retouched_photos as photo on photo.id = photo_id
    where photo.project_id = ${projectId}::bigint and original_id is null and not is_dismissed and photo_id > ${after}::bigint
    order by photo_id, version desc`.execute(db);
  return rows;
}

/** The descriptors of versions by their ids; null: found by names only. */
export async function selectVersionDescriptors(db: Db, ids: readonly number[]): Promise<Map<number, string | null>> {
  const { rows } = await sql<{ id: number; descriptor: string | null }>`
    select id, descriptor from retouched_images where id = any (${ids}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, descriptor }) => [id, descriptor]));
}

/** Joins photos without an original to originals of the same project, as the next version of the originals' photos. The caller has locked the project. */
export async function joinPhotos(
  trx: Trx,
  projectId: number,
  pairs: readonly { retouchedId: number; originalId: number }[],
): Promise<void> {
  const photos = await selectNewest(trx, projectId);
  const loose = new Set(photos.flatMap(({ photo_id, originalId }) => (originalId === null ? photo_id : [])));
  const joined = new Map(photos.map(({ photo_id, originalId }) => [originalId, photo_id]));
  const originals = new Map((await selectNames(trx, projectId)).map((original) => [original.id, original]));
  for (const [originalId, some] of Map.groupBy(pairs, (pair) => pair.originalId)) {
    const original = originals.get(originalId);
    // Deleted from the set, so that a photo that is named twice joins the first.
    const ids = some.map(({ retouchedId }) => retouchedId).filter((id) => loose.delete(id));
    if (original && ids.length > 0) await joinToOriginal(trx, projectId, original, ids, joined.get(originalId));
  }
}

/** Stops suggesting originals for photos, or starts again. */
export async function dismissPhotos(
  db: Db,
  { photographerId, projectId }: ProjectPlace,
  ids: readonly number[],
  isDismissed: boolean,
): Promise<void> {
  await sql`
    update retouched_photos set is_dismissed = ${isDismissed}::boolean
    where id = any (${ids}::bigint[]) and project_id = ${projectId}::bigint and photographer_id = ${photographerId}::bigint`.execute(db);
}
