import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { CreateBucketCommand, DeleteBucketCommand } from '@aws-sdk/client-s3';
import { openDiskStorage } from '../../../src/platform/files/disk-storage.ts';
import type { FileStorage } from '../../../src/platform/files/file-storage.ts';
import { s3Client } from '../../../src/platform/files/s3-client.ts';
import { openS3Storage } from '../../../src/platform/files/s3-storage.ts';
import type { S3Options } from '../../../src/platform/files/s3-options.ts';
import { startS3 } from './start-s3.ts';

export interface OpenStorage {
  files: FileStorage;
  close: () => Promise<void>;
}

/** A storage whose files can be looked at, and spoilt, where they lie on this machine. */
export interface OpenLocalStorage extends OpenStorage {
  pathOf: (key: string) => string;
}

/** Every storage there is, empty: `describe.each(storages())('… in %s', (_, open) => …)`. */
export function storages(): [name: string, open: () => Promise<OpenStorage>][] {
  const real = realS3();
  return [
    ['a folder', () => openFolder()],
    ['an object storage', openTestS3],
    ...(real
      ? [['the object storage at TEST_S3_ENDPOINT', () => openRealBucket(real)] satisfies [string, () => Promise<OpenStorage>]]
      : []),
  ];
}

/** A folder of this machine; without a name, a new one. */
export async function openFolder(name?: string): Promise<OpenLocalStorage> {
  const folder = name ?? (await mkdtemp(path.join(os.tmpdir(), 'portal-files-')));
  return {
    files: await openDiskStorage(folder),
    pathOf: (key) => path.join(folder, key),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

/** A bucket of an object storage in this process. */
export async function openTestS3(): Promise<OpenLocalStorage> {
  const { options, folder, stop } = await startS3();
  const files = await openS3Storage(options);
  return {
    files,
    pathOf: (key) => path.join(folder, options.bucket, `${key}._S3rver_object`),
    async close() {
      files.close();
      await stop();
    },
  };
}

/** A real object storage, when `TEST_S3_ENDPOINT`, `TEST_S3_REGION`, `TEST_S3_ACCESS_KEY_ID` and `TEST_S3_SECRET_ACCESS_KEY` name one. */
export function realS3(): Omit<S3Options, 'bucket'> | null {
  const {
    TEST_S3_ENDPOINT: endpoint,
    TEST_S3_REGION: region = 'us-east-1',
    TEST_S3_ACCESS_KEY_ID: accessKeyId = '',
    TEST_S3_SECRET_ACCESS_KEY: secretAccessKey = '',
  } = process.env;
  return endpoint ? { endpoint, region, accessKeyId, secretAccessKey } : null;
}

/** A new bucket of a real object storage. */
export async function openRealBucket(server: Omit<S3Options, 'bucket'>): Promise<OpenStorage & { options: S3Options }> {
  const options = { ...server, bucket: `portal-${randomBytes(8).toString('hex')}` };
  const client = s3Client(options);
  await client.send(new CreateBucketCommand({ Bucket: options.bucket }));
  const files = await openS3Storage(options);
  return {
    files,
    options,
    async close() {
      for await (const { key } of files.list()) await files.remove(key);
      await client.send(new DeleteBucketCommand({ Bucket: options.bucket }));
      files.close();
      client.destroy();
    },
  };
}
