import { type Kysely, sql } from 'kysely';
import { type SessionUser, termsVersion } from '@portal/api';
import type { Database } from '../../platform/db/database.ts';
import { insertJob } from '../../platform/jobs/repository.ts';
import { mediaUrl } from '../media-url.ts';

type Db = Kysely<Database>;

export interface NewAccount {
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  city: string;
  cityKey: string;
}

/** Creates an account with its empty card. `null` when the address is taken, also by a concurrent call. */
export function insertAccount(db: Db, account: NewAccount): Promise<number | null> {
  return db.transaction().execute(async (trx) => {
    const user = await trx
      .insertInto('users')
      .values({
        email: account.email,
        password_hash: account.passwordHash,
        email_confirmed_at: sql<Date>`now()`,
        terms_version: termsVersion,
        terms_accepted_at: sql<Date>`now()`,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!user) return null;
    await trx
      .insertInto('photographers')
      .values({
        id: user.id,
        first_name: account.firstName,
        last_name: account.lastName,
        city: account.city,
        city_key: account.cityKey,
      })
      .execute();
    return user.id;
  });
}

export interface StoredCredentials {
  id: number;
  passwordHash: string;
}

/** By the address in the spelling of `normalizeEmail`. `undefined` when there is no such account. */
export async function findCredentials(db: Db, email: string): Promise<StoredCredentials | undefined> {
  return db.selectFrom('users').select(['id', 'password_hash as passwordHash']).where('email', '=', email).executeTakeFirst();
}

/** With the address of the account, which visitors never see. `undefined` when there is no account, or its card is gone. */
export async function findSessionUser(db: Db, id: number): Promise<SessionUser | undefined> {
  const row = await db
    .selectFrom('users')
    .innerJoin('photographers', 'photographers.id', 'users.id')
    .select(['users.id', 'users.email', 'first_name', 'last_name', 'avatar_key'])
    .where('users.id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      avatar: row.avatar_key && mediaUrl(row.avatar_key),
    }
  );
}

export interface NewSession {
  tokenHash: string;
  userId: number;
  /** The hash against which the password was verified. */
  passwordHash: string;
  device: string;
  now: Date;
  expiresAt: Date;
}

/**
 * Creates a session, unless the password has been changed meanwhile: then `false`. It locks the account's row, so that it waits for a running
 * password change, and a later one finds the session and ends it. Deletes expired sessions on the way.
 */
export async function insertSession(db: Db, { tokenHash, userId, passwordHash, device, now, expiresAt }: NewSession): Promise<boolean> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  const opened = await db
    .insertInto('sessions')
    .columns(['token_hash', 'user_id', 'device', 'created_at', 'last_used_at', 'expires_at'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select((row) => [
          row.val(tokenHash).as('token_hash'),
          'id',
          row.val(device).as('device'),
          row.val(now).as('created_at'),
          row.val(now).as('last_used_at'),
          row.val(expiresAt).as('expires_at'),
        ])
        .where('id', '=', userId)
        .where('password_hash', '=', passwordHash)
        .forShare(),
    )
    .returning('user_id')
    .executeTakeFirst();
  return opened !== undefined;
}

/** `undefined` when there is no such session, or it has expired by `now`. */
export async function findSession(db: Db, tokenHash: string, now: Date): Promise<{ userId: number; lastUsedAt: Date } | undefined> {
  return db
    .selectFrom('sessions')
    .select(['user_id as userId', 'last_used_at as lastUsedAt'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function noteUse(db: Db, tokenHash: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ last_used_at: now }).where('token_hash', '=', tokenHash).execute();
}

/** Ends one session; others of the same person stay. A missing one is no error. */
export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

export interface NewReset {
  tokenHash: string;
  userId: number;
  now: Date;
  expiresAt: Date;
}

/**
 * Stores a new link, unless `most` of the user's links are still valid: then `false`. It locks the account's row, so that concurrent requests are
 * counted. Deletes all expired links.
 */
export async function insertReset(db: Db, { tokenHash, userId, now, expiresAt }: NewReset, most: number): Promise<boolean> {
  await db.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
  return db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
    const { count } = await trx
      .selectFrom('password_resets')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('user_id', '=', userId)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      // A later expiry belongs to a link made before the clock was set back: it must not count.
      .where('expires_at', '<=', expiresAt)
      .executeTakeFirstOrThrow();
    if (count >= most) return false;
    await trx.insertInto('password_resets').values({ token_hash: tokenHash, user_id: userId, expires_at: expiresAt }).execute();
    return true;
  });
}

/** Deletes a link whose email was not sent, so that it does not count as valid. */
export async function deleteReset(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('password_resets').where('token_hash', '=', tokenHash).execute();
}

/** Whether a link is known, unused and not expired. Checking does not use it up. */
export async function isResetOpen(db: Db, tokenHash: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Uses the token up, sets the password and ends every session, all or nothing. Of two concurrent calls only one finds the token unused. Other links
 * of the account stop working too.
 */
export function spendReset(db: Db, { tokenHash, passwordHash, now }: { tokenHash: string; passwordHash: string; now: Date }) {
  return db.transaction().execute(async (trx): Promise<boolean> => {
    const spent = await trx
      .updateTable('password_resets')
      .set({ used_at: now })
      .where('token_hash', '=', tokenHash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('user_id')
      .executeTakeFirst();
    if (!spent) return false;
    await trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', spent.user_id).execute();
    await trx
      .updateTable('password_resets')
      .set({ used_at: now })
      .where('user_id', '=', spent.user_id)
      .where('used_at', 'is', null)
      .execute();
    await trx.deleteFrom('sessions').where('user_id', '=', spent.user_id).execute();
    // With the change: whoever did not make it has to know.
    await insertJob(trx, { kind: 'password-changed', payload: { userId: spent.user_id } });
    return true;
  });
}
