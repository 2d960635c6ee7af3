import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { soon } from '../../testing/soon.ts';
import { startS3, type TestS3 } from '../../testing/start-s3.ts';
import { patient } from './s3-client.ts';
import { openS3Storage, type S3Storage } from './s3-storage.ts';

const AT_ONCE = 16;

describe('files that are written to the object storage', () => {
  let s3: TestS3;
  let files: S3Storage;
  /** Which files the storage lets wait. */
  let held: Set<string>;
  let isHolding: boolean;
  beforeEach(async () => {
    isHolding = false;
    held = new Set();
    s3 = await startS3(({ method, url = '' }) => isHolding && method === 'PUT' && held.add(url.replace(/\?.*/, '')).size > 0);
    files = await openS3Storage(s3.options, { ...patient, silenceMs: 1_000, requestMs: 1_000 });
  });
  afterEach(async () => {
    files.close();
    await s3.stop();
  });

  test('are few at a time, so that a storage that hangs holds little memory; what waits too long is refused', async () => {
    isHolding = true;
    const read = new Set<number>();
    const content = (index: number) => {
      async function* bytes(): AsyncGenerator<Buffer> {
        read.add(index);
        yield Buffer.alloc(1_000);
      }
      return Readable.from(bytes(), { objectMode: false, highWaterMark: 1 });
    };
    const writes = Array.from({ length: AT_ONCE * 3 }, (_, index) => files.put(`note-${index}`, content(index)));
    const ends = Promise.allSettled(writes);
    await soon(() => expect(held.size).toBe(AT_ONCE));
    for (const end of await ends) expect(end).toMatchObject({ status: 'rejected', reason: { name: 'TimeoutError' } });
    expect(read.size).toBe(AT_ONCE);
    isHolding = false;
    expect(await files.put('note', Buffer.from('kept'))).toBe(4);
  });
});
