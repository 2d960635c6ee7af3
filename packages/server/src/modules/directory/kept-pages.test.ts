import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultQuery, type DirectoryQuery } from '@portal/api';
import { createApp } from '../../app.ts';
import { engines } from '../../../test/support/engines.ts';
import { insertPeople, insertPortfolio } from '../../../test/support/insert-people.ts';
import { card, openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { testOptions } from '../../../test/support/test-options.ts';
import { pageKey } from './kept-pages.ts';
import { withoutKeeping } from './kept-repository.ts';
import { selectVersion } from './page-repository.ts';

type Db = Portal['ports']['db'];

const key = (more: Partial<DirectoryQuery>) => pageKey({ ...defaultQuery, ...more });

it('is the same page, however it is asked for', () => {
  expect(key({ specializations: [3, 1, 3], city: 'Орёл', extras: { a: 'b' } })).toBe(key({ specializations: [1, 3], city: 'ОРЁЛ' }));
  const others = [{}, { page: 2 }, { limit: 3 }, { city: 'Омск' }, { specializations: [1] }, { minPrice: 1 }, { maxPrice: 1 }];
  const all = [...others, { sortBy: 'price' as const }, { sortOrder: 'asc' as const }].map(key);
  expect(new Set(all).size).toBe(all.length);
});

describe.each(engines())('pages that were answered before on %s', (engine) => {
  let portal: Portal;
  let one = 0;
  let other = 0;
  beforeAll(async () => {
    portal = await openPortal(engine);
    [one = 0, other = 0] = await insertPeople(portal.ports, [
      { spec_ids: [1], rating: 3, hourly_rate: 2000 },
      { spec_ids: [2], rating: 4, hourly_rate: 3000 },
    ]);
    await insertPortfolio(portal.ports, one, 'Свадьбы', [{}, {}]);
  });
  afterAll(() => portal.close());

  const addresses = [
    '/photographers',
    '/photographers?specializations=1,3',
    '/photographers?sort_by=price&max_price=2500',
    '/photographers?sort_by=popularity',
  ];
  /** What a server that has kept nothing answers. */
  async function askAnew(): Promise<unknown[]> {
    const fresh = await createApp(portal.ports, testOptions);
    const answers = await Promise.all(addresses.map(async (url) => (await fresh.inject(url)).json()));
    await fresh.close();
    return answers;
  }
  const ask = () => Promise.all(addresses.map(async (url) => (await portal.ask('GET', url)).body));
  const set = (db: Db, change: object, id = one) => db.updateTable('photographers').set(change).where('id', '=', id).execute();

  /** A server that tells what it reads of the database. */
  async function openWatched() {
    const asked: string[] = [];
    const db = portal.ports.db.withPlugin({
      transformQuery({ node }) {
        asked.push(JSON.stringify(node).includes('directory_cards') ? 'page' : 'version');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    return { app: await createApp({ ...portal.ports, db }, testOptions), asked };
  }

  it('are not read once more', async () => {
    const { app, asked } = await openWatched();
    const first = await app.inject('/photographers?page=1');
    const second = await app.inject('/photographers?somebody=else');
    expect(asked).toEqual(['page', 'version']);
    expect([second.body, second.headers['content-type'], second.headers['cache-control']]).toEqual([
      first.body,
      first.headers['content-type'],
      first.headers['cache-control'],
    ]);
    await app.close();
  });

  it('are in the order of views read once more after two seconds, and when a clock was put back', async () => {
    const { app, asked } = await openWatched();
    const { clock } = portal.ports;
    const address = '/photographers?sort_by=popularity';
    await app.inject(address);
    clock.advance(1_999);
    await app.inject(address);
    clock.advance(1);
    await app.inject(address);
    clock.advance(-3_600_000);
    await app.inject(address);
    expect(asked).toEqual(['page', 'version', 'page', 'page']);
    // In every other order the time alone changes nothing.
    await app.inject('/photographers');
    clock.advance(3_600_000);
    await app.inject('/photographers');
    expect(asked.slice(4)).toEqual(['page', 'version']);
    await app.close();
  });

  it.each([
    ['br', 'br'],
    ['gzip, deflate, BR', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['identity', undefined],
    ['br;q=0, *', 'gzip'],
    ['*', 'gzip'],
    ['x-gzip, br;q=0.5', 'gzip'],
  ])('travel as somebody who takes %s wants them', async (accepted, encoding) => {
    const plain = (await portal.app.inject('/photographers')).body;
    const { headers, rawPayload } = await portal.app.inject({ url: '/photographers', headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding']).toBe(encoding);
    const read = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((bytes: Buffer) => bytes);
    expect(read(rawPayload).toString()).toBe(plain);
    expect(/accept-encoding/i.test(String(headers.vary))).toBe(encoding !== undefined);
  });

  it.each<[string, (db: Db) => Promise<unknown>]>([
    ['a name', (db) => set(db, { first_name: 'Ольга' })],
    ['a town', (db) => set(db, { city: 'Чита', city_key: 'чита' })],
    ['a rating', (db) => set(db, { rating: 5 })],
    ['a price', (db) => set(db, { hourly_rate: 900 })],
    ['kinds of work', (db) => set(db, { spec_ids: [3] })],
    ['who is listed', (db) => set(db, { listed: false })],
    ['who is listed again', (db) => set(db, { listed: true })],
    ['a photograph', (db) => db.updateTable('media').set({ title: 'Новый' }).execute()],
    ['a network', (db) => db.insertInto('social_links').values({ photographer_id: one, network_id: 1, username: 'orlova' }).execute()],
    ['the name of a specialization', (db) => db.updateTable('specializations').set({ name: 'Школы' }).where('id', '=', 3).execute()],
    [
      'everything at once',
      (db) => db.transaction().execute((trx) => withoutKeeping(trx, async () => void (await set(trx, { bio: 'Вновь' })))),
    ],
    ['somebody who has gone', (db) => db.deleteFrom('photographers').where('id', '=', other).execute()],
  ])('follow %s', async (_, change) => {
    const before = await ask();
    await change(portal.ports.db);
    const after = await ask();
    expect(after).not.toEqual(before);
    expect(after).toEqual(await askAnew());
  });

  it('are short without being compressed', async () => {
    const { headers } = await portal.app.inject({ url: '/photographers?city=nowhere', headers: { 'accept-encoding': 'br' } });
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('follow what another process has changed', async () => {
    const token = await portal.signUp();
    const process = await createApp(portal.ports, testOptions);
    const shown = async () => (await portal.ask('GET', '/photographers')).body;
    await shown();
    const answer = await process.inject({
      method: 'PUT',
      url: '/api/photographer/profile',
      headers: { authorization: `Bearer ${token}` },
      payload: card({ first_name: 'Виолетта' }),
    });
    await process.close();
    expect(answer.statusCode).toBe(200);
    expect(JSON.stringify(await shown())).toContain('Виолетта');
  });

  it('stay right when a change is taken back, and when something changes that they do not show', async () => {
    const { db } = portal.ports;
    const version = await selectVersion(db);
    const taken = db.transaction().execute(async (trx) => {
      await set(trx, { first_name: 'Никто' });
      throw new Error('taken back');
    });
    await expect(taken).rejects.toThrow('taken back');
    await set(db, { popularity: 7, equipment: 'Плёнка' });
    expect(await selectVersion(db)).toBe(version);
  });
});
