import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import type { ImageSource } from '../../http/downloads/media.ts';
import type { Ports } from '../../platform/ports.ts';
import { coalesceReads } from '../../platform/concurrency/coalesce-reads.ts';
import { openStamp } from './open-share.ts';
import { findById } from './repository.ts';
import { selectShownKeys } from './shown-repository.ts';

/**
 * Bytes of watermarked copies that are cached in memory. They are not stored, so nothing has to be removed when a photo, its share or the watermark is
 * deleted.
 */
const CACHED_BYTES = 67_108_864;

/**
 * Finds the image behind an address that was made for a share; null once the share no longer works, has another watermark, or no longer shows the
 * photo: it was hidden, held back, moved to another group, replaced or deleted.
 */
export function createSharedImages({ db, clock, files, images }: Ports): (stamp: string, key: string) => Promise<ImageSource | null> {
  /** Concurrent requests wait for the same watermarked copy. */
  const watermarked = new LRUCache<string, Buffer, string>({
    maxSize: CACHED_BYTES,
    sizeCalculation: ({ length }) => Math.max(length, 1),
    fetchMethod: async (cacheKey, _stale, { context: watermark }) => {
      const content = await files.read(cacheKey.slice(cacheKey.indexOf(' ') + 1));
      return content ? Buffer.from(await images.watermark(await buffer(content), watermark)) : undefined;
    },
  });

  const watermarkedFiles = (tag: string, watermark: string): ImageSource['files'] => {
    const copyOf = async (key: string): Promise<Buffer | undefined> => {
      // A deleted image must not be served from the cache.
      if (!(await files.stat(key))) return undefined;
      return watermarked.fetch(`${tag} ${key}`, { context: watermark });
    };
    return {
      stat: async (key) => {
        const [file, copy] = [await files.stat(key), await copyOf(key)];
        return file && copy ? { ...file, bytes: copy.length } : null;
      },
      open: async (key, range) => {
        const copy = await copyOf(key);
        if (!copy) return null;
        const part = range ? copy.subarray(range.start, (range.end ?? copy.length) + 1) : copy;
        return { bytes: part.length, content: Readable.from([part]) };
      },
    };
  };

  // A page requests its images at once, and all parents of a class request the same ones.
  const find = coalesceReads(async (id: number) => {
    const share = await findById(db, id);
    return share && { ...share, shown: await selectShownKeys(db, share) };
  });
  return async (stamp, key) => {
    const opened = await openStamp(clock, find, stamp);
    if (!opened?.share.shown.has(key)) return null;
    const { watermark, tag } = opened;
    return watermark === null ? { files, tag: '' } : { files: watermarkedFiles(tag, watermark), tag: `-${tag}` };
  };
}
