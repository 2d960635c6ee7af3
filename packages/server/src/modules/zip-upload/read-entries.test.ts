import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sentences } from '@portal/api';
import { openDiskStorage } from '../../platform/files/disk-storage.ts';
import { ImageError, type ImageWorker, ImageTimeout } from '../../platform/images/image-worker.ts';
import type { ArchiveFile } from '../../platform/zip/open-archive.ts';
import { readEntries } from './read-entries.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'portal-entries-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A file of an archive that holds its own name. */
const entry = (name: string): ArchiveFile => ({
  name,
  folders: [],
  bytes: name.length,
  fault: undefined,
  extract: async (target) => {
    await writeFile(target, name);
    return { path: target, bytes: name.length, hash: name, crc32: 0 };
  },
});

const unexpected = () => Promise.reject(new Error('not expected'));

const readAll = async (derive: ImageWorker['derive'], entries: ArchiveFile[]) => {
  const images: ImageWorker = { derive, inspect: unexpected, watermark: unexpected, close: async () => {} };
  const files = await openDiskStorage(path.join(folder, 'files'));
  const options = { files, images, uploads: folder, shutdownSignal: new AbortController().signal, requireFree: async () => {} };
  return readEntries(options, entries, ({ name }) => name === 'known.jpg');
};

/** Reads an archive on a machine for which every image is too slow but those of these names, which are broken. */
async function read(names: string[], quick: string[]) {
  const started: unknown[] = [];
  const derive = vi.fn<ImageWorker['derive']>(async (source) => {
    started.push(source);
    throw quickPaths.has(source) ? new ImageError('broken') : new ImageTimeout();
  });
  const quickPaths = new Set<unknown>();
  const entries = names.map(entry).map((one) => ({
    ...one,
    extract: (target: string) => {
      if (quick.includes(one.name)) quickPaths.add(target);
      return one.extract(target);
    },
  }));
  const { refused } = await readAll(derive, entries);
  return { started, reasons: Object.fromEntries(refused.map(({ path, reason }) => [path, reason])) };
}
const slow = (count: number) => Array.from({ length: count }, (_, index) => `slow-${index}.jpg`);

it('an archive of images that are all too slow ends after a limited number of attempts, and reports the rest as late', async () => {
  const { started, reasons } = await read(['first.jpg', ...slow(500), 'last.jpg'], ['first.jpg', 'last.jpg']);
  expect(reasons).toMatchObject({
    'first.jpg': sentences.entryBroken,
    'slow-499.jpg': sentences.entryLate,
    'last.jpg': sentences.entryLate,
  });
  // The quick one, twelve late attempts, and those that ran beside the twelfth.
  expect(started.length).toBeGreaterThanOrEqual(13);
  expect(started.length).toBeLessThanOrEqual(14);
});

it('a few that are too slow do not keep the others from being read', async () => {
  const { reasons } = await read([...slow(7), 'last.jpg', 'known.jpg'], ['last.jpg']);
  expect(reasons).toEqual({ ...Object.fromEntries(slow(7).map((name) => [name, sentences.entryLate])), 'last.jpg': sentences.entryBroken });
});

it('an internal error ends the read, and no further image is started', async () => {
  const derive = vi.fn<ImageWorker['derive']>().mockRejectedValue(new Error('no disk today'));
  const reading = readAll(derive, slow(500).map(entry));
  await expect(reading).rejects.toMatchObject({ stored: [], cause: { message: 'no disk today' } });
  // Those that ran beside the first.
  expect(derive.mock.calls.length).toBeLessThanOrEqual(2);
});
