import {
  cityMatchKey,
  directoryPages,
  defaultQuery,
  type DirectoryQuery,
  type FilterValues,
  getAlternatives,
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
import { type CountedCity, directoryCities, nearestCities } from '@portal/api/directory-cities';
import { mock } from './mock.ts';
import type { Person } from '../world/person.ts';
import { cardOf, photographerOf } from './photographer.ts';
import { bearerOf, type World } from '../world/world.ts';

const listed = (world: World): Person[] => world.people.filter(({ isListed }) => isListed);

function fits(person: Person, { city, specializations, minPrice, maxPrice }: FilterValues): boolean {
  if (city !== null && cityMatchKey(officialCity(person.city)) !== cityMatchKey(officialCity(city))) return false;
  if (specializations.length > 0 && !specializations.some((id) => person.specializationIds.includes(id))) return false;
  // Without a price a photographer matches no price filter.
  if (minPrice !== null && (person.hourlyRate === null || person.hourlyRate < minPrice)) return false;
  return maxPrice === null || (person.hourlyRate !== null && person.hourlyRate <= maxPrice);
}

const found = (world: World, filters: FilterValues): Person[] => listed(world).filter((person) => fits(person, filters));

const pricesOf = (people: readonly Person[]): number[] => people.flatMap(({ hourlyRate }) => hourlyRate ?? []);

/** The cities of those whom these filters find. */
function citiesOf(world: World, filters: FilterValues): CountedCity[] {
  const located = found(world, filters).filter(({ city }) => city !== '');
  const groups = Map.groupBy(located, ({ city }) => cityMatchKey(officialCity(city)));
  return [...groups].map(([key, people]) => ({ key, name: people[0]?.city ?? '', photographers: people.length }));
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
    const people = found(world, query).toSorted(compare(query));
    const from = (query.page - 1) * query.limit;
    return {
      items: people.slice(from, from + query.limit).map((person) => cardOf(world, person)),
      total: people.length,
      page: query.page,
      pages: directoryPages(people.length, query.limit),
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

  mock(getPriceRange, ({ query: { city, specializations } }, { world }) => {
    const prices = pricesOf(listed(world));
    if (prices.length === 0) return { ...limits.priceRange, buckets: [] };
    const [min, max] = [Math.min(...prices), Math.max(...prices)];
    return { min, max, buckets: histogram(pricesOf(found(world, { ...defaultQuery, city, specializations })), min, max) };
  }),

  mock(listCities, (_, { world }) => directoryCities(citiesOf(world, defaultQuery))),

  mock(getAlternatives, async ({ query }, { world }) => {
    const { city, specializations, minPrice, maxPrice } = query;
    const count = (isChosen: boolean, changed: FilterValues) => (isChosen ? found(world, changed).length : null);
    const counts = {
      anyPrice: count(minPrice !== null || maxPrice !== null, { ...query, minPrice: null, maxPrice: null }),
      anySpecialization: count(specializations.length > 0, { ...query, specializations: [] }),
      anyCity: count(city !== null, { ...query, city: null }),
      cityOnly: count(city !== null, { ...defaultQuery, city }),
    };
    const isKept = counts.anyCity !== 0;
    if (city === null || (!isKept && counts.cityOnly !== 0)) return { ...counts, cities: [] };
    const cities = citiesOf(world, isKept ? { ...query, city: null } : defaultQuery);
    const readNames = async () => new Map(cities.map(({ key, name }) => [key, name]));
    return { ...counts, cities: await nearestCities(cities, city, readNames) };
  }),

  mock(listSpecializations, (_, { world }) => world.specializations),
];
