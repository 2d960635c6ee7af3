/* oxlint-disable vitest/no-standalone-expect -- conformance.test.ts runs every case inside a test */
import {
  addPhotos,
  defaultQuery,
  type DirectoryQuery,
  getAlternatives,
  getPhotographer,
  getPriceRange,
  limits,
  listCities,
  listPhotographers,
  type PhotographerPage,
  type Portfolio,
  sentences,
  updateProfile,
} from '@portal/api';
import { expect } from 'vitest';
import { newcomer, someCard } from '../newcomer.ts';
import { people } from '../people.ts';
import { newPortfolio, photoFile } from '../photo-file.ts';
import { type Case, caseOf, type Portal } from '../portal.ts';
import { refusalOf } from '../refusal-of.ts';

const everybody: Partial<DirectoryQuery> = { limit: limits.directoryPageSizeMax };

function list(portal: Portal, change: Partial<DirectoryQuery> = {}): Promise<PhotographerPage> {
  return portal.client()(listPhotographers, { query: { ...defaultQuery, ...change } });
}

const idsOf = ({ items }: PhotographerPage): number[] => items.map(({ id }) => id);

export const directory: readonly Case[] = [
  caseOf(listPhotographers, 'returns twelve a page, the best rated first', async (portal) => {
    const { status, body } = await portal.send('GET', '/photographers');
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, data: { currentPage: 1, limit: 12 } });
    const page = await list(portal);
    expect(page.items).toHaveLength(12);
    expect(page).toMatchObject({ page: 1, perPage: 12, pages: Math.ceil(page.total / 12) });
    expect((body as { data: { photographers: { id: number }[] } }).data.photographers.map(({ id }) => id)).toEqual(idsOf(page));
    const ratings = page.items.map(({ rating }) => rating ?? 0);
    expect(ratings).toEqual(ratings.toSorted((one, other) => other - one));
  }),

  caseOf(listPhotographers, 'marks the demo cards as made up', async (portal) => {
    const { items } = await list(portal);
    expect(items.map(({ isDemo }) => isDemo)).toEqual(items.map(() => true));
  }),

  caseOf(listPhotographers, 'has the right total beyond the last page', async (portal) => {
    const { total, pages } = await list(portal);
    expect(await list(portal, { page: 1000 })).toEqual({ items: [], total, page: 1000, pages, perPage: 12 });
  }),

  caseOf(listPhotographers, 'has one empty page where nobody fits', async (portal) => {
    expect(await list(portal, { city: 'Китеж' })).toEqual({ items: [], total: 0, page: 1, pages: 1, perPage: 12 });
  }),

  caseOf(listPhotographers, 'shows nobody who has not saved their card', async (portal) => {
    const { session } = await newcomer(portal);
    const { pages, total } = await list(portal, everybody);
    const shown = await Promise.all(Array.from({ length: pages + 1 }, (_, index) => list(portal, { ...everybody, page: index + 1 })));
    const ids = shown.flatMap(idsOf);
    expect(ids).not.toContain(session.user.id);
    expect(ids).toHaveLength(total);
  }),

  caseOf(listPhotographers, 'shows the same people on no two pages', async (portal) => {
    const pages = await Promise.all([1, 2, 3].map((page) => list(portal, { page, sortBy: 'popularity' })));
    const ids = pages.flatMap(idsOf);
    expect(new Set(ids).size).toBe(36);
  }),

  caseOf(listPhotographers, 'finds a city by its name or its option value', async (portal) => {
    const named = await list(portal, { ...everybody, city: 'Санкт-Петербург' });
    expect(named.total).toBeGreaterThan(0);
    expect(new Set(named.items.map(({ city }) => city))).toEqual(new Set(['Санкт-Петербург']));
    for (const city of ['санкт_петербург', ' САНКТ-ПЕТЕРБУРГ ', 'Санкт–Петербург'])
      expect(await list(portal, { ...everybody, city })).toEqual(named);
  }),

  caseOf(listPhotographers, 'finds everybody with any of the specializations', async (portal) => {
    // One photographer has all four, and is counted once.
    const ids = people.find(({ specializationIds }) => specializationIds.length > 3)?.specializationIds ?? [];
    const { pages } = await list(portal, everybody);
    const all = await Promise.all(Array.from({ length: pages }, (_, index) => list(portal, { ...everybody, page: index + 1 })));
    for (const count of [1, 2, 3, 4]) {
      const wanted = ids.slice(0, count);
      const having = all.flatMap(({ items }) => items).filter((card) => card.specializations.some(({ id }) => wanted.includes(id)));
      expect((await list(portal, { specializations: wanted })).total).toBe(having.length);
    }
    const { items, total } = await list(portal, { ...everybody, specializations: [2, 8] });
    const expected = people.filter(({ specializationIds }) => specializationIds.includes(2) || specializationIds.includes(8));
    expect(total).toBe(expected.length);
    expect(items.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(expected.map(({ id }) => id));
  }),

  caseOf(listPhotographers, 'bounds prices on both sides, and no price fits no bound', async (portal) => {
    const price = people.find(({ hourlyRate }) => hourlyRate !== null)?.hourlyRate ?? 0;
    const exact = await list(portal, { ...everybody, minPrice: price, maxPrice: price });
    expect(exact.total).toBeGreaterThan(0);
    expect(new Set(exact.items.map((card) => card.price))).toEqual(new Set([price]));
    const bounded = await list(portal, { ...everybody, minPrice: 0, maxPrice: limits.priceMax });
    expect(bounded.items.filter((card) => card.price === null)).toEqual([]);
    expect((await list(portal, { minPrice: price + 1, maxPrice: price - 1 })).total).toBe(0);
  }),

  caseOf(listPhotographers, 'puts who names no price last in both directions', async (portal) => {
    for (const sortOrder of ['asc', 'desc'] as const) {
      const { items } = await list(portal, { ...everybody, sortBy: 'price', sortOrder });
      const prices = items.map((card) => card.price);
      const named = prices.filter((price) => price !== null);
      expect(named.length).toBeLessThan(prices.length);
      expect(prices.slice(0, named.length)).toEqual(named.toSorted((a, b) => (sortOrder === 'asc' ? a - b : b - a)));
    }
  }),

  caseOf(listPhotographers, 'orders equals by their number', async (portal) => {
    for (const sortOrder of ['asc', 'desc'] as const) {
      const { items } = await list(portal, { ...everybody, sortBy: 'rating', sortOrder });
      const groups = Map.groupBy(items, ({ rating }) => rating);
      for (const cards of groups.values()) expect(cards).toEqual(cards.toSorted((one, other) => one.id - other.id));
    }
  }),

  caseOf(
    listPhotographers,
    'shows the first photos of each portfolio, the earlier one of two that stand equally far in front',
    async (portal) => {
      const owner = await newcomer(portal);
      await owner.call(updateProfile, { body: someCard });
      const [early, late] = [await newPortfolio(owner), await newPortfolio(owner)];
      const add = async ({ id }: Portfolio, ...files: Blob[]) =>
        (await owner.call(addPhotos, { params: { id }, body: { portfolioId: id, title: null, specializationId: null, files } })).photos;
      const first = await add(late, await photoFile('olga-a.jpg'), await photoFile('anna-a.jpg'));
      const second = await add(early, await photoFile('denis-a.jpg'), await photoFile('elena-a.jpg'));
      const { items } = await list(portal, { ...everybody, city: someCard.city });
      const card = items.find(({ id }) => id === owner.session.user.id);
      expect(card?.portfolio.map(({ id }) => id)).toEqual([first[0], second[0], first[1], second[1]].map((photo) => photo?.id));
    },
  ),

  caseOf(listPhotographers, 'reports what is wrong with each parameter', async (portal) => {
    expect(await portal.send('GET', '/photographers?page=0&limit=101&min_price=-1&sort_by=name&sort_order=up&specializations=a')).toEqual({
      status: 422,
      body: {
        success: false,
        message: sentences.invalid,
        errors: {
          page: [sentences.pageInvalid],
          limit: [sentences.limitInvalid],
          specializations: [sentences.idsInvalid],
          min_price: [sentences.priceInvalid],
          sort_by: [sentences.sortInvalid],
          sort_order: [sentences.orderInvalid],
        },
      },
    });
  }),

  caseOf(getPhotographer, 'shows a photographer in full', async (portal) => {
    const [person] = people;
    const found = await portal.client()(getPhotographer, { params: { id: 1 } });
    expect(found).toMatchObject({ id: 1, city: person?.city, bio: person?.bio, price: person?.hourlyRate, experience: person?.experience });
    expect(found.albums.map(({ name, photos }) => [name, photos.length])).toEqual(
      person?.portfolios.map(({ title, photos }) => [title, photos.length]),
    );
    for (const { url, thumbnail } of found.portfolio)
      expect(new Set([url, thumbnail].map((one) => one.startsWith('/')))).toEqual(new Set([true]));
  }),

  caseOf(getPhotographer, 'does not show a card before it was filled in', async (portal) => {
    const { session } = await newcomer(portal);
    const missing = { status: 404, message: sentences.photographerNotFound, errors: {} };
    expect(await refusalOf(portal.client()(getPhotographer, { params: { id: session.user.id } }))).toEqual(missing);
    expect(await refusalOf(portal.client()(getPhotographer, { params: { id: 999_999 } }))).toEqual(missing);
  }),

  caseOf(getPhotographer, 'finds nobody at an address that is no number', async (portal) => {
    const missing = { status: 404, body: { success: false, message: sentences.notFound } };
    for (const id of ['abc', '0', '-1', '1.5']) expect(await portal.send('GET', `/photographers/${id}`)).toEqual(missing);
  }),

  caseOf(getPriceRange, 'counts every price of the directory in twenty steps', async (portal) => {
    const { items } = await list(portal, everybody);
    const prices = items.flatMap(({ price }) => price ?? []);
    const range = await portal.client()(getPriceRange, { query: defaultQuery });
    expect(range).toMatchObject({ min: Math.min(...prices), max: Math.max(...prices) });
    expect(range.buckets).toHaveLength(limits.priceBuckets);
    expect(range.buckets.reduce((sum, count) => sum + count, 0)).toBe(prices.length);
    expect(Math.min(range.buckets.at(0) ?? 0, range.buckets.at(-1) ?? 0)).toBeGreaterThan(0);
  }),

  caseOf(listCities, 'counts the photographers of each city, those with most first', async (portal) => {
    const cities = await portal.client()(listCities, {});
    expect(cities.length).toBeGreaterThan(1);
    const counts = cities.map(({ photographers }) => photographers);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    for (const { name, photographers } of cities.slice(0, 5)) expect((await list(portal, { city: name })).total).toBe(photographers);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe((await list(portal)).total);
  }),

  caseOf(getPriceRange, 'counts those of a city or of specializations between the bounds of all', async (portal) => {
    const all = await portal.client()(getPriceRange, { query: defaultQuery });
    for (const filter of [{ city: 'Казань' }, { specializations: [2, 8] }, { city: 'Казань', specializations: [2] }, { city: 'Китеж' }]) {
      const { min, max, buckets } = await portal.client()(getPriceRange, { query: { ...defaultQuery, ...filter } });
      expect([min, max]).toEqual([all.min, all.max]);
      const { total } = await list(portal, { ...filter, minPrice: 0 });
      expect(buckets.reduce((sum, count) => sum + count, 0)).toBe(total);
    }
  }),

  caseOf(getAlternatives, 'counts what each filter less would find, and offers other cities that have some', async (portal) => {
    const chosen = { city: 'Казань', specializations: [2], minPrice: 9_999_999, maxPrice: null };
    const { cities, ...counts } = await portal.client()(getAlternatives, { query: chosen });
    const totalOf = async (change: Partial<DirectoryQuery>) => (await list(portal, { ...chosen, ...change })).total;
    expect(counts).toEqual({
      anyPrice: await totalOf({ minPrice: null }),
      anySpecialization: 0,
      anyCity: 0,
      cityOnly: await totalOf({ minPrice: null, specializations: [] }),
    });
    // Nobody charges that much anywhere.
    expect(cities).toEqual([]);
    const none = { anyPrice: null, anySpecialization: null, anyCity: null, cityOnly: null, cities: [] };
    expect(await portal.client()(getAlternatives, { query: defaultQuery })).toEqual(none);
  }),

  caseOf(getAlternatives, 'offers the nearest cities, with the other filters while that finds somebody', async (portal) => {
    const near = await portal.client()(getAlternatives, { query: { ...defaultQuery, city: 'Подольск', specializations: [2] } });
    expect(near).toMatchObject({ anySpecialization: 0, cityOnly: 0 });
    expect(near.cities[0]?.name).toBe('Москва');
    expect(near.cities.length).toBeLessThanOrEqual(limits.nearestCities);
    for (const { name, photographers } of near.cities)
      expect((await list(portal, { city: name, specializations: [2] })).total).toBe(photographers);
    // Nobody has these: they are left out, because the city has nobody either way.
    const any = await portal.client()(getAlternatives, { query: { ...defaultQuery, city: 'Подольск', minPrice: 9_999_999 } });
    expect(any.cities[0]).toEqual({ name: 'Москва', photographers: (await list(portal, { city: 'Москва' })).total });
  }),

  caseOf(getAlternatives, 'offers the cities with most photographers beside one that nobody knows', async (portal) => {
    const all = await portal.client()(listCities, {});
    const { anyCity, cities } = await portal.client()(getAlternatives, { query: { ...defaultQuery, city: 'Китеж' } });
    expect(cities).toEqual(all.slice(0, limits.nearestCities));
    expect(anyCity).toBe((await list(portal)).total);
  }),
];
