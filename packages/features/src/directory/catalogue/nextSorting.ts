import type { DirectoryQuery, SortField } from '@portal/api';

export type Sorting = Pick<DirectoryQuery, 'sortBy' | 'sortOrder'>;

/** Another field starts with the most; the same one again turns round. */
export function nextSorting({ sortBy, sortOrder }: Sorting, clicked: SortField): Sorting {
  return clicked === sortBy ? { sortBy, sortOrder: sortOrder === 'desc' ? 'asc' : 'desc' } : { sortBy: clicked, sortOrder: 'desc' };
}
