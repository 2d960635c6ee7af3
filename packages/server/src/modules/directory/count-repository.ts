import { type RawBuilder, sql } from 'kysely';
import type { DirectoryQuery } from '@portal/api';
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
