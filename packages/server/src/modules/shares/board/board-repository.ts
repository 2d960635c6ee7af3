import { type Kysely, sql } from 'kysely';
import type { ShareBoard } from '@portal/api';
import type { Database } from '../../../platform/db/database.ts';

type Db = Kysely<Database>;

/** Of which photos of the project there is a retouched version, whoever may see it. */
const retouched = (projectId: number) =>
  sql`(select distinct original_id from retouched_photos where project_id = ${projectId}::bigint) as ready on ready.original_id = project_images.id`;

/** The photos of each group, and of none, without those of cards. */
export async function selectGroupProgress(db: Db, projectId: number): Promise<ShareBoard['groups']> {
  const { rows } = await sql<ShareBoard['groups'][number]>`
    select group_id as "groupId", count(*)::int as "photoCount", count(ready.original_id)::int as "readyCount"
    from project_images left join ${retouched(projectId)}
    where project_id = ${projectId}::bigint and card is null group by group_id`.execute(db);
  return rows;
}

/** The photos that were chosen and sent through each share for clients, without those that are withheld from them by now. */
export async function selectShareProgress(db: Db, projectId: number): Promise<ShareBoard['shares']> {
  const { rows } = await sql<ShareBoard['shares'][number]>`
    select share_id as "shareId", count(*)::int as "sentCount", count(ready.original_id)::int as "readyCount"
    from project_shares as share join share_marks on share_id = share.id and is_sent
    join project_images on project_images.id = image_id left join ${retouched(projectId)}
    where share.project_id = ${projectId}::bigint and role = 'client'
      and not exists (select from withheld_images where withheld_images.image_id = project_images.id) group by share_id`.execute(db);
  return rows;
}
