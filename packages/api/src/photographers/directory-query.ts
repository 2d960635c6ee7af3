import * as z from 'zod/mini';
import type { Renamed } from '../contract/camel-cased.ts';
import { limits } from '../contract/limits.ts';
import { isRecord } from '../contract/unwrap.ts';
import { camelFields, snakeFields } from '../contract/renamed-fields.ts';
import { sentences } from '../contract/sentences.ts';
import { integerText, maxCharacters } from '../contract/wire.ts';

export const sortFields = ['rating', 'price', 'popularity'] as const;
export type SortField = (typeof sortFields)[number];
export const sortOrders = ['asc', 'desc'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** A parameter that may be missing, and what that means: null for a filter, which is left out where it filters nothing (D1 §7). */
const optional = <Value, Missing extends Value | null, Text extends string>(schema: z.ZodMiniType<Value, Text>, missing: Missing) =>
  z.codec(z.optional(schema), z.custom<Value | Missing>(), {
    decode: (value) => value ?? missing,
    encode: (value) => value ?? undefined,
  });

const pageNumber = integerText({ min: 1, max: limits.directoryPageMax, error: sentences.pageInvalid });
const pageSize = integerText({ min: 1, max: limits.directoryPageSizeMax, error: sentences.limitInvalid });
const price = optional(integerText({ min: 0, max: limits.priceMax, error: sentences.priceInvalid }), null);

const ids = z.codec(
  z.optional(z.string().check(z.maxLength(600, sentences.idsInvalid), z.regex(/^\d{1,9}(,\d{1,9})*$/, sentences.idsInvalid))),
  z.array(z.int()),
  { decode: (text) => (text ? [...new Set(text.split(',').map(Number))] : []), encode: (list) => list.join(',') || undefined },
);

const city = z.codec(z.optional(z.string().check(maxCharacters(limits.cityLength, sentences.cityLength))), z.nullable(z.string()), {
  decode: (text) => text?.trim() || null,
  encode: (name) => name || undefined,
});

const filters = {
  /** A city's name or its option value; both compare alike (ledger CON-57). */
  city,
  /** Ids; a photographer with any of them matches. */
  specializations: ids,
  /** Rubles per hour, inclusive; null = unbounded. */
  min_price: price,
  max_price: price,
};

const parameters = {
  page: optional(pageNumber, 1),
  limit: optional(pageSize, limits.directoryPageSize),
  ...filters,
  sort_by: optional(z.enum(sortFields, sentences.sortInvalid), 'rating'),
  sort_order: optional(z.enum(sortOrders, sentences.orderInvalid), 'desc'),
};

/** The query of the directory. */
export interface DirectoryQuery extends Renamed<z.output<z.ZodMiniObject<typeof parameters>>, object> {
  /** Further parameters of the caller; the server ignores unknown ones. */
  extras?: Record<string, string> | undefined;
}

/** Forms A and B of the query in one (ledger CON-09). */
export const directoryQuery = z.codec(z.looseObject(parameters), z.custom<DirectoryQuery>(), {
  decode: (wire) => camelFields(Object.fromEntries(Object.keys(parameters).map((name) => [name, wire[name]]))) as unknown as DirectoryQuery,
  encode: ({ extras, ...query }) => ({ ...extras, ...snakeFields(query) }),
});

/** What filters the directory, without order and page. */
export type FilterValues = Pick<DirectoryQuery, 'city' | 'specializations' | 'minPrice' | 'maxPrice'>;

/** The filters alone, of a query with or without more. */
export const filterValues = z.codec(z.looseObject(filters), z.custom<FilterValues>(), {
  decode: ({ city, specializations, min_price, max_price }) => ({ city, specializations, minPrice: min_price, maxPrice: max_price }),
  encode: ({ city, specializations, minPrice, maxPrice }) => ({ city, specializations, min_price: minPrice, max_price: maxPrice }),
});

/** Those of them that are independent of the price. */
export const cityAndSpecializations = z.codec(
  z.looseObject({ city, specializations: ids }),
  z.custom<Pick<FilterValues, 'city' | 'specializations'>>(),
  {
    decode: ({ city, specializations }) => ({ city, specializations }),
    encode: ({ city, specializations }) => ({ city, specializations }),
  },
);

/** The default query (D1 §9). */
export const defaultQuery = z.decode(directoryQuery, {});

/** `a=` in an address means the same as no `a`. */
export function withoutEmpty(query: unknown): unknown {
  return isRecord(query) ? Object.fromEntries(Object.entries(query).filter(([, value]) => value !== '')) : query;
}
