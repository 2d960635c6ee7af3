import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { limits } from '@portal/api';
import type { Database } from '../../platform/db/database.ts';
import type { RetouchedImagesTable } from '../../platform/db/tables/orders.ts';
import type { OrderPlace } from '../order-images/repository.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;
export type RetouchedRow = Selectable<RetouchedImagesTable>;
/** Columns of a new one. */
export type NewRetouched = Omit<RetouchedRow, 'id' | 'project_id' | 'photographer_id'>;

/** Every kept version of every retouched photograph of a project, the newest of a name first. */
export function selectVersions(db: Db, projectId: number): Promise<RetouchedRow[]> {
  return db
    .selectFrom('retouched_images')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('name')
    .orderBy('version', 'desc')
    .execute();
}

/** The newest version of each name, in the order of their names. */
export async function selectNewest(db: Db, projectId: number): Promise<RetouchedRow[]> {
  const { rows } = await sql<RetouchedRow>`
    select distinct on (name) * from retouched_images where project_id = ${projectId}::bigint order by name, version desc`.execute(db);
  return rows;
}

/** Rows of one statement: the engine takes 65,535 values at most. */
const AT_ONCE = 500;

/** Adds new versions and lets the oldest of each name go, in few statements; the project is locked by the caller. */
export async function insertVersions(trx: Trx, { photographerId, projectId }: OrderPlace, images: readonly NewRetouched[]): Promise<void> {
  const rows = images.map((image) => ({ ...image, project_id: projectId, photographer_id: photographerId }));
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await trx
      .insertInto('retouched_images')
      .values(rows.slice(start, start + AT_ONCE))
      .execute();
  }
  await sql`
    delete from retouched_images as old where project_id = ${projectId}::bigint and version < ${-limits.retouchedVersions}::integer +
      (select max(version) from retouched_images as other where other.project_id = old.project_id and other.name = old.name)`.execute(trx);
}
