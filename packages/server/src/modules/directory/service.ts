import {
  type DirectoryCity,
  directoryPages,
  type DirectoryQuery,
  limits,
  type Photographer,
  type PhotographerPage,
  type PriceRange,
  Refusal,
  sentences,
  weekOf,
} from '@portal/api';
import { directoryCities } from '@portal/api/directory-cities';
import type { Context } from '../../routing/context.ts';
import type { Ports } from '../../platform/ports.ts';
import { authenticate } from '../session/service.ts';
import { countCities } from './city-repository.ts';
import { selectPage } from './page-repository.ts';
import { addViews, findPhotographer, selectPriceSpread } from './repository.ts';

/** Milliseconds during which views are collected, so that each row is updated once, however often it was viewed. */
const gathering = 500;

const counters = new WeakMap<Context, Map<number, number>>();

/** Counts a view of a photographer's details by anybody else: popularity is the number of views (ledger OPEN-33). Never delays the answer. */
function countView(context: Context, photographerId: number, token: string | null): void {
  if (token === null) gatherView(context, photographerId);
  else
    context.afterwards(async () => {
      if ((await authenticate(context, token))?.userId !== photographerId) gatherView(context, photographerId);
    });
}

function gatherView(context: Context, photographerId: number): void {
  let views = counters.get(context);
  if (!views) {
    const gathered = new Map<number, number>();
    views = gathered;
    counters.set(context, gathered);
    context.afterwards(async () => {
      await new Promise((resolve) => setTimeout(resolve, gathering));
      counters.delete(context);
      await addViews(context.db, gathered, weekOf(context.clock.now().getTime()));
    });
  }
  views.set(photographerId, (views.get(photographerId) ?? 0) + 1);
}

/** A page of the directory. */
export async function listPhotographers({ db }: Ports, { query }: { query: DirectoryQuery }): Promise<PhotographerPage> {
  const { total, cards } = await selectPage(db, query);
  return { items: cards, total, page: query.page, pages: directoryPages(total, query.limit), perPage: query.limit };
}

/**
 * Details of a photographer for anybody, with all albums that have photos. 404 also for those who are not listed. Each answer to anybody else counts
 * as a view.
 */
export async function getPhotographer(
  context: Context,
  { params }: { params: { id: number } },
  token: string | null,
): Promise<Photographer> {
  const photographer = await findPhotographer(context.db, params.id);
  if (!photographer) throw new Refusal(404, sentences.photographerNotFound);
  countView(context, photographer.id, token);
  return photographer;
}

/** Rubles per hour of all who are listed and have a price, whatever the filter is. While there are none: a usual range without buckets. */
export async function getPriceRange({ db }: Ports): Promise<PriceRange> {
  return (await selectPriceSpread(db, limits.priceBuckets)) ?? { ...limits.priceRange, buckets: [] };
}

/** The cities that have photographers: those with most first, or the few nearest to one. */
export async function listCities({ db }: Ports, { query }: { query: { near: string | null } }): Promise<DirectoryCity[]> {
  return directoryCities(await countCities(db), query.near);
}
