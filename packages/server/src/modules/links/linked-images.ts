import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import type { LinkedImages } from '../../http/downloads/media.ts';
import type { Ports } from '../../platform/ports.ts';
import { openStamp } from './open-link.ts';

/** Bytes of marked copies that are cached. They are no files: nothing has to be removed when a photo, its link or the mark goes. */
const CACHED_BYTES = 67_108_864;

/** Where an image comes from whose address was given to a link; null once that works no more, or shows another mark. */
export function createLinkedImages({ db, clock, files, images }: Ports): (stamp: string) => Promise<LinkedImages | null> {
  /** Requests at the same time wait for one marked copy. */
  const marked = new LRUCache<string, Buffer, string>({
    maxSize: CACHED_BYTES,
    sizeCalculation: ({ length }) => Math.max(length, 1),
    fetchMethod: async (cacheKey, _stale, { context: mark }) => {
      const content = await files.read(cacheKey.slice(cacheKey.indexOf(' ') + 1));
      return content ? Buffer.from(await images.mark(await buffer(content), mark)) : undefined;
    },
  });

  const markedFiles = (tag: string, mark: string): LinkedImages['files'] => {
    const copyOf = async (key: string): Promise<Buffer | undefined> => {
      // What was deleted is gone at once, also from the memory.
      if (!(await files.stat(key))) return undefined;
      return marked.fetch(`${tag} ${key}`, { context: mark });
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

  return async (stamp) => {
    const opened = await openStamp({ db, clock }, stamp);
    if (!opened) return null;
    const { mark, tag } = opened;
    return mark === null ? { files, tag: '' } : { files: markedFiles(tag, mark), tag: `-${tag}` };
  };
}
