import { type Kysely, sql } from 'kysely';

/** How names of pictures end. Nobody ends a caption so: such a title was taken from the file. */
const ending = sql.lit('\\.(jpe?g|jpe|jfif|png|webp|gif|avif|hei[cf]|tiff?|bmp)$');

const statements = [
  sql`alter table media add column file_name text not null default '' check (char_length(file_name) <= 255)`,
  sql`update media set file_name = title, title = '' where title ~* ${ending}`,
  sql`update gallery_images set title = '' where title ~* ${ending}`,
  // What triggers have put off to the end is done now: a later migration of the same transaction could not change the tables before it.
  sql`set constraints all immediate`,
];

/** A title is what a person has written. Until now a photo without one had the name of its file, which visitors read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
