import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { emailKinds, jobKinds, type NewJob, type ShareEvent, type StoredJob } from './job.ts';

type Db = Kysely<Database>;

/** The database's clock is used, because the clocks of several machines differ. */
const inMs = (ms: number) => sql<Date>`now() + ${ms} * interval '1 millisecond'`;
/** Longer than the longest pause, of half an hour. A job that is due later than this was stored before the clock was set back. */
const LATEST_MS = 2 * 3_600_000;

/** Enqueues a job that is due at once, also when an equal one waits already. Wakes no process: the next one that looks finds it. */
export async function insertJob(db: Db, { kind, payload }: NewJob): Promise<void> {
  await db
    .insertInto('jobs')
    .values({ kind, payload: JSON.stringify(payload) })
    .execute();
}

/** Enqueues a job that is due after a pause, unless an equal one is enqueued already. */
export async function insertOnce(db: Db, { kind, payload }: NewJob, pauseMs: number): Promise<void> {
  await sql`insert into jobs (kind, payload, due_at) select ${kind}, ${JSON.stringify(payload)}::jsonb, ${inMs(pauseMs)}
    where not exists (select from jobs where kind = ${kind} and payload = ${JSON.stringify(payload)}::jsonb)`.execute(db);
}

/**
 * Enqueues an email about an event, which is sent after a pause with all others of its project until then. An event that waits already is not added again.
 * Of two first ones at the same moment each may get an email.
 */
export async function insertNews(db: Db, projectId: number, event: ShareEvent, pauseMs: number): Promise<void> {
  const events = JSON.stringify([event]);
  await sql`with waiting as (
      update jobs set payload = case when payload->'events' @> ${events}::jsonb then payload
        else jsonb_set(payload, '{events}', payload->'events' || ${events}::jsonb) end
      where kind = 'project-news' and attempts = 0 and payload->'projectId' = to_jsonb(${projectId}::bigint) returning id)
    insert into jobs (kind, payload, due_at)
    select 'project-news', jsonb_build_object('projectId', ${projectId}::bigint, 'events', ${events}::jsonb), ${inMs(pauseMs)}
    where not exists (select from waiting)`.execute(db);
}

/** Takes the oldest due job for so long; of two processes at once each gets another. Kinds that only a newer version knows are skipped. */
export function takeJob(db: Db, forMs: number): Promise<StoredJob | undefined> {
  return db
    .updateTable('jobs')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), due_at: inMs(forMs) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('jobs')
        .select('id')
        .where('kind', 'in', jobKinds)
        .where((row) => row.or([row('due_at', '<=', sql<Date>`now()`), row('due_at', '>', inMs(LATEST_MS))]))
        .orderBy('due_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'kind', 'payload', 'attempts'])
    .executeTakeFirst();
}

/** Deletes a done job, also when another process has taken it meanwhile. */
export async function deleteJob(db: Db, id: number): Promise<void> {
  await db.deleteFrom('jobs').where('id', '=', id).execute();
}

/** Postpones the job until the pause is over, for any process. Changes nothing when another process has it by now. */
export async function postponeJob(db: Db, { id, attempts }: StoredJob, pauseMs: number): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ due_at: inMs(pauseMs) })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute();
}

/** Deletes a job that is given up. Changes nothing when another process has it by now. */
export async function abandonJob(db: Db, { id, attempts }: StoredJob): Promise<void> {
  await db.deleteFrom('jobs').where('id', '=', id).where('attempts', '=', attempts).execute();
}

/** Deletes emails to the users of the portal that the database was copied from. */
export async function deleteEmails(db: Db): Promise<void> {
  await db.deleteFrom('jobs').where('kind', 'in', emailKinds).execute();
}
