import {
  type DirectoryQuery,
  directoryPages,
  limits,
  listPhotographers as endpoint,
  type Photographer,
  type PriceRange,
  Refusal,
  sentences,
} from '@portal/api';
import type { Context } from '../../routing/context.ts';
import type { Ports } from '../../platform/ports.ts';
import { WrittenAnswer } from '../../http/responses/written-answer.ts';
import { isInOrder, keptPages, pageKey } from './kept-pages.ts';
import { selectPage, selectVersion } from './page-repository.ts';
import { findPhotographer, selectPriceSpread } from './repository.ts';
import { countView } from './view-counter.ts';

/** A page of the directory. One that was answered before is answered again as long as the directory has the same version, in the order of views for a moment only. */
export async function listPhotographers(context: Context, { query }: { query: DirectoryQuery }): Promise<WrittenAnswer<typeof endpoint>> {
  const pages = keptPages(context);
  const key = pageKey(query);
  const kept = pages.get(key);
  const readAt = context.clock.now();
  if (kept && isInOrder(kept, query, readAt) && kept.version === (await selectVersion(context.db))) return kept.answer;
  const { version, total, cards } = await selectPage(context.db, query);
  const pagesInAll = directoryPages(total, query.limit);
  const answer = new WrittenAnswer(endpoint, { items: cards, total, page: query.page, pages: pagesInAll, perPage: query.limit });
  pages.set(key, { version, readAt, answer });
  return answer;
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
