import { type Kysely, sql } from 'kysely';
import { retouchedMatcher } from '@portal/api';

interface Named {
  id: number;
  name: string;
}

const tables = [
  sql`create table retouched_photos (
    id bigint generated always as identity primary key,
    project_id bigint not null,
    photographer_id bigint not null,
    -- Null: no photograph of the order fits, or the one that did was deleted.
    original_id bigint unique references order_images (id) on delete set null,
    foreign key (project_id, photographer_id) references projects (id, photographer_id) on delete cascade
  )`,
  sql`create index retouched_photos_project on retouched_photos (project_id)`,
  sql`alter table retouched_images add column photo_id bigint`,
  sql`alter table retouched_images drop constraint retouched_images_project_id_name_version_key`,
  sql`create index retouched_images_project on retouched_images (project_id)`,
];

const links = [
  // Of several that became one photograph the newest is the current version.
  sql`update retouched_images as image set version = numbered.version from (
      select id, row_number() over (partition by photo_id order by created_at, version, id) as version
      from retouched_images as one where exists (select from retouched_images as other where other.photo_id = one.photo_id and other.name <> one.name)
    ) as numbered where numbered.id = image.id`,
  // Checked at the end of a statement: versions of two photographs may change places when they become one.
  sql`alter table retouched_images alter column photo_id set not null,
    add foreign key (photo_id) references retouched_photos (id) on delete cascade,
    add unique (photo_id, version) deferrable initially immediate`,
];

/**
 * What was retouched of one original is one photograph with versions, whatever its files are called, and stays with the original when
 * that is renamed. Until now both followed from the names: they are asked once more, and written down.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of tables) await statement.execute(db);
  const { rows: projects } = await sql<{ project_id: number; photographer_id: number }>`
    select distinct project_id, photographer_id from retouched_images order by project_id`.execute(db);
  for (const project of projects) await linkProject(db, project);
  for (const statement of links) await statement.execute(db);
}

async function linkProject(
  db: Kysely<unknown>,
  { project_id, photographer_id }: { project_id: number; photographer_id: number },
): Promise<void> {
  const { rows: originals } =
    await sql<Named>`select id, name from order_images where project_id = ${project_id} order by position, id`.execute(db);
  const { rows: names } = await sql<{ name: string }>`
    select distinct name from retouched_images where project_id = ${project_id} order by name`.execute(db);
  const match = retouchedMatcher(originals);
  const found = names.map(({ name }) => {
    const original = match(name);
    return { name, original_id: original.kind === 'matched' ? original.id : null };
  });
  for (const [key, group] of Map.groupBy(found, ({ name, original_id }) => original_id ?? name)) {
    const { rows } = await sql<{ id: number }>`
      insert into retouched_photos (project_id, photographer_id, original_id)
      values (${project_id}, ${photographer_id}, ${typeof key === 'number' ? key : null}) returning id`.execute(db);
    await sql`update retouched_images set photo_id = ${rows[0]?.id} where project_id = ${project_id}
      and name = any (${group.map(({ name }) => name)}::text[])`.execute(db);
  }
}
