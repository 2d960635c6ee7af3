import { type Kysely, sql } from 'kysely';
import type { Specialization } from '@portal/api';
import type { Database } from '../../platform/db/database.ts';

/** The reference list, in the order in which it is offered. */
export async function selectSpecializations(db: Kysely<Database>): Promise<Specialization[]> {
  const rows = await db.selectFrom('specializations').select(['id', 'name', 'code', 'icon']).orderBy('position').orderBy('id').execute();
  return rows.map(({ icon, ...rest }) => ({ ...rest, icon: icon || null }));
}

/** Which of the ids name a specialization. They are passed as bigint, because a number beyond the column's range must be answered as unknown, too. */
export async function findSpecializationIds(db: Kysely<Database>, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from specializations where id = any (${ids}::bigint[])`.execute(db);
  return rows.map(({ id }) => id);
}
