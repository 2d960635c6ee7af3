import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { limits } from '../contract/limits.ts';
import { readable } from '../contract/readable.ts';
import { sentences } from '../contract/sentences.ts';
import { unwrapList } from '../contract/unwrap.ts';
import { data, enveloped } from '../contract/wire.ts';
import { withoutEmpty } from './directory-query.ts';

const city = z.object({
  name: z.string(),
  /** The number of photographers of the directory in this city. */
  photographers: z.int(),
});
/** A city of the directory. */
export type DirectoryCity = z.output<typeof city>;

const wire = z.looseObject({ near: z.optional(z.string().check(z.maxLength(limits.cityLength, sentences.cityLength))) });

const query = z.codec(
  wire,
  z.object({
    /** Cities near this one; null for all. */
    near: z.nullable(z.string()),
  }),
  { decode: ({ near }) => ({ near: near?.trim() || null }), encode: ({ near }) => (near ? { near } : {}) },
);

/** Only cities that have photographers. With `near`: that city, if it has any, and the nearest ones. */
export const listCities = endpoint('listCities', 'GET', '/api/photographers/cities', {
  summary: 'Cities that have photographers, with their number: those with most first, or the few nearest to one',
  access: 'public',
  query,
  readQuery: withoutEmpty,
  reply: data(readable(city)),
  read: (raw) => enveloped()(unwrapList(raw, ['cities', 'items'])),
});
