import { type Kysely, sql } from 'kysely';

const statements = [
  // As in 015, but who has no specialization is a set too: then all sets together are everybody, and who has any of many
  // can be told from those who have none of them.
  sql`create or replace function directory_places(person photographers)
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
      where person.listed and price.rubles is not null
    $$`,
  // Few or none: whoever fills in the card names one. The other totals stay as they are, and may be read meanwhile.
  sql`insert into directory_counts
    select place.*, count(*) from photographers person, directory_places(person) place
    where person.listed and person.spec_ids = '{}' and place.specializations = 'exactly' group by 1, 2, 3, 4, 5, 6`,
];

/** Totals of those who have no specialization. Processes of the version before do not look at them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Whoever writes meanwhile waits, and is counted by the new rule.
  await sql`lock table photographers in share row exclusive mode`.execute(db);
  for (const statement of statements) await statement.execute(db);
}
