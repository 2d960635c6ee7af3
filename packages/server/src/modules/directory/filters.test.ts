import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getAlternatives, getPriceRange, limits, listSpecializations } from '@portal/api';
import { engines } from '../../../test/support/servers/engines.ts';
import { insertPeople } from '../../../test/support/insert-people.ts';
import { answerOf, openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { getAlternatives as getCityAlternatives } from './service.ts';

describe.each(engines())('what the filters offer on %s', (engine) => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await openPortal(engine);
  });
  afterAll(() => portal.close());
  const range = async () => answerOf(getPriceRange, await portal.ask('GET', '/api/photographers/price-range'));

  it('is a price range that follows what is stored', async () => {
    expect(await range()).toEqual({ ...limits.priceRange, buckets: [] });
    await insertPeople(portal.ports, [{ hourly_rate: 500 }, { hourly_rate: null }, { hourly_rate: 9, listed: false }]);
    expect(await range()).toEqual({ min: 500, max: 500, buckets: [1, ...Array.from({ length: 19 }, () => 0)] });
    await insertPeople(portal.ports, [{ hourly_rate: 2500 }, { hourly_rate: 2500 }, { hourly_rate: 599 }, { hourly_rate: 600 }]);
    const { min, max, buckets } = await range();
    expect([min, max, buckets.length]).toEqual([500, 2500, limits.priceBuckets]);
    expect([buckets[0], buckets[1], buckets[19]]).toEqual([2, 1, 2]);
    expect(buckets.reduce((sum, count) => sum + count)).toBe(5);
  });

  it('is the nearest cities, counted at most once a minute and right after it', async () => {
    const near = async () =>
      answerOf(getAlternatives, await portal.ask('GET', `${getAlternatives.path}?city=${encodeURIComponent('Подольск')}`)).cities;
    const omsk = { name: 'Омск', photographers: 6 };
    await insertPeople(portal.ports, [{ city: 'Казань' }]);
    expect(await near()).toEqual([{ name: 'Казань', photographers: 1 }, omsk]);
    await insertPeople(portal.ports, [{ city: 'Казань' }, { city: 'Москва' }]);
    portal.ports.clock.advance(59_999);
    expect(await near()).toEqual([{ name: 'Казань', photographers: 1 }, omsk]);
    portal.ports.clock.advance(1);
    expect(await near()).toEqual([{ name: 'Москва', photographers: 1 }, { name: 'Казань', photographers: 2 }, omsk]);
  });

  it('is counted again when a count has failed', async () => {
    const { ports } = portal;
    const query = { city: 'Китеж', specializations: [], minPrice: null, maxPrice: null };
    ports.clock.advance(60_000);
    const executor = ports.db.getExecutor();
    const broken = vi.spyOn(ports.db, 'getExecutor').mockReturnValueOnce(executor);
    broken.mockImplementationOnce(() => {
      throw new Error('The database is down');
    });
    await expect(getCityAlternatives(ports, { query })).rejects.toThrow('The database is down');
    broken.mockRestore();
    await insertPeople(
      ports,
      Array.from({ length: 9 }, () => ({ city: 'Лукоморье' })),
    );
    expect((await getCityAlternatives(ports, { query })).cities[0]).toEqual({ name: 'Лукоморье', photographers: 9 });
  });

  it('is all specializations in their order', async () => {
    const list = answerOf(listSpecializations, await portal.ask('GET', '/api/specializations'));
    expect(list.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });
});
