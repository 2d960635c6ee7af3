import { existsSync } from 'node:fs';
import { type FileHandle, mkdtemp, open, readdir, readFile, readlink, realpath, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { allOf } from '../../../test/support/all-of.ts';
import { openDiskStorage } from './disk-storage.ts';
import type { FileStorage } from './file-storage.ts';

let folder: string;
let files: FileStorage;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'portal-files-'));
  files = await openDiskStorage(folder);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

async function* breaking(): AsyncGenerator<Buffer> {
  yield Buffer.from('half');
  throw new Error('the sender has gone');
}

describe('the disk storage', () => {
  test('lets a reader of a file that is replaced read on', async () => {
    await files.put('note', Buffer.from('long old text'));
    const old = await files.read('note');
    await files.put('note', Buffer.from('new'));
    expect(old && (await text(old))).toBe('long old text');
  });

  test('leaves no unfinished file of a stream that breaks', async () => {
    await expect(files.put('media/half', Readable.from(breaking()))).rejects.toThrow('the sender has gone');
    expect(await readdir(folder, { recursive: true })).toEqual(['.unfinished']);
  });

  describe.runIf(process.platform === 'linux')('answers when the disk has the file', () => {
    const key = 'originals/one.jpg';
    /** What is synced to the disk, in order, and whether the file has its name by then. */
    let trace: string[];
    const watch = async (before = (): void => {}): Promise<void> => {
      trace = [];
      const handle = await open(folder);
      const kind = Object.getPrototypeOf(handle) as FileHandle;
      await handle.close();
      vi.spyOn(kind, 'sync').mockImplementation(async function sync(this: FileHandle) {
        before();
        const name = path.relative(await realpath(folder), await readlink(`/proc/self/fd/${this.fd}`));
        const what = name.startsWith('.unfinished/') ? `${await readFile(path.join(folder, name), 'utf8')}, unnamed` : `folder ${name}`;
        trace.push(existsSync(path.join(folder, key)) ? `${what}, with its name` : what);
      });
    };
    const write = {
      put: () => files.put(key, Buffer.from('bytes')),
      adopt: async () => {
        await writeFile(path.join(folder, '.unfinished', 'copy'), 'bytes');
        return files.adopt(key, path.join(folder, '.unfinished', 'copy'));
      },
    };

    test.each(['put', 'adopt'] as const)('its bytes and then its name: %s', async (how) => {
      await watch();
      await write[how]();
      trace.push('answered');
      expect(trace).toEqual(['bytes, unnamed', 'folder ', 'folder originals, with its name', 'answered']);
    });

    test.each(['put', 'adopt'] as const)('and fails when the disk does: %s', async (how) => {
      await watch(() => {
        throw Object.assign(new Error('disk failure'), { code: 'EIO' });
      });
      await expect(write[how]()).rejects.toThrow('disk failure');
      expect(await files.stat(key)).toBeNull();
    });
  });

  // Memory as a disk: every Linux has one.
  test.runIf(process.platform === 'linux')('adopts a file of another disk', async () => {
    const elsewhere = await mkdtemp('/dev/shm/portal-files-');
    try {
      await writeFile(path.join(elsewhere, 'copy'), 'bytes');
      expect(await files.adopt('originals/one.jpg', path.join(elsewhere, 'copy'))).toBe(5);
      expect(await readFile(path.join(folder, 'originals', 'one.jpg'), 'utf8')).toBe('bytes');
      expect([await readdir(elsewhere), await readdir(path.join(folder, '.unfinished'))]).toEqual([[], []]);
    } finally {
      await rm(elsewhere, { recursive: true, force: true });
    }
  });

  test('lists as an object storage does, in the order of the bytes of whole keys', async () => {
    const sorted = ['a-b/0', 'a.b', 'a/0-1', 'a/0/1', 'a0', 'a_/b', 'aa/b', 'b'].toSorted();
    for (const key of sorted.toReversed()) await files.put(key, Buffer.from('x'));
    expect((await allOf(files.list())).map(({ key }) => key)).toEqual(sorted);
  });

  test('reports that its folder is gone', async () => {
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
