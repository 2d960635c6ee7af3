import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DirectoryQuery } from '@portal/api';
import type { Database } from '../../platform/db/database.ts';
import { storedCityKey } from '../stored-city-key.ts';
import { totalQuery } from './count-repository.ts';

/** Which photographers stand on a page, and how many fit in all. */
export interface PageIds {
  total: number;
  ids: number[];
}

/**
 * Reads indexes only: the rows themselves are joined later, for the ids of one page. The total comes first: nobody has
 * to be looked for on a page beyond the end.
 */
export function pageQuery(query: DirectoryQuery): RawBuilder<PageIds> {
  const offset = (query.page - 1) * query.limit;
  return sql<PageIds>`
    with fitting as materialized (${totalQuery(query)})
    select total, case when total > ${offset}::int then (
        select coalesce(json_agg(page.id), '[]'::json) from (
          select id from photographers where ${conditions(query)} order by ${orders[query.sortBy][query.sortOrder]}, id
          limit ${query.limit} offset ${offset}
        ) page
      ) else '[]'::json end as ids
    from fitting`;
}

export async function selectPage(db: Kysely<Database>, query: DirectoryQuery): Promise<PageIds> {
  const { rows } = await pageQuery(query).execute(db);
  return rows[0] ?? { total: 0, ids: [] };
}

/** Each order has an index; who names no price stands last in both directions. */
const orders: Record<DirectoryQuery['sortBy'], Record<DirectoryQuery['sortOrder'], RawBuilder<unknown>>> = {
  rating: { asc: sql`rating asc`, desc: sql`rating desc` },
  popularity: { asc: sql`popularity asc`, desc: sql`popularity desc` },
  price: { asc: sql`hourly_rate asc nulls last`, desc: sql`hourly_rate desc nulls last` },
};

function conditions({ city, specializations, minPrice, maxPrice }: DirectoryQuery): RawBuilder<unknown> {
  const parts = [sql`listed`];
  if (city !== null) parts.push(sql`city_key = ${storedCityKey(city)}`);
  if (specializations.length > 0) parts.push(sql`spec_ids && ${specializations}::int[]`);
  if (minPrice !== null) parts.push(sql`hourly_rate >= ${minPrice}::int`);
  if (maxPrice !== null) parts.push(sql`hourly_rate <= ${maxPrice}::int`);
  return sql.join(parts, sql` and `);
}
