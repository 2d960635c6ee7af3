import { type Kysely, sql, type Transaction } from 'kysely';
import { type GalleryImage, limits, Refusal, sentences } from '@portal/api';
import type { Database } from '../../platform/db/database.ts';
import { lockPhotographer } from '../lock-repository.ts';
import { mediaUrl } from '../media-url.ts';
import type { StoredPhoto } from '../photo-files/store-photo.ts';

type Db = Kysely<Database>;

interface ImageRow {
  id: number;
  title: string;
  description: string;
  medium_key: string;
  thumb_key: string;
  created_at: Date;
}
const columns = ['id', 'title', 'description', 'medium_key', 'thumb_key', 'created_at'] as const;

const toImage = (row: ImageRow): GalleryImage => ({
  id: row.id,
  url: mediaUrl(row.medium_key),
  thumbnail: mediaUrl(row.thumb_key),
  title: row.title || null,
  description: row.description || null,
  createdAt: row.created_at.toISOString(),
});

/** Some of a photographer's images, the newest first, and how many there are in all. */
export async function selectImages(
  db: Db,
  photographerId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: GalleryImage[]; total: number }> {
  const total = await countImages(db, photographerId);
  const rows = await db
    .selectFrom('gallery_images')
    .select(columns)
    .where('photographer_id', '=', photographerId)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { items: rows.map(toImage), total };
}

async function countImages(db: Db, photographerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('gallery_images')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('photographer_id', '=', photographerId)
    .executeTakeFirstOrThrow();
  return count;
}

interface NewImage extends StoredPhoto {
  photographer_id: number;
  title: string;
  description: string;
  created_at: Date;
}

/** Refuses when the limit is reached. Outside of `insertImage` this only spares work on an image that would be refused; `insertImage` checks again. */
export async function requireQuota(db: Db, photographerId: number): Promise<void> {
  if ((await countImages(db, photographerId)) < limits.galleryImages) return;
  throw new Refusal(422, sentences.galleryFull, { file: [sentences.galleryFull] });
}

/** Refuses when the limit is reached. */
export async function insertImage(trx: Transaction<Database>, image: NewImage): Promise<GalleryImage> {
  await lockPhotographer(trx, image.photographer_id);
  await requireQuota(trx, image.photographer_id);
  return toImage(await trx.insertInto('gallery_images').values(image).returning(columns).executeTakeFirstOrThrow());
}

export interface ImagePlace {
  photographerId: number;
  id: number;
}

/** Changes the given fields; answers nothing when the image does not exist or belongs to somebody else. */
export async function updateImage(
  db: Db,
  { photographerId, id }: ImagePlace,
  changes: { title?: string | null | undefined; description?: string | null | undefined },
): Promise<GalleryImage | undefined> {
  const { title, description } = changes;
  const { rows } = await sql<ImageRow>`
    update gallery_images set
      title = ${title === undefined ? sql`title` : (title ?? '')},
      description = ${description === undefined ? sql`description` : (description ?? '')}
    where id = ${id}::bigint and photographer_id = ${photographerId}
    returning ${sql.join(columns.map((column) => sql.ref(column)))}`.execute(db);
  return rows[0] && toImage(rows[0]);
}

/** Answers whether it existed. Its files are queued for deletion by the same transaction. */
export async function deleteImage(db: Db, { photographerId, id }: ImagePlace): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('gallery_images')
    .where('id', '=', id)
    .where('photographer_id', '=', photographerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
