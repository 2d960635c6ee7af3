import type { DirectoryQuery, SortField } from '@portal/api';

export type Sorting = Pick<DirectoryQuery, 'sortBy' | 'sortOrder'>;

/** Where each begins: with the best, the most viewed, and the cheapest. */
const firstOrders: Readonly<Record<SortField, Sorting['sortOrder']>> = { rating: 'desc', popularity: 'desc', price: 'asc' };

/** Another field begins with what is looked for most; the same one again turns round. */
export function nextSorting({ sortBy, sortOrder }: Sorting, clicked: SortField): Sorting {
  if (clicked === sortBy) return { sortBy, sortOrder: sortOrder === 'desc' ? 'asc' : 'desc' };
  return { sortBy: clicked, sortOrder: firstOrders[clicked] };
}
