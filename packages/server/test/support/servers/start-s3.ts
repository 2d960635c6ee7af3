import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import S3rver from '@20minutes/s3rver';
import type { S3Options } from '../../../src/platform/files/s3-options.ts';

export interface TestS3 {
  options: S3Options;
  /** What lies in the server's folder, parts of unfinished files included. */
  folder: string;
  /** Whether nobody is connected, and no request of a killed process is still running. */
  isQuiet: () => Promise<boolean>;
  stop: () => Promise<void>;
}

/** An object storage in this process, with an empty bucket. `before` may answer a request instead of it. */
export async function startS3(before: (...requested: Parameters<RequestListener>) => boolean = () => false): Promise<TestS3> {
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
  mend(storage);
  await storage.configureBuckets();
  const answer = storage.callback();
  let running = 0;
  const server = createServer((request, response) => {
    if (before(request, response)) return;
    running += 1;
    void answer(request, response).finally(() => (running -= 1));
  }).listen(0, '127.0.0.1');
  const countConnections = promisify(server.getConnections.bind(server));
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
    isQuiet: async () => (await countConnections()) === 0 && running === 0,
    async stop() {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Two faults of the storage of the tests, which would look like faults of the portal. */
function mend({ store }: S3rver): void {
  // Under this Node it fails at a second page for lack of a cipher, so everything is on the first.
  const list = store.listObjects.bind(store);
  store.listObjects = (bucket, options) => list(bucket, { ...options, maxKeys: Infinity });
  // It removes a folder that it found empty, with a file that was put there meanwhile, so folders are kept.
  store.deleteObject = async (bucket, key) => {
    for (const part of ['object', 'object.md5', 'metadata.json']) await rm(store.getResourcePath(bucket, key, part), { force: true });
  };
}

/** The environment variables of a server with an object storage. */
export function s3Environment({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Options): Record<string, string> {
  return {
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
}
