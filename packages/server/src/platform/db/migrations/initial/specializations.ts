import { sql } from 'kysely';

/** The specializations of every new installation, in the order in which they are shown; the last word names an image of the icon set. */
const list = [
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

/** What a photographer can be found by. The ids are fixed and not generated. */
export const specializations = [
  sql`create table specializations (
    id integer primary key,
    code text unique check (char_length(code) <= 100),
    name text not null check (char_length(name) <= 255),
    icon text not null default '' check (char_length(icon) <= 100),
    position integer not null default 0
  )`,
  sql`insert into specializations (id, code, name, icon, position)
    values ${sql.join(list.map(([id, code, name, icon], position) => sql`(${id}, ${code}, ${name}, ${icon}, ${position})`))}`,
];
