import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { faultOf } from '../../http/errors/faults.ts';
import { soon } from '../../../test/support/soon.ts';
import { startS3, type TestS3 } from '../../../test/support/servers/start-s3.ts';
import { defaultTimeouts } from './s3-client.ts';
import { openS3Storage, type S3Storage } from './s3-storage.ts';

const AT_ONCE = 16;

describe('files that are written to the object storage', () => {
  let s3: TestS3;
  let files: S3Storage;
  /** The files that the storage delays. */
  let held: Set<string>;
  let isHolding: boolean;
  /** How often it was called to store one of them. */
  let requested: number;
  /** How it refuses every file. */
  let refusal: { status: number; name: string } | null;
  beforeEach(async () => {
    isHolding = false;
    refusal = null;
    held = new Set();
    requested = 0;
    s3 = await startS3((request, response) => {
      const { method, url = '' } = request;
      if (refusal && (method === 'PUT' || method === 'DELETE')) {
        request.resume();
        // The parts of what was refused may be removed, which this storage does not know.
        response.writeHead(method === 'PUT' ? refusal.status : 204, { 'content-type': 'application/xml' });
        response.end(method === 'PUT' ? `<Error><Code>${refusal.name}</Code><Message>No</Message></Error>` : undefined);
        return true;
      }
      if (!isHolding || method !== 'PUT') return false;
      held.add(url.replace(/\?.*/, ''));
      requested += 1;
      return true;
    });
    files = await openS3Storage(s3.options, { ...defaultTimeouts, silenceMs: 1_000, requestMs: 1_000 });
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

  test('wait longer than a storage may be silent; what breaks meanwhile is an error of its own write', async () => {
    const hasty = await openS3Storage(s3.options, { ...defaultTimeouts, silenceMs: 500 });
    isHolding = true;
    const first = Array.from({ length: AT_ONCE }, (_, index) => hasty.put(`note-${index}`, Buffer.from('kept')));
    await soon(() => expect(held.size).toBe(AT_ONCE));
    const broken = new Readable({ read: () => {} });
    const waiting = [
      hasty.put('late', Buffer.from('late')),
      hasty.adopt('nothing', path.join(s3.folder, 'nothing')),
      hasty.put('broken', broken),
    ];
    const ends = Promise.allSettled(waiting);
    broken.destroy(new Error('the sender has gone'));
    // The first ones are sent a second time only when the storage was silent for so long.
    await soon(() => expect(requested).toBeGreaterThan(AT_ONCE));
    isHolding = false;
    expect(await Promise.all(first)).toEqual(first.map(() => 4));
    expect(await ends).toMatchObject([{ value: 4 }, { reason: { code: 'ENOENT' } }, { reason: { message: 'the sender has gone' } }]);
    hasty.close();
  });

  test.each([
    [403, 'QuotaExceeded', 507],
    [400, 'XMinioAdminBucketQuotaExceeded', 507],
    [403, 'InvalidAccessKeyId', 503],
  ])('fail in a way that the portal has words for: %i %s', async (status, name, answer) => {
    refusal = { status, name };
    const large = Readable.from([Buffer.alloc(9_000_000)], { objectMode: false });
    const ends = await Promise.allSettled([files.put('note', Buffer.from('lost')), files.put('large', large)]);
    expect(ends.map((end) => end.status === 'rejected' && faultOf(end.reason)?.status)).toEqual([answer, answer]);
  });
});
