import { type Kysely, sql } from 'kysely';
import { loadLargeCities } from '@portal/api/cities';
import type { Database } from '../../server/src/platform/db/database.ts';
import { storedCityKey } from '../../server/src/modules/stored-city-key.ts';

/** People written by one statement: neither the memory nor the write-ahead log grows with how many there are in all. */
const AT_ONCE = 20_000;

/** Where a tenth of all photographers live. */
export const largestCity = 'Москва';

/**
 * Fills an empty database with photographers as uneven as life: many of them in the largest city, a ninth without a
 * price, one to three specializations, four photos each. The same ones every time.
 */
export async function generate(db: Kysely<Database>, count: number): Promise<void> {
  const others = (await loadLargeCities()).map(({ label }) => label).filter((label) => label !== largestCity);
  const cities = [largestCity, ...others];
  await db.connection().execute(async (connection) => {
    const rebuild = await dropIndexes(connection);
    // What is generated refers to what is there: no key has to be looked up, 8 million times.
    await sql`set session_replication_role = replica`.execute(connection);
    for (let from = 1; from <= count; from += AT_ONCE) {
      await insertPeople(connection, cities, from, Math.min(count, from + AT_ONCE - 1));
      await sql`checkpoint`.execute(connection);
    }
    await sql`set session_replication_role = origin`.execute(connection);
    await rebuild();
    for (const table of ['users', 'portfolios'])
      await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${count})`.execute(connection);
    await sql`vacuum analyze`.execute(connection);
  });
}

async function insertPeople(db: Kysely<Database>, cities: readonly string[], from: number, to: number): Promise<void> {
  const keys = cities.map((name) => storedCityKey(name));
  await sql`insert into users (id, email, password_hash) overriding system value
    select n, 'bench' || n || '@photo.example', 'none' from generate_series(${from}::int, ${to}::int) n`.execute(db);
  // `chance` holds numbers between 0 and 1 without an order that an index could profit from.
  await sql`
    insert into photographers (id, first_name, last_name, city, city_key, about, bio, hourly_rate, rating, popularity, spec_ids, listed)
    select n, 'Имя', 'Фамилия ' || n, (${cities}::text[])[place], (${keys}::text[])[place], 'Снимаю школы', 'Снимаю школы и детские сады',
      case when n % 9 = 0 then null else 500 + 100 * floor(90 * chance[2] * chance[3])::int end,
      case when n % 3 = 0 then 0 else 3 + floor(21 * chance[4]) / 10 end,
      floor(1000 * chance[5] * chance[6])::int, array(select distinct kind from unnest(kinds[1:1 + n % 3]) kind order by kind), true
    from generate_series(${from}::int, ${to}::int) n,
      lateral (select array_agg((hashint8(n * 16 + k)::bigint + 2147483648) / 4294967296.0) as chance from generate_series(1, 9) k) numbers,
      lateral (select least(${cities.length}::int, floor(exp(chance[1]::float8 * ln(${cities.length}::float8 + 1)))::int) as place,
        array[1 + floor(12 * chance[7] * chance[2])::int, 1 + floor(12 * chance[8])::int, 1 + floor(12 * chance[9])::int] as kinds) chosen`.execute(
    db,
  );
  await sql`
    insert into portfolios (id, photographer_id, title, specialization_id) overriding system value
    select n, n, 'Выпускной', 1 from generate_series(${from}::int, ${to}::int) n`.execute(db);
  await sql`
    insert into media (portfolio_id, photographer_id, position, title, width, height, color, file_key, medium_key, thumb_key, bytes)
    select n, n, k, 'Кадр', 1600, 1067, '#808080', key || 'o', key || 'm', key || 't', 1
    from generate_series(${from}::int, ${to}::int) n, generate_series(1, 4) k,
      lateral (select lpad(n::text, 8, '0') || '-' || k as key) keys`.execute(db);
}

/** Takes away what serves only to read; answers what restores it, which for many rows is quicker than maintaining it. */
async function dropIndexes(db: Kysely<Database>): Promise<() => Promise<void>> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where not indisunique and indrelid in ('photographers'::regclass, 'portfolios'::regclass, 'media'::regclass)`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(db);
  return async () => {
    for (const { definition } of rows) await sql.raw(definition).execute(db);
  };
}
