import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../platform/db/database.ts';
import type { Manifest } from './manifest.ts';

/** The migrator's own tables. */
const own = ['kysely_migration', 'kysely_migration_lock'];
const ROWS_AT_ONCE = 500;

type Db = Kysely<Database> | Transaction<Database>;

/** Every table; tables that others refer to come first. */
export async function selectTables(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(db);
  const { rows: references } = await sql<{ from: string; to: string }>`
    select conrelid::regclass::text as "from", confrelid::regclass::text as "to" from pg_constraint where contype = 'f'`.execute(db);
  const left = new Set(tables.map(({ name }) => name).filter((name) => !own.includes(name)));
  const sorted: string[] = [];
  while (left.size > 0) {
    const free = [...left].filter((name) => !references.some(({ from, to }) => from === name && to !== name && left.has(to)));
    if (free.length === 0) throw new Error('Tables refer to each other in a circle');
    for (const name of free) left.delete(name);
    sorted.push(...free);
  }
  return sorted;
}

/** Names of the migrations that a database has had, in order. A backup is restored only where they are the same. */
export async function selectMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Every row of a table as a line of JSON, a few at a time. Must run inside a transaction. */
export async function* readRows(trx: Transaction<Database>, table: string): AsyncGenerator<string[]> {
  // A timestamp must give the same text whatever the database's time zone is.
  await sql`set local timezone to 'UTC'`.execute(trx);
  await sql`declare dumped no scroll cursor for select to_jsonb(dumped)::text as line from ${sql.table(table)} as dumped`.execute(trx);
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from dumped`.execute(trx);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await sql`close dumped`.execute(trx);
}

/** Inserts lines of `readRows` with their original ids: call `setSequences` afterwards. A column that a line does not name becomes null, not its default. */
export async function writeRows(trx: Transaction<Database>, table: string, lines: readonly string[]): Promise<void> {
  await sql`insert into ${sql.table(table)} overriding system value
    select filled.* from unnest(${lines}::text[]) as line, jsonb_populate_record(null::${sql.table(table)}, line::jsonb) as filled`.execute(
    trx,
  );
}

/** Where the sequence of each table continues, in the order of tables. Where `isCalled` is false, `last` itself is the next value. */
export async function selectSequences(db: Db): Promise<Manifest['sequences']> {
  const { rows } = await sql<{ table: string; column: string; sequence: string }>`
    select table_name as "table", column_name as "column", pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
    from information_schema.columns where table_schema = 'public' and is_identity = 'YES' order by 1, 2`.execute(db);
  const sequences: Manifest['sequences'] = [];
  for (const { table, column, sequence } of rows) {
    const found = await sql<{
      last: number;
      called: boolean;
    }>`select last_value as last, is_called as called from ${sql.table(sequence)}`.execute(db);
    for (const { last, called } of found.rows) sequences.push({ table, column, last, isCalled: called });
  }
  return sequences;
}

/** Lets sequences continue where they did when the backup was made. Sequences are not transactional: a rollback does not undo this. */
export async function setSequences(trx: Transaction<Database>, sequences: Manifest['sequences']): Promise<void> {
  for (const { table, column, last, isCalled } of sequences) {
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}), ${last}, ${isCalled})`.execute(trx);
  }
}
