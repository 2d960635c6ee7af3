import {
  defaultQuery,
  type DirectoryQuery,
  getPhotographer,
  getPriceRange,
  limits,
  listPhotographers,
  type Photo,
  sortFields,
  sortOrders,
} from '@portal/api';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backends, timeout } from './backends.ts';
import { people } from './people.ts';
import type { Portal } from './portal.ts';
import { startMocks } from './start-mocks.ts';

const cities = ['Казань', 'москва', 'санкт_петербург', 'Китеж'];
const price = fc.option(fc.integer({ min: 0, max: 8_000 }));
const anyQuery: fc.Arbitrary<DirectoryQuery> = fc.record({
  page: fc.integer({ min: 1, max: 4 }),
  limit: fc.constantFrom(...limits.directoryPageSizes, 7),
  city: fc.option(fc.constantFrom(...cities), { freq: 1 }),
  specializations: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 3 }),
  minPrice: price,
  maxPrice: price,
  sortBy: fc.constantFrom(...sortFields),
  sortOrder: fc.constantFrom(...sortOrders),
});

/** Images lie elsewhere in each portal; their data are the same. */
const hangs = ({ title, specializationId, width, height }: Photo) => ({ title, specializationId, width, height });

async function getList(portal: Portal, query: DirectoryQuery) {
  const page = await portal.client()(listPhotographers, { query });
  return { ...page, items: page.items.map((card) => ({ ...card, avatar: card.avatar !== null, portfolio: card.portfolio.map(hangs) })) };
}

async function getOne(portal: Portal, id: number) {
  const found = await portal.client()(getPhotographer, { params: { id } });
  const albums = found.albums.map(({ name, description, specialization, photos }) => ({
    name,
    description,
    specialization,
    photos: photos.map(hangs),
  }));
  return { ...found, avatar: found.avatar !== null, portfolio: found.portfolio.map(hangs), albums };
}

describe.each(backends.filter(([name]) => name !== 'the mocks'))('%s and the mocks', { timeout }, (_, start) => {
  let server: Portal;
  let mocks: Portal;
  beforeAll(async () => {
    [server, mocks] = await Promise.all([start(), startMocks()]);
  }, timeout);
  afterAll(() => Promise.all([server.stop(), mocks.stop()]), timeout);

  test('answer a hundred questions to the directory alike', async () => {
    await fc.assert(
      fc.asyncProperty(anyQuery, async (query) => {
        expect(await getList(server, query)).toEqual(await getList(mocks, query));
      }),
      { numRuns: 100 },
    );
  });

  test('name the same prices', async () => {
    const [one, other] = await Promise.all([server, mocks].map((portal) => portal.client()(getPriceRange, { query: defaultQuery })));
    expect(one).toEqual(other);
  });

  test('show people alike', async () => {
    for (const { id } of people.slice(0, 20)) expect(await getOne(server, id)).toEqual(await getOne(mocks, id));
  });
});
