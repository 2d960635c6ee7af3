import { type Kysely, sql } from 'kysely';

/** What was written down of every card and every avatar, and never read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table photographers
    drop column updated_at, drop column avatar_width, drop column avatar_height, drop column avatar_color`.execute(db);
}
