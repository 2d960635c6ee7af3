import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { initializeZipUpload, sentences } from '@portal/api';
import { formBody } from '../../../test/support/form.ts';
import { type HeldPortal, openHeldPortal } from '../../../test/support/failures/held-portal.ts';
import { answerOf, type Got, statusesOf } from '../../../test/support/open-portal.ts';
import { newProject } from '../../../test/support/project.ts';
import { soon } from '../../../test/support/soon.ts';

/** Uploads of one person that are handled at the same time, and of all. */
const [OF_ONE, ALL] = [30, 200];
const refused = { status: 503, body: { success: false, message: sentences.uploadsBusy }, headers: { 'retry-after': '5' } };

/** Waits until its uploads have reached the storage and wait there. */
let portal: HeldPortal;
let base: string;
beforeAll(async () => {
  portal = await openHeldPortal((files, wait) => ({
    async adopt(...requested) {
      await wait();
      return files.adopt(...requested);
    },
  }));
  base = await portal.app.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(() => portal.hold());
afterEach(() => portal.release());
afterAll(() => portal.close());

interface Sender {
  /** Sends the only chunk of an archive so many times at once. */
  send: (times: number) => Promise<Got>[];
  /** Begins to send it so many times, and never ends. */
  begin: (times: number) => ClientRequest[];
}

async function sender(): Promise<Sender> {
  const token = await portal.signUp();
  const address = `/photographer/orders/${await newProject(portal, token)}/images/upload-zip`;
  const plan = await formBody([
    ['filename', 'a.zip'],
    ['total_size', '1'],
    ['total_chunks', '1'],
  ]);
  const { uploadId } = answerOf(initializeZipUpload, await portal.ask('POST', `${address}/initialize`, { token, ...plan }));
  const chunk = await formBody([
    ['chunk', new File(['x'], 'chunk')],
    ['chunk_index', '0'],
  ]);
  const url = `${address}/${uploadId}/chunk`;
  const begin = () => {
    const headers = { ...chunk.headers, authorization: `Bearer ${token}` };
    const form = request(new URL(url, base), { method: 'POST', agent: false, headers }).on('error', () => {});
    form.write(chunk.body.subarray(0, chunk.body.length / 2));
    return form;
  };
  return {
    send: (times) => Array.from({ length: times }, () => portal.ask('POST', url, { token, ...chunk })),
    begin: (times) => Array.from({ length: times }, begin),
  };
}

it('uploads of one person that wait for a slow storage have a limit: the next one is told when to retry', async () => {
  const [anna, boris] = [await sender(), await sender()];
  const first = anna.send(OF_ONE);
  await soon(() => expect(portal.waiting()).toBe(OF_ONE));
  expect(await Promise.all(anna.send(2))).toMatchObject([refused, refused]);
  const other = boris.send(1);
  await soon(() => expect(portal.waiting()).toBe(OF_ONE + 1));
  portal.release();
  expect(await statusesOf([...first, ...other])).toEqual(new Set([200]));
  expect(await statusesOf(anna.send(1))).toEqual(new Set([200]));
});

it('uploads of all people have a limit, and more than that are refused at once', async () => {
  const people = await Promise.all(Array.from({ length: Math.ceil(ALL / OF_ONE) + 1 }, sender));
  const all = people.flatMap(({ send }) => send(OF_ONE));
  await soon(() => expect(portal.waiting()).toBe(ALL));
  const answered = Promise.all(all);
  const late = people.at(-1)?.send(1) ?? [];
  expect(await Promise.all(late)).toMatchObject([refused]);
  portal.release();
  const counts = Map.groupBy(await answered, ({ status }) => status);
  expect([counts.get(200)?.length, counts.get(503)?.length]).toEqual([ALL, all.length - ALL]);
  expect(await statusesOf(people.flatMap(({ send }) => send(1)))).toEqual(new Set([200]));
});

it('forms that never end have the same limit, and a client that disconnects frees its slot', async () => {
  portal.release();
  const [anna, boris] = [await sender(), await sender()];
  const forms = anna.begin(OF_ONE);
  await soon(async () => {
    // A request has a slot for that time, and a form that arrives meanwhile gets none. So one more is sent each time, and first.
    const hasCome = once(portal.app.server, 'request');
    forms.push(...anna.begin(1));
    await hasCome;
    expect(await Promise.all(anna.send(1))).toMatchObject([refused]);
  });
  expect(await statusesOf(boris.send(1))).toEqual(new Set([200]));
  for (const form of forms) form.destroy();
  await soon(async () => expect(await statusesOf(anna.send(OF_ONE))).toEqual(new Set([200])));
});
