import { type Kysely, sql } from 'kysely';

const version = [
  // One row that is another one whenever a page of the directory may be. A number could come again after a restored backup.
  sql`create table directory_version (
    version uuid not null default gen_random_uuid(),
    renewed_by xid8 not null default pg_current_xact_id()
  )`,
  sql`insert into directory_version default values`,
  // Once for a transaction, however many cards it changes.
  sql`create function renew_directory_version() returns trigger language plpgsql as $$
    begin
      update directory_version set (version, renewed_by) = (gen_random_uuid(), pg_current_xact_id())
        where renewed_by <> pg_current_xact_id();
      return null;
    end
  $$`,
  // The triggers of 013 change cards at the end of a transaction, and only when all of them have is this one called: after the
  // last lock that anybody takes, so that no two wait for each other in a ring.
  sql`create constraint trigger directory_cards_version after insert or update or delete on directory_cards
    deferrable initially deferred for each row execute function renew_directory_version()`,
];

const shown = ['first_name', 'last_name', 'city', 'about', 'bio', 'avatar_small_key', 'hourly_rate', 'rating', 'available', 'phone'];
/** What decides who is found changes the card as well, though it is not shown: so the card's own change tells of everything. */
const found = ['listed', 'city_key', 'spec_ids'];
const columns = [...shown, 'is_demo', ...found].map((name) => sql.ref(name));
const of = (row: 'old' | 'new') => sql.join(columns.map((column) => sql`${sql.raw(row)}.${column}`));

const telling = [
  sql`drop trigger photographers_card_changes on photographers`,
  sql`create constraint trigger photographers_card_changes after update of ${sql.join(columns)} on photographers
    deferrable initially deferred for each row
    when ((${of('old')}) is distinct from (${of('new')})) execute function keep_own_card()`,
  // All cards at once are made with their triggers off.
  sql`create or replace function remake_directory_cards() returns void language sql as $$
    truncate directory_cards;
    insert into directory_cards select id, directory_card(photographers) from photographers;
    update directory_version set version = gen_random_uuid()
  $$`,
];

/** Tells whether a page of the directory that was answered before is still right: all orders but that of views, which change often. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Whoever writes meanwhile waits: nobody is left out.
  await sql`lock table photographers in share row exclusive mode`.execute(db);
  for (const statement of [...version, ...telling]) await statement.execute(db);
}
