import { defaultQuery, type DirectoryQuery, directoryQuery, limits, snakeFields } from '@portal/api';
import * as z from 'zod/mini';

/** The parameters of the list call. The address has them under the same names but two; the order and the page stand behind what is chosen. */
const { specializations, sort_by, sort_order, page, limit, ...filters } = directoryQuery.def.in.shape;
const parameters = Object.entries<z.ZodMiniType<unknown, string | undefined>>({
  ...filters,
  specializations,
  sort_by,
  sort_order,
  page,
  limit,
});
const shorter: Record<string, string> = { sort_by: 'sort', sort_order: 'order' };
const usual: Record<string, unknown> = snakeFields(defaultQuery);
const nameOf = (parameter: string): string => shorter[parameter] ?? parameter;

/** A city without invisible characters: control characters, which the server refuses, and direction marks. */
const cityOf = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, limits.cityLength)
    .toWellFormed();

function textOf(search: URLSearchParams, parameter: string): string {
  // A form repeats the parameter for each value.
  if (parameter === 'specializations') return search.getAll(parameter).join(',');
  const text = search.get(nameOf(parameter)) ?? '';
  return parameter === 'city' ? cityOf(text) : text;
}

/** The query of an address. Addresses can be typed by hand: invalid values count as absent. */
export function readAddress(search: URLSearchParams): DirectoryQuery {
  const given: Record<string, string> = {};
  for (const [parameter, codec] of parameters) {
    const text = textOf(search, parameter);
    if (text !== '' && z.safeDecode(codec, text).success) given[parameter] = text;
  }
  const query = z.decode(directoryQuery, given);
  const { minPrice, maxPrice } = query;
  return {
    ...query,
    minPrice: minPrice !== null && maxPrice !== null ? Math.min(minPrice, maxPrice) : minPrice,
    limit: limits.directoryPageSizes.find((size) => size === query.limit) ?? defaultQuery.limit,
  };
}

/** The address of a query. Defaults are left out; parameters of other components stay. */
export function writeAddress(search: URLSearchParams, query: DirectoryQuery): URLSearchParams {
  const next = new URLSearchParams(search);
  const wanted: Record<string, unknown> = snakeFields(query);
  for (const [parameter, codec] of parameters) {
    // A pager also requests the page before the first one: what cannot be requested is left out.
    const text = z.safeEncode(codec, wanted[parameter]).data;
    next.delete(nameOf(parameter));
    if (text !== undefined && wanted[parameter] !== usual[parameter]) next.set(nameOf(parameter), text);
  }
  return next;
}

/** Whether two queries request the same. */
export function isSameQuery(one: DirectoryQuery, other: DirectoryQuery): boolean {
  return String(writeAddress(new URLSearchParams(), one)) === String(writeAddress(new URLSearchParams(), other));
}
