import { type Kysely, type RawBuilder, sql } from 'kysely';
import { limits } from '@portal/api';
import type { CountedCity } from '@portal/api/directory-cities';
import type { Database } from '../../platform/db/database.ts';

/** Counted in an index of the directory alone; one row of each city is read for the spelling of its name. */
export const cityQuery: RawBuilder<CountedCity & { is_real: boolean }> = sql`
  select key, photographers,
    (select city from photographers where listed and city_key = key order by rating desc, id limit 1) as name,
    exists (select from photographers where listed and city_key = key and not is_demo) as is_real
  from (
    select city_key as key, count(*)::int as photographers from photographers
    where listed and city_key <> '' group by city_key order by photographers desc, city_key limit ${limits.directoryCities}
  ) counted
  order by photographers desc, key`;

/** The cities that photographers of the directory work in; `is_real` is false where all of them are demo data. */
export async function countCities(db: Kysely<Database>): Promise<(CountedCity & { is_real: boolean })[]> {
  return (await cityQuery.execute(db)).rows;
}
