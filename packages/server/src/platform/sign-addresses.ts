import { createHmac, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';

/** Private files of the storage are served under signed addresses, valid for a while for anybody who has them (ledger OPEN-70). */
export interface PrivateAddresses {
  /** An address that is valid for half an hour at least and an hour at most; one for a share names the share, and is valid no longer than the share. */
  of: (key: string, share?: string) => string;
  /** The address of a call with this path, made for a share: whoever has it needs no header for so many seconds. */
  ofCall: (path: string, share: string, seconds: number) => string;
  /** Seconds for which the address of a file, or that of a call, is still valid; 0: it is forged or expired. */
  secondsLeft: (keyOrPath: string, query: unknown) => number;
}

const HALF_HOUR = 1_800;
/** Signatures that are cached: all parents of a class request the same addresses. */
const CACHED = 20_000;

const textOf = (key: string, until: number, share: string): string => (share === '' ? `${until} ${key}` : `${until} ${key} ${share}`);

/** All processes that share the secret accept each other's addresses. */
export function signAddresses(secret: string, clock: Clock): PrivateAddresses {
  const sign = (text: string): Buffer => createHmac('sha256', secret).update(text).digest().subarray(0, 16);
  // Only of addresses made here: others may be of any length.
  const signatures = new LRUCache<string, Buffer>({ max: CACHED, memoMethod: sign });
  const now = (): number => clock.now().getTime() / 1000;
  return {
    of(key, share = '') {
      // The same address for half an hour, so that browsers can cache the file.
      const until = (Math.floor(now() / HALF_HOUR) + 2) * HALF_HOUR;
      return `/media/${key}?until=${until}&sign=${signatures.memo(textOf(key, until, share)).toString('base64url')}${share === '' ? '' : `&share=${share}`}`;
    },
    ofCall(path, share, seconds) {
      const until = Math.floor(now()) + seconds;
      return `${path}?until=${until}&sign=${sign(textOf(path, until, share)).toString('base64url')}&share=${share}`;
    },
    secondsLeft(key, query) {
      const { until = '', sign: given = '', share = '' } = query as Partial<Record<string, unknown>>;
      if (typeof until !== 'string' || typeof given !== 'string' || typeof share !== 'string' || !/^\d{1,12}$/.test(until)) return 0;
      const text = textOf(key, Number(until), share);
      const expected = signatures.get(text) ?? sign(text);
      const signature = Buffer.from(given, 'base64url');
      if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return 0;
      return Math.max(0, Math.floor(Number(until) - now()));
    },
  };
}
