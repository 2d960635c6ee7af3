import { type Kysely, type Selectable, sql } from 'kysely';
import { limits, type NewProject, type Project, type ProjectCategory, Refusal, sentences } from '@portal/api';
import type { Database } from '../../platform/db/database.ts';
import type { ProjectsTable } from '../../platform/db/tables/projects.ts';
import { lockPhotographer } from '../lock-repository.ts';

export type Db = Kysely<Database>;
/** A project as the tables store it, without the addresses that the configuration adds; its previews are keys of files. */
export type StoredProject = Omit<Project, 'url' | 'productUrl'>;
interface Row extends Selectable<ProjectsTable> {
  category: string | null;
  photo_count: number;
  retouched_count: number;
  waiting_count: number;
  preview_keys: string[] | null;
}

const toProject = (row: Row): StoredProject => ({
  id: row.id,
  orderId: row.id,
  name: row.name,
  categoryId: row.category_id,
  category: row.category,
  createdAt: row.created_at.toISOString(),
  archivedAt: row.archived_at?.toISOString() ?? null,
  clientName: row.client_name || null,
  clientEmail: row.client_email || null,
  clientPhone: row.client_phone || null,
  shootDate: row.shoot_date,
  deadline: row.deadline,
  photoCount: row.photo_count,
  retouchedCount: row.retouched_count,
  waitingCount: row.waiting_count,
  previews: row.preview_keys ?? [],
});

const ownProjects = (db: Db, photographerId: number) =>
  db
    .selectFrom('projects')
    .leftJoin('project_categories', 'project_categories.id', 'projects.category_id')
    .selectAll('projects')
    .select([
      'project_categories.name as category',
      sql<number>`(select count(*)::int from project_images where project_images.project_id = projects.id and card is null)`.as(
        'photo_count',
      ),
      sql<number>`(select count(*)::int from retouched_photos where project_id = projects.id and original_id is not null)`.as(
        'retouched_count',
      ),
      sql<number>`(select count(*)::int from retouched_photos as photo where project_id = projects.id and not is_held and (
        select shown_at from retouched_images where photo_id = photo.id order by version desc limit 1) is null)`.as('waiting_count'),
      sql<string[] | null>`(select array_agg(thumb_key order by position, id) from (
        select thumb_key, position, id from project_images where project_images.project_id = projects.id and card is null
        order by position, id limit ${limits.projectPreviews}) as first)`.as('preview_keys'),
    ])
    .where('projects.photographer_id', '=', photographerId);

/** The newest first; of two made at once the later one. */
export async function selectProjects(db: Db, photographerId: number): Promise<StoredProject[]> {
  const rows = await ownProjects(db, photographerId)
    .orderBy('projects.created_at', 'desc')
    .orderBy('projects.id', 'desc')
    .limit(limits.projectsMax)
    .execute();
  return rows.map(toProject);
}

/** A project of this photographer; somebody else's counts as missing. */
export async function findProject(db: Db, photographerId: number, id: number): Promise<StoredProject | undefined> {
  const row = await ownProjects(db, photographerId).where('projects.id', '=', id).executeTakeFirst();
  return row && toProject(row);
}

/** Locks it until the end of the transaction, so that of two changes at once the second sees the result of the first. */
export async function lockProject(db: Db, photographerId: number, id: number): Promise<StoredProject | undefined> {
  const held = await db
    .selectFrom('projects')
    .select('id')
    .where('photographer_id', '=', photographerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return held && findProject(db, photographerId, id);
}

/** Refuses when the limit is reached. Answers its id. */
export function insertProject(db: Db, photographerId: number, { name, categoryId }: NewProject, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await lockPhotographer(trx, photographerId);
    const { count } = await trx
      .selectFrom('projects')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('photographer_id', '=', photographerId)
      .executeTakeFirstOrThrow();
    if (count >= limits.projectsMax) throw new Refusal(422, sentences.projectsFull);
    const { id } = await trx
      .insertInto('projects')
      .values({ photographer_id: photographerId, name, category_id: categoryId, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** Writes the changeable fields of a project, so never its category. Checks the id only: the caller has locked it as their own. */
export async function saveProject(db: Db, project: StoredProject): Promise<void> {
  await db
    .updateTable('projects')
    .set({
      name: project.name,
      client_name: project.clientName ?? '',
      client_email: project.clientEmail ?? '',
      client_phone: project.clientPhone ?? '',
      shoot_date: project.shootDate,
      deadline: project.deadline,
      archived_at: project.archivedAt === null ? null : new Date(project.archivedAt),
    })
    .where('id', '=', project.id)
    .execute();
}

/** Deletes it with all that belongs to it; its files are queued for deletion. Answers whether it existed and was the caller's. */
export async function deleteProject(db: Db, photographerId: number, id: number): Promise<boolean> {
  const row = await db
    .deleteFrom('projects')
    .where('photographer_id', '=', photographerId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** All categories, in the order in which they are offered. */
export function selectCategories(db: Db): Promise<ProjectCategory[]> {
  return db.selectFrom('project_categories').select(['id', 'code', 'name']).orderBy('position').orderBy('id').execute();
}
