import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createProject, initializeZipUpload, sentences } from '@portal/api';
import { openTestS3 } from '../../testing/storages.ts';
import { formBody } from '../../testing/form.ts';
import { answerOf, type Got, openPortal, type Portal } from '../../testing/open-portal.ts';
import { soon } from '../../testing/soon.ts';

/** Uploads of one person that are handled at the same time, and of all. */
const [OF_ONE, ALL] = [30, 200];
const refused = { status: 503, body: { success: false, message: sentences.uploadsBusy }, headers: { 'retry-after': '5' } };

let portal: Portal;
/** What has come to the storage and waits there. */
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
        async adopt(key, file) {
          waiting += 1;
          await goOn.promise;
          waiting -= 1;
          return files.adopt(key, file);
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

/** Somebody who sends the only piece of an archive, as often as is wanted. */
async function sender(): Promise<(times: number) => Promise<Got>[]> {
  const token = await portal.signUp();
  const project = { token, body: { name: 'Класс', category_id: 1 } };
  const order = answerOf(createProject, await portal.ask('POST', '/api/photographer/projects', project)).id;
  const address = `/photographer/orders/${order}/images/upload-zip`;
  const plan = await formBody([
    ['filename', 'a.zip'],
    ['total_size', '1'],
    ['total_chunks', '1'],
  ]);
  const { uploadId } = answerOf(initializeZipUpload, await portal.ask('POST', `${address}/initialize`, { token, ...plan }));
  const piece = await formBody([
    ['chunk', new File(['x'], 'piece')],
    ['chunk_index', '0'],
  ]);
  const send = () => portal.ask('POST', `${address}/${uploadId}/chunk`, { token, ...piece });
  return (times) => Array.from({ length: times }, send);
}

const statuses = async (sent: Promise<Got>[]) => new Set((await Promise.all(sent)).map(({ status }) => status));

it('one person’s uploads that wait for a slow storage have a limit: the next one hears when to come again', async () => {
  const [anna, boris] = [await sender(), await sender()];
  const first = anna(OF_ONE);
  await soon(() => expect(waiting).toBe(OF_ONE));
  expect(await Promise.all(anna(2))).toMatchObject([refused, refused]);
  const other = boris(1);
  await soon(() => expect(waiting).toBe(OF_ONE + 1));
  goOn.resolve();
  expect(await statuses([...first, ...other])).toEqual(new Set([200]));
  expect(await statuses(anna(1))).toEqual(new Set([200]));
});

it('everybody’s uploads together have one too, and more than that are neither kept nor waited for', async () => {
  const people = await Promise.all(Array.from({ length: Math.ceil(ALL / OF_ONE) + 1 }, sender));
  const all = people.flatMap((send) => send(OF_ONE));
  await soon(() => expect(waiting).toBe(ALL));
  const answered = Promise.all(all);
  const late = people.at(-1)?.(1) ?? [];
  expect(await Promise.all(late)).toMatchObject([refused]);
  goOn.resolve();
  const counts = Map.groupBy(await answered, ({ status }) => status);
  expect([counts.get(200)?.length, counts.get(503)?.length]).toEqual([ALL, all.length - ALL]);
  expect(await statuses(people.flatMap((send) => send(1)))).toEqual(new Set([200]));
});
