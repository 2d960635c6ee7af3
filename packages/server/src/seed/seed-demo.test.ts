import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cityKey, getProfile, listPhotographers, listProjects, login } from '@portal/api';
import { demoAccount, demoPhotographers, specializations } from '@portal/mocks/seed';
import { engines } from '../../test/support/servers/engines.ts';
import { answerOf, dataOf, openPortal, type Portal } from '../../test/support/open-portal.ts';
import { seedDemo } from './seed-demo.ts';

const people = demoPhotographers.slice(0, 3);

describe.each(engines())('the demo data on %s', (engine) => {
  let portal: Portal;
  const received: [number, number][] = [];
  beforeAll(async () => {
    portal = await openPortal(engine);
    await seedDemo(portal.ports, { people, onProgress: (done, total) => received.push([done, total]) });
  });
  afterAll(() => portal.close());

  const list = async () => answerOf(listPhotographers, await portal.ask('GET', '/photographers?limit=100'));

  it('fills the directory, everybody under the id of the demo', async () => {
    const { total, items } = await list();
    expect(total).toBe(people.length);
    expect(items.map(({ id, name }) => [id, name]).toSorted(([one], [other]) => Number(one) - Number(other))).toEqual(
      people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]),
    );
  });

  it('attaches every image, and serves it', async () => {
    const files = await portal.ports.db.selectFrom('media').select(['medium_key', 'middle_key', 'thumb_key']).execute();
    expect(files).toHaveLength(people.flatMap(({ portfolios }) => portfolios.flatMap(({ photos }) => photos)).length);
    for (const key of files.flatMap((file) => [file.medium_key, file.middle_key ?? 'none', file.thumb_key])) {
      expect.soft((await portal.app.inject(`/media/${key}`)).statusCode, key).toBe(200);
    }
    const { items } = await list();
    for (const { avatar } of items.filter((card) => card.avatar)) expect((await portal.app.inject(avatar ?? '')).statusCode).toBe(200);
  });

  it('does not serve originals', async () => {
    const { file_key } = await portal.ports.db.selectFrom('media').select('file_key').executeTakeFirstOrThrow();
    expect(await portal.ports.files.stat(file_key)).not.toBeNull();
    expect((await portal.app.inject(`/media/${file_key}`)).statusCode).toBe(404);
  });

  it('lets the demo account in, and nobody else', async () => {
    const enter = (email: string, password: string) => portal.ask('POST', '/api/auth/login', { body: { email, password } });
    const { token } = answerOf(login, await enter(demoAccount.email, demoAccount.password));
    const profile = answerOf(getProfile, await portal.ask('GET', '/api/photographer/profile', { token }));
    expect(profile).toMatchObject({ id: people[0]?.id, firstName: people[0]?.firstName });
    expect((await enter(people[1]?.email ?? '', demoAccount.password)).status).toBe(401);
  });

  it('creates for the demo account projects, and photos that lie in them', async () => {
    const { token } = answerOf(login, await portal.ask('POST', '/api/auth/login', { body: demoAccount }));
    const projects = answerOf(listProjects, await portal.ask('GET', '/api/photographer/projects', { token }));
    const filled = projects.filter(({ photoCount }) => photoCount > 0);
    expect(filled.length).toBeGreaterThan(0);
    for (const url of filled.flatMap(({ previews }) => previews)) expect((await portal.app.inject(url)).statusCode).toBe(200);
    const archive = await portal.app.inject({
      url: `/api/orders/${filled[0]?.id}/images/download`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(Object.keys(unzipSync(archive.rawPayload))).toHaveLength(filled[0]?.photoCount ?? 0);
  });

  it('finds cities by their option values', async () => {
    const { city = '' } = people[1] ?? {};
    const answer = await portal.ask('GET', `/photographers?city=${encodeURIComponent(cityKey(city))}`);
    expect(answerOf(listPhotographers, answer).items.map(({ id }) => id)).toContain(people[1]?.id);
  });

  it('reports how far it is', () => {
    const [done = 0, total = 0] = received.at(-1) ?? [];
    expect(done).toBe(total);
    expect(received.map(([count]) => count)).toEqual(Array.from({ length: total }, (_, index) => index + 1));
  });

  it('does nothing the second time, also in two runs at once', async () => {
    expect(await Promise.all([seedDemo(portal.ports, { people }), seedDemo(portal.ports, { people })])).toEqual([false, false]);
    expect((await list()).total).toBe(people.length);
  });

  it('knows the same specializations as the server', async () => {
    expect(dataOf(await portal.ask('GET', '/api/specializations'))).toEqual(specializations);
  });
});
