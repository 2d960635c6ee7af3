import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPriceRange, limits, listSpecializations } from '@portal/api';
import { engines } from '../../../test/support/servers/engines.ts';
import { insertPeople } from '../../../test/support/insert-people.ts';
import { answerOf, openPortal, type Portal } from '../../../test/support/open-portal.ts';

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

  it('is all specializations in their order', async () => {
    const list = answerOf(listSpecializations, await portal.ask('GET', '/api/specializations'));
    expect(list.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });
});
