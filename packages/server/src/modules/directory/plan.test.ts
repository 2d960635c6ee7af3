import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultQuery, type DirectoryQuery, sortFields, sortOrders } from '@portal/api';
import { everyEngine } from '../../../test/support/engines.ts';
import { openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { withoutKeeping } from './kept-repository.ts';
import { pageQuery } from './page-repository.ts';
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
    await tidy(portal.ports.db, ['photographers', 'directory_counts', 'directory_cards']);
  }, 60_000);
  afterAll(() => portal.close());

  it.each(subsets)('never reads the whole table: %j %j %j %j', async (...given) => {
    const chosen = given.filter((name) => name !== undefined);
    for (const sortBy of sortFields) {
      for (const sortOrder of sortOrders) {
        const query = { ...defaultQuery, sortBy, sortOrder, ...Object.fromEntries(chosen.map((name) => [name, values[name]])) };
        const { read, isSequential } = await planOf(portal.ports.db, pageQuery(query));
        expect.soft(read, `${sortBy} ${sortOrder}`).toBeGreaterThan(0);
        expect.soft(read, `${sortBy} ${sortOrder}`).toBeLessThan(PEOPLE / 2);
        expect.soft(isSequential, `${sortBy} ${sortOrder}`).toBe(false);
        // Counting up to a deep page never reads more than one index once.
        const deep = await planOf(portal.ports.db, pageQuery({ ...query, page: 100 }));
        expect.soft(deep.read, `${sortBy} ${sortOrder}, page 100`).toBeLessThanOrEqual(PEOPLE);
        expect.soft(deep.isSequential, `${sortBy} ${sortOrder}, page 100`).toBe(false);
        // Behind the deepest page nobody is counted at all.
        const beyond = await planOf(portal.ports.db, pageQuery({ ...query, page: 1_000, limit: 100 }));
        expect.soft(beyond.people, `${sortBy} ${sortOrder}, too deep`).toBe(0);
      }
    }
  });

  it('looks for the least rated within a range of prices among those who name one', async () => {
    // Of three one has no rating, and of three of those one names no price.
    const unrated = Math.floor((PEOPLE / 3) * (2 / 3));
    const query: DirectoryQuery = { ...defaultQuery, sortBy: 'rating', sortOrder: 'asc', minPrice: 500 };
    const page = Math.floor(unrated / defaultQuery.limit);
    const { people } = await planOf(portal.ports.db, pageQuery({ ...query, page }));
    expect(people).toBeGreaterThan(0);
    expect(people).toBeLessThanOrEqual(unrated);
  });
});

/** Most have several of nine specializations, some of them none; a hundred have one that is rare. */
const specializationsOf = (index: number): number[] => {
  const often = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((_, bit) => ((index * 7919) >> (bit + 2)) & 1);
  return (31 * index + Math.floor(index / 100)) % 50 === 0 ? [...often, 10 + (index % 3)] : often;
};

describe.each(everyEngine())('how %s counts who has any of many specializations among 5,000', (engine) => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await openPortal(engine);
    const people = Array.from({ length: PEOPLE }, (_, index) => ({
      city: `Город ${Math.floor(Math.sqrt(index) / 10)}`,
      hourly_rate: index % 9 === 0 ? null : 500 + 100 * ((index * 37) % 80),
      rating: index % 3 === 0 ? 0 : ((index * 7) % 50) / 10,
      popularity: (index * 13) % 4000,
      spec_ids: specializationsOf(index),
    }));
    const { db } = portal.ports;
    await db.transaction().execute((trx) => withoutKeeping(trx, async () => void (await insertPeople({ db: trx }, people))));
    await tidy(db, ['photographers', 'directory_counts', 'directory_cards']);
  }, 60_000);
  afterAll(() => portal.close());

  it.each([
    ['three', [2, 5, 7]],
    ['three that are rare', [10, 11, 12]],
    ['three that nobody has', [97, 98, 99]],
    ['all twelve', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ])('reads few totals: %s', async (_, specializations) => {
    for (const city of [null, 'Город 6']) {
      for (const minPrice of [null, 0]) {
        for (const sortBy of sortFields) {
          const asked = `${city} ${minPrice} ${sortBy}`;
          const plan = await planOf(portal.ports.db, pageQuery({ ...defaultQuery, city, specializations, minPrice, sortBy }));
          expect.soft(plan.isSequential, asked).toBe(false);
          expect.soft(plan.totals, asked).toBeGreaterThan(0);
          // Not each of the sets at each of the prices: there are almost as many of these as people.
          expect.soft(plan.totals, asked).toBeLessThan(PEOPLE / 3);
          expect.soft(plan.people, asked).toBeLessThan(PEOPLE / 2);
        }
      }
    }
  });
});
