import * as z from 'zod/mini';
import { limits } from '../contract/limits.ts';
import { sentences } from '../contract/sentences.ts';

/** A basic address shape (D1 §5): something, @, a host with a dot; no spaces; Latin only (ledger CON-43). */
const shape = /^[a-z0-9._+-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.([a-z]{2,}|xn--[a-z0-9-]+)$/;

/** The spelling in which addresses are stored and compared. */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** Whether it is an address once it is normalized: agrees with the schema `email` below (D1 §5, ledger CON-43). */
export function isEmail(text: string): boolean {
  const address = normalizeEmail(text);
  return address.length <= limits.emailLength && shape.test(address);
}

/** Letters of other alphabets, which look like Latin ones (а, е, о, с) and are easily overlooked. */
const foreign = /(?![a-z])\p{L}/iu;

/** The error message for an email address; nothing for a valid one. */
export function emailFault(text: string): string | undefined {
  if (text.trim() === '' || isEmail(text)) return undefined;
  return foreign.test(text) ? sentences.emailLatin : sentences.emailInvalid;
}

/** An optional address: trimmed and lower-cased where it is stored. */
export const optionalEmail = z
  .string()
  .check(z.refine((text) => emailFault(text) === undefined, { error: ({ input }) => emailFault(String(input)) }));

/** A required address: trimmed and lower-cased before validation, on client and server. */
export const email = z.string({ error: sentences.emailRequired }).check(
  z.trim(),
  z.toLowerCase(),
  z.minLength(1, { error: sentences.emailRequired, abort: true }),
  z.maxLength(limits.emailLength, { error: sentences.emailInvalid, abort: true }),
  z.refine((address) => !foreign.test(address), { error: sentences.emailLatin, abort: true }),
  z.regex(shape, sentences.emailInvalid),
);
