import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Alternatives, defaultQuery, type FilterValues } from '@portal/api';
import type { Database } from '../../platform/db/database.ts';
import { conditions } from './page-repository.ts';

type Counts = Omit<Alternatives, 'cities'>;

const count = (isChosen: boolean, changed: FilterValues) =>
  isChosen ? sql`(select count(*)::int from photographers where ${conditions(changed)})` : sql`null::int`;

/** How many each query would find that has one filter less; a filter that is not chosen is not counted. At most four counts, each in an index. */
export function alternativesQuery(filters: FilterValues): RawBuilder<Counts> {
  const { city, specializations, minPrice, maxPrice } = filters;
  return sql<Counts>`
    select
      ${count(minPrice !== null || maxPrice !== null, { ...filters, minPrice: null, maxPrice: null })} as "anyPrice",
      ${count(specializations.length > 0, { ...filters, specializations: [] })} as "anySpecialization",
      ${count(city !== null, { ...filters, city: null })} as "anyCity",
      ${count(city !== null, { ...defaultQuery, city })} as "cityOnly"`;
}

/** See `alternativesQuery`. */
export async function countAlternatives(db: Kysely<Database>, filters: FilterValues): Promise<Counts> {
  const { rows } = await alternativesQuery(filters).execute(db);
  return rows[0] ?? { anyPrice: null, anySpecialization: null, anyCity: null, cityOnly: null };
}
