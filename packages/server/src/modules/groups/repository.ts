import { type Kysely, sql } from 'kysely';
import { type ImageGroup, inClasses } from '@portal/api';
import type { Database } from '../../platform/db/database.ts';
import type { ProjectPlace } from '../project-images/repository.ts';

type Db = Kysely<Database>;

/** The groups of a project in their order, each class before its pupils. */
export async function selectGroups(db: Db, projectId: number): Promise<ImageGroup[]> {
  const groups = await db
    .selectFrom('image_groups')
    .select(['id', 'name', 'class_id as classId', 'family_email as familyEmail'])
    .where('project_id', '=', projectId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return inClasses(groups);
}

/** What the shares of a project that have not ended show: also those that have expired, which can be renewed. */
export function selectWorkingShares(db: Db, projectId: number) {
  return db
    .selectFrom('project_shares')
    .select(['group_id as groupId', 'also_shows as alsoShows'])
    .where('project_id', '=', projectId)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** Whether a class of this project has pupils: only they have cards. */
export async function hasPupils(db: Db, projectId: number): Promise<boolean> {
  const { rows } = await sql`select from image_groups where project_id = ${projectId}::bigint and class_id is not null limit 1`.execute(db);
  return rows.length > 0;
}

/** A group of this project; one of another project counts as missing. */
export function findGroup(db: Db, { photographerId, projectId }: ProjectPlace, id: number): Promise<ImageGroup | undefined> {
  return db
    .selectFrom('image_groups')
    .select(['id', 'name', 'class_id as classId', 'family_email as familyEmail'])
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .where('photographer_id', '=', photographerId)
    .executeTakeFirst();
}

/** Adds groups behind the others. The caller has checked under `lockProject` that the names are free and the limit is kept. */
export async function insertGroups(
  trx: Db,
  { photographerId, projectId }: ProjectPlace,
  classId: number | null,
  names: readonly string[],
): Promise<void> {
  await sql`insert into image_groups (project_id, photographer_id, class_id, name, position)
    select ${projectId}::bigint, ${photographerId}::bigint, ${classId}::bigint, name, place + (
      select coalesce(max(position), -1) from image_groups where project_id = ${projectId}::bigint)
    from unnest(${names}::text[]) with ordinality as wanted (name, place)`.execute(trx);
}

/** The caller of these six has checked under `lockProject` whose the groups are. */
export async function setName(trx: Db, id: number, name: string): Promise<void> {
  await trx.updateTable('image_groups').set({ name }).where('id', '=', id).execute();
}
export async function setEmails(trx: Db, projectId: number, emails: readonly { groupId: number; email: string | null }[]): Promise<void> {
  const [ids, addresses] = [emails.map(({ groupId }) => groupId), emails.map(({ email }) => email)];
  await sql`update image_groups set family_email = email from unnest(${ids}::bigint[], ${addresses}::text[]) as wanted (id, email)
    where image_groups.id = wanted.id and project_id = ${projectId}::bigint`.execute(trx);
}
/** Its photos count as never put anywhere: cards may sort them. */
export async function deleteGroup(trx: Db, id: number): Promise<void> {
  await sql`update project_images set group_by = null
    where group_id in (select id from image_groups where id = ${id}::bigint or class_id = ${id}::bigint)`.execute(trx);
  await trx.deleteFrom('image_groups').where('id', '=', id).execute();
}
/** Everything of a group comes into another one, and it is gone. Photos that cards have put there follow the cards further on. */
export async function mergeGroups(trx: Db, from: number, into: number): Promise<void> {
  for (const [table, column] of [
    ['project_images', 'group_id'],
    ['project_images', 'card_group_id'],
    ['retouched_photos', 'group_id'],
    // Only ended ones, which never open again: who chose is still told by the group.
    ['project_shares', 'group_id'],
    ['project_shares', 'pupil_id'],
    ['image_groups', 'class_id'],
  ] as const) {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${into}::bigint where ${sql.ref(column)} = ${from}::bigint`.execute(trx);
  }
  await sql`update image_groups as kept set family_email = coalesce(kept.family_email, gone.family_email) from image_groups as gone
    where kept.id = ${into}::bigint and gone.id = ${from}::bigint`.execute(trx);
  await trx.deleteFrom('image_groups').where('id', '=', from).execute();
}
export async function setClass(trx: Db, projectId: number, ids: readonly number[], classId: number | null): Promise<void> {
  await sql`update image_groups set class_id = ${classId}::bigint where id = any (${ids}::bigint[]) and project_id = ${projectId}::bigint`.execute(
    trx,
  );
}
export async function placeGroups(trx: Db, projectId: number, ids: readonly number[]): Promise<void> {
  await sql`update image_groups set position = place - 1 from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
    where image_groups.id = wanted.id and project_id = ${projectId}::bigint`.execute(trx);
}

/** Puts photos of a project into a group, or into none, by hand: cards move them no more. The caller has checked under `lockProject` that the group exists. */
export async function setGroup(trx: Db, projectId: number, imageIds: readonly number[], groupId: number | null): Promise<void> {
  await sql`update project_images set group_id = ${groupId}::bigint, group_by = 'hand'
    where id = any (${imageIds}::bigint[]) and project_id = ${projectId}::bigint`.execute(trx);
}

/** The ids of the groups that photos are in, by the ids of the photos. */
export async function selectGroupOfImages(db: Db, projectId: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('project_images')
    .select(['id', 'group_id'])
    .where('project_id', '=', projectId)
    .where('group_id', 'is not', null)
    .execute();
  return new Map(rows.flatMap(({ id, group_id }) => (group_id === null ? [] : [[id, group_id]])));
}
