import { createReadStream } from 'node:fs';
import { unlink } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  type PutObjectCommandInput,
  type S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { limitConcurrency } from '../concurrency/limit-concurrency.ts';
import { checkFileKey } from './file-key.ts';
import type { ByteRange, FileStorage, OpenFile } from './file-storage.ts';
import { abortAbandoned } from './s3-abandoned.ts';
import { requireUsable } from './s3-check.ts';
import { withoutSocketTimeout, orNothing, defaultTimeouts, refusedWith, s3Client } from './s3-client.ts';
import { withReadTimeout } from './s3-read.ts';
import type { S3Options } from './s3-options.ts';

/** Larger files are sent in parts of this size, each of which can be retried; two of them are in memory. */
const PART_BYTES = 8_388_608;
const PARTS_AT_ONCE = 2;
/** Files that are written at the same time, for all users: this limits their memory. */
const WRITES_AT_ONCE = 16;

export interface S3Storage extends FileStorage {
  close: () => void;
}

/** Files in a bucket, which any number of processes share. Throws a StartupError when it cannot be used. */
export async function openS3Storage(options: S3Options, timeouts = defaultTimeouts): Promise<S3Storage> {
  const client = s3Client(options, timeouts);
  // Separate connections, so that paused downloads do not block images.
  const reader = s3Client(options, withoutSocketTimeout(timeouts));
  const shower = s3Client(options, withoutSocketTimeout(timeouts));
  const close = () => {
    for (const one of [client, reader, shower]) one.destroy();
  };
  const Bucket = options.bucket;
  try {
    await requireUsable(client, options);
  } catch (error) {
    close();
    throw error;
  }
  // A storage that cannot list such parts, or does not allow it, has lifecycle rules of its own for them.
  await abortAbandoned(client, Bucket).catch(() => undefined);
  const place = (key: string) => ({ Bucket, Key: checkFileKey(key) });
  const inTurn = limitConcurrency(WRITES_AT_ONCE, timeouts.requestMs);
  const upload = (params: PutObjectCommandInput) => new Upload({ client, params, partSize: PART_BYTES, queueSize: PARTS_AT_ONCE }).done();

  /** A file appears when its last part is complete; the parts of a failed one are removed. */
  const putStream = async (key: string, content: Readable): Promise<number> => {
    const params = place(key);
    let bytes = 0;
    let broken: unknown;
    async function* counted(stream: Readable): AsyncGenerator<Buffer> {
      try {
        for await (const part of stream) {
          bytes += (part as Buffer).length;
          yield part as Buffer;
        }
      } catch (error) {
        broken = error;
        throw error;
      }
    }
    try {
      await upload({ ...params, Body: Readable.from(counted(content), { objectMode: false }) });
      return bytes;
    } catch (error) {
      // The error of the stream, not one of the clean-up.
      throw broken ?? error;
    } finally {
      content.destroy();
    }
  };

  const open = async (through: S3Client, key: string, range?: ByteRange): Promise<OpenFile | null> => {
    const Range = range && `bytes=${range.start}-${range.end ?? ''}`;
    const found = await orNothing(through.send(new GetObjectCommand({ ...place(key), Range })));
    if (!found) return null;
    const { Body: body, ContentLength: bytes, $metadata } = found;
    if (!(body instanceof Readable) || bytes === undefined) throw new Error('The object storage has sent no stream of a known length');
    // Bytes beyond its length would reach a visitor as the beginning of the next answer.
    if (range && $metadata.httpStatusCode !== 206 && !isWhole(range, bytes)) {
      body.destroy();
      throw new Error('The object storage has not answered with the requested part of a file');
    }
    return { bytes, content: withReadTimeout(body, timeouts.fileSilenceMs) };
  };

  return {
    async put(key, content) {
      if (!(content instanceof Readable)) {
        await inTurn(() => upload({ ...place(key), Body: content }));
        return content.byteLength;
      }
      // Nobody has read this stream yet, so the error would be unhandled; its reader gets it later.
      content.on('error', () => {});
      return inTurn(() => putStream(key, content)).finally(() => content.destroy());
    },

    async adopt(key, localPath) {
      const bytes = await inTurn(() => putStream(key, createReadStream(localPath)));
      await unlink(localPath);
      return bytes;
    },

    async read(key, range) {
      try {
        return (await open(reader, key, range))?.content ?? null;
      } catch (error) {
        // Nothing lies behind the last byte: as on a disk, that is no error.
        if (refusedWith(error) === 416) return Readable.from([]);
        throw error;
      }
    },

    open: (key, range) => open(shower, key, range),

    async stat(key) {
      const found = await orNothing(client.send(new HeadObjectCommand(place(key))));
      return found && { key, bytes: found.ContentLength ?? 0, modifiedAt: found.LastModified ?? new Date() };
    },

    // One by one: a request for many at once needs a checksum that storages do not agree on.
    async remove(key) {
      await orNothing(client.send(new DeleteObjectCommand(place(key))));
    },

    async *list(prefix = '') {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix })) {
        for (const { Key, Size = 0, LastModified } of Contents) {
          if (Key !== undefined) yield { key: Key, bytes: Size, modifiedAt: LastModified ?? new Date() };
        }
      }
    },

    async check() {
      await client.send(new HeadBucketCommand({ Bucket }));
    },

    close,
  };
}

/** Whether the range is everything from the beginning: then a storage may send the whole file (RFC 9110, 14.2). */
const isWhole = ({ start, end }: ByteRange, bytes: number): boolean => start === 0 && end !== undefined && bytes === end + 1;
