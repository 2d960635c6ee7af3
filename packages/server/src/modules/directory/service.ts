import {
  type Alternatives,
  defaultQuery,
  type DirectoryCity,
  directoryPages,
  type DirectoryQuery,
  type FilterValues,
  limits,
  type Photographer,
  type PhotographerPage,
  type PriceRange,
  Refusal,
  sentences,
  weekOf,
} from '@portal/api';
import { directoryCities, type KeyedCity, nearestCities } from '@portal/api/directory-cities';
import type { Context } from '../../routing/context.ts';
import { sharedAnswer } from '../../platform/concurrency/shared-answer.ts';
import type { Ports } from '../../platform/ports.ts';
import { authenticate } from '../session/service.ts';
import { countAlternatives } from './alternatives-repository.ts';
import { countCities, countKeyedCities, selectCityNames } from './city-repository.ts';
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

/**
 * Rubles per hour of all who are listed and have a price, so that the bounds stay while somebody filters; the buckets count those whom the filter
 * finds. While there are none: a usual range without buckets.
 */
export async function getPriceRange(
  { db }: Ports,
  { query }: { query: Pick<FilterValues, 'city' | 'specializations'> },
): Promise<PriceRange> {
  return (await selectPriceSpread(db, query, limits.priceBuckets)) ?? { ...limits.priceRange, buckets: [] };
}

/** The cities that have photographers: those with most first. */
export async function listCities({ db }: Ports): Promise<DirectoryCity[]> {
  return directoryCities(await countCities(db));
}

/** Milliseconds for which one count of the whole directory's cities serves all whose filters find nobody. */
const SHARED_MS = 60_000;

const cityCounts = new WeakMap<Ports['db'], () => Promise<KeyedCity[]>>();

/** The cities of the whole directory, counted at most once a minute: the cost grows with the directory, and anybody can ask. */
function countAllCities({ db, clock }: Ports): Promise<KeyedCity[]> {
  let count = cityCounts.get(db);
  if (!count) {
    count = sharedAnswer(clock, SHARED_MS, async () => {
      try {
        return await countKeyedCities(db, defaultQuery);
      } catch (error) {
        // The next one tries again.
        cityCounts.delete(db);
        throw error;
      }
    });
    cityCounts.set(db, count);
  }
  return count();
}

/** Where a query that finds nobody can go on. At most three statements, however many filters it has. */
export async function getAlternatives(ports: Ports, { query }: { query: FilterValues }): Promise<Alternatives> {
  const { db } = ports;
  const { city, specializations, minPrice, maxPrice } = query;
  const counts = await countAlternatives(db, query);
  // Nobody fits anywhere: other cities help only if this one has nobody at all.
  const isKept = counts.anyCity !== 0;
  if (city === null || (!isKept && counts.cityOnly !== 0)) return { ...counts, cities: [] };
  const isFiltered = specializations.length > 0 || minPrice !== null || maxPrice !== null;
  const found = await (isKept && isFiltered ? countKeyedCities(db, { ...query, city: null }) : countAllCities(ports));
  return { ...counts, cities: await nearestCities(found, city, (keys) => selectCityNames(db, keys)) };
}
