import { type Kysely, sql } from 'kysely';

/** A share of a class may ask who chooses: each family then has a share of its own, which follows the settings of that one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Of a family: the share that it came by, what it called itself, and the pupil of that name. Deferrable, because a backup is restored in any order.
  await sql`alter table project_shares
    add column chooses text not null default 'together' check (chooses in ('together', 'each_family')),
    add column parent_share_id bigint references project_shares (id) on delete cascade deferrable,
    add column family_name text check (char_length(family_name) between 1 and 80),
    add column pupil_id bigint references image_groups (id) on delete set null,
    add constraint project_shares_family check ((parent_share_id is null) = (family_name is null)
      and (parent_share_id is null or (role = 'client' and chooses = 'together')) and (parent_share_id is not null or pupil_id is null))`.execute(
    db,
  );
  await sql`create index project_shares_parent on project_shares (parent_share_id) where parent_share_id is not null`.execute(db);
  await sql`create index project_shares_pupil on project_shares (pupil_id) where pupil_id is not null`.execute(db);
  await sql`alter table image_groups alter constraint image_groups_class_id_fkey deferrable`.execute(db);
}
