import { type RawBuilder, sql } from 'kysely';
import type { DirectoryQuery } from '@portal/api';
import type { Trx } from '../../platform/db/database.ts';
import { storedCityKey } from '../stored-city-key.ts';

/** How many photographers fit, from the counts that the database keeps: the catalogue itself is not read. */
export function totalQuery({ city, specializations, minPrice, maxPrice }: DirectoryQuery): RawBuilder<{ total: number }> {
  const isPriced = minPrice !== null || maxPrice !== null;
  const parts = [
    sql`by_city = ${sql.lit(city !== null)}`,
    sql`by_price = ${sql.lit(isPriced)}`,
    sql`by_specializations = ${sql.lit(specializations.length > 0)}`,
    sql`city_key = ${city === null ? '' : storedCityKey(city)}`,
    ...(isPriced ? [sql`price >= ${minPrice ?? 0}::int`] : [sql`price = 0`]),
    ...(maxPrice === null ? [] : [sql`price <= ${maxPrice}::int`]),
    specializations.length > 0 ? sql`spec_ids && ${specializations}::int[]` : sql`spec_ids = '{}'`,
  ];
  return sql`select coalesce(sum(people), 0)::int as total from directory_counts where ${sql.join(parts, sql` and `)}`;
}

/**
 * Writes very many photographers, and counts them at the end. Counted one by one in one transaction, each would look at
 * all former states of the same total.
 */
export async function withoutCounting(trx: Trx, write: () => Promise<void>): Promise<void> {
  await sql`alter table photographers disable trigger photographers_count`.execute(trx);
  await write();
  await sql`alter table photographers enable trigger photographers_count`.execute(trx);
  await sql`select recount_directory()`.execute(trx);
}
