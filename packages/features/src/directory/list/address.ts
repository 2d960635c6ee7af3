import { defaultQuery, type DirectoryQuery, limits, sortFields, sortOrders } from '@portal/api';

const names = ['city', 'min_price', 'max_price', 'specializations', 'sort', 'order', 'page', 'limit'] as const;

function whole(text: string | null, min: number, max: number): number | null {
  if (text === null || !/^\d{1,9}$/.test(text)) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
}

function oneOf<T>(values: readonly T[], value: unknown): T | undefined {
  return values.find((one) => one === value);
}

/** A city without invisible characters: control characters, which the server refuses, and direction marks. */
function cityOf(text: string | null): string | null {
  const seen = (text ?? '').replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim();
  return seen.slice(0, limits.cityLength).toWellFormed() || null;
}

/** The query of an address. Addresses can be typed by hand: invalid values count as absent. */
export function readAddress(search: URLSearchParams): DirectoryQuery {
  // A form repeats the parameter for each value.
  const ids = search.getAll('specializations').join(',');
  const minPrice = whole(search.get('min_price'), 0, limits.priceMax);
  const maxPrice = whole(search.get('max_price'), 0, limits.priceMax);
  const size = Number(search.get('limit'));
  return {
    city: cityOf(search.get('city')),
    specializations: /^\d{1,9}(,\d{1,9}){0,59}$/.test(ids) ? [...new Set(ids.split(',').map(Number))] : [],
    minPrice: minPrice !== null && maxPrice !== null ? Math.min(minPrice, maxPrice) : minPrice,
    maxPrice,
    sortBy: oneOf(sortFields, search.get('sort')) ?? defaultQuery.sortBy,
    sortOrder: oneOf(sortOrders, search.get('order')) ?? defaultQuery.sortOrder,
    page: whole(search.get('page'), 1, limits.directoryPageMax) ?? defaultQuery.page,
    limit: oneOf(limits.directoryPageSizes, size) ?? defaultQuery.limit,
  };
}

/** The address of a query. Defaults are left out; parameters of other components stay. */
export function writeAddress(search: URLSearchParams, query: DirectoryQuery): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of names) next.delete(name);
  if (query.city) next.set('city', query.city);
  if (query.minPrice !== null) next.set('min_price', String(query.minPrice));
  if (query.maxPrice !== null) next.set('max_price', String(query.maxPrice));
  if (query.specializations.length > 0) next.set('specializations', query.specializations.join(','));
  if (query.sortBy !== defaultQuery.sortBy) next.set('sort', query.sortBy);
  if (query.sortOrder !== defaultQuery.sortOrder) next.set('order', query.sortOrder);
  if (query.page !== defaultQuery.page) next.set('page', String(query.page));
  if (query.limit !== defaultQuery.limit) next.set('limit', String(query.limit));
  return next;
}

/** Whether two queries request the same. */
export function isSameQuery(one: DirectoryQuery, other: DirectoryQuery): boolean {
  return String(writeAddress(new URLSearchParams(), one)) === String(writeAddress(new URLSearchParams(), other));
}
