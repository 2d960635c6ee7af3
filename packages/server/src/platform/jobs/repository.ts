import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { emailKinds, jobKinds, type NewJob, type StoredJob } from './job.ts';

type Db = Kysely<Database>;

/** The database's clock counts: those of several machines differ. */
const inMs = (ms: number) => sql<Date>`now() + ${ms} * interval '1 millisecond'`;
/** Longer than the longest pause, of half an hour. A job that is due later than this was written before the clock was set back. */
const LATEST_MS = 2 * 3_600_000;

/** Writes down work whose turn is at once, also when the same waits already. Wakes nobody: the next process that looks finds it. */
export async function insertJob(db: Db, { kind, payload }: NewJob): Promise<void> {
  await db
    .insertInto('jobs')
    .values({ kind, payload: JSON.stringify(payload) })
    .execute();
}

/** Writes down work whose turn comes after a pause, unless the very same is written down already. */
export async function insertOnce(db: Db, { kind, payload }: NewJob, pauseMs: number): Promise<void> {
  await sql`insert into jobs (kind, payload, due_at) select ${kind}, ${JSON.stringify(payload)}::jsonb, ${inMs(pauseMs)}
    where not exists (select from jobs where kind = ${kind} and payload = ${JSON.stringify(payload)}::jsonb)`.execute(db);
}

/**
 * Takes the oldest work whose turn it is, for so long; of two processes at once each gets another. What only a newer version
 * knows is left to it.
 */
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

/** It is done, and a process that has taken it over meanwhile need not do it. */
export async function deleteJob(db: Db, id: number): Promise<void> {
  await db.deleteFrom('jobs').where('id', '=', id).execute();
}

/** Postpones the job until the pause is over, for any process. Changes nothing when another one has it by now. */
export async function postponeJob(db: Db, { id, attempts }: StoredJob, pauseMs: number): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ due_at: inMs(pauseMs) })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute();
}

/** Nobody will do it any more. Changes nothing when another one has it by now. */
export async function abandonJob(db: Db, { id, attempts }: StoredJob): Promise<void> {
  await db.deleteFrom('jobs').where('id', '=', id).where('attempts', '=', attempts).execute();
}

/** Emails of another portal's people are not this one's to send. */
export async function deleteEmails(db: Db): Promise<void> {
  await db.deleteFrom('jobs').where('kind', 'in', emailKinds).execute();
}
