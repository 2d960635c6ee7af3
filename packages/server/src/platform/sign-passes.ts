import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from './clock.ts';

/** Passes prove for a while that somebody has entered the right PIN. They are signed and not stored. */
export interface Passes {
  /** A pass for whatever the text names. */
  of: (subject: string, seconds: number) => { pass: string; expiresAt: Date };
  /** Whether it is a pass for that, and not expired. */
  fits: (subject: string, pass: string) => boolean;
}

/** All processes that share the secret accept each other's passes. */
export function signPasses(secret: string, clock: Clock): Passes {
  const sign = (subject: string, until: number): Buffer => createHmac('sha256', secret).update(`pass ${until} ${subject}`).digest();
  return {
    of(subject, seconds) {
      const expiresAt = new Date(clock.now().getTime() + seconds * 1000);
      const until = expiresAt.getTime();
      return { pass: `${until}.${sign(subject, until).toString('base64url')}`, expiresAt };
    },
    fits(subject, pass) {
      const [, until = '', given = ''] = /^(\d{1,15})\.([\w-]{43})$/.exec(pass) ?? [];
      if (until === '' || Number(until) <= clock.now().getTime()) return false;
      return timingSafeEqual(Buffer.from(given, 'base64url'), sign(subject, Number(until)));
    },
  };
}
