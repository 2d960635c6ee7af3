import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultQuery, type DirectoryQuery, limits, sortFields, sortOrders } from '@portal/api';
import { everyEngine } from '../../../test/support/servers/engines.ts';
import { openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { alternativesQuery } from './alternatives-repository.ts';
import { cityCountQuery, cityQuery } from './city-repository.ts';
import { pageQuery } from './page-repository.ts';
import { priceSpreadQuery } from './repository.ts';
import { insertPeople } from '../../../test/support/insert-people.ts';
import { planOf, tidy } from '../../../test/support/plan-of.ts';

const PEOPLE = 5000;

const filters = ['city', 'specializations', 'minPrice', 'maxPrice'] as const;
const values: Pick<DirectoryQuery, (typeof filters)[number]> = { city: 'Город 7', specializations: [2, 5], minPrice: 2000, maxPrice: 3000 };

/** Every subset of the filters. */
const subsets = Array.from({ length: 2 ** filters.length }, (_, bits) => filters.filter((_, index) => bits & (1 << index)));

describe.each(everyEngine())('how %s finds a page among 5,000', (engine) => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await openPortal(engine);
    const people = Array.from({ length: PEOPLE }, (_, index) => ({
      city: `Город ${Math.floor(Math.sqrt(index))}`,
      hourly_rate: index % 9 === 0 ? null : 500 + 100 * ((index * 37) % 80),
      rating: index % 3 === 0 ? 0 : ((index * 7) % 50) / 10,
      popularity: (index * 13) % 4000,
      spec_ids: [1 + (index % 12), 1 + ((index * 5) % 12)],
      bio: 'Снимаю школьные альбомы, выпускные и семейные праздники. '.repeat(8),
    }));
    await insertPeople(portal.ports, people);
    await tidy(portal.ports.db, ['photographers']);
  }, 60_000);
  afterAll(() => portal.close());

  it.each(subsets)('reads no more than an index, whatever the query: %j %j %j %j', async (...given) => {
    const chosen = given.filter((name) => name !== undefined);
    for (const sortBy of sortFields) {
      for (const sortOrder of sortOrders) {
        const query = { ...defaultQuery, sortBy, sortOrder, ...Object.fromEntries(chosen.map((name) => [name, values[name]])) };
        const first = await planOf(portal.ports.db, pageQuery(query));
        expect.soft(first.sorted, `${sortBy} ${sortOrder}`).toBeLessThan(PEOPLE / 10);
        const deep = await planOf(portal.ports.db, pageQuery({ ...query, page: 100 }));
        for (const { read, isSequential } of [first, deep]) {
          expect.soft(read, `${sortBy} ${sortOrder}`).toBeGreaterThan(0);
          expect.soft(read, `${sortBy} ${sortOrder}`).toBeLessThanOrEqual(PEOPLE);
          expect.soft(isSequential, `${sortBy} ${sortOrder}`).toBe(false);
        }
      }
    }
  });

  it.each(subsets)('counts cities, prices and other filters in indexes: %j %j %j %j', async (...given) => {
    const chosen = given.filter((name) => name !== undefined);
    const query = { ...defaultQuery, ...Object.fromEntries(chosen.map((name) => [name, values[name]])) };
    for (const counted of [cityQuery(), cityCountQuery(query), priceSpreadQuery(query, limits.priceBuckets), alternativesQuery(query)]) {
      const { read, isSequential } = await planOf(portal.ports.db, counted);
      expect.soft(read).toBeLessThanOrEqual(PEOPLE);
      expect.soft(isSequential).toBe(false);
    }
  });
});
