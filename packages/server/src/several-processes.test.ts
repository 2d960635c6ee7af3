import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import {
  addProjectImage,
  addPhotos,
  type Client,
  createClient,
  createPortfolio,
  createProject,
  finalizeZipUpload,
  getMe,
  getPortfolio,
  initializeZipUpload,
  listRetouched,
  login,
  logout,
  register,
  uploadZipChunk,
  zipLimits,
} from '@portal/api';
import { administer, databaseUrl } from '../test/support/administer.ts';
import { someFile } from '../test/support/photographer.ts';
import { soon } from '../test/support/soon.ts';
import { rawZip } from '../test/support/raw-zip.ts';
import { addressOf, START, type Started, startEntry } from '../test/support/servers/start-entry.ts';
import { s3Environment, startS3, type TestS3 } from '../test/support/servers/start-s3.ts';

const postgresUrl = inject('postgresUrl');

async function bytesAt(url: string): Promise<Buffer> {
  const answer = await fetch(url);
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** Two servers as on two machines: they share the database and the object storage, and nothing else. */
describe.runIf(postgresUrl)('two processes on one database and one object storage', START, () => {
  const database = `portal_two_${randomBytes(8).toString('hex')}`;
  const credentials = { email: 'anna@test.example', password: 'gelateria' };
  let folder: string;
  let s3: TestS3;
  let isStorageAway = false;
  let servers: [Started, Started];
  let urls: [string, string];
  let token: string;
  const client = (which: 0 | 1): Client => createClient({ baseUrl: urls[which], token: () => token, timeoutMs: 30_000 });

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'portal-two-'));
    s3 = await startS3((request) => {
      if (isStorageAway) request.destroy();
      return isStorageAway;
    });
    await administer(postgresUrl, `create database ${database}`);
    const shared = { DATABASE_URL: databaseUrl(postgresUrl, database), RATE_LIMITS: 'off', ...s3Environment(s3.options) };
    // At the same time, on a database without tables.
    const start = (name: string): Started => startEntry({ ...shared, DATA_DIR: path.join(folder, name) });
    servers = [start('one'), start('two')];
    urls = [await addressOf(servers[0]), await addressOf(servers[1])];
    const person = { ...credentials, passwordConfirmation: credentials.password, acceptTerms: true };
    ({ token } = await createClient({ baseUrl: urls[0] })(register, {
      body: { ...person, firstName: 'Анна', lastName: 'Орлова', city: null },
    }));
  });

  afterAll(async () => {
    for (const { child } of servers) child.kill('SIGKILL');
    await Promise.all(servers.map(({ ended }) => ended));
    await administer(postgresUrl, `drop database ${database} with (force)`);
    await s3.stop();
    await rm(folder, { recursive: true });
  });

  test('a session that one opens is valid on the other, and ends on both', async () => {
    const { token: second } = await createClient({ baseUrl: urls[1] })(login, { body: credentials });
    const asSecond = (which: 0 | 1): Client => createClient({ baseUrl: urls[which], token: () => second });
    expect(await asSecond(0)(getMe, {})).toMatchObject({ email: credentials.email });
    await asSecond(0)(logout, {});
    await expect(asSecond(1)(getMe, {})).rejects.toMatchObject({ status: 401 });
    expect(await client(1)(getMe, {})).toMatchObject({ email: credentials.email });
  });

  test('a photo that is uploaded to one is shown by the other, one of a project by its signed address', async () => {
    const { id } = await client(0)(createPortfolio, { body: { title: 'Выпуск', description: null, specializationId: 1 } });
    const body = { portfolioId: id, title: null, specializationId: null, files: [await someFile()] };
    const { photos } = await client(1)(addPhotos, { params: { id }, body });
    const address = photos[0]?.url ?? '';
    expect(await bytesAt(urls[0] + address)).toEqual(await bytesAt(urls[1] + address));

    const project = await client(1)(createProject, { body: { name: 'Класс', categoryId: 1 } });
    const added = await client(0)(addProjectImage, { params: { id: project.id }, body: { image: await someFile('a.png'), orderId: null } });
    const signed = added.url;
    expect(signed).toContain('?');
    expect(await bytesAt(urls[1] + signed)).toEqual(await bytesAt(urls[0] + signed));
  });

  test('while the storage is down both say so, answer calls without files and store no partial photo, and recover when it is back', async () => {
    const { id } = await client(0)(createPortfolio, { body: { title: 'Потом', description: null, specializationId: 1 } });
    const body = { portfolioId: id, title: null, specializationId: null, files: [await someFile()] };
    isStorageAway = true;
    await bothSay('unavailable');
    expect((await client(1)(getPortfolio, { params: { id } })).title).toBe('Потом');
    const refused = await client(0)(addPhotos, { params: { id }, body }).catch((error: unknown) => error);
    isStorageAway = false;
    expect(refused).toMatchObject({ status: 503 });
    expect((await client(1)(getPortfolio, { params: { id } })).photos).toEqual([]);
    const { photos } = await client(0)(addPhotos, { params: { id }, body });
    expect(photos).toHaveLength(1);
    await bothSay('ok');
  });

  /** They know the state of the storage with a delay of a second at most; they stay ready. */
  const bothSay = (storage: string) =>
    soon(async () => {
      const answers = await Promise.all(urls.map((url) => fetch(`${url}/readyz`)));
      expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
      expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual(
        [storage, storage].map((reported) => ({ status: 'ok', storage: reported })),
      );
    });

  test('chunks of an archive are sent to both in turn; when one is killed, the other reads all that were answered', async () => {
    const { id } = await client(0)(createProject, { body: { name: 'Архив', categoryId: 1 } });
    const content = Buffer.concat([Buffer.from(await (await someFile('a.png', 400)).arrayBuffer()), Buffer.alloc(900_000, 1)]);
    const archive = rawZip(Array.from({ length: 6 }, (_, index) => ({ name: `${index}.png`, content })));
    const totalChunks = Math.ceil(archive.length / zipLimits.chunkBytes);
    const all = Array.from({ length: totalChunks }, (_, index) => index);
    const plan = { filename: 'готово.zip', totalSize: archive.length, totalChunks, fingerprint: 'same' };
    const { uploadId } = await client(0)(initializeZipUpload, { params: { id }, body: plan });
    const send = async (which: 0 | 1, index: number): Promise<void> => {
      const chunk = new Blob([new Uint8Array(archive.subarray(index * zipLimits.chunkBytes, (index + 1) * zipLimits.chunkBytes))]);
      await client(which)(uploadZipChunk, { params: { id, uploadId: uploadId ?? '' }, body: { chunk, index } });
    };
    const answered = all.slice(0, 4);
    for (const index of answered) await send(index % 2 === 0 ? 0 : 1, index);
    const broken = send(0, 4).catch(() => undefined);
    servers[0].child.kill('SIGKILL');
    await Promise.all([broken, servers[0].ended]);

    const again = await client(1)(initializeZipUpload, { params: { id }, body: plan });
    expect(again.uploadId).toBe(uploadId);
    expect(again.uploadedChunks).toEqual(expect.arrayContaining(answered));
    for (const index of all.filter((one) => !again.uploadedChunks.includes(one))) await send(1, index);
    const finish = () =>
      client(1)(finalizeZipUpload, { params: { id, uploadId: uploadId ?? '' }, body: { totalChunks, uploadedChunks: all } });
    const [report, same] = await Promise.all([finish(), finish()]);
    expect(report.withoutOriginal).toHaveLength(6);
    expect(same).toEqual(report);
    expect((await client(1)(listRetouched, { params: { id } })).map(({ version }) => version)).toEqual(Array.from({ length: 6 }, () => 1));
  });
});
