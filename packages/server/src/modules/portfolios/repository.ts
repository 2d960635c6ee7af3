import { type Kysely, sql, type Transaction } from 'kysely';
import { limits, type Portfolio, type PortfolioInput, Refusal, sentences } from '@portal/api';
import type { Database } from '../../platform/db/database.ts';
import { lockPhotographer } from '../lock-repository.ts';
import { type OwnPhotoRow, ownPhotoColumns, type PortfolioPlace, toOwnPhoto } from './photo-repository.ts';

type Db = Kysely<Database>;

interface PortfolioRow {
  id: number;
  title: string;
  description: string;
  specialization_id: number | null;
  specialization: Portfolio['specialization'];
  photos: OwnPhotoRow[];
}

/** All portfolios of one photographer in their order, or one of them, in one query. */
export async function selectPortfolios(db: Db, photographerId: number, portfolioId: number | null = null): Promise<Portfolio[]> {
  const { rows } = await sql<PortfolioRow>`
    select a.id, a.title, a.description, a.specialization_id,
      (select json_build_object('id', s.id, 'name', s.name, 'code', s.code, 'icon', nullif(s.icon, ''))
        from specializations s where s.id = a.specialization_id) as specialization,
      (select coalesce(json_agg(photo), '[]'::json) from (
          select ${ownPhotoColumns} from media where portfolio_id = a.id order by position, id
        ) photo) as photos
    from portfolios a
    where a.photographer_id = ${photographerId} and (${portfolioId}::bigint is null or a.id = ${portfolioId}::bigint)
    order by a.position, a.id`.execute(db);
  return rows.map(({ description, specialization_id, photos, ...rest }) => ({
    ...rest,
    description: description || null,
    specializationId: specialization_id,
    photos: photos.map(toOwnPhoto),
  }));
}

/** False when it does not exist or belongs to somebody else. Locks nothing: a later write checks again. */
export async function isOwnPortfolio(db: Db, { photographerId, portfolioId }: PortfolioPlace): Promise<boolean> {
  const found = await db
    .selectFrom('portfolios')
    .select('id')
    .where('id', '=', portfolioId)
    .where('photographer_id', '=', photographerId)
    .executeTakeFirst();
  return found !== undefined;
}

type Saved = Pick<Portfolio, 'title' | 'description' | 'specializationId'>;
const rowOf = ({ title, description, specializationId }: Saved) => ({
  title,
  description: description ?? '',
  specialization_id: specializationId,
});

/** Refuses when the limit is reached. Outside of `insertPortfolio` this only spares work on photos that would be refused; `insertPortfolio` checks again. */
export async function requirePortfolioQuota(db: Db, photographerId: number): Promise<void> {
  const { count } = await db
    .selectFrom('portfolios')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('photographer_id', '=', photographerId)
    .executeTakeFirstOrThrow();
  if (count >= limits.portfolios) throw new Refusal(422, sentences.portfoliosFull, { title: [sentences.portfoliosFull] });
}

/** Inserts a portfolio behind the others, in a transaction. Refuses when the limit is reached. Answers its id. */
export async function insertPortfolio(trx: Transaction<Database>, photographerId: number, input: PortfolioInput): Promise<number> {
  await lockPhotographer(trx, photographerId);
  await requirePortfolioQuota(trx, photographerId);
  const { next } = await trx
    .selectFrom('portfolios')
    .select(sql<number>`coalesce(max(position) + 1, 0)::int`.as('next'))
    .where('photographer_id', '=', photographerId)
    .executeTakeFirstOrThrow();
  const { id } = await trx
    .insertInto('portfolios')
    .values({ ...rowOf(input), photographer_id: photographerId, position: next })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Answers whether it existed. */
export async function updatePortfolio(db: Db, { photographerId, portfolioId }: PortfolioPlace, input: Saved): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('portfolios')
    .set(rowOf(input))
    .where('id', '=', portfolioId)
    .where('photographer_id', '=', photographerId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Answers whether it existed. The files of its photos are queued for deletion by the same transaction. */
export async function deletePortfolio(db: Db, { photographerId, portfolioId }: PortfolioPlace): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('portfolios')
    .where('id', '=', portfolioId)
    .where('photographer_id', '=', photographerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
