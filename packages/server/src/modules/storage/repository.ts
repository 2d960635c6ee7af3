import { type Kysely, sql } from 'kysely';
import type { Database, Trx } from '../../platform/db/database.ts';

type Db = Kysely<Database>;

/** Batch size for tables that may have millions of rows. */
const ROWS_AT_ONCE = 1_000;

/** The next keys of files whose row is gone, ordered by key. */
export async function selectPendingDeletions(db: Db, after: string, count: number): Promise<string[]> {
  const rows = await db.selectFrom('pending_deletions').select('key').where('key', '>', after).orderBy('key').limit(count).execute();
  return rows.map(({ key }) => key);
}

/** Deletes the entries of files that are no longer in the storage. */
export async function forgetPendingDeletions(db: Db, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await db.deleteFrom('pending_deletions').where('key', 'in', keys).execute();
}

/** Which of the keys no row names. The `limit` makes PostgreSQL look them up one by one in the indexes instead of scanning the files of everybody. */
export async function selectUnknown(db: Db, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select asked.key from unnest(${keys}::text[]) as asked (key)
    left join lateral (select true as is_kept from referenced_files where referenced_files.key = asked.key limit 1) as found on true
    where found.is_kept is null`.execute(db);
  return rows.map(({ key }) => key);
}

/**
 * The key of every file that a row needs, each once, a snapshot in byte order, which is the order of the storage's list. One cursor sorts them once,
 * on the database's disk; page by page it would sort all of them for each page, since no index has this order. Once in a transaction: the cursor
 * stays open when not all are read.
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
  /** Null: uploaded before sizes and checksums were stored. */
  sha256: string | null;
}

/** What is known of the originals, a few at a time. */
export async function* readOriginals(db: Db): AsyncGenerator<Original> {
  // Loose files first, so that one that is moved to a portfolio meanwhile is found there.
  for (const table of ['loose_files', 'media', 'gallery_images', 'project_images', 'retouched_images']) {
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

/** Values that all processes of a database share: the mark of the storage that holds its files, and the secret of private addresses. */
type SharedKey = 'file_storage' | 'signing_secret';

/** A shared value. */
export async function selectSharedValue(db: Db, key: SharedKey): Promise<string | undefined> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return typeof row?.value === 'string' ? row.value : undefined;
}

/** Stores a value, unless there is one; answers the stored one. */
export async function proposeSharedValue(db: Db, key: SharedKey, value: string): Promise<string | undefined> {
  await db
    .insertInto('settings')
    .values({ key, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return selectSharedValue(db, key);
}

/** Replaces the stored value. */
export async function setSharedValue(db: Db, key: SharedKey, value: string): Promise<void> {
  const json = JSON.stringify(value);
  await db
    .insertInto('settings')
    .values({ key, value: json })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: json }))
    .execute();
}

/** Deletes the value, so that the next process makes a new one. */
export async function deleteSharedValue(db: Db, key: SharedKey): Promise<void> {
  await db.deleteFrom('settings').where('key', '=', key).execute();
}

/** The settings row that holds the lease of the storage sweep. */
const SWEEP = 'storage_sweep';

/**
 * Takes the lease of the sweep for so long, by the clock of the database. Answers the lease, which is identified by its end, to the microsecond;
 * `null`: another process has it, or has just finished. A lease that ends later than twice this length from now was taken before the clock was set
 * back, and is ignored.
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

/** Releases an unfinished sweep for the next process. A lease that another process has taken by now stays. */
export async function releaseSweep(db: Db, lease: string): Promise<void> {
  await sql`delete from settings where key = ${SWEEP} and value = ${lease}::text::jsonb`.execute(db);
}
