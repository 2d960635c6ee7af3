import { type RawBuilder, sql } from 'kysely';
import type { DirectoryQuery } from '@portal/api';
import { storedCityKey } from '../stored-city-key.ts';

/** How many photographers fit, from the counts that the database keeps: the catalogue itself is not read. */
export function totalQuery({ city, specializations, minPrice, maxPrice }: DirectoryQuery): RawBuilder<{ total: number }> {
  const ids = [...new Set(specializations)].toSorted((one, other) => one - other);
  const isPriced = minPrice !== null || maxPrice !== null;
  const where = sql`by_city = ${sql.lit(city !== null)} and city_key = ${city === null ? '' : storedCityKey(city)}`;
  const anyPrice = sql`not by_price and price = 0`;
  const parts = [sql`by_price`, sql`price >= ${minPrice ?? 0}::int`, ...(maxPrice === null ? [] : [sql`price <= ${maxPrice}::int`])];
  const price = isPriced ? sql.join(parts, sql` and `) : anyPrice;
  if (isPriced && ids.length > FEW) return totalOfMany(ids, { where, anyPrice, price });
  const { kind, people, places } = specialized(ids);
  return sql`select coalesce(sum(${people}), 0)::int as total from ${places} where ${kind} and ${where} and ${price}`;
}

/** Up to so many have totals of their own, together too. */
const FEW = 2;

/**
 * Who has any of many, at some prices. Each set has a total at each price: added up are the sets that hold any of them, or
 * the others are taken from everybody, whichever are fewer. Of twelve specializations at most 512 sets hold none of
 * three. Each is looked up in the index by itself: in a join, all sets at all prices might be read.
 */
function totalOfMany(
  ids: readonly number[],
  { where, anyPrice, price }: Record<'where' | 'anyPrice' | 'price', RawBuilder<unknown>>,
): RawBuilder<{ total: number }> {
  return sql`
    with sets as materialized (
      select spec_ids as ids, spec_ids && ${ids}::int[] as fits from directory_counts
      where specializations = 'exactly' and ${where} and ${anyPrice}
    ), fewer as (
      select count(*) filter (where fits) <= count(*) filter (where not fits) as fits from sets
    ), chosen (kind, ids, sign) as (
      select 'exactly', ids, case when fits then 1 else -1 end from sets join fewer using (fits)
      union all select 'any', '{}', 1 from fewer where not fits
    )
    select coalesce(sum(sign * (
      select sum(people) from directory_counts
      where specializations = chosen.kind and spec_ids = chosen.ids and ${where} and ${price}
    )), 0)::int as total from chosen`;
}

interface Specialized {
  places: RawBuilder<unknown>;
  /** Which totals are added up. */
  kind: RawBuilder<unknown>;
  people: RawBuilder<unknown>;
}

/** Everybody; whoever has the one or the other; of more specializations every set that holds any of them. Ids in order. */
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
