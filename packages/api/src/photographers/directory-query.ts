import * as z from 'zod/mini';
import { limits } from '../contract/limits.ts';
import { isRecord } from '../contract/unwrap.ts';
import { sentences } from '../contract/sentences.ts';
import { integerText, maxCharacters } from '../contract/wire.ts';

export const sortFields = ['rating', 'price', 'popularity'] as const;
export type SortField = (typeof sortFields)[number];
export const sortOrders = ['asc', 'desc'] as const;
export type SortOrder = (typeof sortOrders)[number];

const DirectoryQuery = z.object({
  page: z.int(),
  limit: z.int(),
  /** A city's name or its option value; both compare alike (ledger CON-57). */
  city: z.nullable(z.string()),
  /** Ids; a photographer with any of them matches. */
  specializations: z.array(z.int()),
  /** Rubles per hour, inclusive; null = unbounded. */
  minPrice: z.nullable(z.int()),
  maxPrice: z.nullable(z.int()),
  sortBy: z.enum(sortFields),
  sortOrder: z.enum(sortOrders),
  /** Further parameters of the caller; the server ignores unknown ones. */
  extras: z.optional(z.record(z.string(), z.string())),
});
/** The query of the directory. */
export type DirectoryQuery = z.output<typeof DirectoryQuery>;

/** The default query (D1 §9). */
export const defaultQuery: DirectoryQuery = {
  page: 1,
  limit: limits.directoryPageSize,
  city: null,
  specializations: [],
  minPrice: null,
  maxPrice: null,
  sortBy: 'rating',
  sortOrder: 'desc',
};

const price = integerText({ min: 0, max: limits.priceMax, error: sentences.priceInvalid });
const ids = z.string().check(z.maxLength(600, sentences.idsInvalid), z.regex(/^\d{1,9}(,\d{1,9})*$/, sentences.idsInvalid));

/** The query in the form of the API: empty values are left out (D1 §7). */
const wire = z.looseObject({
  page: z.optional(integerText({ min: 1, max: limits.directoryPageMax, error: sentences.pageInvalid })),
  limit: z.optional(integerText({ min: 1, max: limits.directoryPageSizeMax, error: sentences.limitInvalid })),
  city: z.optional(z.string().check(maxCharacters(limits.cityLength, sentences.cityLength))),
  specializations: z.optional(ids),
  min_price: z.optional(price),
  max_price: z.optional(price),
  sort_by: z.optional(z.enum(sortFields, sentences.sortInvalid)),
  sort_order: z.optional(z.enum(sortOrders, sentences.orderInvalid)),
});

/** Forms A and B of the query in one (ledger CON-09). */
export const directoryQuery = z.codec(wire, DirectoryQuery, {
  decode: (query) => ({
    page: query.page ?? defaultQuery.page,
    limit: query.limit ?? defaultQuery.limit,
    city: query.city?.trim() || null,
    specializations: query.specializations ? [...new Set(query.specializations.split(',').map(Number))] : [],
    minPrice: query.min_price ?? null,
    maxPrice: query.max_price ?? null,
    sortBy: query.sort_by ?? defaultQuery.sortBy,
    sortOrder: query.sort_order ?? defaultQuery.sortOrder,
  }),
  encode: (query) => ({
    ...query.extras,
    page: query.page,
    limit: query.limit,
    ...(query.city ? { city: query.city } : {}),
    ...(query.specializations.length > 0 ? { specializations: query.specializations.join(',') } : {}),
    ...(query.minPrice === null ? {} : { min_price: query.minPrice }),
    ...(query.maxPrice === null ? {} : { max_price: query.maxPrice }),
    sort_by: query.sortBy,
    sort_order: query.sortOrder,
  }),
});

/** `a=` in an address means the same as no `a`. */
export function withoutEmpty(query: unknown): unknown {
  return isRecord(query) ? Object.fromEntries(Object.entries(query).filter(([, value]) => value !== '')) : query;
}
