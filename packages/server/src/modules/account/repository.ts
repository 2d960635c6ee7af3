import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { insertJob } from '../../platform/jobs/repository.ts';

type Db = Kysely<Database>;

/** `undefined` when there is no such account. A closed one whose data is still being deleted has a hash that no password matches. */
export async function findPasswordHash(db: Db, userId: number): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst();
  return row?.password_hash;
}

/**
 * Closes an account at once: nobody can sign in any more, the card is gone, the email address is free. The rest of the data, perhaps very much, is
 * deleted later by a job that the same transaction enqueues.
 */
export function closeAccount(db: Db, userId: number): Promise<void> {
  return db.transaction().execute(async (trx) => {
    // Locked in the same order as in other calls, to avoid deadlocks.
    const card = await trx.deleteFrom('photographers').where('id', '=', userId).returning('id').executeTakeFirst();
    if (!card) return;
    await trx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
    await trx.deleteFrom('email_confirmations').where('user_id', '=', userId).execute();
    // The row stays until everything else is deleted, with an address and a password that nobody can have.
    const nobody = { email: `deleted-${userId}`, password_hash: '-' };
    await trx.updateTable('users').set(nobody).where('id', '=', userId).execute();
    await trx.deleteFrom('sessions').where('user_id', '=', userId).execute();
    await insertJob(trx, { kind: 'delete-account', payload: { userId } });
  });
}

/** Tables that may hold very many rows of one person: the table, its primary key and its owner column. Children come before their parents. */
const belongings = [
  ['zip_chunks', 'file_key', (id: number) => sql`upload_id in (select id from zip_uploads where photographer_id = ${id})`],
  ...(['retouched_images', 'retouched_photos', 'project_images'] as const).map(
    (table) => [table, 'id', (id: number) => sql`project_id in (select id from projects where photographer_id = ${id})`] as const,
  ),
  ...(['media', 'gallery_images', 'loose_files', 'zip_uploads', 'projects', 'portfolios', 'education'] as const).map(
    (table) => [table, 'id', (id: number) => sql`photographer_id = ${id}`] as const,
  ),
] as const;

/**
 * Deletes at most so many rows of a closed account, and the account itself when it has none. Answers whether something of it is left. The files of
 * the rows are queued for deletion with them.
 */
export async function deleteSome(db: Db, userId: number, most: number): Promise<boolean> {
  for (const [table, key, isOwned] of belongings) {
    const column = sql.ref(key);
    const own = sql`select ${column} from ${sql.table(table)} where ${isOwned(userId)} limit ${most}`;
    // Counted by rows found, not deleted: another process may be deleting the same ones.
    const { rows } = await sql<{ found: number }>`with own as materialized (${own}),
      gone as (delete from ${sql.table(table)} where ${column} in (select ${column} from own))
      select count(*)::int as found from own`.execute(db);
    if (rows[0]?.found) return true;
  }
  // A call that was running may still have added a few rows: they are deleted with the account.
  await db.deleteFrom('users').where('id', '=', userId).execute();
  return false;
}
