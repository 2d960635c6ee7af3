import { type Kysely, type RawBuilder, sql } from 'kysely';
import { defaultQuery, type FilterValues, limits } from '@portal/api';
import type { CountedCity, KeyedCity } from '@portal/api/directory-cities';
import type { Database } from '../../platform/db/database.ts';
import { conditions } from './page-repository.ts';

type FoundCity = CountedCity & { is_real: boolean };

/** Counted in an index of the directory alone. */
export function cityCountQuery(filters: FilterValues): RawBuilder<KeyedCity> {
  return sql<KeyedCity>`
    select city_key as key, count(*)::int as photographers from photographers
    where ${conditions(filters)} and city_key <> '' group by city_key
    order by photographers desc, city_key limit ${limits.directoryCities}`;
}

/** The spelling of the best rated in each city. One row of each is read. */
const nameOf = sql`(select city from photographers where listed and city_key = key order by rating desc, id limit 1)`;

/** With the names of the cities; `is_real` is false where all of a city are demo data. */
export function cityQuery(): RawBuilder<FoundCity> {
  return sql<FoundCity>`
    select key, photographers, ${nameOf} as name,
      exists (select from photographers where listed and city_key = key and not is_demo) as is_real
    from (${cityCountQuery(defaultQuery)}) counted
    order by photographers desc, key`;
}

/** The cities that photographers work in; `is_real` is false where all of a city are demo data. */
export async function countCities(db: Kysely<Database>): Promise<FoundCity[]> {
  return (await cityQuery().execute(db)).rows;
}

/** The cities that photographers whom these filters find work in, by their keys. */
export async function countKeyedCities(db: Kysely<Database>, filters: FilterValues): Promise<KeyedCity[]> {
  return (await cityCountQuery(filters).execute(db)).rows;
}

/** The names of a few cities as photographers wrote them. */
export async function selectCityNames(db: Kysely<Database>, keys: string[]): Promise<ReadonlyMap<string, string>> {
  const query = sql<{ key: string; name: string | null }>`select key, ${nameOf} as name from unnest(${keys}::text[]) as wanted (key)`;
  return new Map((await query.execute(db)).rows.flatMap(({ key, name }) => (name === null ? [] : [[key, name] as const])));
}
