import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { limits } from '../contract/limits.ts';
import { notice } from '../contract/notice.ts';
import { sentences } from '../contract/sentences.ts';

/** Not in the specification (ledger OPEN-10). A wrong password is an error of the field and does not end the session. */
export const deleteAccount = endpoint('deleteAccount', 'DELETE', '/api/photographer/account', {
  summary: 'Delete the caller’s account with all that belongs to it: card, images, sessions. 422 when the password is wrong',
  access: 'photographer',
  body: z.object({
    password: z
      .string({ error: sentences.passwordRequired })
      .check(z.minLength(1, sentences.passwordRequired), z.maxLength(limits.passwordMax, sentences.passwordMax)),
  }),
  ...notice,
});
