import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, constants, copyFile, mkdir, open, readdir, rename, rm, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { errorCode } from '../process/startup-error.ts';
import { checkFileKey } from './file-key.ts';
import type { ByteRange, FileStorage, OpenFile, StoredFile } from './file-storage.ts';
import { orNull } from './or-null.ts';
import { removeAbandoned } from './remove-abandoned.ts';
import { syncFolder } from './sync-folder.ts';

/** Bytes of one read: an archive of gigabytes is sent twice as fast as by the usual 64 KB. */
const READ_BYTES = 524_288;

/** The folder of unfinished files; keys begin with a letter or a digit, so no stored file can be here. */
const UNFINISHED = '.unfinished';

/** Files in a folder of this machine. A key's file is either missing or complete and on the disk. */
export async function openDiskStorage(folder: string): Promise<FileStorage> {
  const unfinished = path.join(folder, UNFINISHED);
  await mkdir(unfinished, { recursive: true });
  await removeAbandoned(unfinished);
  const pathOf = (key: string): string => path.join(folder, checkFileKey(key));

  /** Writes to a temporary file, then renames it, so that readers never see an incomplete file. */
  const store = async (key: string, write: (unfinishedPath: string) => Promise<unknown>): Promise<number> => {
    const target = pathOf(key);
    const temporary = path.join(unfinished, randomBytes(16).toString('hex'));
    try {
      await write(temporary);
      return await settle(temporary, target);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  };

  return {
    put: (key, content) =>
      store(key, (file) =>
        pipeline(content instanceof Readable ? content : Readable.from([content]), createWriteStream(file, { flags: 'wx' })),
      ),

    async adopt(key, localPath) {
      const target = pathOf(key);
      try {
        return await settle(localPath, target);
      } catch (error) {
        // The scratch folder is on another disk.
        if (errorCode(error) !== 'EXDEV') throw error;
        const bytes = await store(key, (file) => copyFile(localPath, file));
        await unlink(localPath);
        return bytes;
      }
    },

    read: async (key, range) => (await openFile(pathOf(key), range))?.content ?? null,

    open: (key, range) => openFile(pathOf(key), range),

    async stat(key) {
      const found = await orNull(stat(pathOf(key)));
      return found?.isFile() ? { key, bytes: found.size, modifiedAt: found.mtime } : null;
    },

    remove: async (key) => {
      await orNull(unlink(pathOf(key)));
    },

    async *list(prefix = '') {
      for await (const file of walk(folder, '')) if (file.key.startsWith(prefix)) yield file;
    },

    check: () => access(unfinished, constants.R_OK | constants.W_OK),
  };
}

async function openFile(file: string, range: Partial<ByteRange> = {}): Promise<OpenFile | null> {
  const handle = await orNull(open(file));
  if (!handle) return null;
  try {
    const found = await handle.stat();
    // A key may also be the name of a folder.
    if (found.isFile()) {
      const { start = 0, end = Infinity } = range;
      const bytes = Math.max(0, Math.min(end + 1, found.size) - start);
      return { bytes, content: handle.createReadStream({ start, end, highWaterMark: READ_BYTES }) };
    }
  } catch (error) {
    // A file handle that is left to the garbage collector would end the process.
    await handle.close();
    throw error;
  }
  await handle.close();
  return null;
}

async function* walk(folder: string, parent: string): AsyncGenerator<StoredFile> {
  const entries = (await orNull(readdir(folder, { withFileTypes: true }))) ?? [];
  // Order of names in a folder so that the keys are in byte order: `a-b` and `a.b` come before `a/b`.
  const names = entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name)).toSorted();
  for (const name of names) {
    if (name === `${UNFINISHED}/`) continue;
    const inside = path.join(folder, name);
    const key = `${parent}${name}`;
    if (name.endsWith('/')) yield* walk(inside, key);
    else {
      // Deleted since the listing: then it is left out.
      const found = await orNull(stat(inside));
      if (found?.isFile()) yield { key, bytes: found.size, modifiedAt: found.mtime };
    }
  }
}

async function syncFile(file: string): Promise<number> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
    return (await handle.stat()).size;
  } finally {
    await handle.close();
  }
}

/** Moves a finished file to its final path. Answers its length. */
async function settle(file: string, target: string): Promise<number> {
  const folder = path.dirname(target);
  const bytes = await syncFile(file);
  // The folder mostly exists: creating it each time would be one more round trip to the thread pool.
  if ((await orNull(rename(file, target).then(() => true))) === null) {
    await makeFolder(folder);
    await rename(file, target);
  }
  await syncFolder(folder);
  return bytes;
}

/** Creates a folder and its parents, and syncs each parent. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (!first) return;
  for (let made = folder; made.length >= first.length; made = path.dirname(made)) await syncFolder(path.dirname(made));
}
