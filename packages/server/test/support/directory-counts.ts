import { type Kysely, sql } from 'kysely';
import type { DirectoryQuery } from '@portal/api';
import { storedCityKey } from '../../src/modules/stored-city-key.ts';
import type { Database } from '../../src/platform/db/database.ts';

/** The directory's totals as the database keeps them, and as they come out when everybody is counted anew. */
export async function directoryCounts(db: Kysely<Database>): Promise<{ kept: object[]; counted: object[] }> {
  const kept = await sql<object>`select * from directory_counts order by 1, 2, 3, 4, 5, 6`.execute(db);
  const counted = await sql<object>`
    select place.*, count(*)::int as people from photographers person, directory_places(person) place
    group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6`.execute(db);
  return { kept: kept.rows, counted: counted.rows };
}

/** How many photographers fit, from the photographers themselves: who has any of the specializations, of which there are some. */
export async function totalAnew(db: Kysely<Database>, query: DirectoryQuery): Promise<number> {
  const { city, specializations, minPrice, maxPrice } = query;
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from photographers where listed and spec_ids && ${specializations}::int[]
      and (${city === null}::boolean or city_key = ${storedCityKey(city ?? '')})
      and (${minPrice}::int is null or hourly_rate >= ${minPrice}) and (${maxPrice}::int is null or hourly_rate <= ${maxPrice})`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}
