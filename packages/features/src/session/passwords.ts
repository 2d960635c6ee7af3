import { resetPassword, sentences } from '@portal/api';
import * as z from 'zod/mini';

/** The call's own rules for a new password. */
export const newPassword = resetPassword.body.shape.password;

/** A password and its repetition. Used with `z.intersection`: as a check of the whole form it would not run while any other field is wrong. */
export const passwordsAgree = z.object({ password: z.string(), passwordConfirmation: z.string() }).check(
  z.refine(({ password, passwordConfirmation }) => password === passwordConfirmation, {
    path: ['passwordConfirmation'],
    error: sentences.passwordsDiffer,
  }),
);
