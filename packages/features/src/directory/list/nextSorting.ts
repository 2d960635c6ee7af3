import type { DirectoryQuery, SortField } from '@portal/api';

export type Sorting = Pick<DirectoryQuery, 'sortBy' | 'sortOrder'>;

/** The first direction of each: the best, the most viewed, and the cheapest first. */
const firstOrders: Readonly<Record<SortField, Sorting['sortOrder']>> = { rating: 'desc', popularity: 'desc', price: 'asc' };

/** Another field starts in its usual direction; the same one again reverses it. */
export function nextSorting({ sortBy, sortOrder }: Sorting, clicked: SortField): Sorting {
  if (clicked === sortBy) return { sortBy, sortOrder: sortOrder === 'desc' ? 'asc' : 'desc' };
  return { sortBy: clicked, sortOrder: firstOrders[clicked] };
}

/** Both directions of a field, the usual one first. */
export function bothOrders(field: SortField): Sorting['sortOrder'][] {
  return firstOrders[field] === 'desc' ? ['desc', 'asc'] : ['asc', 'desc'];
}
