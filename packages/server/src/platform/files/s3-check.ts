import { randomUUID } from 'node:crypto';
import { DeleteObjectCommand, PutObjectCommand, type S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { errorCode, StartupError } from '../startup-error.ts';
import { refusedWith } from './s3-client.ts';
import type { S3Options } from './s3-options.ts';

/** Throws a StartupError the operator can act on, unless files can be written and removed in the bucket. */
export async function requireUsable(client: S3Client, { endpoint, bucket }: S3Options): Promise<void> {
  // Outside of all areas of the portal's own files: left by a process that is killed here, it disturbs nobody.
  const place = { Bucket: bucket, Key: `start-${randomUUID()}` };
  try {
    await client.send(new PutObjectCommand({ ...place, Body: Buffer.from('The portal has tried whether it may write here.') }));
    await client.send(new DeleteObjectCommand(place));
  } catch (error) {
    throw new StartupError(refusal(error, endpoint, bucket), { cause: error });
  }
}

/** One sentence; the secret is not in it. */
function refusal(error: unknown, endpoint: string, bucket: string): string {
  const name = error instanceof S3ServiceException ? error.name : errorCode(error);
  switch (name) {
    case 'InvalidAccessKeyId':
    case 'SignatureDoesNotMatch':
      return `The object storage at ${endpoint} does not accept S3_ACCESS_KEY_ID with S3_SECRET_ACCESS_KEY.`;
    case 'AccessDenied':
      return `S3_ACCESS_KEY_ID may not write and remove files in the bucket ${bucket} that S3_BUCKET names.`;
    case 'NoSuchBucket':
      return `The bucket ${bucket} that S3_BUCKET names does not exist: create it first.`;
    case 'AuthorizationHeaderMalformed':
    case 'PermanentRedirect':
      return `S3_REGION is not the region of the bucket ${bucket}.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'S3_ENDPOINT names a host that cannot be found: check its spelling.';
    default:
      return refusedWith(error) > 0
        ? `The object storage at ${endpoint} refuses to keep a file in the bucket ${bucket} (${name}, status ${refusedWith(error)}).`
        : `S3_ENDPOINT leads to a place where no object storage answers: check ${endpoint}, and whether it is running.`;
  }
}
