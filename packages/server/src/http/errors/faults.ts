import { Refusal, sentences } from '@portal/api';
import { errorCode } from '../../platform/process/startup-error.ts';

/** Codes of the system and of PostgreSQL (appendix A of its manual) of temporary failures. */
const away = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  // PostgreSQL stops, has crashed, or starts; or it has no connection left.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  // It took too long, waited too long for another call, or two waited for each other.
  '57014',
  '55P03',
  '40P01',
  '40001',
  '25P03',
]);
/** Failures of a connection without a code from `pg`. */
const lostConnection =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|Query read timeout)/;

const full = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Names under which object storages refuse a file for want of space, beside the status 507. */
const fullStorage = new Set([
  // Ceph and Versity, with 403.
  'QuotaExceeded',
  // MinIO, of a bucket, with 400. Its full disk answers 507.
  'XMinioAdminBucketQuotaExceeded',
  // Yandex, of a whole cloud and of a bucket, with 400.
  'CloudTotalAliveSizeQuotaExceed',
  'BucketMaxSizeExceeded',
  // Huawei, with 403.
  'InsufficientStorageSpace',
  // Swift, with 400: it means a quota, as no storage is sent a part that is too large in itself.
  'EntityTooLarge',
]);

/** The storage has no time, or does not let the portal in: a key that was revoked is for the operator to mend, as a storage that is away. */
const awayStorage = new Set([401, 403, 429, 500, 502, 503, 504]);

/** How an object storage has refused, as its SDK reports it; the SDK itself is loaded only where there is such a storage. */
function storageStatus(error: unknown): number {
  const metadata = error instanceof Error && '$metadata' in error ? error.$metadata : null;
  const status = typeof metadata === 'object' && metadata !== null && 'httpStatusCode' in metadata ? metadata.httpStatusCode : 0;
  return typeof status === 'number' ? status : 0;
}

function isFull(error: unknown, code: string): boolean {
  const status = storageStatus(error);
  return full.has(code) || status === 507 || (status > 0 && error instanceof Error && fullStorage.has(error.name));
}

function isAway(error: unknown, code: string): boolean {
  if (away.has(code) || code.startsWith('08')) return true;
  if (!(error instanceof Error)) return false;
  return error.name === 'TimeoutError' || lostConnection.test(error.message) || awayStorage.has(storageStatus(error));
}

/** What the failure of a part of the portal means for the caller; `null`: unknown. */
export function faultOf(error: unknown): Refusal | null {
  const code = errorCode(error);
  if (isFull(error, code)) return new Refusal(507, sentences.storageFull);
  return isAway(error, code) ? new Refusal(503, sentences.service_unavailable) : null;
}
