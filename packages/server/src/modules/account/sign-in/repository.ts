import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { insertJob } from '../../../platform/jobs/repository.ts';

type Db = Kysely<Database>;

/** Where somebody is signed in by `now`: the session of the call first, then those used last. */
export function findSessions(db: Db, { userId, tokenHash }: { userId: number; tokenHash: string }, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'last_used_at as lastUsedAt', (row) => row('token_hash', '=', tokenHash).as('isCurrent')])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy((row) => row('token_hash', '=', tokenHash), 'desc')
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Whether the person had such a session. */
export async function deleteOwnSession(db: Db, userId: number, id: number): Promise<boolean> {
  const gone = await db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '=', id).returning('id').executeTakeFirst();
  return gone !== undefined;
}

export async function deleteOtherSessions(db: Db, { userId, tokenHash }: { userId: number; tokenHash: string }): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '<>', tokenHash).execute();
}

interface NewPassword {
  userId: number;
  /** The session of the call: it stays. */
  tokenHash: string;
  /** The hash against which the current password was verified. */
  current: string;
  passwordHash: string;
  now: Date;
}

/**
 * Sets the password and ends all other sessions, all or nothing. `false` when the password has been changed, or the session ended, since both were
 * checked. Links for a new password stop working too.
 */
export function replacePassword(db: Db, { userId, tokenHash, current, passwordHash, now }: NewPassword): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // Locked in the same order as by a link for a new password, to avoid deadlocks.
    await trx.selectFrom('password_resets').select('token_hash').where('user_id', '=', userId).orderBy('token_hash').forUpdate().execute();
    const changed = await trx
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('id', '=', userId)
      .where('password_hash', '=', current)
      .where((row) => row.exists(row.selectFrom('sessions').select('id').where('token_hash', '=', tokenHash)))
      .returning('id')
      .executeTakeFirst();
    if (!changed) return false;
    await trx.updateTable('password_resets').set({ used_at: now }).where('user_id', '=', userId).where('used_at', 'is', null).execute();
    await deleteOtherSessions(trx, { userId, tokenHash });
    // With the change: whoever did not make it has to know.
    await insertJob(trx, { kind: 'password-changed', payload: { userId } });
    return true;
  });
}
