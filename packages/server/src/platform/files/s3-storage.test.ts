import type { RequestListener } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { CreateMultipartUploadCommand, ListMultipartUploadsCommand } from '@aws-sdk/client-s3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startS3, type TestS3 } from '../../../test/support/servers/start-s3.ts';
import { soon } from '../../../test/support/soon.ts';
import { openRealBucket, realS3 } from '../../../test/support/servers/storages.ts';
import { abortAbandoned } from './s3-abandoned.ts';
import { CONNECTIONS, defaultTimeouts, s3Client } from './s3-client.ts';
import { openS3Storage, type S3Storage } from './s3-storage.ts';

const large = 9_000_000;

async function* breaking(): AsyncGenerator<Buffer> {
  yield Buffer.alloc(large * 2);
  throw new Error('the sender has gone');
}

describe('the object storage', () => {
  let s3: TestS3;
  let files: S3Storage;
  let before: (...requested: Parameters<RequestListener>) => boolean;
  beforeEach(async () => {
    before = () => false;
    s3 = await startS3((...requested) => before(...requested));
    files = await openS3Storage(s3.options);
  });
  afterEach(async () => {
    files.close();
    await s3.stop();
  });

  /** Fails so many requests as an overloaded storage does. */
  function refuse(times: number, status: number): () => number {
    let requested = 0;
    before = (request, response) => {
      requested += 1;
      if (requested > times) return false;
      request.resume();
      response.writeHead(status).end();
      return true;
    };
    return () => requested;
  }

  test('is called again when it fails for a moment, in the middle of a large file too', async () => {
    refuse(1, 503);
    await files.put('note', Buffer.from('kept'));
    refuse(2, 500);
    expect(await files.put('large', Readable.from([Buffer.alloc(large)]))).toBe(large);
    refuse(1, 503);
    expect(await files.stat('large')).toMatchObject({ bytes: large });
  });

  test('is not called again for ever', async () => {
    const requested = refuse(100, 503);
    await expect(files.put('note', Buffer.from('lost'))).rejects.toMatchObject({ $metadata: { httpStatusCode: 503 } });
    expect(requested()).toBe(3);
  });

  test('times out when it is silent', async () => {
    const hasty = await openS3Storage(s3.options, { ...defaultTimeouts, silenceMs: 1_000, requestMs: 1_000 });
    before = () => true;
    await expect(hasty.stat('note')).rejects.toMatchObject({ name: 'TimeoutError' });
    await expect(hasty.check()).rejects.toMatchObject({ name: 'TimeoutError' });
    hasty.close();
  });

  test('never passes half a file off as a whole one', async () => {
    await files.put('note', Buffer.from('0123456789'));
    before = (_, response) => {
      response.writeHead(200, { 'content-length': 10 }).write('01234', () => response.destroy());
      return true;
    };
    const stream = await files.read('note');
    await expect(stream && text(stream)).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  test('is not believed when it gives a whole file for a part of it', async () => {
    await files.put('note', Buffer.from('0123456789'));
    before = ({ headers }) => {
      delete headers.range;
      return false;
    };
    const sentence = 'has not answered with the requested part of a file';
    await expect(files.read('note', { start: 0, end: 4 })).rejects.toThrow(sentence);
    await expect(files.open('note', { start: 0, end: 4 })).rejects.toThrow(sentence);
  });

  test('times out in the middle of a file only while somebody waits for its bytes', async () => {
    const hasty = await openS3Storage(s3.options, { ...defaultTimeouts, fileSilenceMs: 1_000 });
    await files.put('note', Buffer.from('0123456789'));
    const proceed = Promise.withResolvers<void>();
    before = (_, response) => {
      response.writeHead(200, { 'content-length': 10 }).write('01234');
      void proceed.promise.then(() => response.end('56789'));
      return true;
    };
    const paused = await hasty.read('note');
    const silent = await hasty.read('note');
    await expect(silent && text(silent)).rejects.toMatchObject({ name: 'TimeoutError' });
    // The bytes of the other one were not requested in the same time.
    proceed.resolve();
    expect(paused && (await text(paused))).toBe('0123456789');
    hasty.close();
  });

  test('gets its connection back from a file that nobody has started to read', async () => {
    await files.put('note', Buffer.from('0123456789'));
    const closed = Promise.withResolvers<string>();
    before = (_, response) => {
      response.on('close', () => closed.resolve('closed'));
      response.writeHead(200, { 'content-length': 10 }).write('01234');
      return true;
    };
    (await files.read('note'))?.destroy();
    expect(await closed.promise).toBe('closed');
  });

  test('shows images also while paused downloads have all the connections that they may', async () => {
    await files.put('image', Buffer.from('0123456789'));
    await files.put('download', Buffer.from('0123456789'));
    let started = 0;
    before = ({ url = '' }, response) => {
      if (!url.includes('/download')) return false;
      started += 1;
      response.writeHead(200, { 'content-length': 10 }).write('01234');
      return true;
    };
    const paused = Array.from({ length: CONNECTIONS }, () => files.read('download'));
    await soon(() => expect(started).toBe(CONNECTIONS));
    const shown = await files.open('image');
    expect(shown && (await text(shown.content))).toBe('0123456789');
    for (const one of await Promise.all(paused)) one?.destroy();
  });

  test('is told to delete the parts of an interrupted file', async () => {
    const requested: string[] = [];
    before = ({ method, url }) => {
      requested.push(`${method} ${url?.replace(/=.*/, '')}`);
      return false;
    };
    await expect(files.put('media/half', Readable.from(breaking()))).rejects.toThrow('the sender has gone');
    expect(requested).toContain('DELETE /portal/media/half?uploadId');
    expect(await files.stat('media/half')).toBeNull();
  });

  test('lists more than one page', async () => {
    // The storage of the tests cannot list a second page under this Node.
    before = ({ url = '' }, response) => {
      if (!url.includes('list-type')) return false;
      const isSecond = url.includes('continuation-token=second');
      const more = isSecond ? '' : '<IsTruncated>true</IsTruncated><NextContinuationToken>second</NextContinuationToken>';
      response.setHeader('content-type', 'application/xml');
      response.end(
        `<ListBucketResult><Contents><Key>media/${isSecond ? 'b' : 'a'}</Key><Size>7</Size></Contents>${more}</ListBucketResult>`,
      );
      return true;
    };
    const found: string[] = [];
    for await (const { key } of files.list('media/')) found.push(key);
    expect(found).toEqual(['media/a', 'media/b']);
  });
});

const real = realS3();
describe.runIf(real)('the object storage at TEST_S3_ENDPOINT', () => {
  if (!real) return;

  test('keeps no parts of interrupted files, nor of those of a killed process', async () => {
    const { files, options, close } = await openRealBucket(real);
    const client = s3Client(options);
    const unfinished = async () => (await client.send(new ListMultipartUploadsCommand({ Bucket: options.bucket }))).Uploads ?? [];
    await expect(files.put('media/half', Readable.from(breaking()))).rejects.toThrow('the sender has gone');
    expect(await unfinished()).toEqual([]);

    await client.send(new CreateMultipartUploadCommand({ Bucket: options.bucket, Key: 'media/left' }));
    expect(await unfinished()).toHaveLength(1);
    await abortAbandoned(client, options.bucket);
    expect(await unfinished()).toHaveLength(1);
    await abortAbandoned(client, options.bucket, -60_000);
    expect(await unfinished()).toEqual([]);
    client.destroy();
    await close();
  });
});
