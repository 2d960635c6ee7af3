import * as z from 'zod/mini';
import { isForeignPhone, isPhone } from './phone.ts';
import { sentences } from '../contract/sentences.ts';

/** A phone as it is typed: a whole Russian number, or nothing. */
export const phoneText = z.string().check(
  z.refine((text) => text.trim() === '' || isPhone(text), {
    error: ({ input }) => (isForeignPhone(String(input)) ? sentences.phoneForeign : sentences.phoneInvalid),
  }),
);
