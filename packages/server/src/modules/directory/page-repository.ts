import { type Kysely, type RawBuilder, sql } from 'kysely';
import { deepestPage, type DirectoryQuery, type FilterValues, type PhotographerCard } from '@portal/api';
import type { Database } from '../../platform/db/database.ts';
import { storedCityKey } from '../stored-city-key.ts';
import { cardJson } from './card-repository.ts';
import { type CardRow, toCard } from './card-row.ts';

/** The photographers of a page, and how many fit in all. */
export interface SelectedPage {
  total: number;
  cards: PhotographerCard[];
}

interface PageRow {
  total: number;
  cards: CardRow[];
}

/** One statement, so that total and page are consistent. Both are read from indexes; whole rows are read only for the photographers of the page. */
export function pageQuery(query: DirectoryQuery): RawBuilder<PageRow> {
  const fitting = conditions(query);
  const order = orders[query.sortBy][query.sortOrder];
  // OFFSET takes time in proportion to the page number, so a page beyond the deepest allowed one is empty.
  const limit = query.page <= deepestPage(query.limit) ? query.limit : 0;
  return sql<PageRow>`
    select (select count(*)::int from photographers where ${fitting}) as total, (
      select coalesce(json_agg((select ${cardJson} from photographers p where p.id = page.id)), '[]'::json) from (
        select id from photographers where ${fitting} order by ${order}, id
        limit ${limit} offset ${(query.page - 1) * query.limit}
      ) page
    ) as cards`;
}

/** A page of the directory in its order. */
export async function selectPage(db: Kysely<Database>, query: DirectoryQuery): Promise<SelectedPage> {
  const { rows } = await pageQuery(query).execute(db);
  const { total, cards } = rows[0] ?? { total: 0, cards: [] };
  return { total, cards: cards.map(toCard) };
}

/** Each order has an index; photographers without a price come last in both directions. */
const orders = {
  rating: by(sql`rating`),
  popularity: by(sql`popularity`),
  price: by(sql`hourly_rate`, sql` nulls last`),
} satisfies Record<DirectoryQuery['sortBy'], unknown>;

function by(column: RawBuilder<unknown>, nulls = sql``): Record<DirectoryQuery['sortOrder'], RawBuilder<unknown>> {
  return { asc: sql`${column} asc${nulls}`, desc: sql`${column} desc${nulls}` };
}

/** What a photographer fulfils whom these filters find; each column is part of an index. */
export function conditions({ city, specializations, minPrice, maxPrice }: FilterValues): RawBuilder<unknown> {
  const parts = [sql`listed`];
  if (city !== null) parts.push(sql`city_key = ${storedCityKey(city)}`);
  if (specializations.length > 0) parts.push(sql`spec_ids && ${specializations}::int[]`);
  if (minPrice !== null) parts.push(sql`hourly_rate >= ${minPrice}::int`);
  if (maxPrice !== null) parts.push(sql`hourly_rate <= ${maxPrice}::int`);
  return sql.join(parts, sql` and `);
}
