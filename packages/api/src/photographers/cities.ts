import * as z from 'zod/mini';
import { camelCased } from '../contract/camel-cased.ts';
import { endpoint } from '../contract/endpoint.ts';
import { readable } from '../contract/readable.ts';
import { unwrap, unwrapList } from '../contract/unwrap.ts';
import { data, enveloped } from '../contract/wire.ts';
import { filterValues, withoutEmpty } from './directory-query.ts';

const city = z.object({
  name: z.string(),
  /** The number of photographers of the directory in this city. */
  photographers: z.int(),
});
/** A city of the directory. */
export type DirectoryCity = z.output<typeof city>;

/** Only cities that have photographers. */
export const listCities = endpoint('listCities', 'GET', '/api/photographers/cities', {
  summary: 'Cities that have photographers, with their number: those with most first',
  access: 'public',
  reply: data(readable(city)),
  read: (raw) => enveloped()(unwrapList(raw, ['cities', 'items'])),
});

const count = z.nullable(z.int());

const alternatives = camelCased(
  z.object({
    /** How many photographers fit without the price, the other filters kept; null where no price is chosen. The next ones alike. */
    any_price: count,
    any_specialization: count,
    any_city: count,
    /** How many are in the city, whatever else is chosen; null without a city. */
    city_only: count,
    /** Other cities, the nearest first: with the other filters kept if that finds somebody anywhere, and else of a city that has nobody. */
    cities: readable(city),
  }),
);
/** Where a query that finds nobody can go on. */
export type Alternatives = z.output<typeof alternatives>;

export const getAlternatives = endpoint('getAlternatives', 'GET', '/api/photographers/alternatives', {
  summary: 'How many photographers a query would find without each of its filters, and the nearest cities that have some',
  access: 'public',
  query: filterValues,
  readQuery: withoutEmpty,
  reply: data(alternatives),
  read: (raw) => enveloped()(unwrap(raw)),
});
