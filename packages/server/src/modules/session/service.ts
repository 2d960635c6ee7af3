import { type Credentials, type Face, limits, Refusal, type Registration, sentences, type Session, type SessionUser } from '@portal/api';
import type { Context } from '../../context.ts';
import { after } from '../../platform/clock.ts';
import { hashPassword, nobodysHash, verifyPassword } from '../../platform/passwords.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import type { Ports } from '../../ports.ts';
import type { Actor } from '../../serve.ts';
import { storedCityKey } from '../stored-city-key.ts';
import { requireUncommon } from './common-passwords.ts';
import * as repository from './repository.ts';

export async function register(ports: Ports, { body }: { body: Registration }): Promise<Session> {
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
  return openSession(ports, { id, passwordHash });
}

export async function login(ports: Ports, { body }: { body: Credentials }): Promise<Session> {
  const stored = await repository.findCredentials(ports.db, body.email);
  // An address nobody has registered must not be told apart, not even by the time the answer takes.
  const isRight = await verifyPassword(body.password, stored?.passwordHash ?? nobodysHash);
  if (!stored || !isRight) throw new Refusal(401, sentences.wrongCredentials);
  return openSession(ports, stored);
}

/** A session for whoever knew the password a moment ago; it may be another one by now. */
async function openSession({ db, clock }: Ports, { id, passwordHash }: repository.StoredCredentials): Promise<Session> {
  const token = newToken();
  const now = clock.now();
  const session = { tokenHash: hashToken(token), userId: id, passwordHash, now, expiresAt: after(now, limits.sessionSeconds) };
  if (!(await repository.insertSession(db, session))) throw new Refusal(401, sentences.wrongCredentials);
  return { token, user: await repository.findSessionUser(db, id), message: null };
}

/** Whose session the token opens; `null` for forged, expired and ended ones alike. */
export async function authenticate({ db, clock }: Ports, token: string): Promise<Actor | null> {
  const tokenHash = hashToken(token);
  const userId = await repository.findSessionOwner(db, tokenHash, clock.now());
  return userId === undefined ? null : { userId, tokenHash };
}

export async function logout({ db }: Ports, { tokenHash }: Actor): Promise<{ message: string }> {
  await repository.deleteSession(db, tokenHash);
  return { message: sentences.done };
}

export function getMe({ db }: Ports, { userId }: Actor): Promise<SessionUser> {
  return repository.findSessionUser(db, userId);
}

/** What a page shows of whose session the token opens. Not for anything that is done or read in their name. */
export async function faceOf(ports: Ports, token: string): Promise<Face | null> {
  const actor = await authenticate(ports, token);
  if (!actor) return null;
  const { firstName, avatar } = await getMe(ports, actor);
  return { firstName, avatar };
}

/** Says the same for every address, and at once: whatever depends on the address happens after the answer. */
export async function forgotPassword(context: Context, { body }: { body: { email: string } }): Promise<{ message: string }> {
  await context.enqueue({ kind: 'reset-link', payload: { email: body.email } });
  return { message: sentences.resetSent };
}

export async function verifyToken({ db, clock }: Ports, { body }: { body: { token: string } }): Promise<{ message: string }> {
  if (!(await repository.isResetOpen(db, hashToken(body.token), clock.now()))) throw wrongToken();
  return { message: sentences.done };
}

export async function resetPassword(ports: Ports, asked: { body: { token: string; password: string } }): Promise<{ message: string }> {
  const { token, password } = asked.body;
  requireUncommon(password);
  // Asked twice: a wrong token must not cost the server a password hash, and only the second answer counts.
  await verifyToken(ports, asked);
  const passwordHash = await hashPassword(password);
  if (!(await repository.spendReset(ports.db, { tokenHash: hashToken(token), passwordHash, now: ports.clock.now() }))) throw wrongToken();
  return { message: sentences.passwordChanged };
}

function wrongToken(): Refusal {
  return new Refusal(422, sentences.wrongResetToken, { token: [sentences.wrongResetToken] });
}
