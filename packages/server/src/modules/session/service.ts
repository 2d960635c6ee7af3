import {
  type Credentials,
  type SessionSummary,
  limits,
  Refusal,
  type Registration,
  sentences,
  type Session,
  type SessionUser,
} from '@portal/api';
import type { Context } from '../../routing/context.ts';
import { after } from '../../platform/clock.ts';
import { hashPassword, unmatchableHash, verifyPassword } from '../../platform/passwords.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import type { Ports } from '../../platform/ports.ts';
import type { Actor, Visitor } from '../../routing/caller.ts';
import { storedCityKey } from '../stored-city-key.ts';
import { requireUncommon } from './common-passwords.ts';
import * as repository from './repository.ts';

/** Creates an account and a session. The card is not listed before it is saved once. 422 when the password is a common one or the address is taken. */
export async function register(ports: Ports, { device }: Visitor, { body }: { body: Registration }): Promise<Session> {
  requireUncommon(body.password);
  const city = body.city ?? '';
  const passwordHash = await hashPassword(body.password);
  const id = await repository.insertAccount(ports.db, {
    email: body.email,
    passwordHash,
    firstName: body.firstName,
    lastName: body.lastName,
    city,
    cityKey: storedCityKey(city),
  });
  if (id === null) throw new Refusal(422, sentences.emailTaken, { email: [sentences.emailTaken] });
  return openSession(ports, { id, passwordHash }, device);
}

/** Creates a session; others of the account stay. 401 with the same message for an unknown address and a wrong password. */
export async function login(ports: Ports, { device }: Visitor, { body }: { body: Credentials }): Promise<Session> {
  const stored = await repository.findCredentials(ports.db, body.email);
  // An unknown address must not be recognisable, not even by the time that the answer takes.
  const isRight = await verifyPassword(body.password, stored?.passwordHash ?? unmatchableHash);
  if (!stored || !isRight) throw new Refusal(401, sentences.wrongCredentials);
  return openSession(ports, stored, device);
}

/** As many letters as the column takes. */
const deviceLength = 400;
/** How exactly it is known when a session was used: a write with every call would cost more than the call. */
const usedEveryMs = 5 * 60_000;

/** A session for a user whose password was verified a moment ago; it may have been changed, or the account deleted, since then. */
async function openSession({ db, clock }: Ports, { id, passwordHash }: repository.StoredCredentials, device: string): Promise<Session> {
  const token = newToken();
  const now = clock.now();
  const session = {
    tokenHash: hashToken(token),
    userId: id,
    passwordHash,
    device: device.slice(0, deviceLength),
    now,
    expiresAt: after(now, limits.sessionSeconds),
  };
  const user = (await repository.insertSession(db, session)) && (await repository.findSessionUser(db, id));
  if (!user) throw new Refusal(401, sentences.wrongCredentials);
  return { token, user, message: null };
}

/** Whose session the token opens; `null` for forged, expired and ended ones alike. It notes now and then that the session is used. */
export async function authenticate({ db, clock }: Ports, token: string): Promise<Actor | null> {
  const tokenHash = hashToken(token);
  const now = clock.now();
  const session = await repository.findSession(db, tokenHash, now);
  if (!session) return null;
  // Also after the clock was set back.
  const isOld = Math.abs(now.getTime() - session.lastUsedAt.getTime()) >= usedEveryMs;
  // Whoever reads while the disk is full must not be kept out because this cannot be written.
  if (isOld) await repository.noteUse(db, tokenHash, now).catch(() => undefined);
  return { kind: 'photographer', userId: session.userId, tokenHash };
}

/** Ends the session of the call; others of the same person stay. */
export async function logout({ db }: Ports, { tokenHash }: Actor): Promise<{ message: string }> {
  await repository.deleteSession(db, tokenHash);
  return { message: sentences.done };
}

/** The caller, with the address of the account. 401 when it has been closed since the token was checked. */
export async function getMe({ db }: Ports, { userId }: Actor): Promise<SessionUser> {
  const user = await repository.findSessionUser(db, userId);
  if (!user) throw new Refusal(401, sentences.sessionExpired);
  return user;
}

/** What a page shows of the user whose session the token opens. Not to be used for any action or private read. */
export async function summaryOf(ports: Ports, token: string): Promise<SessionSummary | null> {
  const actor = await authenticate(ports, token);
  const user = actor && (await repository.findSessionUser(ports.db, actor.userId));
  return user ? { firstName: user.firstName, avatar: user.avatar } : null;
}

/** Answers the same for every address, and at once: whatever depends on the address happens after the answer. */
export async function forgotPassword(context: Context, { body }: { body: { email: string } }): Promise<{ message: string }> {
  await context.enqueue({ kind: 'reset-link', payload: { email: body.email } });
  return { message: sentences.resetSent };
}

/** Whether a password reset link is valid, without using it up. 422 when it is unknown, used or expired: the answer does not say which. */
export async function verifyToken({ db, clock }: Ports, { body }: { body: { token: string } }): Promise<{ message: string }> {
  if (!(await repository.isResetOpen(db, hashToken(body.token), clock.now()))) throw wrongToken();
  return { message: sentences.done };
}

/** Uses the link up, sets the password, ends all sessions and creates none, and tells the owner. 422 for a common password, and as for `verifyToken`. */
export async function resetPassword(
  context: Context,
  requested: { body: { token: string; password: string } },
): Promise<{ message: string }> {
  const { token, password } = requested.body;
  requireUncommon(password);
  // Checked twice: a wrong token must not cost the server a password hash, and only the second check is inside the transaction.
  await verifyToken(context, requested);
  const passwordHash = await hashPassword(password);
  if (!(await repository.spendReset(context.db, { tokenHash: hashToken(token), passwordHash, now: context.clock.now() })))
    throw wrongToken();
  context.beginWork();
  return { message: sentences.passwordChanged };
}

function wrongToken(): Refusal {
  return new Refusal(422, sentences.wrongResetToken, { token: [sentences.wrongResetToken] });
}
