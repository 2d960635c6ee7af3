import { type Kysely, sql } from 'kysely';

/** One key for all spellings of a city: «Орел» and «Орёл» (`cityMatchKey`). The totals and the directory's version follow by their triggers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update photographers set city_key = translate(normalize(city_key, NFC), 'ё‐‑–—', 'е____')
    where city_key ~ '[ё‐‑–—]' or city_key is not nfc normalized`.execute(db);
}
