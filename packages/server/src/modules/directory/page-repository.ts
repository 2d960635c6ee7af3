import { type Kysely, type RawBuilder, sql } from 'kysely';
import { deepestPage, type DirectoryQuery, type PhotographerCard } from '@portal/api';
import type { Database } from '../../platform/db/database.ts';
import { storedCityKey } from '../stored-city-key.ts';
import { type CardRow, toCard } from './card-row.ts';
import { totalQuery } from './count-repository.ts';

/** The photographers of a page, and how many fit in all. */
export interface SelectedPage {
  /** Of the directory when it was read. */
  version: string;
  total: number;
  cards: PhotographerCard[];
}

interface PageRow {
  version: string;
  total: number;
  /** JSON of the cards, read here: out of the embedded engine's thread would come a copy of every field. */
  cards: string;
}

/**
 * Reads who stands on the page from indexes only, then the ready cards of these few: each by itself, as a join is planned
 * longer and sorts them once more. The total comes first: nobody has to be looked for on a page beyond the end, nor on one
 * that lies too deep.
 */
export function pageQuery(query: DirectoryQuery): RawBuilder<PageRow> {
  const offset = (query.page - 1) * query.limit;
  const isShown = query.page <= deepestPage(query.limit);
  const order = orders[query.sortBy][query.sortOrder];
  return sql<PageRow>`
    with fitting as materialized (${totalQuery(query)})
    select (select version from directory_version), total, case when ${isShown}::boolean and total > ${offset}::int then (
        select coalesce(json_agg((select card from directory_cards where photographer_id = page.id)), '[]'::json) from (
          select id from photographers where ${conditions(query)} order by ${order}, id
          limit ${query.limit} offset ${offset}
        ) page
      ) else '[]'::json end::text as cards
    from fitting`;
}

/** All of it in one query: nobody can leave between the search and the card. */
export async function selectPage(db: Kysely<Database>, query: DirectoryQuery): Promise<SelectedPage> {
  const { rows } = await pageQuery(query).execute(db);
  const { version, total, cards } = rows[0] ?? { version: '', total: 0, cards: '[]' };
  return { version, total, cards: (JSON.parse(cards) as CardRow[]).map(toCard) };
}

/** Another one as soon as any page may be another, whoever has changed it. Views do not count: their order changes all the time. */
export async function selectVersion(db: Kysely<Database>): Promise<string | undefined> {
  return (await sql<{ version: string }>`select version from directory_version`.execute(db)).rows[0]?.version;
}

/** Each order has an index; who names no price stands last in both directions. */
const orders = {
  rating: by(sql`rating`),
  popularity: by(sql`popularity`),
  price: by(sql`hourly_rate`, sql` nulls last`),
} satisfies Record<DirectoryQuery['sortBy'], unknown>;

function by(column: RawBuilder<unknown>, nulls = sql``): Record<DirectoryQuery['sortOrder'], RawBuilder<unknown>> {
  return { asc: sql`${column} asc${nulls}`, desc: sql`${column} desc${nulls}` };
}

function conditions({ city, specializations, minPrice, maxPrice }: DirectoryQuery): RawBuilder<unknown> {
  const parts = [sql`listed`];
  if (city !== null) parts.push(sql`city_key = ${storedCityKey(city)}`);
  if (specializations.length > 0) parts.push(sql`spec_ids && ${specializations}::int[]`);
  if (minPrice !== null) parts.push(sql`hourly_rate >= ${minPrice}::int`);
  if (maxPrice !== null) parts.push(sql`hourly_rate <= ${maxPrice}::int`);
  return sql.join(parts, sql` and `);
}
