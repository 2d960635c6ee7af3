import { type Kysely, sql, type Transaction } from 'kysely';
import { limits, Refusal, sentences } from '@portal/api';
import type { Database } from '../../platform/db/database.ts';
import { lockPhotographer } from '../lock-repository.ts';
import type { StoredPhoto } from '../photo-files/store-photo.ts';

/** Refuses when the limit is reached. Outside of `insertLoose` this only spares work on an image that would be refused; `insertLoose` checks again. */
export async function requireLooseQuota(db: Kysely<Database>, photographerId: number): Promise<void> {
  const { waiting } = await db
    .selectFrom('loose_files')
    .select(sql<number>`count(*)::int`.as('waiting'))
    .where('photographer_id', '=', photographerId)
    .executeTakeFirstOrThrow();
  if (waiting >= limits.looseFiles) throw new Refusal(422, sentences.looseFilesFull, { file: [sentences.looseFilesFull] });
}

/** Stores a file until a portfolio takes it. Refuses when the limit is reached. */
export async function insertLoose(
  trx: Transaction<Database>,
  photographerId: number,
  photo: StoredPhoto,
  { name, now }: { name: string; now: Date },
): Promise<void> {
  await lockPhotographer(trx, photographerId);
  await requireLooseQuota(trx, photographerId);
  await trx
    .insertInto('loose_files')
    .values({ ...photo, photographer_id: photographerId, name, created_at: now })
    .execute();
}

/** A stored file of the caller, locked, so that only one portfolio takes it. */
export async function lockLoose(
  trx: Transaction<Database>,
  photographerId: number,
  key: string,
): Promise<{ id: number; name: string; photo: StoredPhoto } | undefined> {
  const { rows } = await sql<StoredPhoto & { id: number; name: string }>`
    select id, name, file_key, medium_key, middle_key, thumb_key, width, height, color, placeholder, bytes, content_hash
    from loose_files where medium_key = ${key} and photographer_id = ${photographerId} for update`.execute(trx);
  if (!rows[0]) return undefined;
  const { id, name, ...photo } = rows[0];
  return { id, name, photo };
}

/** Deletes the row of a stored file. Its files are queued for deletion, unless a photo refers to them now. */
export async function deleteLoose(trx: Transaction<Database>, id: number): Promise<void> {
  await trx.deleteFrom('loose_files').where('id', '=', id).execute();
}
