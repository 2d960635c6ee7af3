import { type Kysely, sql } from 'kysely';

/** How many photographs a card shows. Another number needs another migration: the cards are made anew by it. */
const THUMBNAILS = 4;

const tables = [
  // What a photographer's card shows, put together when something of it changes and not for every answer. No key refers to
  // the photographer: the triggers below take the row away, and a restored backup makes all of them anew.
  sql`create table directory_cards (
    photographer_id bigint primary key,
    card json not null,
    made_by xid8 not null default pg_current_xact_id()
  )`,
  sql`create function directory_card(person photographers) returns json language sql stable as $$
    select json_build_object(
      'id', person.id, 'first_name', person.first_name, 'last_name', person.last_name, 'city', person.city,
      'about', person.about, 'bio', person.bio, 'avatar_small_key', person.avatar_small_key,
      'hourly_rate', person.hourly_rate, 'rating', person.rating::float8, 'available', person.available,
      'phone', person.phone, 'is_demo', person.is_demo,
      'specializations', (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'code', code, 'icon', icon)
          order by position, id), '[]'::json) from specializations where id = any (person.spec_ids)),
      'links', (select coalesce(json_agg(json_build_object('network_id', network_id, 'username', username)
          order by position, network_id), '[]'::json) from social_links where photographer_id = person.id),
      'photos', (select coalesce(json_agg(photo), '[]'::json) from (
          select id, title, specialization_id, width, height, color, medium_key, thumb_key from media
          where photographer_id = person.id order by is_featured desc, position, id limit ${sql.lit(THUMBNAILS)}
        ) photo))
  $$`,
];

/**
 * All of this happens at the end of a transaction, after its last change and after its last other lock: two of them never
 * wait for each other in a ring. Whoever waits for the card sees, once it is free, what the other one has committed.
 */
const keeping = [
  sql`create function keep_directory_card(person bigint) returns void language plpgsql as $$
    begin
      -- The first of a transaction's changes has found all of them.
      if exists (select from directory_cards where photographer_id = person and made_by = pg_current_xact_id()) then
        return;
      end if;
      -- Waits while the name of a specialization goes into all cards.
      perform pg_advisory_xact_lock_shared(hashtext('directory_cards'));
      perform from directory_cards where photographer_id = person for update;
      insert into directory_cards select id, directory_card(photographers) from photographers where id = person
        on conflict (photographer_id) do update set (card, made_by) = (excluded.card, excluded.made_by);
      if not found then
        delete from directory_cards where photographer_id = person;
      end if;
    end
  $$`,
  // Of the old row and the new one, one may be none.
  sql`create function keep_own_card() returns trigger language plpgsql as $$
    begin
      perform keep_directory_card(coalesce(new.id, old.id));
      return null;
    end
  $$`,
  sql`create function keep_card_of_part() returns trigger language plpgsql as $$
    begin
      perform keep_directory_card(id) from (select old.photographer_id as id union select new.photographer_id order by 1) owner
        where id is not null;
      return null;
    end
  $$`,
  sql`create function keep_cards_of_specialization() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtext('directory_cards'));
      update directory_cards set (card, made_by) = (directory_card(person), pg_current_xact_id()) from photographers person
        where person.id = photographer_id and person.spec_ids && array[old.id, new.id];
      return null;
    end
  $$`,
];

const shown = ['first_name', 'last_name', 'city', 'about', 'bio', 'avatar_small_key', 'hourly_rate', 'rating', 'available', 'phone'];
const columns = [...shown, 'is_demo', 'spec_ids'].map((name) => sql.ref(name));
const of = (row: 'old' | 'new') => sql.join(columns.map((column) => sql`${sql.raw(row)}.${column}`));
const last = sql`deferrable initially deferred for each row`;

const triggers = [
  sql`create constraint trigger photographers_card after insert or delete on photographers ${last}
    execute function keep_own_card()`,
  sql`create constraint trigger photographers_card_changes after update of ${sql.join(columns)} on photographers ${last}
    when ((${of('old')}) is distinct from (${of('new')})) execute function keep_own_card()`,
  sql`create constraint trigger social_links_card after insert or update or delete on social_links ${last}
    execute function keep_card_of_part()`,
  sql`create constraint trigger media_card after insert or update or delete on media ${last}
    execute function keep_card_of_part()`,
  sql`create constraint trigger specializations_card after insert or update or delete on specializations ${last}
    execute function keep_cards_of_specialization()`,
];

const remaking = [
  sql`create function remake_directory_cards() returns void language sql as $$
    truncate directory_cards;
    insert into directory_cards select id, directory_card(photographers) from photographers
  $$`,
  // Last: from the triggers on nobody else can write before all of this is there, so nobody is left out.
  sql`select remake_directory_cards()`,
];

/** The cards of the directory, ready to be answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...tables, ...keeping, ...triggers, ...remaking]) await statement.execute(db);
}
