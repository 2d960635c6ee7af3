import * as z from 'zod/mini';
import { email } from '../profile/email.ts';
import { endpoint } from '../contract/endpoint.ts';
import { limits } from '../contract/limits.ts';
import { notice } from '../contract/notice.ts';
import { first, isRecord, unwrap } from '../contract/unwrap.ts';
import { sentences } from '../contract/sentences.ts';
import { data, enveloped, requiredText } from '../contract/wire.ts';

const userWire = z.object({
  id: z.int(),
  email: z.nullable(z.string()),
  first_name: z.string(),
  last_name: z.string(),
  profile: z.object({ first_name: z.string() }),
  avatar: z.nullable(z.string()),
});
const SessionUser = z.object({
  id: z.int(),
  email: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  avatar: z.nullable(z.string()),
});
/** Who is signed in. */
export type SessionUser = z.output<typeof SessionUser>;

const user = z.codec(userWire, SessionUser, {
  decode: ({ id, email: address, first_name, last_name, avatar }) => ({
    id,
    email: address,
    firstName: first_name,
    lastName: last_name,
    avatar,
  }),
  encode: ({ id, email: address, firstName, lastName, avatar }) => ({
    id,
    email: address,
    first_name: firstName,
    last_name: lastName,
    profile: { first_name: firstName },
    avatar,
  }),
});

/** `user.profile.first_name` or `user.first_name` (ledger CON-61). */
function normaliseUser(raw: unknown): unknown {
  if (!isRecord(raw)) return raw;
  const profile = isRecord(raw['profile']) ? raw['profile'] : {};
  const firstName = first(profile, 'first_name') ?? first(raw, 'first_name') ?? '';
  return {
    id: raw['id'],
    email: raw['email'] ?? null,
    first_name: firstName,
    last_name: first(raw, 'last_name') ?? first(profile, 'last_name') ?? '',
    profile: { first_name: firstName },
    avatar: raw['avatar'] ?? null,
  };
}

const Session = z.object({
  token: z.string().check(z.minLength(1)),
  user,
  /** Shown as a success notice when present (D1 §7). */
  message: z.nullable(z.string()),
});
export type Session = z.output<typeof Session>;

/** `token` or `accessToken`, bare or in an envelope (ledger CON-03). */
function normaliseSession(raw: unknown): unknown {
  const body = unwrap(raw);
  const outer = isRecord(raw) ? raw : {};
  if (!isRecord(body)) return body;
  return {
    token: first(body, 'token', 'accessToken'),
    user: normaliseUser(body['user']),
    message: first(body, 'message') ?? first(outer, 'message') ?? null,
  };
}
const session = { reply: data(Session), read: (raw: unknown) => enveloped()(normaliseSession(raw)), keepsSession: true };

/** The rules for a new password, also where one signs in. */
export const newPassword = z
  .string({ error: sentences.passwordRequired })
  .check(
    z.minLength(1, { error: sentences.passwordRequired, abort: true }),
    z.minLength(limits.passwordMin, sentences.passwordMin),
    z.maxLength(limits.passwordMax, sentences.passwordMax),
  );

const Credentials = z.object({ email, password: newPassword });
export type Credentials = z.output<typeof Credentials>;

export const login = endpoint('login', 'POST', '/api/auth/login', {
  summary: 'Sign in. 401 when address and password do not belong together',
  access: 'public',
  body: Credentials,
  ...session,
});

const registrationWire = z.object({
  email,
  password: newPassword,
  password_confirmation: z.string({ error: sentences.passwordsDiffer }),
  first_name: z.optional(requiredText(limits.nameLength, sentences.firstNameRequired, sentences.nameLength)),
  last_name: z.optional(requiredText(limits.nameLength, sentences.lastNameRequired, sentences.nameLength)),
  full_name: z.optional(requiredText(limits.nameLength, sentences.fullNameRequired, sentences.nameLength)),
  city: z.optional(requiredText(limits.cityLength, sentences.cityRequired, sentences.cityLength)),
  accept_terms: z.literal(true, sentences.termsRequired),
});
const Registration = z.object({
  email: z.string(),
  password: z.string(),
  passwordConfirmation: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  city: z.nullable(z.string()),
  acceptTerms: z.boolean(),
});
export type Registration = z.output<typeof Registration>;

/** Both bodies: two names, or one full name split at the first space (ledger CON-02). */
const registration = z.codec(registrationWire, Registration, {
  decode: (wire, context) => {
    const complain = (field: string, message: string) => context.issues.push({ code: 'custom', input: wire, path: [field], message });
    const [head, ...tail] = wire.full_name?.split(/\s+/) ?? [];
    const firstName = wire.first_name ?? head;
    const lastName = wire.last_name ?? tail.join(' ');
    if (!firstName) complain('first_name', sentences.firstNameRequired);
    if (!lastName)
      complain(wire.full_name ? 'full_name' : 'last_name', wire.full_name ? sentences.fullNameRequired : sentences.lastNameRequired);
    if (wire.password !== wire.password_confirmation) complain('password_confirmation', sentences.passwordsDiffer);
    return {
      email: wire.email,
      password: wire.password,
      passwordConfirmation: wire.password_confirmation,
      firstName: firstName ?? '',
      lastName,
      city: wire.city ?? null,
      acceptTerms: wire.accept_terms,
    };
  },
  encode: (value) => ({
    email: value.email,
    password: value.password,
    password_confirmation: value.passwordConfirmation,
    first_name: value.firstName,
    last_name: value.lastName,
    ...(value.city ? { city: value.city } : {}),
    // Not simply true: consent must come from the user.
    accept_terms: value.acceptTerms as true,
  }),
});

export const register = endpoint('register', 'POST', '/api/auth/register', {
  summary: 'Open an account and sign in. 422 with fields when the address is taken',
  access: 'public',
  body: registration,
  ...session,
});

export const logout = endpoint('logout', 'POST', '/api/auth/logout', {
  summary: 'End this session on the server',
  access: 'photographer',
  keepsSession: true,
  ...notice,
});

export const getMe = endpoint('getMe', 'GET', '/api/auth/me', {
  summary: 'Who the token belongs to. Requested at start',
  access: 'photographer',
  keepsSession: true,
  reply: data(user),
  read: (raw) => {
    const body = unwrap(raw);
    return enveloped(normaliseUser)(isRecord(body) && isRecord(body['user']) ? body['user'] : body);
  },
});

export const forgotPassword = endpoint('forgotPassword', 'POST', '/api/auth/forgot-password', {
  summary: 'Send an email with a link for a new password. The answer is the same for every address',
  access: 'public',
  body: z.object({ email }),
  keepsSession: true,
  ...notice,
});

const token = z
  .string({ error: sentences.tokenRequired })
  .check(z.minLength(1, sentences.tokenRequired), z.maxLength(200, sentences.wrongResetToken));

export const verifyToken = endpoint('verifyToken', 'POST', '/api/auth/verify-token', {
  summary: 'Whether a link for a new password still works. 422 when not',
  access: 'public',
  body: z.object({ token }),
  keepsSession: true,
  ...notice,
});

export const resetPassword = endpoint('resetPassword', 'POST', '/api/auth/reset-password', {
  summary: 'Set a new password by a token, once. Ends all sessions of the account',
  access: 'public',
  body: z.object({ token, password: newPassword }),
  keepsSession: true,
  ...notice,
});
