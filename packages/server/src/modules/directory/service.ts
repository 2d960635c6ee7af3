import {
  type DirectoryQuery,
  directoryPages,
  limits,
  type Photographer,
  type PhotographerPage,
  type PriceRange,
  Refusal,
  sentences,
} from '@portal/api';
import type { Context } from '../../routing/context.ts';
import type { Ports } from '../../platform/ports.ts';
import { selectPage } from './page-repository.ts';
import { findPhotographer, selectPriceSpread } from './repository.ts';
import { countView } from './view-counter.ts';

/** A page of the directory. */
export async function listPhotographers({ db }: Ports, { query }: { query: DirectoryQuery }): Promise<PhotographerPage> {
  const { total, cards } = await selectPage(db, query);
  return { items: cards, total, page: query.page, pages: directoryPages(total, query.limit), perPage: query.limit };
}

/**
 * Details of somebody for anybody, with all albums that hold something. 404 also for those who are not listed. Each answer
 * counts as a view.
 */
export async function getPhotographer(context: Context, { params }: { params: { id: number } }): Promise<Photographer> {
  const photographer = await findPhotographer(context.db, params.id);
  if (!photographer) throw new Refusal(404, sentences.photographerNotFound);
  countView(context, photographer.id);
  return photographer;
}

/**
 * Rubles per hour of all who are listed and name a price, whatever is being looked for. While nobody does: a usual range
 * without buckets.
 */
export async function getPriceRange({ db }: Ports): Promise<PriceRange> {
  return (await selectPriceSpread(db, limits.priceBuckets)) ?? { ...limits.priceRange, buckets: [] };
}
