import { type Kysely, sql } from 'kysely';

/** How many photographs a card shows, see 013. */
const THUMBNAILS = 4;

const pictureKeys = ['file_key', 'medium_key', 'middle_key', 'thumb_key'] as const;

/** Tables of stored photographs. */
const pictures = ['media', 'gallery_images', 'loose_files', 'order_images', 'retouched_images'] as const;

/** Every column that holds the key of a file, by table. */
const keyColumns = {
  photographers: ['avatar_key', 'avatar_small_key'],
  ...Object.fromEntries(pictures.map((table) => [table, pictureKeys])),
  zip_chunks: ['file_key'],
};

const statements = [
  ...pictures.map(
    (table) => sql`alter table ${sql.table(table)}
      add column middle_key text unique,
      add column placeholder text check (placeholder ~ '^[A-Za-z0-9+/]{32}$')`,
  ),
  // The new files are kept, and doomed with their rows (see 006).
  sql`create or replace view kept_files as ${sql.join(
    Object.entries(keyColumns).flatMap(([table, columns]) =>
      columns.map((column) => sql`select ${sql.ref(column)} as key from ${sql.table(table)} where ${sql.ref(column)} is not null`),
    ),
    sql` union all `,
  )}`,
  ...pictures.flatMap((table) => {
    const trigger = sql.ref(`${table}_doom_files`);
    const names = sql.join(pictureKeys.map((column) => sql.lit(column)));
    const refs = sql.join(pictureKeys.map((column) => sql.ref(column)));
    return [
      sql`drop trigger ${trigger} on ${sql.table(table)}`,
      sql`create trigger ${trigger} after delete or update of ${refs} on ${sql.table(table)}
        for each row execute function doom_files(${names})`,
    ];
  }),
  // The ready cards (013) carry both.
  sql`create or replace function directory_card(person photographers) returns json language sql stable as $$
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
          select id, title, specialization_id, width, height, color, placeholder, medium_key, middle_key, thumb_key from media
          where photographer_id = person.id order by is_featured desc, position, id limit ${sql.lit(THUMBNAILS)}
        ) photo))
  $$`,
  sql`select remake_directory_cards()`,
  // What was uploaded before gets its copy afterwards, see `finish-pictures.ts`.
  sql`create index media_unfinished on media (id) where middle_key is null`,
  sql`insert into jobs (kind, payload) select 'finish-pictures', '{"after":0}' where exists (select from media)`,
];

/** A copy between the large and the small one, and twelve pixels to be shown until any of them has come. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
