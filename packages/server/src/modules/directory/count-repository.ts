import { type RawBuilder, sql } from 'kysely';
import type { DirectoryQuery } from '@portal/api';
import { storedCityKey } from '../stored-city-key.ts';

/** How many photographers fit, from the counts that the database keeps: the catalogue itself is not read. */
export function totalQuery({ city, specializations, minPrice, maxPrice }: DirectoryQuery): RawBuilder<{ total: number }> {
  const isPriced = minPrice !== null || maxPrice !== null;
  const { kind, people, places } = specialized([...new Set(specializations)].toSorted((one, other) => one - other));
  const parts = [
    kind,
    sql`by_city = ${sql.lit(city !== null)}`,
    sql`by_price = ${sql.lit(isPriced)}`,
    sql`city_key = ${city === null ? '' : storedCityKey(city)}`,
    ...(isPriced ? [sql`price >= ${minPrice ?? 0}::int`] : [sql`price = 0`]),
    ...(maxPrice === null ? [] : [sql`price <= ${maxPrice}::int`]),
  ];
  return sql`select coalesce(sum(${people}), 0)::int as total from ${places} where ${sql.join(parts, sql` and `)}`;
}

interface Specialized {
  places: RawBuilder<unknown>;
  /** Which totals are added up. */
  kind: RawBuilder<unknown>;
  people: RawBuilder<unknown>;
}

/** Everybody; whoever has the one or the other; of more specializations, every set that holds any of them. Ids in order. */
function specialized(ids: readonly number[]): Specialized {
  const everywhere = { places: sql`directory_counts`, people: sql`people` };
  const [one, other, ...more] = ids;
  if (one === undefined) return { ...everywhere, kind: sql`specializations = 'any' and spec_ids = '{}'` };
  if (more.length > 0) return { ...everywhere, kind: sql`specializations = 'exactly' and spec_ids && ${ids}::int[]` };
  if (other === undefined) return { ...everywhere, kind: sql`specializations = 'with' and spec_ids = ${[one]}::int[]` };
  return {
    // Each is looked up in the index by itself.
    places: sql`(values (${[one]}::int[], 1), (${[other]}::int[], 1), (${ids}::int[], -1)) as place (ids, sign), directory_counts`,
    kind: sql`specializations = 'with' and spec_ids = place.ids`,
    // Who has both was counted twice.
    people: sql`sign * people`,
  };
}
