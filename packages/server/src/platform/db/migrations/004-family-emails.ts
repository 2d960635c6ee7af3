import { type Kysely, sql } from 'kysely';

/** Where the share of a pupil is sent: of the pupil, not of a share, because a list of a school has the addresses before there are shares. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table image_groups add column family_email text`.execute(db);
}
