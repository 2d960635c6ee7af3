import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/platform/db/database.ts';

/** Every row that belongs to a person, as text in a fixed order: two equal lists mean that nothing was changed. */
export async function belongingsOf(db: Kysely<Database>, userId: number): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public'
      and (column_name in ('photographer_id', 'user_id') or (column_name = 'id' and table_name in ('users', 'photographers')))
    order by table_name`.execute(db);
  const { rows: ofLinks } = await sql<{ table: string }>`
    select table_name as "table" from information_schema.columns where table_schema = 'public' and column_name = 'share_id'
    order by table_name`.execute(db);
  const linked = ofLinks.map(({ table }) =>
    sql<{ line: string }>`select ${table} || ' ' || to_jsonb(owned)::text as line from ${sql.table(table)} as owned
      where share_id in (select id from project_shares where photographer_id = ${userId})`.execute(db),
  );
  const lists = await Promise.all([
    ...linked,
    ...columns.map(({ table, column }) =>
      sql<{ line: string }>`select ${table} || ' ' || to_jsonb(owned)::text as line
        from ${sql.table(table)} as owned where ${sql.ref(column)} = ${userId}`.execute(db),
    ),
  ]);
  return lists.flatMap(({ rows }) => rows.map(({ line }) => line)).toSorted();
}
