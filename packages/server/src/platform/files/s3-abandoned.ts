import { AbortMultipartUploadCommand, ListMultipartUploadsCommand, type S3Client } from '@aws-sdk/client-s3';
import { orNothing } from './s3-client.ts';

/** Unfinished multipart uploads of this age belong to a process that has exited. */
const ABANDONED_MS = 24 * 3_600_000;

/** Removes the parts that a killed process has left: they are not listed as files, but cost money. */
export async function abortAbandoned(client: S3Client, Bucket: string, olderThanMs = ABANDONED_MS): Promise<void> {
  for await (const { Key, UploadId, Initiated } of unfinished(client, Bucket)) {
    const isOld = Initiated !== undefined && Date.now() - Initiated.getTime() > olderThanMs;
    if (isOld) await orNothing(client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })));
  }
}

async function* unfinished(client: S3Client, Bucket: string) {
  let after: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } = {};
  for (;;) {
    const page = await client.send(new ListMultipartUploadsCommand({ Bucket, ...after }));
    yield* page.Uploads ?? [];
    if (!page.IsTruncated) return;
    after = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker };
  }
}
