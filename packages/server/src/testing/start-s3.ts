import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Options } from '../platform/files/s3-options.ts';

export interface TestS3 {
  options: S3Options;
  /** What lies in the server's folder, parts of unfinished files included. */
  folder: string;
  stop: () => Promise<void>;
}

/** An object storage in this process, with an empty bucket. `before` may answer a request instead of it. */
export async function startS3(before: (...asked: Parameters<RequestListener>) => boolean = () => false): Promise<TestS3> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-s3-'));
  const storage = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    vhostBuckets: false,
    // It computes another signature of a bucket's address than the client, which ends it with a slash.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'portal' }],
  });
  await storage.configureBuckets();
  const answer = storage.callback();
  const server = createServer((request, response) => {
    if (!before(request, response)) answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return {
    options: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: 'portal',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    folder,
    async stop() {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The variables by which a server is told of an object storage. */
export function s3Environment({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Options): Record<string, string> {
  return {
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
}
