import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sentences } from '@portal/api';
import { engines } from '../../../test/support/servers/engines.ts';
import { formBody } from '../../../test/support/form.ts';
import { dataOf, openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { newPhotographer, type Photographer, someFile, storedKeys } from '../../../test/support/photographer.ts';
import { soon } from '../../../test/support/soon.ts';

const account = '/api/photographer/account';
const password = 'gelateria';

describe.each(engines())('deleting the account on %s', (engine) => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await openPortal(engine);
  });
  afterAll(() => portal.close());

  afterEach(() => vi.restoreAllMocks());

  /** One of everything that has files or rows. */
  async function own({ token, add }: Photographer): Promise<void> {
    await add(await someFile(), await someFile());
    for (const path of ['avatar', 'files', 'gallery']) {
      const form = await formBody([['file', await someFile()]]);
      dataOf(await portal.ask('POST', `/api/photographer/${path}`, { token, ...form }));
    }
    dataOf(await portal.ask('POST', '/api/photographer/education', { token, body: { title: 'Свет' } }));
    dataOf(await portal.ask('POST', '/api/photographer/projects', { token, body: { name: 'Школа 12', category_id: 1 } }));
  }
  const leave = (token: string, body: object = { password }) => portal.ask('DELETE', account, { token, body });
  const users = () => portal.ports.db.selectFrom('users').select('id').orderBy('id').execute();
  /** Waits until everything of the account is deleted. */
  const gone = (id: number) => soon(async () => expect(await users()).not.toContainEqual({ id }));

  it('deletes every row and every file of the person, and nobody else’s', async () => {
    const neighbour = await newPhotographer(portal);
    await own(neighbour);
    const stored = await storedKeys(portal);
    const leaving = await newPhotographer(portal);
    await own(leaving);
    expect(await storedKeys(portal)).toHaveLength(stored.length + 8 + 2 + 4 + 4);
    expect(dataOf(await leave(leaving.token))).toEqual({ message: sentences.accountDeleted });
    await gone(leaving.id);
    await soon(async () => expect(await storedKeys(portal)).toEqual(stored));
    for (const table of ['photographers', 'portfolios', 'media', 'gallery_images', 'loose_files', 'education', 'projects'] as const) {
      const column = table === 'photographers' ? 'id' : 'photographer_id';
      const rows = await portal.ports.db.selectFrom(table).select(column).execute();
      const owners = new Set(rows.map((row) => Object.values(row)[0]));
      expect([table, owners]).toEqual([table, new Set([neighbour.id])]);
    }
    const sessions = await portal.ports.db.selectFrom('sessions').select('user_id').execute();
    expect([await users(), sessions]).toEqual([[{ id: neighbour.id }], [{ user_id: neighbour.id }]]);
    expect(await portal.ports.db.selectFrom('pending_deletions').selectAll().execute()).toEqual([]);
  });

  it.each([{}, { password: '' }, { password: 'Gelateria' }, { password: null }, { password: 7 }, { password: 'x'.repeat(201) }])(
    'is refused for %j, and nothing goes',
    async (body) => {
      const { token } = await newPhotographer(portal);
      const answer = await leave(token, body);
      expect(answer).toMatchObject({ status: 422, body: { errors: { password: [expect.stringMatching(/[а-я]/)] } } });
      expect((await portal.ask('GET', '/api/photographer/profile', { token })).status).toBe(200);
    },
  );

  it('cannot be requested twice, and frees the address for a new account', async () => {
    const token = await portal.signUp('again@test.example');
    expect((await leave(token)).status).toBe(200);
    expect(await leave(token)).toMatchObject({ status: 401, body: { message: sentences.sessionExpired } });
    const again = await portal.signUp('again@test.example');
    expect((await portal.ask('GET', '/api/photographer/portfolios', { token: again })).body).toMatchObject({ data: [] });
  });

  it.each(['portfolios', 'avatar', 'files', 'gallery'])('leaves no file of an upload to %s that was still running', async (to) => {
    const { id, token, portfolio } = await newPhotographer(portal);
    const before = await storedKeys(portal);
    const { images } = portal.ports;
    const derive = images.derive.bind(images);
    vi.spyOn(images, 'derive').mockImplementationOnce(async (...requested) => {
      await leave(token);
      await gone(id);
      return derive(...requested);
    });
    const form = await formBody([['file', await someFile()]]);
    const path = to === 'portfolios' ? `portfolios/${portfolio}/media` : to;
    const answer = await portal.ask('POST', `/api/photographer/${path}`, { token, ...form });
    expect(answer).toMatchObject({ status: 401, body: { success: false, message: expect.stringMatching(/[а-я]/) } });
    expect(await storedKeys(portal)).toEqual(before);
  });
});
