import { type Kysely, sql } from 'kysely';

/** Most people have as few views as each other: sorting that many by id for the least seen first would be slow. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index photographers_popularity_asc on photographers (popularity asc, id)
    include (hourly_rate, spec_ids) where listed`.execute(db);
  await sql`create index photographers_city_popularity_asc on photographers (city_key, popularity asc, id)
    include (hourly_rate, spec_ids) where listed`.execute(db);
}
