import { Refusal, sentences } from '@portal/api';
import { errorCode } from '../platform/startup-error.ts';

/** Codes of the system and of PostgreSQL (appendix A of its manual) that say: not now, but perhaps in a while. */
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
/** Failures of a connection to which `pg` gives no code. */
const lostConnection =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout)/;

const full = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** What the failure of a part of the portal means for whoever has called; `null`: nobody knows. */
export function faultOf(error: unknown): Refusal | null {
  const code = errorCode(error);
  if (full.has(code)) return new Refusal(507, sentences.storageFull);
  if (away.has(code) || code.startsWith('08') || (error instanceof Error && lostConnection.test(error.message))) {
    return new Refusal(503, sentences.unavailable);
  }
  return null;
}
