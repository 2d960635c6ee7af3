import { type Kysely, type RawBuilder, sql } from 'kysely';
import { limits } from '@portal/api';
import type { CountedCity } from '@portal/api/directory-cities';
import type { Database } from '../../platform/db/database.ts';

/** Counted in an index of the directory alone; one row of each city is read for a spelling of its name. */
export const cityQuery: RawBuilder<CountedCity & { is_real: boolean }> = sql`
  select key, photographers,
    (select city from photographers where listed and city_key = key order by rating desc, id limit 1) as name,
    exists (select from photographers where listed and city_key = key and not is_demo) as is_real
  from (
    select city_key as key, count(*)::int as photographers from photographers
    where listed and city_key <> '' group by city_key order by photographers desc, city_key limit ${limits.directoryCities}
  ) counted
  order by photographers desc, key`;

/** The cities that somebody of the directory works in; `is_real` where not all of them are made up. */
export async function countCities(db: Kysely<Database>): Promise<(CountedCity & { is_real: boolean })[]> {
  return (await cityQuery.execute(db)).rows;
}
