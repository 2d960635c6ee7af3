import { type Kysely, sql } from 'kysely';

const statements = [
  sql`drop table directory_counts`,
  sql`drop function directory_places`,
  // As in 010, and for each one and each two specializations how many have them, whatever else they have: who has any of
  // two are those who have the one and those who have the other, without those who have both. With sets alone, a range of
  // prices would add up each set at each price.
  sql`create table directory_counts (
    specializations text not null check (specializations in ('any', 'exactly', 'with')),
    by_city boolean not null,
    by_price boolean not null,
    city_key text not null,
    spec_ids integer[] not null,
    price integer not null,
    people integer not null,
    primary key (specializations, by_city, by_price, city_key, spec_ids, price) include (people)
  )`,
  sql`create function directory_places(person photographers)
    returns table (specializations text, by_city boolean, by_price boolean, city_key text, spec_ids integer[], price integer)
    language sql immutable as $$
      with own as (select distinct id from unnest(person.spec_ids) id)
      select kinds.how, city.is_one, price.is_one, city.key, kinds.ids, price.rubles
      from (values (false, ''), (true, person.city_key)) as city (is_one, key),
        (values (false, 0), (true, person.hourly_rate)) as price (is_one, rubles),
        (
          select 'any' as how, array[]::integer[] as ids
          union all select 'exactly', array(select id from own order by id)
          union all select 'with', array[id] from own
          union all select 'with', array[one.id, other.id] from own one join own other on one.id < other.id
        ) kinds
      where person.listed and price.rubles is not null and (kinds.how = 'any' or kinds.ids <> '{}')
    $$`,
  // In one order, so that two of them never wait for each other in a ring.
  sql`create or replace function count_directory() returns trigger language plpgsql as $$
    begin
      insert into directory_counts as counted
        select specializations, by_city, by_price, city_key, spec_ids, price, sum(change)
        from (select *, 1 as change from directory_places(new) union all select *, -1 from directory_places(old)) changes
        group by 1, 2, 3, 4, 5, 6 having sum(change) <> 0 order by 1, 2, 3, 4, 5, 6
        on conflict (specializations, by_city, by_price, city_key, spec_ids, price)
          do update set people = counted.people + excluded.people;
      delete from directory_counts counted using directory_places(old) place
        where counted.people = 0
          and (counted.specializations, counted.by_city, counted.by_price, counted.city_key, counted.spec_ids, counted.price)
            = (place.specializations, place.by_city, place.by_price, place.city_key, place.spec_ids, place.price);
      return null;
    end
  $$`,
  sql`select recount_directory()`,
];

/** Totals of those who have a specialization, and of those who have two. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The triggers of 010 are there already: whoever writes meanwhile waits, and is counted by the new rule.
  await sql`lock table photographers in share row exclusive mode`.execute(db);
  for (const statement of statements) await statement.execute(db);
}
