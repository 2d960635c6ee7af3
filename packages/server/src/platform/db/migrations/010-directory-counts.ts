import { type Kysely, sql } from 'kysely';

const statements = [
  // How many photographers the directory shows: everywhere and in each city, at any and at each price, with any and with
  // each set of specializations. Counting them anew would read the whole catalogue for every page.
  sql`create table directory_counts (
    by_city boolean not null,
    by_price boolean not null,
    by_specializations boolean not null,
    city_key text not null,
    price integer not null,
    spec_ids integer[] not null,
    people integer not null,
    primary key (by_city, by_price, by_specializations, city_key, price, spec_ids) include (people)
  )`,
  // Where a photographer is counted: at most eight times. What is not looked at is empty.
  sql`create function directory_places(person photographers)
    returns table (by_city boolean, by_price boolean, by_specializations boolean, city_key text, price integer, spec_ids integer[])
    language sql immutable as $$
      select city.is_one, price.is_one, kinds.is_one, city.key, price.rubles, kinds.ids
      from (values (false, ''), (true, person.city_key)) as city (is_one, key),
        (values (false, 0), (true, person.hourly_rate)) as price (is_one, rubles),
        (values (false, array[]::integer[]), (true, array(select distinct id from unnest(person.spec_ids) id order by id)))
          as kinds (is_one, ids)
      where person.listed and price.rubles is not null and (kinds.ids <> '{}' or not kinds.is_one)
    $$`,
  // In one order, so that two of them never wait for each other in a ring.
  sql`create function count_directory() returns trigger language plpgsql as $$
    begin
      insert into directory_counts as counted
        select by_city, by_price, by_specializations, city_key, price, spec_ids, sum(change)
        from (select *, 1 as change from directory_places(new) union all select *, -1 from directory_places(old)) changes
        group by 1, 2, 3, 4, 5, 6 having sum(change) <> 0 order by 1, 2, 3, 4, 5, 6
        on conflict (by_city, by_price, by_specializations, city_key, price, spec_ids)
          do update set people = counted.people + excluded.people;
      delete from directory_counts counted using directory_places(old) place
        where counted.people = 0
          and (counted.by_city, counted.by_price, counted.by_specializations, counted.city_key, counted.price, counted.spec_ids)
            = (place.by_city, place.by_price, place.by_specializations, place.city_key, place.price, place.spec_ids);
      return null;
    end
  $$`,
  sql`create function recount_directory() returns void language sql as $$
    truncate directory_counts;
    insert into directory_counts
      select place.*, count(*) from photographers person, directory_places(person) place group by 1, 2, 3, 4, 5, 6
  $$`,
  sql`create trigger photographers_count after insert or delete on photographers
    for each row execute function count_directory()`,
  sql`create trigger photographers_recount after update of listed, city_key, hourly_rate, spec_ids on photographers
    for each row when ((old.listed, old.city_key, old.hourly_rate, old.spec_ids)
      is distinct from (new.listed, new.city_key, new.hourly_rate, new.spec_ids))
    execute function count_directory()`,
  // Last: from the triggers on nobody else can write before all of this is there, so nobody is left out.
  sql`select recount_directory()`,
];

/** Totals of the directory that are kept, not counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
