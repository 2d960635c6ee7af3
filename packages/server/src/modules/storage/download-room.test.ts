import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addOrderImage, createProject, sentences } from '@portal/api';
import { formBody } from '../../testing/form.ts';
import { answerOf, type Got, openPortal, type Portal } from '../../testing/open-portal.ts';
import { someFile } from '../../testing/photographer.ts';
import { soon } from '../../testing/soon.ts';
import { openTestS3 } from '../../testing/storages.ts';

/** Downloads of one person that are sent at the same time, and of all. */
const [OF_ONE, ALL] = [30, 400];
const refused = { status: 503, body: { success: false, message: sentences.downloadsBusy }, headers: { 'retry-after': '5' } };

let portal: Portal;
/** Downloads that have begun and wait for their bytes. */
let waiting: number;
let goOn: PromiseWithResolvers<void>;

beforeAll(async () => {
  const { files, close } = await openTestS3();
  portal = await openPortal(
    'embedded',
    {},
    {
      files: {
        ...files,
        async read(...asked) {
          waiting += 1;
          await goOn.promise;
          waiting -= 1;
          return files.read(...asked);
        },
      },
    },
  );
  return async () => {
    await portal.close();
    await close();
  };
});
beforeEach(() => {
  waiting = 0;
  goOn = Promise.withResolvers();
});
afterAll(() => goOn.resolve());

/** Somebody with an order of one photograph. */
async function owner(): Promise<{ token: string; address: string }> {
  const token = await portal.signUp();
  const project = { token, body: { name: 'Класс', category_id: 1 } };
  const order = answerOf(createProject, await portal.ask('POST', '/api/photographer/projects', project)).id;
  const form = await formBody([['image', await someFile('a.png')]]);
  answerOf(addOrderImage, await portal.ask('POST', `/api/orders/${order}/images`, { token, ...form }));
  return { token, address: `/api/orders/${order}/images/download` };
}

/** Somebody who downloads the archive of an order, as often as is wanted. */
async function reader(): Promise<(times: number) => Promise<Got>[]> {
  const { token, address } = await owner();
  return (times) => Array.from({ length: times }, () => portal.ask('GET', address, { token }));
}

const statuses = async (sent: Promise<Got>[]) => new Set((await Promise.all(sent)).map(({ status }) => status));

it('one person’s downloads at the same time have a limit: the next one hears when to come again', async () => {
  const [anna, boris] = [await reader(), await reader()];
  const first = anna(OF_ONE);
  await soon(() => expect(waiting).toBe(OF_ONE));
  expect(await Promise.all(anna(2))).toMatchObject([refused, refused]);
  const other = boris(1);
  await soon(() => expect(waiting).toBe(OF_ONE + 1));
  goOn.resolve();
  expect(await statuses([...first, ...other])).toEqual(new Set([200]));
  expect(await statuses(anna(1))).toEqual(new Set([200]));
});

it('everybody’s downloads together have one too', async () => {
  const people = await Promise.all(Array.from({ length: Math.ceil(ALL / OF_ONE) }, reader));
  const all = people.flatMap((download) => download(OF_ONE));
  await soon(() => expect(waiting).toBe(ALL));
  const answered = Promise.all(all);
  const late = await reader();
  expect(await Promise.all(late(1))).toMatchObject([refused]);
  goOn.resolve();
  const counts = Map.groupBy(await answered, ({ status }) => status);
  expect([counts.get(200)?.length, counts.get(503)?.length]).toEqual([ALL, all.length - ALL]);
  expect(await statuses(late(1))).toEqual(new Set([200]));
});

it('who hangs up gives the place back', async () => {
  const { token, address } = await owner();
  const url = (await portal.app.listen({ port: 0, host: '127.0.0.1' })) + address;
  const hangUp = new AbortController();
  const begin = (signal: AbortSignal) => fetch(url, { headers: { authorization: `Bearer ${token}` }, signal });
  const first = Array.from({ length: OF_ONE }, () => begin(hangUp.signal).then((answer) => answer.arrayBuffer()));
  const ended = Promise.allSettled(first);
  await soon(() => expect(waiting).toBe(OF_ONE));
  expect((await begin(AbortSignal.timeout(10_000))).status).toBe(503);
  hangUp.abort();
  await ended;
  goOn.resolve();
  await soon(async () => expect((await begin(AbortSignal.timeout(10_000))).status).toBe(200));
});
