import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultQuery } from '@portal/api';
import { directoryCounts, totalAnew } from '../../../test/support/directory-counts.ts';
import { everyEngine } from '../../../test/support/engines.ts';
import { insertPeople } from '../../../test/support/insert-people.ts';
import { openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { totalQuery } from './count-repository.ts';

describe.each(everyEngine())('the totals that %s keeps', (engine) => {
  let portal: Portal;
  let ids: number[];
  beforeAll(async () => {
    portal = await openPortal(engine);
    ids = await insertPeople(
      portal.ports,
      Array.from({ length: 24 }, (_, index) => ({
        city: ['Омск', 'Томск', ''][index % 3],
        hourly_rate: index % 4 === 0 ? null : (index % 3) * 1000,
        spec_ids: [[1, 2], [2, 1, 1], [], [3]][index % 4],
        listed: index % 5 !== 0,
      })),
    );
  });
  afterAll(() => portal.close());

  it('count everybody who is listed', async () => {
    const { kept, counted } = await directoryCounts(portal.ports.db);
    expect(kept.length).toBeGreaterThan(20);
    expect(kept).toEqual(counted);
  });

  it('follow every change, however many are made at once', async () => {
    const changes = [
      { city_key: 'омск' },
      { hourly_rate: null },
      { hourly_rate: 7000 },
      { spec_ids: [4] },
      { listed: false },
      { listed: true },
      { popularity: 3 },
    ];
    await Promise.all(
      ids.map((id, index) =>
        portal.ports.db
          .updateTable('photographers')
          .set(changes[index % changes.length] ?? {})
          .where('id', '=', id)
          .execute(),
      ),
    );
    const { kept, counted } = await directoryCounts(portal.ports.db);
    expect(kept).toEqual(counted);
  });

  it.each([
    [1, 2, 3],
    [1, 4, 999],
    [3, 4, 5],
    [997, 998, 999],
  ])('tell who has any of %j, %j and %j, whoever has none', async (...ids) => {
    const { db } = portal.ports;
    for (const city of [null, 'Омск', 'Тверь']) {
      for (const [minPrice, maxPrice] of [
        [null, null],
        [0, null],
        [null, 1000],
        [1000, 7000],
      ] as const) {
        const query = { ...defaultQuery, city, specializations: ids, minPrice, maxPrice };
        const { rows } = await totalQuery(query).execute(db);
        expect([city, minPrice, maxPrice, rows]).toEqual([city, minPrice, maxPrice, [{ total: await totalAnew(db, query) }]]);
      }
    }
  });

  it('leave nothing of who is gone', async () => {
    await Promise.all(ids.slice(0, 12).map((id) => portal.ports.db.deleteFrom('users').where('id', '=', id).execute()));
    const { kept, counted } = await directoryCounts(portal.ports.db);
    expect(kept).toEqual(counted);
    await portal.ports.db.deleteFrom('users').execute();
    expect((await directoryCounts(portal.ports.db)).kept).toEqual([]);
  });
});
