import { addressOf, defaultQuery, type DirectoryQuery, limits, listPhotographers, sortFields, sortOrders } from '@portal/api';
import { largestCity } from './generate.ts';

/** A filter that the directory has, with a value that fits many: everybody's worst case. */
type Filter = Exclude<keyof DirectoryQuery, 'page' | 'limit' | 'sortBy' | 'sortOrder' | 'extras'>;
const values: Pick<DirectoryQuery, Filter> = { city: largestCity, specializations: [1, 4], minPrice: 1500, maxPrice: 6000 };

/** A query of the directory. */
export interface Combination {
  name: string;
  query: DirectoryQuery;
  address: string;
}

/** More specializations than two. */
const many: Readonly<Record<string, readonly number[]>> = {
  'three specializations': [1, 4, 7],
  'three rare specializations': [10, 11, 12],
  'all specializations': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
};

/** The first page and the deepest that may be requested. */
const depths = [1, limits.directoryPageMax];

/** Every set of filters in every order; and many specializations in the order that nobody has to choose, as no order changes what is counted. */
export const combinations: readonly Combination[] = [
  ...subsets(Object.keys(values) as Filter[]).flatMap((filters) =>
    sortFields.flatMap((sortBy) =>
      sortOrders.flatMap((sortOrder) => {
        const chosen = Object.fromEntries(filters.map((filter) => [filter, values[filter]]));
        return depths.map((page) => combination(filters, { ...defaultQuery, ...chosen, sortBy, sortOrder, page }));
      }),
    ),
  ),
  ...Object.entries(many).flatMap(([name, specializations]) =>
    subsets(['city', 'minPrice'] as const).flatMap((filters) => {
      const chosen = Object.fromEntries(filters.map((filter) => [filter, values[filter]]));
      return depths.map((page) =>
        combination([name, ...filters], { ...defaultQuery, ...chosen, specializations: [...specializations], page }),
      );
    }),
  ),
];

function combination(filters: readonly string[], query: DirectoryQuery): Combination {
  const name = `${filters.join(' + ') || 'everybody'} · ${query.sortBy} ${query.sortOrder} · page ${query.page}`;
  return { name, query, address: addressOf(listPhotographers, { query }) };
}

function subsets<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: 2 ** items.length }, (_, bits) => items.filter((_item, index) => bits & (1 << index)));
}
