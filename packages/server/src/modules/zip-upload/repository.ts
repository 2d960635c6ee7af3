import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { zipLimits, type ZipReading } from '@portal/api';
import type { Database } from '../../platform/db/database.ts';
import type { ZipUploadsTable } from '../../platform/db/tables/orders.ts';
import { insertOnce } from '../../platform/jobs/repository.ts';
import { lockPhotographer } from '../lock-repository.ts';
import type { OrderPlace } from '../order-images/repository.ts';
import type { Outcome } from './outcome.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;
export type UploadRow = Selectable<ZipUploadsTable>;

/** Milliseconds of a lease without renewal: a killed process blocks the job no longer. */
export const LEASE_MS = 60_000;

/** The start and the end of a lease. */
export interface Term {
  now: Date;
  until: Date;
}

/** A lease that begins at this moment and lasts `LEASE_MS`. */
export const termFrom = (now: Date): Term => ({ now, until: new Date(now.getTime() + LEASE_MS) });

/**
 * The last moment until which a lease may have been given: a lease's length beyond our own, for clocks that differ a
 * little and for two who look at the same time. A later one was given before the clock was put back.
 */
const latest = ({ now, until }: Term): Date => new Date(2 * until.getTime() - now.getTime());

/** Whether no process has the lease of a row. */
const isFree = (term: Term) => sql<boolean>`(working_until is null or working_until not between ${term.now} and ${latest(term)})`;

/** Begins of uploads before this moment are over. */
const oldest = (now: Date): Date => new Date(now.getTime() - zipLimits.retentionSeconds * 1000);

/** An own upload of this project that is not too old. */
export function findUpload(db: Db, { photographerId, projectId }: OrderPlace, id: string, now: Date): Promise<UploadRow | undefined> {
  return db
    .selectFrom('zip_uploads')
    .selectAll()
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .where('photographer_id', '=', photographerId)
    .where('created_at', '>', oldest(now))
    .executeTakeFirst();
}

/** An upload of which nothing came so far, whosever it is, unless it is too old. */
export function findUnread(db: Db, id: string, now: Date): Promise<UploadRow | undefined> {
  return db
    .selectFrom('zip_uploads')
    .selectAll()
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .where('created_at', '>', oldest(now))
    .executeTakeFirst();
}

/** An empty fingerprint is nobody's. */
type NewUpload = Pick<UploadRow, 'id' | 'filename' | 'total_size' | 'total_chunks' | 'fingerprint'>;

/**
 * Begins an upload, or goes on with the unfinished one of the same archive; answers its id. The oldest of too many give
 * way. One at a time for each person: of two calls at once the second finds what the first began.
 */
export function beginUpload(db: Db, place: OrderPlace, upload: NewUpload, now: Date): Promise<string> {
  return db.transaction().execute(async (trx) => {
    await lockPhotographer(trx, place.photographerId);
    const before = upload.fingerprint === '' ? undefined : await findUnfinished(trx, place, upload, now);
    if (before) return before.id;
    await dropOldUploads(trx, place.photographerId, zipLimits.openUploads - 1, now);
    await insertUpload(trx, place, upload, now);
    return upload.id;
  });
}

/** An unfinished upload of the same archive, by what its sender knows it by. */
function findUnfinished(db: Db, { photographerId, projectId }: OrderPlace, upload: NewUpload, now: Date): Promise<UploadRow | undefined> {
  return db
    .selectFrom('zip_uploads')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('photographer_id', '=', photographerId)
    .where('filename', '=', upload.filename)
    .where('total_size', '=', upload.total_size)
    .where('fingerprint', '=', upload.fingerprint)
    .where('outcome', 'is', null)
    .where('created_at', '>', oldest(now))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function insertUpload(trx: Trx, { photographerId, projectId }: OrderPlace, upload: NewUpload, now: Date): Promise<void> {
  await trx
    .insertInto('zip_uploads')
    .values({ ...upload, project_id: projectId, photographer_id: photographerId, created_at: now })
    .execute();
}

/** Lets the oldest unfinished uploads of somebody go, so that at most `limit` are left; those that are being read stay. */
async function dropOldUploads(db: Db, photographerId: number, limit: number, now: Date): Promise<void> {
  await sql`
    delete from zip_uploads where id in (
      select id from zip_uploads
      where photographer_id = ${photographerId}::bigint and outcome is null and ${isFree(termFrom(now))}
      order by created_at desc, id offset ${limit}
    )`.execute(db);
}

/** Deletes uploads that are too old and that nobody reads; their chunks are queued for deletion by the same transaction. */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('zip_uploads')
    .where('created_at', '<', oldest(now))
    .where(isFree(termFrom(now)))
    .execute();
}

/** The chunks that have come, in the order of their index, which counts from 0; one that is missing leaves a gap. */
export async function selectChunks(db: Db, uploadId: string): Promise<{ index: number; file_key: string }[]> {
  return db.selectFrom('zip_chunks').select(['index', 'file_key']).where('upload_id', '=', uploadId).orderBy('index').execute();
}

/**
 * Answers whether the chunk was new; of two equal ones at the same moment one is. `null`: the upload is gone or over, also
 * when that was written down at the same moment, which is waited for.
 */
export async function insertChunk(db: Db, uploadId: string, index: number, key: string): Promise<boolean | null> {
  const { rows } = await sql<{ is_new: boolean | null }>`
    with upload as (select id from zip_uploads where id = ${uploadId} and outcome is null for share),
      added as (
        insert into zip_chunks (upload_id, index, file_key) select id, ${index}::integer, ${key} from upload
        on conflict do nothing returning upload_id
      )
    select exists (select from added) as is_new from upload`.execute(db);
  return rows[0]?.is_new ?? null;
}

/** Lets a chunk be sent again. */
export async function forgetChunk(db: Db, uploadId: string, key: string): Promise<void> {
  await db.deleteFrom('zip_chunks').where('upload_id', '=', uploadId).where('file_key', '=', key).execute();
}

/** The lease on the job of reading one archive. */
export interface Lease {
  id: string;
  reader: string;
}

/** Whether a process has the lease. */
export const isTaken = (workingUntil: Date | null, term: Term): boolean =>
  workingUntil !== null && workingUntil >= term.now && workingUntil <= latest(term);

/**
 * Takes the job of reading an archive, unless somebody has it or it is done. Answers whether it was taken. From then on it
 * is promised: written down for the next process that looks when this lease is over, should the taker never finish.
 */
export function takeWork(db: Db, { id, reader }: Lease, term: Term): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql`
      update zip_uploads set working_until = ${term.until}, reader = ${reader}
      where id = ${id} and outcome is null and ${isFree(term)}
      returning id`.execute(trx);
    if (rows.length === 0) return false;
    await insertOnce(trx, { kind: 'read-archive', payload: { uploadId: id } }, LEASE_MS);
    return true;
  });
}

/** Renews the lease, or with null releases it: the own one, not that of a process that has claimed it. */
export async function renewLease(db: Db, { id, reader }: Lease, until: Date | null): Promise<void> {
  await db
    .updateTable('zip_uploads')
    .set({ working_until: until })
    .where('id', '=', id)
    .where('reader', '=', reader)
    .where('outcome', 'is', null)
    .execute();
}

/** Writes down what came of an archive; its chunks are not needed any more. `false`: the work is not the own any more. */
export async function finishUpload(db: Db | Trx, { id, reader }: Lease, outcome: unknown): Promise<boolean> {
  const row = await db
    .updateTable('zip_uploads')
    .set({ outcome: JSON.stringify(outcome), working_until: null })
    .where('id', '=', id)
    .where('reader', '=', reader)
    .where('outcome', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (row) await dropChunks(db, id);
  return row !== undefined;
}

/** Nothing else is known of an archive that came as a whole, or was cancelled before it came. */
const unknown = { filename: '-', total_size: 1, total_chunks: 1 };

/**
 * Writes down what came of an upload whose archive came as a whole, or of one that is cancelled: the first word counts.
 * `false`: another was written down before, or the upload is not the own.
 */
export async function settleUpload(
  trx: Trx,
  { photographerId, projectId }: OrderPlace,
  id: string,
  outcome: Outcome,
  now: Date,
): Promise<boolean> {
  const row = await trx
    .insertInto('zip_uploads')
    .values({
      id,
      project_id: projectId,
      photographer_id: photographerId,
      ...unknown,
      fingerprint: '',
      created_at: now,
      outcome: JSON.stringify(outcome),
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ outcome: JSON.stringify(outcome), working_until: null })
        .where('zip_uploads.outcome', 'is', null)
        .where('zip_uploads.project_id', '=', projectId)
        .where('zip_uploads.photographer_id', '=', photographerId),
    )
    .returning('id')
    .executeTakeFirst();
  if (row) await dropChunks(trx, id);
  return row !== undefined;
}

/** Notes an archive that came as a whole before it is read, unless it is known. */
export async function insertWhole(db: Db, { photographerId, projectId }: OrderPlace, id: string, now: Date): Promise<void> {
  await db
    .insertInto('zip_uploads')
    .values({ id, project_id: projectId, photographer_id: photographerId, ...unknown, fingerprint: '', created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Notes how far an archive has been read, as long as nothing came of it. */
export async function noteReading(db: Db, id: string, reading: ZipReading): Promise<void> {
  await db
    .updateTable('zip_uploads')
    .set({ reading: JSON.stringify(reading) })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .execute();
}

/** Deletes the chunks of an upload that needs them no more. */
async function dropChunks(db: Db | Trx, id: string): Promise<void> {
  await db.deleteFrom('zip_chunks').where('upload_id', '=', id).execute();
}
