import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, createProject, finalizeZipUpload, initializeZipUpload, listRetouched, uploadZipChunk, zipLimits } from '@portal/api';
import { openEmbedded } from '../../platform/db/embedded.ts';
import { openDiskStorage } from '../../platform/files/disk-storage.ts';
import { someFile } from '../../../test/support/photographer.ts';
import { clientOf, type ProductionServer, signUpAt, startProduction } from '../../../test/support/servers/production-server.ts';
import { rawZip } from '../../../test/support/raw-zip.ts';
import { removePendingFiles, removeOrphans } from '../storage/sweep.ts';

/** Kills while chunks are sent, and as many while the archive is read. */
const ROUNDS = Math.ceil(Number(process.env['KILLS']) / 4);
const IMAGES = 12;

let folder: string;
let server: ProductionServer | null = null;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'portal-zip-kill-'));
});
afterEach(async () => {
  await kill();
  await rm(folder, { recursive: true });
});

async function start(): Promise<string> {
  server = await startProduction(folder);
  return server.address;
}

async function kill(): Promise<void> {
  await server?.end('SIGKILL');
  server = null;
}

test(
  'kills amid the chunks and amid the read lose no chunk that was answered, and read the archive once',
  { timeout: 120_000 * ROUNDS },
  async () => {
    const entries = await Promise.all(
      Array.from({ length: IMAGES }, async (_, index) => ({
        name: `${index}.png`,
        content: Buffer.concat([Buffer.from(await (await someFile('a.png', 400)).arrayBuffer()), Buffer.alloc(500_000, index)]),
      })),
    );
    const archive = rawZip(entries);
    const totalChunks = Math.ceil(archive.length / zipLimits.chunkBytes);
    const all = Array.from({ length: totalChunks }, (_, index) => index);
    let address = await start();
    const token = await signUpAt(address);
    const client = (): Client => clientOf(address, token);
    const { id } = await client()(createProject, { body: { name: 'Класс', categoryId: 1 } });
    const plan = { filename: 'готово.zip', totalSize: archive.length, totalChunks, fingerprint: 'same' };
    const begin = async () => {
      const { uploadId, uploadedChunks } = await client()(initializeZipUpload, { params: { id }, body: plan });
      return { uploadId: uploadId ?? '', uploadedChunks };
    };

    const send = async (uploadId: string, index: number) => {
      const chunk = new Blob([new Uint8Array(archive.subarray(index * zipLimits.chunkBytes, (index + 1) * zipLimits.chunkBytes))]);
      await client()(uploadZipChunk, { params: { id, uploadId }, body: { chunk, index } });
    };
    const readAll = async () => {
      const { uploadId, uploadedChunks } = await begin();
      for (const index of all.filter((one) => !uploadedChunks.includes(one))) await send(uploadId, index);
      return client()(finalizeZipUpload, { params: { id, uploadId }, body: { totalChunks, uploadedChunks: all } });
    };

    const answered = new Set<number>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { uploadId, uploadedChunks } = await begin();
      for (const index of answered) expect(uploadedChunks).toContain(index);
      const missing = all.filter((index) => !uploadedChunks.includes(index));
      // Not all: a killed process may have written each chunk it was sent, and the next round would have none to send.
      const some = missing.slice(0, Math.ceil(missing.length / 2));
      const sending = some.map((index) => send(uploadId, index).then(() => answered.add(index)));
      await Promise.any(sending);
      await kill();
      await Promise.allSettled(sending);
      address = await start();
    }

    for (let round = 0; round < ROUNDS; round += 1) {
      const reading = readAll().catch(() => undefined);
      await Promise.race([reading, delay(300 + Math.random() * 600)]);
      await kill();
      await reading;
      address = await start();
      const stored = await client()(listRetouched, { params: { id } });
      expect([0, IMAGES]).toContain(stored.length);
    }
    await readAll();
    const stored = await client()(listRetouched, { params: { id } });
    expect(stored.map(({ version }) => version)).toEqual(entries.map(() => 1));
    await kill();

    const { db, close } = await openEmbedded({ folder: path.join(folder, 'db') });
    const files = await openDiskStorage(path.join(folder, 'files'));
    await removePendingFiles({ db, files });
    await removeOrphans({ db, files }, { olderThanMs: -1 });
    const referencedKeys = (await db.selectFrom('referenced_files').select('key').execute()).map(({ key }) => key).toSorted();
    const lying: string[] = [];
    for await (const { key } of files.list()) if (key.includes('/')) lying.push(key);
    expect(lying.toSorted()).toEqual(referencedKeys);
    await close();
  },
);
