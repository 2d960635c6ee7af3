import { type Kysely, sql } from 'kysely';

/** Groups of photos get pupils, and shares of one group may show its class too. The groups that exist are classes from now on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Of a pupil: the class; null: it is a class. A class is deleted with its pupils, after the shares that show them have ended.
  await sql`alter table image_groups add column class_id bigint references image_groups (id) on delete cascade`.execute(db);
  await sql`create index image_groups_class on image_groups (class_id) where class_id is not null`.execute(db);
  // What a share of one group shows besides: of a pupil's its class, of a class its pupils. Without effect once the group is on the other level.
  await sql`alter table project_shares add column also_shows text check (also_shows in ('class', 'pupils'))`.execute(db);
}
