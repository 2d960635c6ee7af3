import { randomUUID } from 'node:crypto';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { errorCode, StartupError } from '../process/startup-error.ts';
import { refusedWith } from './s3-client.ts';
import type { S3Options } from './s3-options.ts';

/** Throws a StartupError that the operator can act on, unless the bucket allows everything that the server does. */
export async function requireUsable(client: S3Client, { endpoint, bucket }: S3Options): Promise<void> {
  // Outside of all areas of the portal's own files, so that a test file left by a killed process does no harm.
  const place = { Bucket: bucket, Key: `start-${randomUUID()}` };
  const steps: readonly [what: string, step: () => Promise<unknown>][] = [
    ['write', () => client.send(new PutObjectCommand({ ...place, Body: Buffer.from('The portal has tried whether it may write here.') }))],
    ['read', async () => (await client.send(new GetObjectCommand(place))).Body?.transformToByteArray()],
    ['list', () => client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: place.Key, MaxKeys: 1 }))],
    ['remove', () => client.send(new DeleteObjectCommand(place))],
  ];
  for (const [what, step] of steps) {
    try {
      await step();
    } catch (error) {
      if (what === 'read' || what === 'list') await client.send(new DeleteObjectCommand(place)).catch(() => {});
      throw new StartupError(refusal(error, what, { endpoint, bucket }), { cause: error });
    }
  }
}

/** Error codes of OpenSSL and of Node: the server speaks no TLS, or its certificate is not valid. */
const notTls = /^(EPROTO$|ERR_SSL_)/;
const notTrusted = /CERT|ISSUER|LEAF_SIGNATURE|^ERR_TLS_/;

/** One sentence; the secret is not in it. */
function refusal(error: unknown, what: string, { endpoint, bucket }: Pick<S3Options, 'endpoint' | 'bucket'>): string {
  const name = error instanceof S3ServiceException ? error.name : errorCode(error);
  if (notTls.test(name))
    return `S3_ENDPOINT begins with https, but ${endpoint} answers without TLS (${name}): check the port, or write http.`;
  if (notTrusted.test(name)) {
    return `The certificate of ${endpoint} is not trusted (${name}): renew it, or name its authority's file in NODE_EXTRA_CA_CERTS.`;
  }
  switch (name) {
    case 'InvalidAccessKeyId':
    case 'SignatureDoesNotMatch':
      return `The object storage at ${endpoint} does not accept S3_ACCESS_KEY_ID with S3_SECRET_ACCESS_KEY.`;
    case 'AccessDenied':
      return `S3_ACCESS_KEY_ID may not ${what} files in the bucket ${bucket} that S3_BUCKET names.`;
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
        ? `The object storage at ${endpoint} refuses to ${what} a file in the bucket ${bucket} (${name}, status ${refusedWith(error)}).`
        : `S3_ENDPOINT leads to a place where no object storage answers: check ${endpoint}, and whether it is running.`;
  }
}
