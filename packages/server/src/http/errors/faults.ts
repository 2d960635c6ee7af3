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
  // PostgreSQL is stopping, starting or has crashed; or it has no connection left.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  // The statement timed out, waited too long for a lock, or was part of a deadlock.
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

/** Error names by which object storages report a full disk or quota, beside the status 507. */
const fullStorage = new Set([
  // Ceph and Versity, with 403.
  'QuotaExceeded',
  // MinIO, for a bucket, with 400. Its full disk answers 507.
  'XMinioAdminBucketQuotaExceeded',
  // Yandex, for a whole cloud and for a bucket, with 400.
  'CloudTotalAliveSizeQuotaExceed',
  'BucketMaxSizeExceeded',
  // Huawei, with 403.
  'InsufficientStorageSpace',
  // Swift, with 400: it means a quota, because we never send a part that is too large in itself.
  'EntityTooLarge',
]);

/** The storage is overloaded or refuses our credentials. Revoked credentials are for the operator to fix, like a storage that is down. */
const awayStorage = new Set([401, 403, 429, 500, 502, 503, 504]);

/** How an object storage has refused, as its SDK reports it; the SDK itself is loaded only when an object storage is configured. */
function storageStatus(error: unknown): number {
  const metadata = error instanceof Error && '$metadata' in error ? error.$metadata : null;
  const status = typeof metadata === 'object' && metadata !== null && 'httpStatusCode' in metadata ? metadata.httpStatusCode : 0;
  return typeof status === 'number' ? status : 0;
}

function isFull(error: unknown, code: string): boolean {
  const status = storageStatus(error);
  return full.has(code) || status === 507 || (status > 0 && error instanceof Error && fullStorage.has(error.name));
}

function isDown(error: unknown, code: string): boolean {
  if (away.has(code) || code.startsWith('08')) return true;
  if (!(error instanceof Error)) return false;
  return error.name === 'TimeoutError' || lostConnection.test(error.message) || awayStorage.has(storageStatus(error));
}

/** What the failure of the database or the storage means for the caller; `null`: unknown. */
export function faultOf(error: unknown): Refusal | null {
  const code = errorCode(error);
  if (isFull(error, code)) return new Refusal(507, sentences.storageFull);
  return isDown(error, code) ? new Refusal(503, sentences.service_unavailable) : null;
}
