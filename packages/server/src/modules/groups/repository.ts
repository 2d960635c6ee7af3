import { type Kysely, sql } from 'kysely';
import type { ImageGroup } from '@portal/api';
import type { Database } from '../../platform/db/database.ts';
import type { ProjectPlace } from '../project-images/repository.ts';

type Db = Kysely<Database>;

/** The groups of a project in their order. */
export function selectGroups(db: Db, projectId: number): Promise<ImageGroup[]> {
  return db
    .selectFrom('image_groups')
    .select(['id', 'name'])
    .where('project_id', '=', projectId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** A group of this project; one of another project counts as missing. */
export function findGroup(db: Db, { photographerId, projectId }: ProjectPlace, id: number): Promise<ImageGroup | undefined> {
  return db
    .selectFrom('image_groups')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .where('photographer_id', '=', photographerId)
    .executeTakeFirst();
}

/** Adds groups behind the others. The caller has checked under `lockProject` that the names are free and the limit is kept. */
export async function insertGroups(trx: Db, { photographerId, projectId }: ProjectPlace, names: readonly string[]): Promise<void> {
  await sql`insert into image_groups (project_id, photographer_id, name, position)
    select ${projectId}::bigint, ${photographerId}::bigint, name, place + (
      select coalesce(max(position), -1) from image_groups where project_id = ${projectId}::bigint)
    from unnest(${names}::text[]) with ordinality as wanted (name, place)`.execute(trx);
}

/** The caller of these three has checked under `lockProject` whose the groups are. */
export async function setName(trx: Db, id: number, name: string): Promise<void> {
  await trx.updateTable('image_groups').set({ name }).where('id', '=', id).execute();
}
export async function deleteGroup(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('image_groups').where('id', '=', id).execute();
}
export async function placeGroups(trx: Db, projectId: number, ids: readonly number[]): Promise<void> {
  await sql`update image_groups set position = place - 1 from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
    where image_groups.id = wanted.id and project_id = ${projectId}::bigint`.execute(trx);
}

/** Puts photos of a project into a group, or into none. The caller has checked under `lockProject` that the group exists. */
export async function setGroup(trx: Db, projectId: number, imageIds: readonly number[], groupId: number | null): Promise<void> {
  await sql`update project_images set group_id = ${groupId}::bigint
    where id = any (${imageIds}::bigint[]) and project_id = ${projectId}::bigint`.execute(trx);
}

/** The groups that photos are in, by the ids of the photos. */
export async function selectGroupOfImages(db: Db, projectId: number): Promise<Map<number, ImageGroup>> {
  const rows = await db
    .selectFrom('project_images')
    .innerJoin('image_groups', 'image_groups.id', 'group_id')
    .select(['project_images.id as image_id', 'image_groups.id', 'image_groups.name'])
    .where('project_images.project_id', '=', projectId)
    .execute();
  return new Map(rows.map(({ image_id, ...group }) => [image_id, group]));
}
