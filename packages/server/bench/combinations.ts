import { addressOf, defaultQuery, type DirectoryQuery, limits, listPhotographers, sortFields, sortOrders } from '@portal/api';
import { largestCity } from './generate.ts';

/** A filter that the directory has, with a value that fits many: everybody's worst case. */
type Filter = Exclude<keyof DirectoryQuery, 'page' | 'limit' | 'sortBy' | 'sortOrder' | 'extras'>;
const values: Pick<DirectoryQuery, Filter> = { city: largestCity, specializations: [1, 4], minPrice: 1500, maxPrice: 6000 };

/** Something that the directory can be asked for. */
export interface Combination {
  name: string;
  query: DirectoryQuery;
  address: string;
}

/** Every set of filters in every order, its first page and the deepest that may be asked for. */
export const combinations: readonly Combination[] = subsets(Object.keys(values) as Filter[]).flatMap((filters) =>
  sortFields.flatMap((sortBy) =>
    sortOrders.flatMap((sortOrder) =>
      [1, limits.directoryPageMax].map((page) => {
        const chosen = Object.fromEntries(filters.map((filter) => [filter, values[filter]]));
        const query: DirectoryQuery = { ...defaultQuery, ...chosen, sortBy, sortOrder, page };
        const name = `${filters.join(' + ') || 'everybody'} · ${sortBy} ${sortOrder} · page ${page}`;
        return { name, query, address: addressOf(listPhotographers, { query }) };
      }),
    ),
  ),
);

function subsets<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: 2 ** items.length }, (_, bits) => items.filter((_item, index) => bits & (1 << index)));
}
