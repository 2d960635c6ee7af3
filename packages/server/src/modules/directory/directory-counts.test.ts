import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { directoryCounts } from '../../testing/directory-counts.ts';
import { engines } from '../../testing/engines.ts';
import { insertPeople } from '../../testing/insert-people.ts';
import { openPortal, type Portal } from '../../testing/open-portal.ts';

describe.each(engines())('the totals that %s keeps', (engine) => {
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

  it('leave nothing of who is gone', async () => {
    await Promise.all(ids.slice(0, 12).map((id) => portal.ports.db.deleteFrom('users').where('id', '=', id).execute()));
    const { kept, counted } = await directoryCounts(portal.ports.db);
    expect(kept).toEqual(counted);
    await portal.ports.db.deleteFrom('users').execute();
    expect((await directoryCounts(portal.ports.db)).kept).toEqual([]);
  });
});
