import { type Kysely, type RawBuilder, sql } from 'kysely';
import { defaultQuery, type FilterValues, limits } from '@portal/api';
import type { CountedCity } from '@portal/api/directory-cities';
import type { Database } from '../../platform/db/database.ts';
import { conditions } from './page-repository.ts';

type FoundCity = CountedCity & { is_real: boolean };

/** Counted in an index of the directory alone; one row of each city is read for the spelling of its name. */
export function cityQuery(filters: FilterValues): RawBuilder<FoundCity> {
  return sql<FoundCity>`
    select key, photographers,
      (select city from photographers where listed and city_key = key order by rating desc, id limit 1) as name,
      exists (select from photographers where listed and city_key = key and not is_demo) as is_real
    from (
      select city_key as key, count(*)::int as photographers from photographers
      where ${conditions(filters)} and city_key <> '' group by city_key
      order by photographers desc, city_key limit ${limits.directoryCities}
    ) counted
    order by photographers desc, key`;
}

/** The cities that photographers whom these filters find work in; `is_real` is false where all of a city are demo data. */
export async function countCities(db: Kysely<Database>, filters: FilterValues = defaultQuery): Promise<FoundCity[]> {
  return (await cityQuery(filters).execute(db)).rows;
}
