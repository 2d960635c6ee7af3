import { shareLimits } from '../contract/limits.ts';

const dayMs = 86_400_000;
/** Days are those of Moscow, wherever the server runs: a parent reads "works until the 30th" and means the whole day. */
const moscowMs = 3 * 3_600_000;

/** The day of a moment, `YYYY-MM-DD`; `after`: so many days later. */
export function shareDay(now: number, after = 0): string {
  return new Date(now + moscowMs + after * dayMs).toISOString().slice(0, 10);
}

/** The default last day of a share. */
export const defaultShareDay = (now: number): string => shareDay(now, shareLimits.days);

/** The moment at which a share stops working, ISO 8601; null where it has no last day. */
export function shareEnd(expiresOn: string | null): string | null {
  return expiresOn === null ? null : new Date(Date.parse(`${expiresOn}T00:00:00Z`) + dayMs - moscowMs).toISOString();
}

/** Whether a share with this last day has expired. */
export function isShareOver(expiresOn: string | null, now: number): boolean {
  const end = shareEnd(expiresOn);
  return end !== null && Date.parse(end) <= now;
}
