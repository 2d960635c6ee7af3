import { type Kysely, sql } from 'kysely';
import type { Database } from '../platform/db/database.ts';

/** The directory's totals as the database keeps them, and as they come out when everybody is counted anew. */
export async function directoryCounts(db: Kysely<Database>): Promise<{ kept: object[]; counted: object[] }> {
  const kept = await sql<object>`select * from directory_counts order by 1, 2, 3, 4, 5, 6`.execute(db);
  const counted = await sql<object>`
    select place.*, count(*)::int as people from photographers person, directory_places(person) place
    group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6`.execute(db);
  return { kept: kept.rows, counted: counted.rows };
}
