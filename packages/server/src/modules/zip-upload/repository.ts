import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { zipLimits, type ZipProgress } from '@portal/api';
import type { Database } from '../../platform/db/database.ts';
import type { ZipUploadsTable } from '../../platform/db/tables/projects.ts';
import { insertOnce } from '../../platform/jobs/repository.ts';
import { lockPhotographer } from '../lock-repository.ts';
import type { ProjectPlace } from '../project-images/repository.ts';
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
 * The latest end that a lease may have: one length of a lease more than our own, for clocks that differ a little and for two processes that look at
 * the same time. A later one was taken before the clock was set back.
 */
const latest = ({ now, until }: Term): Date => new Date(2 * until.getTime() - now.getTime());

/** Whether no process has the lease of a row. */
const isFree = (term: Term) => sql<boolean>`(working_until is null or working_until not between ${term.now} and ${latest(term)})`;

/** Uploads that were started before this moment have expired. */
const oldest = (now: Date): Date => new Date(now.getTime() - zipLimits.retentionSeconds * 1000);

/** The caller's upload of this project that has not expired. */
export function findUpload(db: Db, { photographerId, projectId }: ProjectPlace, id: string, now: Date): Promise<UploadRow | undefined> {
  return db
    .selectFrom('zip_uploads')
    .selectAll()
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .where('photographer_id', '=', photographerId)
    .where('created_at', '>', oldest(now))
    .executeTakeFirst();
}

/** An upload without a result, whoever started it, unless it has expired. */
export function findUnread(db: Db, id: string, now: Date): Promise<UploadRow | undefined> {
  return db
    .selectFrom('zip_uploads')
    .selectAll()
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .where('created_at', '>', oldest(now))
    .executeTakeFirst();
}

/** An empty fingerprint matches no upload. */
type NewUpload = Pick<UploadRow, 'id' | 'filename' | 'total_size' | 'total_chunks' | 'fingerprint' | 'is_review_first'>;

/**
 * Starts an upload, or continues the unfinished one of the same archive, under the conditions of this call; answers its id. The oldest are deleted when there are too many. One call at
 * a time for each person, so that of two at once the second finds what the first has started.
 */
export function beginUpload(db: Db, place: ProjectPlace, upload: NewUpload, now: Date): Promise<string> {
  return db.transaction().execute(async (trx) => {
    await lockPhotographer(trx, place.photographerId);
    const before = upload.fingerprint === '' ? undefined : await findUnfinished(trx, place, upload, now);
    if (before) {
      await trx.updateTable('zip_uploads').set({ is_review_first: upload.is_review_first }).where('id', '=', before.id).execute();
      return before.id;
    }
    await dropOldUploads(trx, place.photographerId, zipLimits.openUploads - 1, now);
    await insertUpload(trx, place, upload, now);
    return upload.id;
  });
}

/** An unfinished upload of the same archive, by the fingerprint that its sender computed. */
function findUnfinished(db: Db, { photographerId, projectId }: ProjectPlace, upload: NewUpload, now: Date): Promise<UploadRow | undefined> {
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

async function insertUpload(trx: Trx, { photographerId, projectId }: ProjectPlace, upload: NewUpload, now: Date): Promise<void> {
  await trx
    .insertInto('zip_uploads')
    .values({ ...upload, project_id: projectId, photographer_id: photographerId, created_at: now })
    .execute();
}

/** Deletes the oldest unfinished uploads of a person beyond the `limit`; those that are being read stay. */
async function dropOldUploads(db: Db, photographerId: number, limit: number, now: Date): Promise<void> {
  await sql`
    delete from zip_uploads where id in (
      select id from zip_uploads
      where photographer_id = ${photographerId}::bigint and outcome is null and ${isFree(termFrom(now))}
      order by created_at desc, id offset ${limit}
    )`.execute(db);
}

/** Deletes expired uploads that nobody reads; their chunks are queued for deletion by the same transaction. */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('zip_uploads')
    .where('created_at', '<', oldest(now))
    .where(isFree(termFrom(now)))
    .execute();
}

/** The received chunks, in the order of their index, which counts from 0; a missing one leaves a gap. */
export async function selectChunks(db: Db, uploadId: string): Promise<{ index: number; file_key: string }[]> {
  return db.selectFrom('zip_chunks').select(['index', 'file_key']).where('upload_id', '=', uploadId).orderBy('index').execute();
}

/**
 * Answers whether the chunk was new; of two equal ones at the same moment only one is. `null`: the upload was deleted or finished, also by a
 * concurrent call, which is waited for.
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
 * Takes the job of reading an archive, unless another process has it or it is done. Answers whether it was taken. From then on the job is stored, so
 * that another process takes it when this lease expires, should this one not finish.
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

/** Renews the lease, or releases it with null, unless another process has taken it. */
export async function renewLease(db: Db, { id, reader }: Lease, until: Date | null): Promise<void> {
  await db
    .updateTable('zip_uploads')
    .set({ working_until: until })
    .where('id', '=', id)
    .where('reader', '=', reader)
    .where('outcome', 'is', null)
    .execute();
}

/** Stores the result of an archive and deletes its chunks. `false`: another process has taken the job. */
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

/** Nothing else is known of an archive that came as a whole, or was cancelled before it arrived. */
const unknown = { filename: '-', total_size: 1, total_chunks: 1 };

/**
 * Stores the result of an upload whose archive came as a whole, or of a cancelled one; the first result counts. `false`: there is one already, or the
 * upload is not the caller's.
 */
export async function settleUpload(
  trx: Trx,
  { photographerId, projectId }: ProjectPlace,
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

/** Stores an archive that came as a whole before it is read, unless it is known. */
export async function insertWhole(db: Db, { photographerId, projectId }: ProjectPlace, id: string, now: Date): Promise<void> {
  await db
    .insertInto('zip_uploads')
    .values({ id, project_id: projectId, photographer_id: photographerId, ...unknown, fingerprint: '', created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Stores how far an archive has been read, as long as there is no result. */
export async function storeProgress(db: Db, id: string, progress: ZipProgress): Promise<void> {
  await db
    .updateTable('zip_uploads')
    .set({ progress: JSON.stringify(progress) })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .execute();
}

/** Deletes the chunks of an upload that no longer needs them. */
async function dropChunks(db: Db | Trx, id: string): Promise<void> {
  await db.deleteFrom('zip_chunks').where('upload_id', '=', id).execute();
}
