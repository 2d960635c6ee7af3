import * as z from 'zod/mini';

/** Text that must hold something besides spaces; its ends are trimmed. */
export function requiredText(max: number, missing: string, tooLong: string) {
  return z.string().check(z.trim(), z.minLength(1, { error: missing, abort: true }), z.maxLength(max, tooLong));
}
