import { forgotPassword, getMe, limits, login, logout, Refusal, register, resetPassword, sentences, verifyToken } from '@portal/api';
import { mock } from './mock.ts';
import { newcomer, type Person } from '../world/person.ts';
import { signedIn, userOf, type World } from '../world/world.ts';

const open = (world: World, person: Person) => ({ token: signedIn(world, person.id), user: userOf(person), message: null });

const byEmail = (world: World, email: string): Person | undefined => world.people.find(({ account }) => account.email === email);

/** The user a password reset link was sent to. */
function resetOf(world: World, token: string): Person {
  const reset = world.resets.get(token);
  const person = reset && reset.expiresAt > world.now() ? world.people.find(({ id }) => id === reset.personId) : undefined;
  if (!person) throw new Refusal(422, sentences.wrongResetToken, { token: [sentences.wrongResetToken] });
  return person;
}

/** Some of the common passwords that the server refuses. */
const commonPasswords = new Set(['123456', '12345678', 'qwerty', 'password', 'пароль', 'фотограф']);

export function requireUncommon(password: string): void {
  const plain = password.normalize('NFC').toLowerCase();
  if (commonPasswords.has(plain) || new Set(plain).size === 1) {
    throw new Refusal(422, sentences.passwordCommon, { password: [sentences.passwordCommon] });
  }
}

export const session = [
  mock(login, ({ body }, { world }) => {
    const person = byEmail(world, body.email);
    if (person?.account.password !== body.password) throw new Refusal(401, sentences.wrongCredentials);
    return open(world, person);
  }),

  mock(register, ({ body }, { world }) => {
    requireUncommon(body.password);
    if (byEmail(world, body.email)) throw new Refusal(422, sentences.emailTaken, { email: [sentences.emailTaken] });
    const { email, password, firstName, lastName, city } = body;
    const person = newcomer(world.nextId(), { email, password }, { firstName, lastName, city: city ?? '' });
    world.people.push(person);
    return open(world, person);
  }),

  mock(logout, (_, { world, token }) => {
    if (token) world.sessions.delete(token);
    return { message: sentences.done };
  }),

  mock(getMe, (_, { actor }) => userOf(actor)),

  mock(forgotPassword, ({ body }, { world }) => {
    const person = byEmail(world, body.email);
    if (person) {
      world.resets.set(`reset-${world.nextId()}`, { personId: person.id, expiresAt: world.now() + limits.resetSeconds * 1000 });
    }
    return { message: sentences.resetSent };
  }),

  mock(verifyToken, ({ body }, { world }) => {
    resetOf(world, body.token);
    return { message: sentences.done };
  }),

  mock(resetPassword, ({ body }, { world }) => {
    requireUncommon(body.password);
    const person = resetOf(world, body.token);
    person.account.password = body.password;
    for (const store of [world.resets, world.sessions]) {
      for (const [token, { personId }] of store) if (personId === person.id) store.delete(token);
    }
    return { message: sentences.passwordChanged };
  }),
];
