import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../src/platform/db/database.ts';

/** Runs `work` while the database refuses to note that a session is used, as it does when the disk is full. */
export async function withoutNotesOfUse(db: Kysely<Database>, work: () => Promise<void>): Promise<void> {
  await sql`alter table sessions add constraint unwritten check (last_used_at = created_at) not valid`.execute(db);
  try {
    await work();
  } finally {
    await sql`alter table sessions drop constraint unwritten`.execute(db);
  }
}
