import {
  cityMatchKey,
  directoryPages,
  type DirectoryQuery,
  getPhotographer,
  getPriceRange,
  limits,
  listCities,
  listPhotographers,
  listSpecializations,
  Refusal,
  sentences,
  weekOf,
} from '@portal/api';
import { officialCity } from '@portal/api/city-aliases';
import { directoryCities } from '@portal/api/directory-cities';
import { mock } from './mock.ts';
import type { Person } from '../world/person.ts';
import { cardOf, photographerOf } from './photographer.ts';
import { bearerOf, type World } from '../world/world.ts';

const listed = (world: World): Person[] => world.people.filter(({ isListed }) => isListed);

function fits(person: Person, { city, specializations, minPrice, maxPrice }: DirectoryQuery): boolean {
  if (city !== null && cityMatchKey(officialCity(person.city)) !== cityMatchKey(officialCity(city))) return false;
  if (specializations.length > 0 && !specializations.some((id) => person.specializationIds.includes(id))) return false;
  // Without a price a photographer matches no price filter.
  if (minPrice !== null && (person.hourlyRate === null || person.hourlyRate < minPrice)) return false;
  return maxPrice === null || (person.hourlyRate !== null && person.hourlyRate <= maxPrice);
}

/** Missing prices are last in both directions; ties are ordered by id. */
function compare({ sortBy, sortOrder }: DirectoryQuery): (one: Person, other: Person) => number {
  const direction = sortOrder === 'asc' ? 1 : -1;
  const key = { rating: 'rating', price: 'hourlyRate', popularity: 'popularity' } as const;
  const valueOf = (person: Person) => person[key[sortBy]];
  return (one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null) || one.id - other.id;
    return (a - b) * direction || one.id - other.id;
  };
}

/** The number of `prices` in each of equal steps; the last step includes the highest price. */
function histogram(prices: readonly number[], min: number, max: number): number[] {
  const buckets = Array.from({ length: limits.priceBuckets }, () => 0);
  for (const price of prices) {
    const step = max > min ? Math.floor(((price - min) * limits.priceBuckets) / (max - min)) : 0;
    const index = Math.min(step, limits.priceBuckets - 1);
    buckets[index] = (buckets[index] ?? 0) + 1;
  }
  return buckets;
}

export const directory = [
  mock(listPhotographers, ({ query }, { world }) => {
    const found = listed(world)
      .filter((person) => fits(person, query))
      .toSorted(compare(query));
    const from = (query.page - 1) * query.limit;
    return {
      items: found.slice(from, from + query.limit).map((person) => cardOf(world, person)),
      total: found.length,
      page: query.page,
      pages: directoryPages(found.length, query.limit),
      perPage: query.limit,
    };
  }),

  mock(getPhotographer, ({ params }, { world, token }) => {
    const person = listed(world).find(({ id }) => id === params.id);
    if (!person) throw new Refusal(404, sentences.photographerNotFound);
    if (bearerOf(world, token) !== person) {
      person.popularity += 1;
      const week = weekOf(world.now());
      person.viewWeeks.set(week, (person.viewWeeks.get(week) ?? 0) + 1);
    }
    return photographerOf(world, person);
  }),

  mock(getPriceRange, (_, { world }) => {
    const prices = listed(world).flatMap(({ hourlyRate }) => hourlyRate ?? []);
    if (prices.length === 0) return { ...limits.priceRange, buckets: [] };
    const [min, max] = [Math.min(...prices), Math.max(...prices)];
    return { min, max, buckets: histogram(prices, min, max) };
  }),

  mock(listCities, ({ query }, { world }) => {
    const located = listed(world).filter(({ city }) => city !== '');
    const groups = Map.groupBy(located, ({ city }) => cityMatchKey(officialCity(city)));
    const counted = [...groups].map(([key, people]) => ({ key, name: people[0]?.city ?? '', photographers: people.length }));
    return directoryCities(counted, query.near);
  }),

  mock(listSpecializations, (_, { world }) => world.specializations),
];
