import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from './clock.ts';

/** Private files of the storage are served under signed addresses, valid for a while for anybody who has them (ledger OPEN-70). */
export interface PrivateAddresses {
  /** An address that is valid for half an hour at least and an hour at most; one for a link names the link, and is valid no longer than the link. */
  of: (key: string, link?: string) => string;
  /** Seconds for which an address is still valid; 0: it is forged or expired. */
  secondsLeft: (key: string, query: unknown) => number;
}

const HALF_HOUR = 1_800;

/** All processes that share the secret accept each other's addresses. */
export function signAddresses(secret: string, clock: Clock): PrivateAddresses {
  const sign = (key: string, until: number, link: string): Buffer =>
    createHmac('sha256', secret)
      .update(link === '' ? `${until} ${key}` : `${until} ${key} ${link}`)
      .digest()
      .subarray(0, 16);
  const now = (): number => clock.now().getTime() / 1000;
  return {
    of(key, link = '') {
      // The same address for half an hour, so that browsers can cache the file.
      const until = (Math.floor(now() / HALF_HOUR) + 2) * HALF_HOUR;
      return `/media/${key}?until=${until}&sign=${sign(key, until, link).toString('base64url')}${link === '' ? '' : `&link=${link}`}`;
    },
    secondsLeft(key, query) {
      const { until = '', sign: given = '', link = '' } = query as Partial<Record<string, unknown>>;
      if (typeof until !== 'string' || typeof given !== 'string' || typeof link !== 'string' || !/^\d{1,12}$/.test(until)) return 0;
      const expected = sign(key, Number(until), link);
      const signature = Buffer.from(given, 'base64url');
      if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return 0;
      return Math.max(0, Math.floor(Number(until) - now()));
    },
  };
}
