import { type Kysely, sql } from 'kysely';
import type { Database, Trx } from '../../platform/db/database.ts';

type Db = Kysely<Database>;

/** Rows of which there may be millions are read so many at a time. */
const ROWS_AT_ONCE = 1_000;

/** The next keys of files whose row is gone, in the order of their names. */
export async function selectPendingDeletions(db: Db, after: string, count: number): Promise<string[]> {
  const rows = await db.selectFrom('pending_deletions').select('key').where('key', '>', after).orderBy('key').limit(count).execute();
  return rows.map(({ key }) => key);
}

/** Forgets files that the storage does not hold any more. */
export async function forgetPendingDeletions(db: Db, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await db.deleteFrom('pending_deletions').where('key', 'in', keys).execute();
}

/** Which of the keys no row names. Looked up one by one, by the `limit`: all at once, every file of everybody would be gone through. */
export async function selectUnknown(db: Db, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select asked.key from unnest(${keys}::text[]) as asked (key)
    left join lateral (select true as is_kept from referenced_files where referenced_files.key = asked.key limit 1) as found on true
    where found.is_kept is null`.execute(db);
  return rows.map(({ key }) => key);
}

/**
 * The key of every file that a row needs, each once, as it is at one moment, in the order of their bytes: that in which a storage
 * lists its files. The database sorts them once, on its own disk. Read page by page it would sort all of them for each,
 * since no index has this order. Inside a transaction, once: its cursor stays open when not all are read.
 */
export async function* readReferenced(trx: Trx): AsyncGenerator<{ key: string }> {
  await sql`declare kept no scroll cursor for select distinct key collate "C" as key from referenced_files order by 1`.execute(trx);
  for (;;) {
    const { rows } = await sql<{ key: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from kept`.execute(trx);
    if (rows.length === 0) break;
    yield* rows;
  }
  await sql`close kept`.execute(trx);
}

/** Whether any row names the file now. For many keys at once there is `selectUnknown`. */
export async function isReferenced(db: Db, key: string): Promise<boolean> {
  return (await db.selectFrom('referenced_files').select('key').where('key', '=', key).executeTakeFirst()) !== undefined;
}

export interface Original {
  key: string;
  bytes: number;
  /** Null: uploaded before it was written down. */
  sha256: string | null;
}

/** What is known of the untouched files, few at a time. */
export async function* readOriginals(db: Db): AsyncGenerator<Original> {
  // Loose ones first: one that goes to a portfolio meanwhile is met there.
  for (const table of ['loose_files', 'media', 'gallery_images', 'order_images', 'retouched_images']) {
    for (let after = 0; ;) {
      const { rows } = await sql<Original & { id: number }>`
        select id, file_key as key, bytes, content_hash as sha256 from ${sql.table(table)}
        where id > ${after} order by id limit ${ROWS_AT_ONCE}`.execute(db);
      const last = rows.at(-1);
      if (!last) break;
      yield* rows;
      after = last.id;
    }
  }
}

/** Deletes stored files that no portfolio took in time; their files are queued for deletion by the same transaction. */
export async function deleteExpiredLoose(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('loose_files').where('created_at', '<', before).execute();
}

/** What every process of a database must agree on: the mark of the storage its files lie in, the secret of private addresses. */
type Agreed = 'file_storage' | 'signing_secret';

/** A value that was agreed on. */
export async function selectAgreed(db: Db, key: Agreed): Promise<string | undefined> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return typeof row?.value === 'string' ? row.value : undefined;
}

/** Proposes a value, unless there is one; answers the one that stands. */
export async function agree(db: Db, key: Agreed, value: string): Promise<string | undefined> {
  await db
    .insertInto('settings')
    .values({ key, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return selectAgreed(db, key);
}

/** Puts another value in the place of the one that stood. */
export async function setAgreed(db: Db, key: Agreed, value: string): Promise<void> {
  const json = JSON.stringify(value);
  await db
    .insertInto('settings')
    .values({ key, value: json })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: json }))
    .execute();
}

/** Lets the next process that looks for a value make another. */
export async function dropAgreed(db: Db, key: Agreed): Promise<void> {
  await db.deleteFrom('settings').where('key', '=', key).execute();
}

/** The settings' row that holds the lease of the storage sweep. */
const SWEEP = 'storage_sweep';

/**
 * Takes the sweep for so long, by the clock of the database. Answers the lease, which differs from every other one by its
 * end, to the microsecond; `null`: another process has it, or has just done it. One that ends later than two of this length
 * from now was given before the clock was put back.
 */
export async function takeSweep(db: Db, ms: number): Promise<string | null> {
  const now = sql`extract(epoch from clock_timestamp()) * 1000`;
  const { rows } = await sql<{ lease: string }>`
    insert into settings (key, value) values (${SWEEP}, to_jsonb(${now} + ${ms}::numeric))
    on conflict (key) do update set value = excluded.value
      where (settings.value #>> '{}')::numeric not between ${now} and ${now} + 2 * ${ms}::numeric
    returning value::text as lease`.execute(db);
  return rows[0]?.lease ?? null;
}

/** The sweep was not finished: the next process may do it. A lease that another one has taken already stays. */
export async function releaseSweep(db: Db, lease: string): Promise<void> {
  await sql`delete from settings where key = ${SWEEP} and value = ${lease}::text::jsonb`.execute(db);
}
