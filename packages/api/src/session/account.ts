import * as z from 'zod/mini';
import { camelCased } from '../contract/camel-cased.ts';
import { endpoint } from '../contract/endpoint.ts';
import { limits } from '../contract/limits.ts';
import { notice } from '../contract/notice.ts';
import { sentences } from '../contract/sentences.ts';
import { unwrap } from '../contract/unwrap.ts';
import { data, enveloped, idParams } from '../contract/wire.ts';
import { newPassword } from './session.ts';

/** Of the caller's account: only its length is checked before it is compared. */
const ownPassword = z
  .string({ error: sentences.passwordRequired })
  .check(z.minLength(1, sentences.passwordRequired), z.maxLength(limits.passwordMax, sentences.passwordMax));

/** Not in the specification (ledger OPEN-10). A wrong password is an error of the field and does not end the session. */
export const deleteAccount = endpoint('deleteAccount', 'DELETE', '/api/photographer/account', {
  summary: 'Delete the caller’s account with all that belongs to it: card, images, sessions. 422 when the password is wrong',
  access: 'photographer',
  body: z.object({ password: ownPassword }),
  ...notice,
});

export const changePassword = endpoint('changePassword', 'PUT', '/api/account/password', {
  summary: 'Set a new password. Ends all sessions of the account but this one. 422 when the current password is wrong',
  access: 'photographer',
  body: camelCased(z.object({ current_password: ownPassword, password: newPassword })),
  ...notice,
});

const session = camelCased(
  z.object({
    id: z.int(),
    /** Browser and system in words: «Chrome, Windows». */
    device: z.string(),
    /** Exact to five minutes. */
    last_used_at: z.string(),
    /** The one by which the list was asked for. */
    is_current: z.boolean(),
  }),
);
/** Where the caller is signed in. */
export type OpenSession = z.output<typeof session>;

export const listSessions = endpoint('listSessions', 'GET', '/api/account/sessions', {
  summary: 'Where the caller is signed in: this session first, then those used last',
  access: 'photographer',
  reply: data(z.array(session)),
  read: (raw) => enveloped()(unwrap(raw)),
});

export const endSession = endpoint('endSession', 'DELETE', '/api/account/sessions/:id', {
  summary: 'End one of the caller’s sessions',
  access: 'photographer',
  params: idParams,
  ...notice,
});

export const endOtherSessions = endpoint('endOtherSessions', 'DELETE', '/api/account/sessions', {
  summary: 'End all sessions of the caller but this one',
  access: 'photographer',
  ...notice,
});
