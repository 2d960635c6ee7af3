import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { sentences } from '@portal/api';
import { type HeldPortal, openHeldPortal } from '../../../test/support/failures/held-portal.ts';
import { type Got, statusesOf } from '../../../test/support/open-portal.ts';
import { addImage, newProject } from '../../../test/support/project.ts';
import { soon } from '../../../test/support/soon.ts';

/** Downloads of one person that are sent at the same time, and of all. */
const [OF_ONE, ALL] = [30, 400];
const refused = { status: 503, body: { success: false, message: sentences.downloadsBusy }, headers: { 'retry-after': '5' } };

/** Waits until its downloads have started and wait for their bytes. */
let portal: HeldPortal;
beforeAll(async () => {
  portal = await openHeldPortal((files, wait) => ({
    async read(...requested) {
      await wait();
      return files.read(...requested);
    },
  }));
});
beforeEach(() => portal.hold());
afterEach(() => portal.release());
afterAll(() => portal.close());

/** Somebody with a project of one photo. */
async function owner(): Promise<{ token: string; address: string }> {
  const token = await portal.signUp();
  const project = await newProject(portal, token);
  await addImage(portal, token, project);
  return { token, address: `/api/orders/${project}/images/download` };
}

/** Downloads the archive of a project so many times at once. */
async function reader(): Promise<(times: number) => Promise<Got>[]> {
  const { token, address } = await owner();
  return (times) => Array.from({ length: times }, () => portal.ask('GET', address, { token }));
}

it('downloads of one person at the same time have a limit: the next one is told when to retry', async () => {
  const [anna, boris] = [await reader(), await reader()];
  const first = anna(OF_ONE);
  await soon(() => expect(portal.waiting()).toBe(OF_ONE));
  expect(await Promise.all(anna(2))).toMatchObject([refused, refused]);
  const other = boris(1);
  await soon(() => expect(portal.waiting()).toBe(OF_ONE + 1));
  portal.release();
  expect(await statusesOf([...first, ...other])).toEqual(new Set([200]));
  expect(await statusesOf(anna(1))).toEqual(new Set([200]));
});

it('downloads of all people at the same time have a limit', async () => {
  const people = await Promise.all(Array.from({ length: Math.ceil(ALL / OF_ONE) }, reader));
  const all = people.flatMap((download) => download(OF_ONE));
  await soon(() => expect(portal.waiting()).toBe(ALL));
  const answered = Promise.all(all);
  const late = await reader();
  expect(await Promise.all(late(1))).toMatchObject([refused]);
  portal.release();
  const counts = Map.groupBy(await answered, ({ status }) => status);
  expect([counts.get(200)?.length, counts.get(503)?.length]).toEqual([ALL, all.length - ALL]);
  expect(await statusesOf(late(1))).toEqual(new Set([200]));
});

it('a client that disconnects frees its slot', async () => {
  const { token, address } = await owner();
  const url = (await portal.app.listen({ port: 0, host: '127.0.0.1' })) + address;
  const hangUp = new AbortController();
  const begin = (signal: AbortSignal) => fetch(url, { headers: { authorization: `Bearer ${token}` }, signal });
  const first = Array.from({ length: OF_ONE }, () => begin(hangUp.signal).then((answer) => answer.arrayBuffer()));
  const ended = Promise.allSettled(first);
  await soon(() => expect(portal.waiting()).toBe(OF_ONE));
  expect((await begin(AbortSignal.timeout(10_000))).status).toBe(503);
  hangUp.abort();
  await ended;
  portal.release();
  await soon(async () => expect((await begin(AbortSignal.timeout(10_000))).status).toBe(200));
});
