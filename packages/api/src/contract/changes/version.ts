import * as z from 'zod/mini';
import { isRecord } from '../unwrap.ts';
import type { Answered, Endpoint } from '../endpoint.ts';
import { writeReply } from '../read-request.ts';
import { Refusal } from '../refusal.ts';

/** The version of what a form changes, as a field of the API: a save sends it back as `If-Match`. Other servers may have none. */
export const version = z.optional(z.string());

/** A short digest of a value (cyrb53): another one for another value. */
function digestOf(value: unknown): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const character of JSON.stringify(value) ?? '') {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}

/**
 * The version is made of the fields that the form changes, so that nothing has to count it, and a photo that was added to a portfolio meanwhile does
 * not refuse its title.
 */
export const versionOf = (...fields: readonly string[]) => ({
  as: 'version' as const,
  from: (wire: object) => digestOf(fields.map((field) => (wire as Record<string, unknown>)[field])),
});

/** Refuses (409) a save of what has been changed since the caller read it; the answer has what is stored by now. */
export function requireVersion<E extends Endpoint>(endpoint: E, sent: string | undefined, stored: Answered<E>, message: string): void {
  if (sent === undefined) return;
  const { data } = writeReply(endpoint, stored) as { data: unknown };
  if (!isRecord(data) || data['version'] !== sent) throw new Refusal(409, message, undefined, data);
}
