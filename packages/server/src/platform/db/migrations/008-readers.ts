import { type Kysely, sql } from 'kysely';

/** Who reads an archive: whoever stood still until another took over must not speak for that one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table zip_uploads add column reader text`.execute(db);
}
