import { truncate } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type StartedUpload, finalizeZipUpload, initializeZipUpload, listRetouched, login, sentences, zipLimits } from '@portal/api';
import { createApp } from '../../app.ts';
import { engines } from '../../../test/support/servers/engines.ts';
import { formBody } from '../../../test/support/form.ts';
import { answerOf, type Got, openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { newProject } from '../../../test/support/project.ts';
import { someFile, storedKeys } from '../../../test/support/photographer.ts';
import { rawZip } from '../../../test/support/raw-zip.ts';
import { soon } from '../../../test/support/soon.ts';
import { testOptions } from '../../../test/support/test-options.ts';
import { sweepStorage } from '../storage/sweep.ts';

const DAY_MS = 24 * 3_600_000;
const filler = { name: 'Прочти меня.txt', content: Buffer.alloc(2_500_000, 'не картинка ') };

describe.each(engines())('an archive in chunks on %s', (engine) => {
  let portal: Portal;
  let token: string;
  let project: number;
  let archive: Buffer;
  beforeAll(async () => {
    portal = await openPortal(engine);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    token = await portal.signUp();
    project = await newProject(portal, token);
    archive = rawZip([{ name: 'Лес.png', content: Buffer.from(await (await someFile()).arrayBuffer()) }, filler]);
  });

  const base = () => `/photographer/orders/${project}/images/upload-zip`;
  const chunks = () => Array.from({ length: Math.ceil(archive.length / zipLimits.chunkBytes) }, (_, index) => index);
  const cut = (index: number) => archive.subarray(index * zipLimits.chunkBytes, (index + 1) * zipLimits.chunkBytes);

  async function begin(fields: Record<string, string> = {}): Promise<StartedUpload> {
    const plan = { filename: 'готово.zip', total_size: `${archive.length}`, total_chunks: `${chunks().length}`, ...fields };
    const form = await formBody(Object.entries(plan));
    return answerOf(initializeZipUpload, await portal.ask('POST', `${base()}/initialize`, { token, ...form }));
  }
  async function sendChunk(uploadId: string | null, index: number, content = cut(index), by = portal): Promise<Got> {
    const form = await formBody([
      ['chunk', new File([new Uint8Array(content)], 'blob')],
      ['chunk_index', `${index}`],
    ]);
    return by.ask('POST', `${base()}/${uploadId}/chunk`, { token, ...form });
  }
  const end = (uploadId: string | null, by = portal) =>
    by.ask('POST', `${base()}/${uploadId}/finalize`, { token, body: { total_chunks: chunks().length, uploaded_chunks: chunks() } });
  const retouched = async () => answerOf(listRetouched, await portal.ask('GET', `/api/orders/${project}/images/retouched`, { token }));
  const chunkFiles = async () => (await storedKeys(portal)).filter((key) => key.startsWith('chunks/'));

  async function sendAll(fields?: Record<string, string>): Promise<string | null> {
    const { uploadId } = await begin(fields);
    for (const answer of await Promise.all(chunks().map((index) => sendChunk(uploadId, index)))) expect(answer.status).toBe(200);
    return uploadId;
  }

  /** A second server process on the same database and storage. */
  async function anotherProcess(): Promise<Portal> {
    const app = await createApp(portal.ports, testOptions);
    const ask: Portal['ask'] = async (method, url, { body, headers } = {}) => {
      const isJson = typeof body === 'object' && !Buffer.isBuffer(body);
      const payload = isJson ? JSON.stringify(body) : body;
      const response = await app.inject({
        method,
        url,
        headers: { authorization: `Bearer ${token}`, ...(isJson ? { 'content-type': 'application/json' } : {}), ...headers },
        ...(payload === undefined ? {} : { payload }),
      });
      return { status: response.statusCode, body: response.json(), headers: response.headers };
    };
    return { ...portal, app, ask, close: () => app.close() };
  }

  it('is sent to any processes, each chunk once or more, and is read once however often its end is requested', async () => {
    const other = await anotherProcess();
    const { uploadId } = await begin();
    const sent = chunks().flatMap((index) => [
      sendChunk(uploadId, index, cut(index), index % 2 ? other : portal),
      sendChunk(uploadId, index),
    ]);
    for (const answer of await Promise.all(sent)) expect(answer.status).toBe(200);
    expect(await chunkFiles()).toHaveLength(chunks().length);
    const ended = await Promise.all([end(uploadId), end(uploadId, other), end(uploadId)]);
    for (const answer of ended) expect(answerOf(finalizeZipUpload, answer)).toMatchObject({ withoutOriginal: ['Лес.png'] });
    expect(answerOf(finalizeZipUpload, await end(uploadId, other))).toEqual(answerOf(finalizeZipUpload, ended[0]));
    expect(await retouched()).toMatchObject([{ name: 'Лес.png', version: 1, earlier: [] }]);
    expect(await sendChunk(uploadId, 0)).toMatchObject({ status: 200 });
    await other.close();
    await soon(async () => expect(await chunkFiles()).toEqual([]));
  });

  it('that was refused stays refused, and leaves nothing behind', async () => {
    const before = await storedKeys(portal);
    archive = Buffer.alloc(2_000_000, 7);
    const uploadId = await sendAll();
    const refused = { status: 422, body: { message: sentences.zipNotZip } };
    expect(await end(uploadId)).toMatchObject(refused);
    expect(await end(uploadId)).toMatchObject(refused);
    await soon(async () => expect(await storedKeys(portal)).toEqual(before));
  });

  it('is claimed from a process that crashed while it read', async () => {
    const uploadId = await sendAll();
    const until = new Date(portal.ports.clock.now().getTime() + 60_000);
    await portal.ports.db.updateTable('zip_uploads').set({ working_until: until }).where('id', '=', `${uploadId}`).execute();
    const answer = end(uploadId);
    portal.ports.clock.advance(61_000);
    expect(answerOf(finalizeZipUpload, await answer)).toMatchObject({ withoutOriginal: ['Лес.png'] });
  });

  it('stores nothing when another process has claimed the read and finished it', async () => {
    const uploadId = await sendAll();
    const before = await storedKeys(portal);
    const { db, images } = portal.ports;
    const derive = images.derive.bind(images);
    const outcome = JSON.stringify({ status: 422, message: sentences.zipNoImages, errors: {} });
    const slow = vi.spyOn(images, 'derive').mockImplementation(async (...given) => {
      await db.updateTable('zip_uploads').set({ reader: 'another', outcome }).where('id', '=', `${uploadId}`).execute();
      return derive(...given);
    });
    expect(await end(uploadId)).toMatchObject({ status: 422, body: { message: sentences.zipNoImages } });
    slow.mockRestore();
    expect(await retouched()).toEqual([]);
    await soon(async () => expect(await storedKeys(portal)).toEqual(before));
  });

  it('stores nothing when the rows cannot be written, and can be read after that', async () => {
    const uploadId = await sendAll();
    const before = await storedKeys(portal);
    const broken = vi.spyOn(portal.ports.images, 'derive').mockRejectedValue(new Error('no images today'));
    expect(await end(uploadId)).toMatchObject({ status: 500 });
    expect(await storedKeys(portal)).toEqual(before);
    broken.mockRestore();
    expect(await end(uploadId)).toMatchObject({ status: 200 });
  });

  it.each([
    ['lost', (key: string) => portal.ports.files.remove(key)],
    ['cut', (key: string) => truncate(portal.ports.pathOf(key), 1_000)],
  ])('requests once more a chunk that the storage has %s', async (_, spoil) => {
    const uploadId = await sendAll({ fingerprint: 'one' });
    const spoilt = portal.ports.db
      .selectFrom('zip_chunks')
      .select('file_key')
      .where('upload_id', '=', `${uploadId}`)
      .where('index', '=', 1);
    await spoil((await spoilt.executeTakeFirstOrThrow()).file_key);
    expect(await end(uploadId)).toMatchObject({ status: 409, body: { message: sentences.zipChunksMissing } });
    expect(await begin({ fingerprint: 'one' })).toEqual({ uploadId, uploadedChunks: [0, 2] });
    await sendChunk(uploadId, 1);
    expect(answerOf(finalizeZipUpload, await end(uploadId))).toMatchObject({ withoutOriginal: ['Лес.png'] });
  });

  it('stores no chunk that comes again while it is read', async () => {
    const before = await chunkFiles();
    const uploadId = await sendAll();
    const { files } = portal.ports;
    const adopt = files.adopt.bind(files);
    vi.spyOn(files, 'adopt').mockImplementationOnce(async (...requested) => {
      expect(await end(uploadId)).toMatchObject({ status: 200 });
      return adopt(...requested);
    });
    expect(await sendChunk(uploadId, 0)).toMatchObject({ status: 200 });
    vi.restoreAllMocks();
    await soon(async () => expect(await chunkFiles()).toEqual(before));
  });

  it('is resumed when it is the same archive', async () => {
    const { uploadId } = await begin({ fingerprint: 'one' });
    await sendChunk(uploadId, 1);
    expect(await begin({ fingerprint: 'one' })).toEqual({ uploadId, uploadedChunks: [1] });
    expect(await begin({ fingerprint: 'two' })).toMatchObject({ uploadedChunks: [] });
    expect(await begin()).toMatchObject({ uploadedChunks: [] });
    await Promise.all([0, 2].map((index) => sendChunk(uploadId, index)));
    expect(await end(uploadId)).toMatchObject({ status: 200 });
    expect((await begin({ fingerprint: 'one' })).uploadId).not.toBe(uploadId);
  });

  it('is forgotten with its chunks after a day', async () => {
    const email = `late-${project}@test.example`;
    token = await portal.signUp(email);
    project = await newProject(portal, token);
    const before = await chunkFiles();
    const uploadId = await sendAll();
    portal.ports.clock.advance(DAY_MS + 1);
    token = answerOf(login, await portal.ask('POST', '/api/auth/login', { body: { email, password: 'gelateria' } })).token;
    expect(await end(uploadId)).toMatchObject({ status: 404, body: { message: sentences.zipUploadNotFound } });
    await sweepStorage(portal.ports);
    expect((await chunkFiles()).filter((key) => before.includes(key))).toEqual(await chunkFiles());
  });

  it('is one of eight at most: the oldest unfinished one is deleted', async () => {
    const started: StartedUpload[] = [];
    for (let turn = 0; turn <= zipLimits.openUploads; turn += 1) {
      started.push(await begin());
      portal.ports.clock.advance(1000);
    }
    expect(await sendChunk(started[0]?.uploadId ?? '', 0)).toMatchObject({ status: 404 });
    expect(await sendChunk(started[1]?.uploadId ?? '', 0)).toMatchObject({ status: 200 });
  });

  it('accepts chunks of exactly their size and number, from nobody else', async () => {
    const before = await chunkFiles();
    const { uploadId } = await begin();
    const wrong = { status: 422, body: { message: sentences.zipChunkSize } };
    expect(await sendChunk(uploadId, 0, cut(0).subarray(1))).toMatchObject(wrong);
    expect(await sendChunk(uploadId, chunks().length - 1, cut(0))).toMatchObject(wrong);
    expect(await sendChunk(uploadId, chunks().length, cut(0))).toMatchObject({ status: 422, body: { message: sentences.zipChunkIndex } });
    expect(await end(uploadId)).toMatchObject({ status: 409, body: { message: sentences.zipChunksMissing } });
    token = await portal.signUp();
    expect(await sendChunk(uploadId, 0)).toMatchObject({ status: 404 });
    expect(await end(uploadId)).toMatchObject({ status: 404 });
    expect(await chunkFiles()).toEqual(before);
  });
});
