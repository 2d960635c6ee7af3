import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import type { S3Options } from './s3-options.ts';

/** Attempts for one request, with growing pauses between them. */
const TRIES = 3;
/** Connections. Each is in use while its file is sent to a visitor: with the library's default of 50 others would have to wait. */
export const CONNECTIONS = 500;

/** Milliseconds after which a storage that does not answer counts as down, and after which a request has taken too long. */
export interface S3Timeouts {
  connectMs: number;
  silenceMs: number;
  /** From the first byte sent to the first one received: a part of 8 MB over a slow connection, too. */
  requestMs: number;
  /** Within a file, while somebody waits for its next bytes. */
  fileSilenceMs: number;
}

export const defaultTimeouts: S3Timeouts = { connectMs: 5_000, silenceMs: 30_000, requestMs: 300_000, fileSilenceMs: 30_000 };

/** For files that are sent to visitors while they are read: the socket timeout would end a paused download. */
export const withoutSocketTimeout = (timeouts: S3Timeouts): S3Timeouts => ({ ...timeouts, silenceMs: 0, requestMs: timeouts.silenceMs });

/** A client that works with every S3-compatible storage, not with Amazon's alone. */
export function s3Client(
  { endpoint, region, accessKeyId, secretAccessKey }: S3Options,
  { connectMs, silenceMs, requestMs } = defaultTimeouts,
): S3Client {
  const agent = { keepAlive: true, maxSockets: CONNECTIONS };
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: TRIES,
    // Addressing a bucket as a subdomain needs a DNS entry for it.
    forcePathStyle: true,
    // Storages other than Amazon's do not know the checksums that the library would add.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: requestMs,
      throwOnRequestTimeout: true,
      socketTimeout: silenceMs,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
}

/** The status with which the storage refused a request; 0: it has not answered. */
export function refusedWith(error: unknown): number {
  return error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0;
}

/** A missing file is answered and is not an error. A missing bucket is an error: otherwise every file would pass for removed. */
export async function orNothing<T>(result: Promise<T>): Promise<T | null> {
  try {
    return await result;
  } catch (error) {
    if (refusedWith(error) === 404 && !(error instanceof Error && error.name === 'NoSuchBucket')) return null;
    throw error;
  }
}
