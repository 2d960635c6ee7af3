import { type Kysely, sql } from 'kysely';

/** Every dash (`\p{Pd}`) and the minus sign. The hyphen of keyboards was an underscore before. */
const dashes = '֊־᐀᠆‐‑‒–—―⸗⸚⸺⸻⹀⹝〜〰゠︱︲﹘﹣－𐵮𐺭−';

/** One key for all spellings of a city: «Орел» and «Орёл» (`cityMatchKey`). The totals and the directory's version follow by their triggers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Cut as `storedCityKey` cuts it: some letters become two.
  await sql`update photographers
    set city_key = left(translate(normalize(city_key, NFC), ${sql.lit(`ё${dashes}`)}, ${sql.lit(`е${'_'.repeat(Array.from(dashes).length)}`)}), 100)
    where city_key ~ ${sql.lit(`[ё${dashes}]`)} or city_key is not nfc normalized`.execute(db);
  // What triggers have put off to the end is done now: a later migration of the same transaction could not change the table before it.
  await sql`set constraints all immediate`.execute(db);
}
