import { type Kysely, sql } from 'kysely';
import { loadLargeCities } from '@portal/api/cities';
import type { Database } from '../src/platform/db/database.ts';
import { storedCityKey } from '../src/modules/stored-city-key.ts';

/** Fills an empty database with photographers as uneven as life: few cities hold most of them. */
export async function generate(db: Kysely<Database>, count: number): Promise<void> {
  const cities = (await loadLargeCities()).map(({ label }) => label);
  const keys = cities.map((name) => storedCityKey(name));
  await sql`insert into users (email, password_hash) select 'bench' || n || '@photo.example', 'none' from generate_series(1, ${count}::int) n`.execute(
    db,
  );
  await sql`
    insert into photographers (id, first_name, last_name, city, city_key, about, bio, hourly_rate, rating, popularity, spec_ids, listed)
    select n, 'Имя', 'Фамилия ' || n, (${cities}::text[])[place], (${keys}::text[])[place], 'Снимаю школы', 'Снимаю школы и детские сады',
      500 + (n * 7919) % 9000, 3 + ((n * 104729) % 21) / 10.0, (n * 31) % 1000, array[1 + n % 12, 1 + (n * 5) % 12], true
    from (select n, 1 + floor(power(random(), 3) * 100)::int as place from generate_series(1, ${count}::int) n) people`.execute(db);
  await sql`insert into portfolios (photographer_id, title, specialization_id) select id, 'Выпускной', 1 from photographers`.execute(db);
  await sql`
    insert into media (portfolio_id, photographer_id, position, title, width, height, color, file_key, medium_key, thumb_key, bytes)
    select p.id, p.photographer_id, k, 'Кадр', 1600, 1067, '#808080', 'o' || p.id || '-' || k, 'm' || p.id || '-' || k, 't' || p.id || '-' || k, 1
    from portfolios p, generate_series(1, 4) k`.execute(db);
  await sql`vacuum analyze`.execute(db);
}
