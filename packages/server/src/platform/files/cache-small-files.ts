import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import type { ByteRange, FileStorage, OpenFile } from './file-storage.ts';

/** Bytes of the whole cache, and of the largest file in it: originals are larger. */
const ALL_BYTES = 67_108_864;
const MOST_BYTES = 1_048_576;
/** Milliseconds: a file that another process removes stays in this cache until then. */
const CACHED_MS = 60_000;
/** Files that are read into memory at the same time; further ones are streamed. */
const READ_AT_ONCE = 64;

/**
 * A storage that caches small files in memory for a minute after they were opened. The images of popular pages are requested again and again: the
 * request to an object storage, or the use of the thread pool that uploads need too, would be most of the work of an image. `timer` is a monotonic
 * clock in milliseconds.
 */
export function cacheSmallFiles(storage: FileStorage, timer: { now(): number } = performance): FileStorage {
  const cached = new LRUCache<string, Buffer>({
    maxSize: ALL_BYTES,
    sizeCalculation: ({ length }) => Math.max(length, 1),
    ttl: CACHED_MS,
    ttlResolution: 0,
    perf: timer,
  });
  const arriving = new Map<string, Promise<OpenFile | Buffer | null>>();

  /** The whole file when it is small, its stream otherwise. */
  const fetch = async (key: string): Promise<OpenFile | Buffer | null> => {
    const file = await storage.open(key);
    if (!file || file.bytes > MOST_BYTES) return file;
    const content = await buffer(file.content);
    if (content.length !== file.bytes) throw new Error('A file that was being read has another length than the storage has announced');
    return content;
  };

  const open = async (key: string, range?: ByteRange): Promise<OpenFile | null> => {
    // A range request mostly continues a large file.
    if (range) return storage.open(key, range);
    const found = cached.get(key);
    if (found) return sent(found);
    const awaited = arriving.get(key);
    if (awaited) {
      const file = await awaited;
      // A stream can be read only once.
      return file && (Buffer.isBuffer(file) ? sent(file) : storage.open(key));
    }
    if (arriving.size >= READ_AT_ONCE) return storage.open(key);
    const fetched = fetch(key);
    arriving.set(key, fetched);
    try {
      const file = await fetched;
      if (!Buffer.isBuffer(file)) return file;
      // Unless it has been removed or replaced meanwhile.
      if (arriving.get(key) === fetched) cached.set(key, file);
      return sent(file);
    } finally {
      if (arriving.get(key) === fetched) arriving.delete(key);
    }
  };

  const changing = async <T>(key: string, change: Promise<T>): Promise<T> => {
    try {
      return await change;
    } finally {
      arriving.delete(key);
      cached.delete(key);
    }
  };

  return {
    ...storage,
    open,
    put: (key, content) => changing(key, storage.put(key, content)),
    adopt: (key, localPath) => changing(key, storage.adopt(key, localPath)),
    remove: (key) => changing(key, storage.remove(key)),
  };
}

const sent = (content: Buffer): OpenFile => ({ bytes: content.length, content: Readable.from(content) });
