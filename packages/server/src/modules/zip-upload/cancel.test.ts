import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { finalizeZipUpload, initializeZipUpload, listRetouched, sentences, uploadZip, zipLimits } from '@portal/api';
import { newToken } from '../../platform/tokens.ts';
import { engines } from '../../../test/support/servers/engines.ts';
import { formBody } from '../../../test/support/form.ts';
import { answerOf, openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { newProject } from '../../../test/support/project.ts';
import { someFile, storedKeys } from '../../../test/support/photographer.ts';
import { rawZip } from '../../../test/support/raw-zip.ts';
import { soon } from '../../../test/support/soon.ts';
import { sweepStorage } from '../storage/sweep.ts';

const filler = { name: 'Прочти меня.txt', content: Buffer.alloc(1_500_000, 'не картинка ') };
const fileOf = (content: Buffer) => new File([new Uint8Array(content)], 'готово.zip');

describe.each(engines())('an upload that is cancelled, on %s', (engine) => {
  let portal: Portal;
  let token: string;
  let project: number;
  let archive: Buffer;
  let empty: string[];
  beforeAll(async () => {
    portal = await openPortal(engine);
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => portal.close());
  beforeEach(async () => {
    token = await portal.signUp();
    project = await newProject(portal, token);
    archive = rawZip([{ name: 'Лес.png', content: Buffer.from(await (await someFile()).arrayBuffer()) }, filler]);
    empty = await storedKeys(portal);
  });

  const base = () => `/photographer/orders/${project}/images/upload-zip`;
  const chunks = () => Array.from({ length: Math.ceil(archive.length / zipLimits.chunkBytes) }, (_, index) => index);
  const post = async (address: string, fields: readonly (readonly [string, Blob | string])[]) =>
    portal.ask('POST', `${base()}${address}`, { token, ...(await formBody(fields)) });

  async function sendAll(): Promise<string> {
    const plan = { filename: 'готово.zip', total_size: `${archive.length}`, total_chunks: `${chunks().length}` };
    const { uploadId } = answerOf(initializeZipUpload, await post('/initialize', Object.entries(plan)));
    for (const index of chunks()) {
      const chunk = fileOf(archive.subarray(index * zipLimits.chunkBytes, (index + 1) * zipLimits.chunkBytes));
      expect(
        await post(`/${uploadId}/chunk`, [
          ['chunk', chunk],
          ['chunk_index', `${index}`],
        ]),
      ).toMatchObject({ status: 200 });
    }
    return `${uploadId}`;
  }
  const end = (id: string) =>
    portal.ask('POST', `${base()}/${id}/finalize`, { token, body: { total_chunks: chunks().length, uploaded_chunks: chunks() } });
  const sendWhole = (id: string) =>
    post('', [
      ['zip_file', fileOf(archive)],
      ['upload_id', id],
    ]);
  const cancel = (id: string, by = token, of = project) =>
    portal.ask('DELETE', `/photographer/orders/${of}/images/upload-zip/${id}`, { token: by });
  const retouched = async () => answerOf(listRetouched, await portal.ask('GET', `/api/orders/${project}/images/retouched`, { token }));

  const done = { status: 200, body: { data: { message: sentences.zipCancelled } } };
  const over = { status: 409, body: { message: sentences.zipCancelled } };
  const tooLate = { status: 409, body: { message: sentences.zipTooLateToCancel } };

  /** Nothing is stored, now and after the sweep. */
  async function expectNothing() {
    expect(await retouched()).toEqual([]);
    await soon(async () => expect(await storedKeys(portal)).toEqual(empty));
    await sweepStorage(portal.ports);
    expect(await storedKeys(portal)).toEqual(empty);
  }

  /** Holds the first photo that is read until it is released. */
  function gateAtImages() {
    const { images } = portal.ports;
    const derive = images.derive.bind(images);
    const [reached, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    vi.spyOn(images, 'derive').mockImplementationOnce(async (...requested) => {
      reached.resolve();
      await gate.promise;
      return derive(...requested);
    });
    return { reached: reached.promise, open: gate.resolve };
  }

  /** Both kinds of upload: how an id is obtained, and the call that stores the archive. */
  const ways = [
    ['in chunks', sendAll, end],
    ['whole', async () => newToken(), sendWhole],
  ] as const;

  it.each(ways)('before it is read stores nothing, however often it is requested: %s', async (_, begin, store) => {
    const id = await begin();
    expect(await cancel(id)).toMatchObject(done);
    expect(await cancel(id)).toMatchObject(done);
    expect(await store(id)).toMatchObject(over);
    expect(await store(id)).toMatchObject(over);
    await expectNothing();
  });

  it.each(ways)('while it is read stores nothing: %s', async (_, begin, store) => {
    const id = await begin();
    const gate = gateAtImages();
    const reading = store(id);
    await gate.reached;
    expect(await cancel(id)).toMatchObject(done);
    gate.open();
    expect(await reading).toMatchObject(over);
    await expectNothing();
  });

  it.each(ways)('after it was stored is too late, and its report can be requested: %s', async (_, begin, store) => {
    const id = await begin();
    const stored = await store(id);
    expect(await cancel(id)).toMatchObject(tooLate);
    expect(await cancel(id)).toMatchObject(tooLate);
    const report = answerOf(uploadZip, stored);
    expect(report).toMatchObject({ withoutOriginal: ['Лес.png'], unchanged: [] });
    expect(answerOf(finalizeZipUpload, await end(id))).toEqual(report);
    expect(answerOf(uploadZip, await store(id))).toEqual(report);
    expect(await retouched()).toMatchObject([{ name: 'Лес.png', version: 1 }]);
  });

  it.each(ways)('at any moment either stores nothing or is too late: %s', async (_, begin, store) => {
    for (let turn = 0; turn < 6; turn += 1) {
      archive = rawZip([{ name: `${turn}.png`, content: Buffer.from(await (await someFile()).arrayBuffer()) }]);
      const id = await begin();
      const count = (await retouched()).length;
      const gate = gateAtImages();
      const reading = store(id);
      await gate.reached;
      gate.open();
      // A little later each time, measured in queries of the server.
      for (let wait = 0; wait < turn; wait += 1) await retouched();
      const [answer, cancelled] = await Promise.all([reading, cancel(id)]);
      const isStored = (await retouched()).length > count;
      expect([answer.status, cancelled.status]).toEqual(isStored ? [200, 409] : [409, 200]);
    }
  });

  it('of which nothing has arrived is cancelled as well', async () => {
    archive = Buffer.alloc(2_000_000, 7);
    const id = await sendAll();
    expect(await end(id)).toMatchObject({ status: 422, body: { message: sentences.zipNotZip } });
    expect(await cancel(id)).toMatchObject(done);
    await expectNothing();
  });

  it('cannot be cancelled by anybody else', async () => {
    const id = await sendAll();
    const stranger = await portal.signUp();
    const own = await newProject(portal, stranger);
    const missing = { status: 404, body: { message: sentences.zipUploadNotFound } };
    expect(await cancel(id, stranger, own)).toMatchObject(missing);
    expect(await cancel(id, stranger, project)).toMatchObject({ status: 404, body: { message: sentences.notFound } });
    // Uploading a whole archive under this id would otherwise claim the upload.
    const whole = await portal.ask('POST', `/photographer/orders/${own}/images/upload-zip`, {
      token: stranger,
      ...(await formBody([
        ['zip_file', fileOf(archive)],
        ['upload_id', id],
      ])),
    });
    expect(whole).toMatchObject(missing);
    expect(answerOf(finalizeZipUpload, await end(id))).toMatchObject({ withoutOriginal: ['Лес.png'] });
  });

  it('starts again when the same archive is sent again', async () => {
    const id = await sendAll();
    await cancel(id);
    const again = await sendAll();
    expect(again).not.toBe(id);
    expect(answerOf(finalizeZipUpload, await end(again))).toMatchObject({ withoutOriginal: ['Лес.png'] });
  });
});
