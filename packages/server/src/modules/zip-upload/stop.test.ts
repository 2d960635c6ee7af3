import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import {
  createProject,
  finalizeZipUpload,
  initializeZipUpload,
  listRetouched,
  sentences,
  uploadZip,
  uploadZipChunk,
  zipLimits,
} from '@portal/api';
import { someFile } from '../../../test/support/photographer.ts';
import { clientOf, type ProductionServer, signUpAt, startProduction } from '../../../test/support/servers/production-server.ts';
import { rawZip } from '../../../test/support/raw-zip.ts';
import { soon } from '../../../test/support/soon.ts';

/** As many as take several times longer to read than the server takes to react to a signal. */
const IMAGES = 40;
const SIDE = 1_500;

/** On a loaded machine the first image takes a while. */
const START = { timeout: 60_000 };

let folder: string;
let server: ProductionServer;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'portal-zip-stop-'));
  await cp(inject('embeddedTemplate'), path.join(folder, 'db'), { recursive: true });
  server = await startProduction(folder);
});
afterEach(async () => {
  await server.end('SIGKILL');
  await rm(folder, { recursive: true });
});

const stored = async (area: string) =>
  (await readdir(path.join(folder, 'files', area), { recursive: true }).catch(() => [])).filter((name) => name.includes('.'));

it(
  'an archive is read again after the server was stopped amid the read, which ends at once and leaves nothing',
  { timeout: 120_000 },
  async () => {
    const content = Buffer.from(await (await someFile('a.png', SIDE)).arrayBuffer());
    const entries = Array.from({ length: IMAGES }, (_, index) => ({
      name: `${index}.png`,
      content: Buffer.concat([content, Buffer.alloc(9, index)]),
    }));
    const archive = new Blob([new Uint8Array(rawZip(entries))]);
    const totalChunks = Math.ceil(archive.size / zipLimits.chunkBytes);
    const token = await signUpAt(server.address);
    const call = clientOf(server.address, token);
    const { id } = await call(createProject, { body: { name: 'Класс', categoryId: 1 } });
    const plan = { filename: 'готово.zip', totalSize: archive.size, totalChunks, fingerprint: null };
    const uploadId = (await call(initializeZipUpload, { params: { id }, body: plan })).uploadId ?? '';
    const uploadedChunks = Array.from({ length: totalChunks }, (_, index) => index);
    for (const index of uploadedChunks) {
      const chunk = archive.slice(index * zipLimits.chunkBytes, (index + 1) * zipLimits.chunkBytes);
      await call(uploadZipChunk, { params: { id, uploadId }, body: { chunk, index } });
    }

    const requested = { params: { id, uploadId }, body: { totalChunks, uploadedChunks } };
    const whole = { params: { id }, body: { zip_file: new File([archive], 'готово.zip') } };
    const readings = [call(finalizeZipUpload, requested), call(uploadZip, whole)].map((reading) =>
      reading.catch((error: unknown) => error),
    );
    // Some are read; most are not.
    await soon(async () => expect((await stored('projects')).length).toBeGreaterThan(0), START);
    expect(await server.end('SIGTERM')).toBe(0);
    for (const answer of await Promise.all(readings)) expect(answer).toMatchObject({ status: 503, message: sentences.service_unavailable });
    expect(await stored('projects')).toEqual([]);
    expect(await readdir(path.join(folder, 'scratch'))).toEqual([]);

    server = await startProduction(folder);
    const again = clientOf(server.address, token);
    expect(await again(finalizeZipUpload, requested)).toMatchObject({ refused: [] });
    expect((await again(listRetouched, { params: { id } })).map(({ version }) => version)).toEqual(entries.map(() => 1));
  },
);
