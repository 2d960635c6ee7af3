import * as z from 'zod/mini';
import { sentences } from './sentences.ts';

type Schema = z.core.$ZodType;

/** The canonical envelope of a success: `{success: true, data}`. The domain value is `data` alone. */
export function data<S extends Schema>(schema: S): z.ZodMiniType<z.output<S>, { success: true; data: z.input<S> }> {
  const wire = z.object({ success: z.literal(true), data: schema });
  const opened = z.custom<z.output<S>>();
  return z.codec(wire, opened, {
    decode: (body: { data: unknown }) => body.data as z.output<S>,
    encode: (value: z.output<S>) => ({ success: true, data: value }) as z.output<typeof wire>,
  } as never) as never;
}

/** Accepts an envelope or the bare value, and puts it into the canonical envelope for `data()`. */
export const enveloped =
  (normalise: (inner: unknown) => unknown = (inner) => inner) =>
  (inner: unknown): unknown => ({ success: true, data: normalise(inner) });

/** A whole number written as text in an address. */
export function integerText(options: { min: number; max: number; error: string }) {
  return z.codec(z.string(), z.int().check(z.minimum(options.min), z.maximum(options.max)), {
    decode: (text, context) => {
      const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
      if (value >= options.min && value <= options.max) return value;
      context.issues.push({ code: 'custom', input: text, message: options.error });
      return z.NEVER;
    },
    encode: String,
  });
}

/** `:id` of an address. */
export const idParams = z.object({ id: integerText({ min: 1, max: Number.MAX_SAFE_INTEGER, error: sentences.idInvalid }) });

/** Unique ids; the message `tooMany` is for more than `max`. */
export const distinctIds = (max: number, tooMany: string) =>
  z.array(z.int()).check(
    z.maxLength(max, tooMany),
    z.refine((ids) => new Set(ids).size === ids.length, sentences.orderRepeats),
  );

/** Any visible character. A Braille blank and the Hangul fillers are invisible, although Unicode does not class them so. */
const visible = /[^\p{White_Space}\p{Cc}\p{Cf}\p{DI}\u2800]/u;

/** Direction control characters: a name with one would reverse the text around it. */
const turning = /[\u202A-\u202E\u2066-\u2069]/gu;

/** The text without direction control characters; an invisible text becomes empty. */
export const seen = (text: string): string => (visible.test(text) ? text.replace(turning, '') : '');

/**
 * The length of a text as it will be stored: code points, as JSON Schema and PostgreSQL count, without the spaces around it. Counters and rules use
 * it, so that they always agree.
 */
export const textLength = (text: string): number => Array.from(seen(text).trim()).length;

/** At most so many characters. It becomes `maxLength` in JSON Schema. */
export function maxCharacters(max: number, error: string) {
  const check = z.refine<string>((text) => textLength(text) <= max, error);
  check._zod.onattach.push(({ _zod: { bag } }) => {
    bag['maximum'] = max;
  });
  return check;
}

const some = (max: number, error: string) => z.string().check(z.overwrite(seen), z.trim(), maxCharacters(max, error));

const emptyIsNull = z.codec(z.nullish(z.string()), z.nullable(z.string()), { decode: (text) => text || null, encode: (text) => text });

/** Text with the ends trimmed; empty and missing are the same thing: null. */
export function optionalText(max: number, error: string) {
  return z.pipe(z.nullish(some(max, error)), emptyIsNull);
}

const blankIsNull = z.codec(z.nullable(z.string()), z.nullable(z.string()), { decode: (text) => text || null, encode: (text) => text });

/** The same where a missing text differs from an empty one: it stays missing. */
export function changedText(max: number, error: string) {
  return z.optional(z.pipe(z.nullable(some(max, error)), blankIsNull));
}

const oneLine = (text: string) => text.normalize('NFC').replace(/[\s\p{Cc}]+/gu, ' ');

/** A name in one line, in Unicode NFC before it is measured, with at least one visible character. */
export function nameText(max: number, missing: string, tooLong: string) {
  return z.pipe(z.string({ error: missing }).check(z.overwrite(oneLine)), requiredText(max, missing, tooLong));
}

/** Text with at least one visible character; trimmed, and without direction control characters. */
export function requiredText(max: number, missing: string, tooLong: string) {
  return z
    .string({ error: missing })
    .check(z.overwrite(seen), z.trim(), z.minLength(1, { error: missing, abort: true }), maxCharacters(max, tooLong));
}
