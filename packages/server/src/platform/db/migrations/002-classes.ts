import { type Kysely, sql } from 'kysely';

/** Groups of photos get pupils, and shares of one group may show its class too. The groups that exist are classes from now on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Of a pupil: the class; null: it is a class. A class is deleted with its pupils, after the shares that show them have ended.
  await sql`alter table image_groups add column class_id bigint references image_groups (id) on delete cascade`.execute(db);
  await sql`create index image_groups_class on image_groups (class_id) where class_id is not null`.execute(db);
  // Of a share of one group: also what is of the whole class, or of a class also what is of its pupils.
  await sql`alter table project_shares add column with_class boolean not null default false`.execute(db);
}
