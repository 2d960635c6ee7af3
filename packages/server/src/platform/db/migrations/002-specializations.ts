import { type Kysely, sql } from 'kysely';

/** The reference list that every installation begins with; a picture's name is one of the icon set. */
const specializations = [
  [1, 'school-albums', 'Школьные альбомы', 'book'],
  [2, 'kindergarten', 'Детские сады', 'blocks'],
  [3, 'vignettes', 'Виньетки', 'grid'],
  [4, 'portrait', 'Портрет', 'user'],
  [5, 'reportage', 'Репортаж', 'mic'],
  [6, 'prom', 'Выпускной вечер', 'star'],
  [7, 'family', 'Семейная съёмка', 'home'],
  [8, 'wedding', 'Свадьбы', 'heart'],
  [9, 'studio', 'Студийная съёмка', 'image'],
  [10, 'birthday', 'Дни рождения', 'gift'],
  [11, 'graduation-albums', 'Выпускные альбомы', 'cap'],
  [12, 'photo-session', 'Фотосессии', 'eye'],
] as const;

/** Fills the list, which is shown in this order. The ids are given here: none is generated. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [position, [id, code, name, icon]] of specializations.entries()) {
    await sql`insert into specializations (id, code, name, icon, position) values (${id}, ${code}, ${name}, ${icon}, ${position})`.execute(
      db,
    );
  }
}
