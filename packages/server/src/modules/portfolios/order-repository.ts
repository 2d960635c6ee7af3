import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { PortfolioPlace } from './photo-repository.ts';

/** The result of reordering: `stale` when the new order does not name exactly the existing items. */
export type OrderResult = 'saved' | 'stale' | 'missing';

/** Orders somebody's portfolios. */
export function orderPortfolios(db: Kysely<Database>, photographerId: number, order: readonly number[]): Promise<OrderResult> {
  return db.transaction().execute(async (trx) => {
    // Adding a portfolio locks the same row.
    await trx.selectFrom('photographers').select('id').where('id', '=', photographerId).forUpdate().execute();
    const rows = await trx.selectFrom('portfolios').select('id').where('photographer_id', '=', photographerId).execute();
    return place(trx, 'portfolios', rows, order);
  });
}

/** Orders the photos of one portfolio. */
export function orderPhotos(
  db: Kysely<Database>,
  { photographerId, portfolioId }: PortfolioPlace,
  order: readonly number[],
): Promise<OrderResult> {
  return db.transaction().execute(async (trx) => {
    const portfolio = await trx
      .selectFrom('portfolios')
      .select('id')
      .where('id', '=', portfolioId)
      .where('photographer_id', '=', photographerId)
      .forUpdate()
      .executeTakeFirst();
    if (!portfolio) return 'missing';
    const rows = await trx.selectFrom('media').select('id').where('portfolio_id', '=', portfolioId).execute();
    return place(trx, 'media', rows, order);
  });
}

async function place(
  trx: Transaction<Database>,
  table: 'portfolios' | 'media',
  rows: readonly { id: number }[],
  order: readonly number[],
): Promise<OrderResult> {
  const wanted = new Set(order);
  if (wanted.size !== rows.length || rows.some(({ id }) => !wanted.has(id))) return 'stale';
  await sql`
    update ${sql.table(table)} set position = place - 1
    from unnest(${order}::bigint[]) with ordinality as wanted (id, place)
    where ${sql.table(table)}.id = wanted.id`.execute(trx);
  return 'saved';
}
