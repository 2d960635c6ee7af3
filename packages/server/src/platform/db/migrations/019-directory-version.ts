import { type Kysely, sql } from 'kysely';

const version = [
  // One row that is another one whenever a page of the directory may be. A number could come again after a restored backup.
  sql`create table directory_version (
    one boolean primary key default true check (one),
    version uuid not null default gen_random_uuid()
  )`,
  sql`insert into directory_version default values`,
  // Once for a transaction, however many cards it changes.
  sql`create function renew_directory_version() returns trigger language plpgsql as $$
    begin
      update directory_version set version = gen_random_uuid() where xmin <> pg_current_xact_id()::xid;
      return null;
    end
  $$`,
  // The triggers of 013 change cards at the end of a transaction, and only when all of them have is this one called: after the
  // last lock that anybody takes, so that no two wait for each other in a ring.
  sql`create constraint trigger directory_cards_version after insert or update or delete on directory_cards
    deferrable initially deferred for each row execute function renew_directory_version()`,
];

const listing = [
  // Who is found is told by the card, too, though it does not show it: so a change of the card tells of everything.
  sql`create constraint trigger photographers_card_found after update of listed, city_key on photographers
    deferrable initially deferred for each row
    when ((old.listed, old.city_key) is distinct from (new.listed, new.city_key)) execute function keep_own_card()`,
];

const remaking = [
  // Whoever calls it turns directory_cards_version off around it, or that is called for every card.
  sql`create or replace function remake_directory_cards() returns void language sql as $$
    truncate directory_cards;
    insert into directory_cards select id, directory_card(photographers) from photographers;
    update directory_version set version = gen_random_uuid()
  $$`,
];

/**
 * Tells whether a page of the directory that was answered before is still right: in all orders but that of views, which change
 * often.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Photographers before cards, as everybody locks them.
  for (const statement of [...listing, ...version, ...remaking]) await statement.execute(db);
}
