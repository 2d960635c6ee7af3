import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getMe, getPhotographer, listPhotographers, sentences } from '@portal/api';
import { engines } from '../../../test/support/servers/engines.ts';
import { insertPeople, insertPortfolio } from '../../../test/support/insert-people.ts';
import { answerOf, card, type Got, openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { soon } from '../../../test/support/soon.ts';

describe.each(engines())('a photographer’s page on %s', (engine) => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await openPortal(engine);
  });
  afterAll(() => portal.close());

  const list = async (query: string) => answerOf(listPhotographers, await portal.ask('GET', `/photographers${query}`));

  it('shows portfolios in order, and the first four photos on the card', async () => {
    const [id = 0] = await insertPeople(portal.ports, [{ about: '', bio: 'О себе', city: 'Пермь' }]);
    await insertPortfolio(portal.ports, id, 'Первый', [{ title: 'а' }, { title: 'б' }, { title: 'в' }]);
    await insertPortfolio(portal.ports, id, 'Пустой', []);
    await insertPortfolio(portal.ports, id, 'Второй', [{ title: 'г' }, { title: 'д', is_featured: true }]);
    const person = answerOf(getPhotographer, await portal.ask('GET', `/photographers/${id}`));
    expect(person).toMatchObject({ about: 'О себе', bio: 'О себе', rating: null, price: null, email: null, phone: null });
    expect(person.albums.map(({ name, photos }) => [name, photos.map(({ title }) => title).join('')])).toEqual([
      ['Первый', 'абв'],
      ['Второй', 'гд'],
    ]);
    expect(person.albums[0]).toMatchObject({
      specialization: { id: 1 },
      photos: [{ width: 1600, height: 1200, color: '#aabbcc', thumbnail: expect.stringMatching(/^\/media\/.+\.webp$/) }, {}, {}],
    });
    const [shown] = (await list(`?city=${encodeURIComponent('Пермь')}`)).items;
    expect(shown?.portfolio).toMatchObject([{ title: 'д' }, { title: 'а' }, { title: 'г' }, { title: 'б' }]);
    // Each photo is sent once: what is shown of all portfolios is read from these.
    expect(person.portfolio).toEqual(shown?.portfolio);
  });

  it.each(['0', '-1', '1.5', 'abc', '999999', '99999999999999999999', '%00', "1'--"])('finds nobody under %s', async (id) => {
    const { status, body } = await portal.ask('GET', `/photographers/${id}`);
    expect({ status, body }).toMatchObject({ status: 404, body: { success: false, message: expect.stringMatching(/[а-я]/) } });
  });

  it('does not show a card before it has a name, a city and a specialization', async () => {
    const token = await portal.signUp();
    const { id } = answerOf(getMe, await portal.ask('GET', '/api/auth/me', { token }));
    expect(await portal.ask('GET', `/photographers/${id}`)).toMatchObject({
      status: 404,
      body: { message: sentences.photographerNotFound },
    });
    await portal.ask('PUT', '/api/photographer/profile', { token, body: card({ city: 'Тула' }) });
    expect((await list(`?city=${encodeURIComponent('Тула')}`)).items).toMatchObject([{ id }]);
    expect((await portal.ask('GET', `/photographers/${id}`)).status).toBe(200);
  });

  it('never shows the address of the account', async () => {
    const token = await portal.signUp('secret@test.example');
    await portal.ask('PUT', '/api/photographer/profile', { token, body: card({ email: null, phone: null, city: 'Уфа' }) });
    const all: Got[] = [await portal.ask('GET', `/photographers?city=${encodeURIComponent('Уфа')}`)];
    const { id } = answerOf(getMe, await portal.ask('GET', '/api/auth/me', { token }));
    all.push(await portal.ask('GET', `/photographers/${id}`));
    expect(JSON.stringify(all)).not.toContain('secret@');
    expect(all[1]?.body).toMatchObject({ data: { email: null, phone: null } });
  });

  it('distinguishes cities of one name', async () => {
    const [one = 0, other = 0] = await insertPeople(portal.ports, [{ city: 'Киров' }, { city: 'Киров (Калужская область)' }]);
    for (const [city, id] of [
      ['Киров', one],
      ['Киров (Калужская область)', other],
    ] as const)
      expect((await list(`?city=${encodeURIComponent(city)}`)).items).toMatchObject([{ id }]);
  });

  it('counts every view, and sorts by them', async () => {
    const [seen = 0, other = 0] = await insertPeople(portal.ports, [{ city: 'Чита' }, { city: 'Чита' }]);
    await Promise.all(Array.from({ length: 5 }, () => portal.ask('GET', `/photographers/${other}`)));
    await portal.ask('GET', `/photographers/${seen}`);
    const popularity = async (id: number) =>
      (await portal.ports.db.selectFrom('photographers').select('popularity').where('id', '=', id).executeTakeFirstOrThrow()).popularity;
    await soon(async () => expect([await popularity(seen), await popularity(other)]).toEqual([1, 5]));
    const page = await list(`?city=${encodeURIComponent('Чита')}&sort_by=popularity`);
    expect(page.items.map(({ id }) => id)).toEqual([other, seen]);
  });
});
