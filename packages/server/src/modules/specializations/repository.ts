import type { Kysely } from 'kysely';
import type { Specialization } from '@portal/api';
import type { Database } from '../../platform/db/database.ts';

/** The reference list, in the order in which it is offered. */
export async function selectSpecializations(db: Kysely<Database>): Promise<Specialization[]> {
  const rows = await db.selectFrom('specializations').select(['id', 'name', 'code', 'icon']).orderBy('position').orderBy('id').execute();
  return rows.map(({ icon, ...rest }) => ({ ...rest, icon: icon || null }));
}
