import { sql } from 'kysely';

const imageKeys = ['file_key', 'medium_key', 'middle_key', 'thumb_key'] as const;

/** Every column that holds the key of a file, by table. */
const keyColumns = {
  photographers: ['avatar_key', 'avatar_small_key'],
  media: imageKeys,
  gallery_images: imageKeys,
  loose_files: imageKeys,
  project_images: imageKeys,
  retouched_images: imageKeys,
  zip_chunks: ['file_key'],
} as const;

/**
 * Files whose row is gone, until they are removed from the storage. Triggers insert them in the transaction that deletes the row, also when a cascade
 * does, so that no module can forget a file and no crash loses one.
 */
export const files = [
  sql`create table pending_deletions (
    key text primary key,
    queued_at timestamptz not null default now()
  )`,
  // The keys of all files that a row needs.
  sql`create view referenced_files as ${sql.join(
    Object.entries(keyColumns).flatMap(([table, columns]) =>
      columns.map((column) => sql`select ${sql.ref(column)} as key from ${sql.table(table)} where ${sql.ref(column)} is not null`),
    ),
    sql` union all `,
  )}`,
  // A file that another row names by the same transaction stays. One query for each key: with several at once, PostgreSQL would scan the keys of
  // everybody for every deleted row.
  sql`create function queue_file_deletion() returns trigger language plpgsql as $$
    declare
      name text;
      gone text;
    begin
      foreach name in array tg_argv loop
        gone := to_jsonb(old) ->> name;
        if gone is not null and not exists (select from referenced_files where referenced_files.key = gone) then
          insert into pending_deletions (key) values (gone) on conflict do nothing;
        end if;
      end loop;
      return null;
    end
  $$`,
  ...Object.entries(keyColumns).map(([table, columns]) => {
    const refs = sql.join(columns.map((column) => sql.ref(column)));
    const names = sql.join(columns.map((column) => sql.lit(column)));
    return sql`create trigger ${sql.ref(`${table}_queue_file_deletion`)} after delete or update of ${refs} on ${sql.table(table)}
      for each row execute function queue_file_deletion(${names})`;
  }),
];
