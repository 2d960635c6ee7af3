import { type Kysely, sql } from 'kysely';

/** Tables of what somebody has made: it may be much. */
const tables = ['portfolios', 'projects', 'gallery_images', 'loose_files', 'education'] as const;

/**
 * The same as in 006, by one question for each key: asked about several at once, the database would go through all files
 * of all people for every deleted row.
 */
const doom = sql`create or replace function doom_files() returns trigger language plpgsql as $$
    declare
      name text;
      gone text;
    begin
      foreach name in array tg_argv loop
        gone := to_jsonb(old) ->> name;
        if gone is not null and not exists (select from kept_files where kept_files.key = gone) then
          insert into doomed_files (key) values (gone) on conflict do nothing;
        end if;
      end loop;
      return null;
    end
  $$`;

/** What somebody has made hangs on the account, not on the card: a card goes at once, the rest in pieces after it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await doom.execute(db);
  for (const table of tables) {
    const name = sql.ref(`${table}_photographer_id_fkey`);
    await sql`alter table ${sql.table(table)} drop constraint ${name},
      add constraint ${name} foreign key (photographer_id) references users (id) on delete cascade`.execute(db);
  }
}
