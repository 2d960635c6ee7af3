import { spawn } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import {
  addProjectImage,
  createProject,
  finalizeZipUpload,
  getProfile,
  initializeZipUpload,
  listProjectImages,
  uploadZipChunk,
  zipLimits,
} from '@portal/api';
import { archiveOf95Mb, filled } from './archive.ts';
import { addressOf, startBenchServer } from './bench-server.ts';
import { saveResult } from './save-result.ts';
import { machine } from './machine.ts';
import { summary } from './measure.ts';

/**
 * `npm run bench:projects [photos]`: photos of a project, an archive in chunks and everything back as one archive,
 * through the production entry, beside a bare server that swallows and sends the same bytes. Each photo has 10 MB,
 * so that 300 make the 3 GB of the goal; most of it stands behind the image and costs no decoding.
 */
const count = Number(process.argv[2] ?? 300);
const PHOTO_BYTES = 10_000_000;
const IN_FLIGHT = 3;

const server = await startBenchServer();
const rows: [name: string, value: string][] = [];
try {
  const { call, token } = await server.signUp();
  const { id } = await call(createProject, { body: { name: 'Выпуск', categoryId: 1 } });
  const idle = await server.memory();

  /** Does something while light calls go on; notes its seconds, their tail, and the highest memory. */
  async function watch(name: string, work: () => Promise<unknown>): Promise<number> {
    let peak = 0;
    const took: number[] = [];
    const over = new AbortController();
    const light = (async () => {
      while (!over.signal.aborted) {
        const began = performance.now();
        await call(getProfile, {});
        took.push(performance.now() - began);
        peak = Math.max(peak, await server.memory());
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    })();
    const began = performance.now();
    await work().finally(() => over.abort());
    const seconds = (performance.now() - began) / 1_000;
    await light;
    const { p50, p99 } = summary(took);
    rows.push([`${name}: seconds`, seconds.toFixed(2)]);
    rows.push([`${name}: light calls, ms p50 / p99`, `${p50.toFixed(1)} / ${p99.toFixed(1)}`]);
    rows.push([`${name}: memory above idle, MB`, (peak - idle).toFixed(0)]);
    return seconds;
  }

  await watch(`${count} photos of 10 MB in`, () =>
    inFlight(count, async (index) => {
      const image = new File([filled(PHOTO_BYTES)], `IMG_${index}.jpg`);
      await call(addProjectImage, { params: { id }, body: { image, orderId: id } });
    }),
  );

  const { content, photos } = archiveOf95Mb();
  const archive = new Blob([content]);
  const totalChunks = Math.ceil(archive.size / zipLimits.chunkBytes);
  const plan = { filename: 'готово.zip', totalSize: archive.size, totalChunks, fingerprint: null };
  const uploadId = (await call(initializeZipUpload, { params: { id }, body: plan })).uploadId ?? '';
  const sent = await watch('95 MB archive in chunks', () =>
    inFlight(totalChunks, async (index) => {
      const chunk = archive.slice(index * zipLimits.chunkBytes, (index + 1) * zipLimits.chunkBytes);
      await call(uploadZipChunk, { params: { id, uploadId }, body: { chunk, index } });
    }),
  );
  const uploadedChunks = Array.from({ length: totalChunks }, (_, index) => index);
  await watch(`${photos} photos of the archive read`, () =>
    call(finalizeZipUpload, { params: { id, uploadId }, body: { totalChunks, uploadedChunks } }),
  );

  const originals = await storedOriginals(path.join(server.folder, 'files', 'projects'));
  const bare = spawn(process.execPath, [path.join(import.meta.dirname, 'bare-server.ts'), ...originals], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const bareAddress = await addressOf(bare);
  const swallowed = await seconds(() => fetch(bareAddress, { method: 'POST', body: archive }));
  rows.push(['95 MB to a bare server: seconds', swallowed.toFixed(2)], ['chunks ÷ bare, speed', (swallowed / sent).toFixed(2)]);
  // What "acknowledged means on the disk" costs the one who promises it.
  const synced = await seconds(() =>
    inFlight(totalChunks, async (index) => {
      const body = archive.slice(index * zipLimits.chunkBytes, (index + 1) * zipLimits.chunkBytes);
      await fetch(`${bareAddress}/synced`, { method: 'POST', body });
    }),
  );
  rows.push(['chunks ÷ bare that syncs each, speed', (synced / sent).toFixed(2)]);
  const images = await call(listProjectImages, { params: { id } });
  const bytes = images.reduce((sum, { size }) => sum + size, 0);
  const bareSeconds = await watch('The same files from a bare server', () => swallow(bareAddress));
  const out = await watch(`${(bytes / 1e9).toFixed(1)} GB out as an archive`, () =>
    swallow(`${server.address}/api/orders/${id}/images/download`, { authorization: `Bearer ${token}` }),
  );
  rows.push(['archive ÷ bare, speed', (bareSeconds / out).toFixed(2)]);
  bare.kill('SIGTERM');
} finally {
  await server.stop();
}
await saveResult('projects', { count, figures: Object.fromEntries(rows) });
process.stdout.write(`\n${machine()}\n\n${rows.map(([name, value]) => `${name.padEnd(60)}${value.padStart(16)}\n`).join('')}`);

async function inFlight(total: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < total; index = next++) await work(index);
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, worker));
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1_000;
}

async function swallow(url: string, headers: Record<string, string> = {}): Promise<void> {
  const { ok, body } = await fetch(url, { headers });
  if (!ok || !body) throw new Error(`${url} was refused`);
  for await (const _ of body);
}

/** The large files: what was uploaded as an original of a project. */
async function storedOriginals(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const files = await Promise.all(
    names.map(async (name) => ({ file: path.join(folder, name), size: (await stat(path.join(folder, name))).size })),
  );
  return files.filter(({ size }) => size === PHOTO_BYTES).map(({ file }) => file);
}
