import { type Kysely, sql, type Transaction } from 'kysely';
import { limits, type PhotoChanges, type PortfolioPhoto, Refusal, sentences } from '@portal/api';
import type { Database } from '../../platform/db/database.ts';
import { lockPhotographer } from '../lock-repository.ts';
import { type PhotoRow, toPhoto } from '../photo-row.ts';
import type { StoredPhoto } from '../photo-files/store-photo.ts';

type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

/** A photo as its owner sees it, as a row's JSON holds it. */
export interface OwnPhotoRow extends PhotoRow {
  file_name: string;
  description: string;
  is_featured: boolean;
  created_at: string | Date;
  portfolio_id: number;
}

export const ownPhotoColumns = sql`id, title, file_name, description, specialization_id, is_featured, width, height, color, placeholder,
  medium_key, middle_key, thumb_key,
  portfolio_id, created_at`;

/** Row → domain: what visitors see of it, and what only its owner sees. */
export function toOwnPhoto(row: OwnPhotoRow): PortfolioPhoto {
  return {
    ...toPhoto(row),
    fileName: row.file_name || null,
    description: row.description || null,
    isFeatured: row.is_featured,
    createdAt: new Date(row.created_at).toISOString(),
    portfolioId: row.portfolio_id,
  };
}

export interface PortfolioPlace {
  photographerId: number;
  portfolioId: number;
}
export interface PhotoPlace extends PortfolioPlace {
  photoId: number;
}

/** The owner's texts for a new photo. */
export interface NewPhoto extends StoredPhoto {
  title: string;
  file_name: string;
  /** Null: that of the portfolio. */
  specialization_id: number | null;
  is_featured: boolean;
  created_at: Date;
}

export interface Inserted {
  /** Ids by content hash. */
  ids: Map<string, number>;
  /** Photos that were not inserted, because the portfolio has their content already. */
  unused: NewPhoto[];
}

const moveFull = () => new Refusal(422, sentences.photosFull, { portfolio_id: [sentences.photosFull] });
const full = (sentence: string) => new Refusal(422, sentence, { files: [sentence] });

async function countPhotos(db: Db, column: 'portfolio_id' | 'photographer_id', id: number): Promise<number> {
  const { count } = await db
    .selectFrom('media')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(column, '=', id)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Refuses photos that would exceed the quota of the portfolio or of all portfolios together; null is a portfolio that does not exist yet. Outside of
 * `insertPhotos` this only spares work on images that would be refused; `insertPhotos` checks again.
 */
export async function requireQuota(db: Db, photographerId: number, portfolioId: number | null, more: number): Promise<void> {
  const count = portfolioId === null ? 0 : await countPhotos(db, 'portfolio_id', portfolioId);
  if (count + more > limits.photosPerPortfolio) throw full(sentences.photosFull);
  if ((await countPhotos(db, 'photographer_id', photographerId)) + more > limits.photosInPortfolios) throw full(sentences.photosFullInAll);
}

/**
 * Inserts photos behind the others, in a transaction. Refuses when the portfolio is missing, somebody else's or full, or all portfolios together are
 * full. Locks the photographer and the portfolio, so that of two equal files at the same moment the second finds the first.
 */
export async function insertPhotos(
  trx: Trx,
  { photographerId, portfolioId }: PortfolioPlace,
  photos: readonly NewPhoto[],
): Promise<Inserted> {
  await lockPhotographer(trx, photographerId);
  const portfolio = await trx
    .selectFrom('portfolios')
    .select('specialization_id')
    .where('id', '=', portfolioId)
    .where('photographer_id', '=', photographerId)
    .forUpdate()
    .executeTakeFirst();
  if (!portfolio) throw new Refusal(404, sentences.portfolioNotFound);
  const { next } = await trx
    .selectFrom('media')
    .select(sql<number>`coalesce(max(position) + 1, 0)::int`.as('next'))
    .where('portfolio_id', '=', portfolioId)
    .executeTakeFirstOrThrow();
  const ids = await selectContents(
    trx,
    portfolioId,
    photos.map(({ content_hash }) => content_hash),
  );
  const fresh = photos.filter(
    ({ content_hash: hash }, index) => !ids.has(hash) && photos.findIndex((one) => one.content_hash === hash) === index,
  );
  await requireQuota(trx, photographerId, portfolioId, fresh.length);
  for (const [index, photo] of fresh.entries()) {
    const { id } = await trx
      .insertInto('media')
      .values({
        ...photo,
        specialization_id: photo.specialization_id ?? portfolio.specialization_id,
        portfolio_id: portfolioId,
        photographer_id: photographerId,
        position: next + index,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(photo.content_hash, id);
  }
  return { ids, unused: photos.filter((photo) => !fresh.includes(photo)) };
}

/** Which of these contents the portfolio has already, and as which photos. */
export async function selectContents(db: Db, portfolioId: number, hashes: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ content_hash: string; id: number }>`
    select content_hash, id from media where portfolio_id = ${portfolioId} and content_hash = any (${hashes}::text[])`.execute(db);
  return new Map(rows.map(({ content_hash, id }) => [content_hash, id]));
}

/** The photos of these ids, in the order of the ids. */
export async function selectPhotos(db: Db, ids: readonly number[]): Promise<PortfolioPhoto[]> {
  const { rows } = await sql<OwnPhotoRow>`
    select ${ownPhotoColumns} from media where id = any (${ids}::bigint[]) order by array_position(${ids}::bigint[], id)`.execute(db);
  return rows.map(toOwnPhoto);
}

const own = ({ photographerId, portfolioId, photoId }: PhotoPlace) =>
  sql`id = ${photoId}::bigint and portfolio_id = ${portfolioId}::bigint and photographer_id = ${photographerId}`;

/** False when it does not exist or belongs to somebody else. Locks nothing: a later write checks again. */
export async function isOwnPhoto(db: Db, place: PhotoPlace): Promise<boolean> {
  const { rows } = await sql`select id from media where ${own(place)}`.execute(db);
  return rows.length > 0;
}

/** The photo, locked until the transaction ends; nothing when it does not exist or belongs to somebody else. */
export async function lockPhoto(trx: Trx, place: PhotoPlace): Promise<PortfolioPhoto | undefined> {
  const { rows } = await sql<OwnPhotoRow>`select ${ownPhotoColumns} from media where ${own(place)} for update`.execute(trx);
  return rows[0] && toOwnPhoto(rows[0]);
}

/** Changes the given fields; answers the photo, or nothing when it does not exist or belongs to somebody else. */
export async function updatePhoto(db: Db, place: PhotoPlace, changes: PhotoChanges): Promise<PortfolioPhoto | undefined> {
  const { title, description, specializationId, isFeatured } = changes;
  const { rows } = await sql<OwnPhotoRow>`
    update media set
      title = ${title === undefined ? sql`title` : (title ?? '')},
      description = ${description === undefined ? sql`description` : (description ?? '')},
      specialization_id = ${specializationId === undefined ? sql`specialization_id` : specializationId},
      is_featured = ${isFeatured === undefined ? sql`is_featured` : isFeatured}
    where ${own(place)} returning ${ownPhotoColumns}`.execute(db);
  return rows[0] && toOwnPhoto(rows[0]);
}

/**
 * Moves photos behind those of another portfolio, in a transaction, and answers which were moved: the others are there already, by their content.
 * Refuses when a portfolio or a photo is missing or somebody else's, or the other portfolio is full.
 */
export async function movePhotos(
  trx: Trx,
  { photographerId, portfolioId }: PortfolioPlace,
  target: number,
  wanted: readonly number[],
): Promise<number[]> {
  await lockPhotographer(trx, photographerId);
  // Locked in the order of their ids, so that two moves in opposite directions never deadlock.
  const { rows: portfolios } = await sql<{ id: number }>`
    select id from portfolios where id in (${portfolioId}::bigint, ${target}::bigint) and photographer_id = ${photographerId}
    order by id for update`.execute(trx);
  if (portfolios.length < new Set([portfolioId, target]).size) throw new Refusal(404, sentences.portfolioNotFound);
  const { rows: photos } = await sql<{ id: number; content_hash: string }>`
    select id, content_hash from media where portfolio_id = ${portfolioId} and id = any (${wanted}::bigint[])`.execute(trx);
  if (photos.length < wanted.length) throw new Refusal(404, sentences.photoNotFound);
  const known = await selectContents(
    trx,
    target,
    photos.map(({ content_hash }) => content_hash),
  );
  const staying = new Set(photos.filter(({ content_hash }) => known.has(content_hash)).map(({ id }) => id));
  const moving = wanted.filter((id) => !staying.has(id));
  if ((await countPhotos(trx, 'portfolio_id', target)) + moving.length > limits.photosPerPortfolio) throw moveFull();
  await sql`
    update media set portfolio_id = ${target}, position = last + place
    from unnest(${moving}::bigint[]) with ordinality as wanted (id, place),
      (select coalesce(max(position), -1)::int as last from media where portfolio_id = ${target}) as behind
    where media.id = wanted.id`.execute(trx);
  return moving;
}

/** Answers whether it existed. */
export async function deletePhoto(db: Db, place: PhotoPlace): Promise<boolean> {
  const { rows } = await sql`delete from media where ${own(place)} returning id`.execute(db);
  return rows.length > 0;
}
