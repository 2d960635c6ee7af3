import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

export async function findPasswordHash(db: Kysely<Database>, userId: number): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst();
  return row?.password_hash;
}

/** Everything of the person goes in one statement: sessions, card, portfolios, gallery. Their files are doomed by it. */
export async function deleteUser(db: Kysely<Database>, userId: number): Promise<void> {
  await db.deleteFrom('users').where('id', '=', userId).execute();
}
