import {
  changedElsewhere,
  type Portfolio,
  type PortfolioInput,
  Refusal,
  requireVersion,
  sentences,
  updatePortfolio as endpoint,
} from '@portal/api';
import type { Context } from '../../routing/context.ts';
import type { UploadedFile } from '../../http/uploads/upload-rules.ts';
import type { Ports } from '../../platform/ports.ts';
import type { Actor } from '../../routing/caller.ts';
import { lockPhotographer } from '../lock-repository.ts';
import { requireKnown } from '../specializations/require-known.ts';
import { orderPhotos, orderPortfolios } from './order-repository.ts';
import { requireQuota } from './photo-repository.ts';
import { insertUploads } from './photos.ts';
import * as repository from './repository.ts';

interface ById {
  params: { id: number };
}
const notFound = () => new Refusal(404, sentences.portfolioNotFound);

/** All of the caller's in their order, each with its photos. Visitors do not get the empty ones. */
export function listPortfolios({ db }: Ports, { userId }: Actor): Promise<Portfolio[]> {
  return repository.selectPortfolios(db, userId);
}

/** With its photos in their order. 404 when it does not exist or is not the caller's. */
export function getPortfolio({ db }: Ports, { userId }: Actor, { params }: ById): Promise<Portfolio> {
  return find(db, userId, params.id);
}

async function find(db: Ports['db'], userId: number, id: number): Promise<Portfolio> {
  const [portfolio] = await repository.selectPortfolios(db, userId, id);
  if (!portfolio) throw notFound();
  return portfolio;
}

/** A portfolio without photos behind the others. 422 when the specialization is unknown or there are `limits.portfolios` already. */
export async function createPortfolio({ db }: Ports, { userId }: Actor, { body }: { body: PortfolioInput }): Promise<Portfolio> {
  await requireKnown({ db }, [body.specializationId], 'specialization_id');
  const id = await db.transaction().execute((trx) => repository.insertPortfolio(trx, userId, body));
  return find(db, userId, id);
}

/** The portfolio and its first photos are inserted in one transaction, so that neither exists without the other. */
export async function createPortfolioWithPhotos(
  context: Context,
  { userId }: Actor,
  { body: { files, ...body } }: { body: PortfolioInput & { isFeatured: boolean; files: readonly UploadedFile[] } },
): Promise<Portfolio> {
  const { db } = context;
  await requireKnown({ db }, [body.specializationId], 'specialization_id');
  await repository.requirePortfolioQuota(db, userId);
  await requireQuota(db, userId, null, new Set(files.map(({ hash }) => hash)).size);
  const reported = { title: null, specializationId: null, isFeatured: body.isFeatured };
  const { portfolioId } = await insertUploads(context, files, reported, async (trx) => ({
    photographerId: userId,
    portfolioId: await repository.insertPortfolio(trx, userId, body),
  }));
  return find(db, userId, portfolioId);
}

/**
 * Changes the texts and the specialization, not the photos. 404 when it is not the caller's, before 422 when the specialization is unknown, and 409
 * when it has been changed since the caller read it.
 */
export async function updatePortfolio(
  { db }: Ports,
  { userId }: Actor,
  { params, body, version }: ById & { body: PortfolioInput; version?: string | undefined },
): Promise<Portfolio> {
  const place = { photographerId: userId, portfolioId: params.id };
  if (!(await repository.isOwnPortfolio(db, place))) throw notFound();
  await requireKnown({ db }, [body.specializationId], 'specialization_id');
  await db.transaction().execute(async (trx) => {
    await lockPhotographer(trx, userId);
    requireVersion(endpoint, version, await find(trx, userId, params.id), changedElsewhere.portfolio);
    await repository.updatePortfolio(trx, place, body);
  });
  return find(db, userId, params.id);
}

/** Its photos are deleted with it, their files in the background. 404 when it does not exist or is not the caller's: also the second time. */
export async function deletePortfolio(context: Context, { userId }: Actor, { params }: ById): Promise<{ message: string }> {
  if (!(await repository.deletePortfolio(context.db, { photographerId: userId, portfolioId: params.id }))) throw notFound();
  context.removePendingFiles();
  return { message: sentences.portfolioDeleted };
}

/** All portfolios get their new positions, or none. */
export async function saveOrder(
  { db }: Ports,
  { userId }: Actor,
  { body: { order, portfolioId } }: { body: { order: number[]; portfolioId: number | null } },
): Promise<{ message: string }> {
  const result = await (portfolioId === null
    ? orderPortfolios(db, userId, order)
    : orderPhotos(db, { photographerId: userId, portfolioId }, order));
  if (result === 'missing') throw notFound();
  if (result === 'stale') throw new Refusal(422, sentences.orderStale, { order: [sentences.orderStale] });
  return { message: sentences.orderSaved };
}
