import { createClient, createProject, defaultQuery, listPhotographers, listProjects } from '@portal/api';
import { createHandlers, createWorld, signedIn } from '@portal/mocks';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { byNetwork } from '../toolbar/toolbar.ts';
import { changeWorld, scenarioOf, viewerOf } from './toolbarNetwork.ts';

const network = setupServer();
beforeAll(() => network.listen());
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

/** A portal whose network is chosen in the toolbar. */
function portal(choice: string) {
  const world = createWorld();
  changeWorld(world, { network: choice });
  const token = signedIn(world);
  network.use(...createHandlers(world));
  network.use(...scenarioOf({ network: choice }));
  const call = createClient({ baseUrl: 'http://portal.example', token: () => token });
  return {
    directory: () => call(listPhotographers, { query: defaultQuery }),
    projects: () => call(listProjects, {}),
    create: () => call(createProject, { body: { name: 'Выпускной', categoryId: 1 } }),
  };
}

test('the day of the toolbar moves the world', () => {
  const [today, later] = [createWorld(), createWorld()];
  changeWorld(today, { day: '0' });
  changeWorld(later, { day: '30' });
  expect([today.now(), later.now()].map((moment) => new Date(moment).toISOString().slice(0, 10))).toEqual(['2026-11-20', '2026-12-20']);
});

test('down, offline and limited fail every call', async () => {
  await expect(portal('down').directory()).rejects.toMatchObject({ status: 500 });
  network.resetHandlers();
  await expect(portal('offline').directory()).rejects.toMatchObject({ kind: 'network' });
  network.resetHandlers();
  await expect(portal('limited').directory()).rejects.toMatchObject({ status: 429 });
});

test('refused reads, and names fields of what is written', async () => {
  const { directory, create } = portal('refused');
  expect((await directory()).total).toBeGreaterThan(0);
  await expect(create()).rejects.toMatchObject({ status: 422, errors: { name: [expect.any(String)], category_id: [expect.any(String)] } });
});

test('expired ends the session, and leaves the public pages', async () => {
  const { directory, projects } = portal('expired');
  expect((await directory()).total).toBeGreaterThan(0);
  await expect(projects()).rejects.toMatchObject({ kind: 'unauthorized' });
});

test('empty and thousands change what the portal contains', async () => {
  const empty = portal('empty');
  expect((await empty.directory()).items).toEqual([]);
  expect(await empty.projects()).toEqual([]);
  network.resetHandlers();
  const many = portal('thousands');
  expect((await many.directory()).total).toBeGreaterThan(2000);
  expect((await many.projects()).length).toBeGreaterThan(200);
});

test('the story decides where nothing is chosen', () => {
  expect(scenarioOf({ network: 'story', delay: '0' })).toEqual([]);
  expect(viewerOf({ viewer: 'story' }, 7)).toBe(7);
  expect(viewerOf({ viewer: 'visitor' }, 7)).toBe(false);
});

test('every entry of the menu does something', () => {
  const idle = byNetwork.filter((value) => !['empty', 'thousands'].includes(value) && scenarioOf({ network: value }).length === 0);
  expect(idle).toEqual([]);
});
