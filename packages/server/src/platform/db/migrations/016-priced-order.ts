import { type Kysely, sql } from 'kysely';

/**
 * Who has just come has no rating yet, and often no price: the least rated within a range of prices were looked for among
 * all of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index photographers_rating_asc_priced on photographers (rating asc, id)
    include (hourly_rate, spec_ids) where listed and hourly_rate is not null`.execute(db);
}
