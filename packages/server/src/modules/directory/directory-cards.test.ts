import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits, listPhotographers } from '@portal/api';
import { cardsAnew, keptCards } from '../../../test/support/directory-cards.ts';
import { everyEngine } from '../../../test/support/engines.ts';
import { insertPeople, insertPortfolio } from '../../../test/support/insert-people.ts';
import { answerOf, openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { withoutKeeping } from './kept-repository.ts';

describe.each(everyEngine())('the cards that %s keeps', (engine) => {
  let portal: Portal;
  let one = 0;
  let other = 0;
  beforeAll(async () => {
    portal = await openPortal(engine);
    [one = 0, other = 0] = await insertPeople(portal.ports, [{ spec_ids: [1, 2] }, { spec_ids: [3], listed: false }]);
    await insertPortfolio(portal.ports, one, 'Свадьбы', [{}, {}, {}, {}, {}, {}]);
    await insertPortfolio(portal.ports, one, 'Портреты', [{}]);
    await insertPortfolio(portal.ports, other, 'Школа', [{}]);
  });
  afterAll(() => portal.close());

  const kept = () => keptCards(portal.ports.db);
  const anew = () => cardsAnew(portal.ports.db);
  const cardOf = async (id: number) => {
    const { items } = answerOf(listPhotographers, await portal.ask('GET', '/photographers?limit=100'));
    return items.find((card) => card.id === id);
  };
  const media = (id: number) => portal.ports.db.selectFrom('media').select('id').where('photographer_id', '=', id).orderBy('id').execute();

  it('show the first photographs', async () => {
    expect((await cardOf(one))?.portfolio).toHaveLength(limits.cardThumbnails);
    expect(await kept()).toEqual(await anew());
  });

  it.each([
    { first_name: 'Ольга' },
    { last_name: 'Лис' },
    { city: 'Чита', city_key: 'чита' },
    { about: 'Коротко' },
    { bio: 'Подробно' },
    { avatar_key: 'a/1.jpg', avatar_small_key: 'a/1.webp' },
    { avatar_key: null, avatar_small_key: null },
    { hourly_rate: 900 },
    { rating: 4.5 },
    { available: false },
    { phone: '+79991234567' },
    { is_demo: true },
    { spec_ids: [4] },
    { listed: false },
    { listed: true, popularity: 5, email: 'a@b.ru', bio: 'Вновь' },
  ])('follow the profile: %j', async (change) => {
    await portal.ports.db.updateTable('photographers').set(change).where('id', '=', one).execute();
    expect(await kept()).toEqual(await anew());
  });

  it('follow the addresses in other networks', async () => {
    const { db } = portal.ports;
    await db.insertInto('social_links').values({ photographer_id: one, network_id: 1, username: 'orlova' }).execute();
    await db.insertInto('social_links').values({ photographer_id: one, network_id: 2, username: 'orlova2', position: 1 }).execute();
    expect(await kept()).toEqual(await anew());
    await db.updateTable('social_links').set({ username: 'anna' }).where('network_id', '=', 1).execute();
    expect((await cardOf(one))?.socialLinks[0]).toMatchObject({ username: 'anna' });
    await db.deleteFrom('social_links').where('network_id', '=', 1).execute();
    expect(await kept()).toEqual(await anew());
  });

  it('follow photographs that come, change, change places and go', async () => {
    const { db } = portal.ports;
    const ids = (await media(one)).map(({ id }) => id);
    await db
      .updateTable('media')
      .set({ title: 'Новый' })
      .where('id', '=', ids[0] ?? 0)
      .execute();
    await db
      .updateTable('media')
      .set({ is_featured: true })
      .where('id', '=', ids[5] ?? 0)
      .execute();
    expect((await cardOf(one))?.portfolio.map(({ id }) => id)).toEqual([ids[5], ids[0], ids[6], ids[1]]);
    await db
      .updateTable('media')
      .set((row) => ({ position: row(row.val(100), '-', row.ref('position')) }))
      .where('photographer_id', '=', one)
      .execute();
    expect((await cardOf(one))?.portfolio.map(({ id }) => id)).toEqual([ids[5], ids[4], ids[3], ids[2]]);
    await db
      .deleteFrom('media')
      .where('id', '=', ids[5] ?? 0)
      .execute();
    await db.deleteFrom('portfolios').where('title', '=', 'Портреты').execute();
    expect((await cardOf(one))?.portfolio.map(({ id }) => id)).toEqual([ids[4], ids[3], ids[2], ids[1]]);
    expect(await kept()).toEqual(await anew());
  });

  it('follow the names of specializations', async () => {
    const { db } = portal.ports;
    await db.updateTable('specializations').set({ name: 'Портреты', icon: '', position: 9 }).where('id', '=', 4).execute();
    expect((await cardOf(one))?.specializations).toMatchObject([{ id: 4, name: 'Портреты', icon: null }]);
    await db.insertInto('specializations').values({ id: 99, name: 'Аэросъёмка' }).execute();
    await db
      .updateTable('photographers')
      .set({ spec_ids: [99, 4] })
      .where('id', '=', one)
      .execute();
    await db.deleteFrom('specializations').where('id', '=', 99).execute();
    expect((await cardOf(one))?.specializations).toHaveLength(1);
    expect(await kept()).toEqual(await anew());
  });

  it('follow everything that one transaction changes, and nothing that it takes back', async () => {
    const { db } = portal.ports;
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('photographers').set({ first_name: 'Мария' }).where('id', '=', one).execute();
      await trx.updateTable('media').set({ title: 'Иначе' }).where('photographer_id', '=', one).execute();
      await trx.updateTable('specializations').set({ name: 'Семья' }).where('id', '=', 4).execute();
      await trx.updateTable('photographers').set({ last_name: 'Белова' }).where('id', '=', one).execute();
    });
    expect(await cardOf(one)).toMatchObject({ name: 'Мария Белова', specializations: [{ name: 'Семья' }] });
    const taken = db.transaction().execute(async (trx) => {
      await trx.updateTable('photographers').set({ first_name: 'Никто' }).where('id', '=', one).execute();
      throw new Error('taken back');
    });
    await expect(taken).rejects.toThrow('taken back');
    expect((await cardOf(one))?.name).toBe('Мария Белова');
    expect(await kept()).toEqual(await anew());
  });

  it('are made anew after very much was written at once', async () => {
    await portal.ports.db.transaction().execute((trx) =>
      withoutKeeping(trx, async () => {
        await trx.updateTable('photographers').set({ phone: '+79990000000' }).execute();
        await trx.updateTable('media').set({ title: 'Много' }).execute();
      }),
    );
    expect(JSON.stringify(await kept())).toContain('+79990000000');
    expect(await kept()).toEqual(await anew());
  });

  it('follow changes of all kinds at once', async () => {
    const { db } = portal.ports;
    const ids = (await media(one)).map(({ id }) => id);
    const changes = (round: number): Promise<unknown>[] => [
      db
        .updateTable('photographers')
        .set({ bio: `Кадр ${round}` })
        .where('id', '=', one)
        .execute(),
      db
        .updateTable('media')
        .set({ title: `Кадр ${round}` })
        .where('id', '=', ids[round % ids.length] ?? 0)
        .execute(),
      db
        .updateTable('social_links')
        .set({ username: `name${round}` })
        .where('photographer_id', '=', one)
        .execute(),
      db
        .updateTable('specializations')
        .set({ name: `Жанр ${round}` })
        .where('id', '=', 1 + (round % 4))
        .execute(),
      db
        .updateTable('photographers')
        .set({ spec_ids: [1 + (round % 4), 3] })
        .where('id', '=', round % 2 === 0 ? one : other)
        .execute(),
    ];
    await Promise.all(Array.from({ length: 12 }, (_, round) => changes(round)).flat());
    expect(await kept()).toEqual(await anew());
  });

  it('are gone with whoever is gone', async () => {
    const { db } = portal.ports;
    await db.deleteFrom('photographers').where('id', '=', one).execute();
    await db.deleteFrom('media').where('photographer_id', '=', one).execute();
    await db.deleteFrom('users').execute();
    expect(await kept()).toEqual([]);
  });
});
