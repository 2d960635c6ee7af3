import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDiskStorage } from './disk-storage.ts';
import type { FileStorage } from './file-storage.ts';

let folder: string;
let files: FileStorage;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'portal-files-'));
  files = await openDiskStorage(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function* breaking(): AsyncGenerator<Buffer> {
  yield Buffer.from('half');
  throw new Error('the sender has gone');
}

describe('the disk storage', () => {
  test('lets whoever reads a file that is replaced read on', async () => {
    await files.put('note', Buffer.from('long old text'));
    const old = await files.read('note');
    await files.put('note', Buffer.from('new'));
    expect(old && (await text(old))).toBe('long old text');
  });

  test('leaves no unfinished file of a stream that breaks', async () => {
    await expect(files.put('media/half', Readable.from(breaking()))).rejects.toThrow('the sender has gone');
    expect(await readdir(folder, { recursive: true })).toEqual(['.unfinished']);
  });

  test('says that its folder is gone', async () => {
    await rm(folder, { recursive: true });
    await expect(files.check()).rejects.toThrow('ENOENT');
  });

  test('clears what a killed process left, once it is old enough', async () => {
    const [old, young] = ['old', 'young'].map((name) => path.join(folder, '.unfinished', name));
    if (!old || !young) throw new Error('two paths');
    await Promise.all([writeFile(old, 'x'), writeFile(young, 'x')]);
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await utimes(old, yesterday, yesterday);
    await openDiskStorage(folder);
    expect(await readdir(path.join(folder, '.unfinished'))).toEqual(['young']);
  });
});
