import { sql } from 'kysely';
import type { Selectable, Updateable } from 'kysely';
import type { ShareEventKind } from '@portal/api';
import type { ProjectSharesTable } from '../../../platform/db/tables/shares.ts';
import { changing, type Db } from '../repository.ts';

/** Of a family: who has marked or accepted something, or has come since then. */
const isCounted = (since: Date) =>
  sql<boolean>`(created_at > ${since}::timestamptz or choice_closed_at is not null or signed_off_at is not null
    or exists (select from share_verdicts where share_id = project_shares.id)
    or exists (select from share_marks where share_id = project_shares.id and (is_favourite or remark is not null or is_sent)))`;

/**
 * How many families choose by a share: who has marked or answered something, and who has come since then. Names that strangers have written, and
 * nothing else, keep no real family out for longer. The caller has locked the share.
 */
export async function countFamilies(trx: Db, parentId: number, since: Date): Promise<number> {
  const { count } = await trx
    .selectFrom('project_shares')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('parent_share_id', '=', parentId)
    .where('ended_at', 'is', null)
    .where(isCounted(since))
    .executeTakeFirstOrThrow();
  return count;
}

/** Ends the oldest families that do not count, so that one more fits: there are no more than so many at the same time. The caller has locked the share. */
export async function endUncounted(
  trx: Db,
  parentId: number,
  { since, now, limit }: { since: Date; now: Date; limit: number },
): Promise<void> {
  await sql`with ended as (update project_shares set ended_at = ${now}::timestamptz where id in (
      select id from project_shares where parent_share_id = ${parentId}::bigint and ended_at is null and not ${isCounted(since)}
      order by created_at, id limit greatest(0, 1 - ${limit}::int + (
        select count(*) from project_shares where parent_share_id = ${parentId}::bigint and ended_at is null)))
    returning id)
    insert into share_events (share_id, kind, at) select id, 'ended', ${now}::timestamptz from ended`.execute(trx);
}

/** Whether somebody has marked or accepted anything by a share, or a family has come by it. The caller has locked it. */
export async function isInUse(
  trx: Db,
  { id, signed_off_at }: Pick<Selectable<ProjectSharesTable>, 'id' | 'signed_off_at'>,
): Promise<boolean> {
  if (signed_off_at !== null) return true;
  const { rows } = await sql`select from share_marks where share_id = ${id}::bigint and (is_favourite or remark is not null or is_sent)
    union all select from share_verdicts where share_id = ${id}::bigint
    union all select from project_shares where parent_share_id = ${id}::bigint limit 1`.execute(trx);
  return rows.length > 0;
}

/**
 * Changes the families of these shares that have not ended, and records an event of each. Runs after the change of the shares themselves: whoever joins
 * at that moment waits for it, or is seen here.
 */
export async function changeFamilies(
  trx: Db,
  parentIds: readonly number[],
  { changes, kind, now }: { changes: Updateable<ProjectSharesTable>; kind: ShareEventKind; now: Date },
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  const rows = await changing(trx, changes)
    .where(sql<boolean>`parent_share_id = any (${parentIds}::bigint[])`)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  if (changes.pin_hash !== undefined) await sql`delete from share_wrong_pins where share_id = any (${ids}::bigint[])`.execute(trx);
  await sql`insert into share_events (share_id, kind, at)
    select id, ${kind}, ${now}::timestamptz from unnest(${ids}::bigint[]) as changed (id)`.execute(trx);
}
