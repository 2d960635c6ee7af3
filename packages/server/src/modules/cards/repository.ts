import { type Kysely, sql } from 'kysely';
import type { CameraClock, CardPhoto } from '@portal/api';
import type { Database } from '../../platform/db/database.ts';

type Db = Kysely<Database>;

/** What sorting by cards knows of the photos of a project, in their order. */
export function selectCardPhotos(db: Db, projectId: number): Promise<CardPhoto[]> {
  return db
    .selectFrom('project_images')
    .select(['id', 'name', 'camera', 'card'])
    .select(['taken_at as takenAt', 'card_group_id as cardGroupId', 'group_id as groupId', 'group_by as groupBy'])
    .where('project_id', '=', projectId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** By how much the clocks of cameras are set forward. */
export async function selectClocks(db: Db, projectId: number): Promise<CameraClock[]> {
  const { camera_clocks } = await db.selectFrom('projects').select('camera_clocks').where('id', '=', projectId).executeTakeFirstOrThrow();
  return Object.entries(camera_clocks).map(([camera, minutes]) => ({ camera, minutes }));
}

/** The caller of these four has locked the project. */
export async function saveClocks(trx: Db, projectId: number, clocks: readonly CameraClock[]): Promise<void> {
  const camera_clocks = JSON.stringify(Object.fromEntries(clocks.map(({ camera, minutes }) => [camera, minutes])));
  await trx.updateTable('projects').set({ camera_clocks }).where('id', '=', projectId).execute();
}
export async function moveByCards(trx: Db, projectId: number, moves: readonly { id: number; groupId: number | null }[]): Promise<void> {
  await sql`update project_images set group_id = wanted.group_id, group_by = case when wanted.group_id is null then null else 'card' end
    from unnest(${moves.map(({ id }) => id)}::bigint[], ${moves.map(({ groupId }) => groupId)}::bigint[]) as wanted (id, group_id)
    where project_images.id = wanted.id and project_images.project_id = ${projectId}::bigint`.execute(trx);
}
/** They count as put where they are by hand. */
export async function keepPlaced(trx: Db, projectId: number, imageIds: readonly number[]): Promise<void> {
  await sql`update project_images set group_by = 'hand'
    where id = any (${imageIds}::bigint[]) and project_id = ${projectId}::bigint`.execute(trx);
}
/** Answers which camera took the photo; undefined: there is none. */
export function saveCard(
  trx: Db,
  projectId: number,
  imageId: number,
  groupId: number | null,
): Promise<{ camera: string | null } | undefined> {
  return trx
    .updateTable('project_images')
    .set({ card: groupId === null ? null : 'pupil', card_group_id: groupId })
    .where('id', '=', imageId)
    .where('project_id', '=', projectId)
    .returning('camera')
    .executeTakeFirst();
}
