import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { isNameOf, type ProjectImageChanges } from '@portal/api';
import type { Database } from '../../platform/db/database.ts';
import type { ProjectImagesTable } from '../../platform/db/tables/projects.ts';
import { foldersOf } from '../groups/folders-repository.ts';
import type { StoredOriginal } from '../photo-files/store-photo.ts';
import type { CardColumns } from '../cards/read-card.ts';
import type { StoredImage } from './archive.ts';

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;
type WholeRow = Selectable<ProjectImagesTable>;
/** A photo without the columns that only comparisons need. */
export type ImageRow = Omit<WholeRow, 'descriptor'>;

/** The columns that come with a file. */
export type NewFile = StoredOriginal & CardColumns;

/** Columns of a new photo; its position is behind the others. */
export type NewImage = NewFile & Pick<ImageRow, 'name' | 'created_at'> & { group_id?: number | null };

export interface ProjectPlace {
  photographerId: number;
  projectId: number;
}
export interface ImagePlace extends ProjectPlace {
  imageId: number;
}

/** The name of the caller's project; nothing when it does not exist or is somebody else's. */
export async function findProjectName(db: Db, { photographerId, projectId }: ProjectPlace): Promise<string | undefined> {
  const row = await db
    .selectFrom('projects')
    .select('name')
    .where('id', '=', projectId)
    .where('photographer_id', '=', photographerId)
    .executeTakeFirst();
  return row?.name;
}

/** Locks the caller's project, so that calls that add to it or reorder it wait. Answers whether it exists. */
export async function lockProject(trx: Trx, { photographerId, projectId }: ProjectPlace): Promise<boolean> {
  const row = await trx
    .selectFrom('projects')
    .select('id')
    .where('id', '=', projectId)
    .where('photographer_id', '=', photographerId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

const columns = [
  'id',
  'project_id',
  'photographer_id',
  'position',
  'name',
  'custom_properties',
  'group_id',
  'group_by',
  'camera',
  'card',
  'card_group_id',
  'width',
  'height',
  'color',
  'placeholder',
  'file_key',
  'medium_key',
  'middle_key',
  'thumb_key',
  'bytes',
  'content_hash',
  'crc32',
  'redaction',
  'taken_at',
  'mark',
  'rating',
  'created_at',
] as const;

/** All photos of a project in their order. */
export function selectImages(db: Db, projectId: number): Promise<ImageRow[]> {
  return db.selectFrom('project_images').select(columns).where('project_id', '=', projectId).orderBy('position').orderBy('id').execute();
}

const names = (db: Db, projectId: number) =>
  db
    .selectFrom('project_images')
    .select(['id', 'name', 'group_id as groupId', 'content_hash as hash'])
    .where('project_id', '=', projectId)
    .orderBy('position')
    .orderBy('id');

type NamedImage = Pick<ImageRow, 'id' | 'name'> & { groupId: number | null; hash: string };

/** The names of all photos of a project in their order, also of cards: no other photo may have them. */
export function selectNames(db: Db, projectId: number): Promise<NamedImage[]> {
  return names(db, projectId).execute();
}

/** The originals of a project in their order, as retouched photos are matched to them: nobody retouches a card. */
export function selectOriginals(db: Db, projectId: number): Promise<NamedImage[]> {
  return names(db, projectId).where('card', 'is', null).execute();
}

/** The descriptors of photos; null: found by names only. */
export async function selectDescriptors(db: Db, ids: readonly number[]): Promise<Map<number, string | null>> {
  const { rows } = await sql<{ id: number; descriptor: string | null }>`
    select id, descriptor from project_images where id = any (${ids}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, descriptor }) => [id, descriptor]));
}

const own = (db: Db, { photographerId, projectId, imageId }: ImagePlace) =>
  db
    .selectFrom('project_images')
    .selectAll()
    .where('id', '=', imageId)
    .where('project_id', '=', projectId)
    .where('photographer_id', '=', photographerId);

/** Nothing when the photo does not exist, is in another project, or is somebody else's. */
export function findImage(db: Db, place: ImagePlace): Promise<ImageRow | undefined> {
  return own(db, place).executeTakeFirst();
}

/** All files of a project in their order, without the pictures of cards. Only the needed columns, because the metadata of photos can be long and a paused download keeps them in memory. */
export function selectStored(db: Db, projectId: number): Promise<(StoredImage & Pick<ImageRow, 'id' | 'group_id'>)[]> {
  return db
    .selectFrom('project_images')
    .select(['id', 'name', 'file_key', 'bytes', 'crc32', 'created_at', 'group_id'])
    .where('project_id', '=', projectId)
    .where('card', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** The caller's files with these ids, in the order of the ids, of any project. */
export async function selectChosen(
  db: Db,
  photographerId: number,
  ids: readonly number[],
): Promise<(StoredImage & Pick<ImageRow, 'project_id'>)[]> {
  const { rows } = await sql<StoredImage & Pick<ImageRow, 'project_id'>>`
    select project_id, name, file_key, bytes, crc32, created_at,
      ${foldersOf(sql`group_id`)} as folders
    from project_images where id = any (${ids}::bigint[]) and photographer_id = ${photographerId}::bigint
    order by array_position(${ids}::bigint[], id)`.execute(db);
  return rows;
}

/** The photo that was uploaded under this name with this content, if the project has it. */
export async function findSame(db: Db, projectId: number, name: string, hash: string): Promise<ImageRow | undefined> {
  const same = await db
    .selectFrom('project_images')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('content_hash', '=', hash)
    .execute();
  return same.find((row) => isNameOf(row.name, name));
}

/** How many photos a project has, and the next free position. Only stable while the project is locked. */
export async function countImages(db: Db, projectId: number): Promise<{ count: number; next: number }> {
  return db
    .selectFrom('project_images')
    .select([sql<number>`count(*)::int`.as('count'), sql<number>`coalesce(max(position) + 1, 0)::int`.as('next')])
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
}

/** The pupil whose card a photo shows, unless there is none any more: the project is locked. */
const ofOwnGroup = (projectId: number, { card_group_id }: Pick<CardColumns, 'card_group_id'>) => ({
  card_group_id: sql<
    number | null
  >`(select id from image_groups where id = ${card_group_id}::bigint and project_id = ${projectId}::bigint)`,
});

/** Inserts a photo at a position from `countImages`. The caller has checked under `lockProject` that the quota is kept and no equal photo exists. */
export function insertImage(trx: Trx, { photographerId, projectId }: ProjectPlace, position: number, image: NewImage): Promise<ImageRow> {
  return trx
    .insertInto('project_images')
    .values({ ...image, ...ofOwnGroup(projectId, image), project_id: projectId, photographer_id: photographerId, position })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Characters of the properties of the other photos of its project, as the database stores them. */
export async function countOtherProperties(trx: Trx, { projectId, imageId }: ImagePlace): Promise<number> {
  const { length } = await trx
    .selectFrom('project_images')
    .select(sql<number>`coalesce(sum(length(custom_properties::text)), 0)::int`.as('length'))
    .where('project_id', '=', projectId)
    .where('id', '!=', imageId)
    .executeTakeFirstOrThrow();
  return length;
}

/** What a new file does not tell stays as it was: it may come from a program that has left it out. */
const replacing = (projectId: number, file: NewFile) => ({
  ...file,
  ...(file.card === null
    ? { card: sql<CardColumns['card']>`card`, card_group_id: sql<number | null>`card_group_id` }
    : ofOwnGroup(projectId, file)),
  taken_at: file.taken_at ?? sql<string | null>`taken_at`,
  camera: file.camera ?? sql<string | null>`camera`,
});

/** Changes the given fields, and the file when there is another one; nothing when the photo does not exist or is somebody else's. */
export function updateImage(
  db: Db,
  { photographerId, projectId, imageId }: ImagePlace,
  { name, customProperties }: ProjectImageChanges,
  file?: NewFile,
): Promise<ImageRow | undefined> {
  return db
    .updateTable('project_images')
    .set({
      ...(file && replacing(projectId, file)),
      // An UPDATE needs at least one column, also for a change without changes.
      ...(name === undefined ? { name: sql`name` } : { name }),
      ...(customProperties !== undefined && { custom_properties: JSON.stringify(customProperties) }),
    })
    .where('id', '=', imageId)
    .where('project_id', '=', projectId)
    .where('photographer_id', '=', photographerId)
    .returningAll()
    .executeTakeFirst();
}

/** Renames photos of a project that the caller has locked. */
export async function renameImages(trx: Trx, projectId: number, names: readonly { id: number; name: string }[]): Promise<void> {
  await sql`
    update project_images set name = wanted.name
    from unnest(${names.map(({ id }) => id)}::bigint[], ${names.map(({ name }) => name)}::text[]) as wanted (id, name)
    where project_images.id = wanted.id and project_images.project_id = ${projectId}::bigint`.execute(trx);
}

/** Marks photos of the caller's project. Answers how many of them exist. */
export async function markImages(
  db: Db,
  { photographerId, projectId }: ProjectPlace,
  ids: readonly number[],
  change: Partial<Pick<ImageRow, 'mark' | 'rating'>>,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('project_images')
    .set(change)
    .where('id', 'in', ids)
    .where('project_id', '=', projectId)
    .where('photographer_id', '=', photographerId)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Answers whether it existed. */
export async function deleteImage(db: Db, { photographerId, projectId, imageId }: ImagePlace): Promise<boolean> {
  // Its retouched photo stays with its group, so that no photo of this name in another group gets it. That of a photo that was hidden from clients is
  // held back with all versions that come: otherwise a share would show it.
  await sql`update retouched_photos as photo set group_id = image.group_id,
      is_held = photo.is_held or exists (select from withheld_images where image_id = image.id) from project_images as image
    where image.id = ${imageId}::bigint and photo.original_id = image.id and photo.project_id = ${projectId}::bigint
      and photo.photographer_id = ${photographerId}::bigint`.execute(db);
  const row = await db
    .deleteFrom('project_images')
    .where('id', '=', imageId)
    .where('project_id', '=', projectId)
    .where('photographer_id', '=', photographerId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Numbers the photos from 0 in the order of the ids. The caller has checked under `lockProject` that these are all photos of the project, each once. */
export async function placeImages(trx: Trx, projectId: number, ids: readonly number[]): Promise<void> {
  await sql`
    update project_images set position = place - 1
    from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
    where project_images.id = wanted.id and project_images.project_id = ${projectId}::bigint`.execute(trx);
}
