import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getMe, limits, login as loginCall, register as registerCall, sentences } from '@portal/api';
import { engines } from '../../testing/engines.ts';
import { answerOf, openPortal, type Portal, registration } from '../../testing/open-portal.ts';

const refusal = (status: number, message: string, errors?: Record<string, string[]>) => ({
  status,
  body: errors ? { success: false, message, errors } : { success: false, message },
});

/** Milliseconds that most of several calls take. */
async function median(act: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 7; round++) {
    const began = performance.now();
    await act();
    times.push(performance.now() - began);
  }
  return times.toSorted((a, b) => a - b)[3] ?? 0;
}

describe.each(engines())('sessions on %s', (engine) => {
  let portal: Portal;
  let email: string;
  let count = 0;
  beforeAll(async () => {
    portal = await openPortal(engine);
  });
  afterAll(() => portal.close());
  beforeEach(() => {
    email = `anna-${++count}@test.example`;
    portal.ports.mail.sent.length = 0;
  });

  const register = (fields: Record<string, unknown> = {}) =>
    portal.ask('POST', '/api/auth/register', { body: registration({ email, ...fields }) });
  const login = (password: string, address = email) => portal.ask('POST', '/api/auth/login', { body: { email: address, password } });
  const me = (token: string) => portal.ask('GET', '/api/auth/me', { token });
  const reset = (token: string, password: string) => portal.ask('POST', '/api/auth/reset-password', { body: { token, password } });

  /** Asks for a link and reads its token from the letter. */
  async function linkToken(): Promise<string> {
    const { sent } = portal.ports.mail;
    const before = sent.length;
    await portal.ask('POST', '/api/auth/forgot-password', { body: { email } });
    await vi.waitFor(() => expect(sent).toHaveLength(before + 1));
    return /\/reset-password\?token=([\w-]+)/.exec(sent.at(-1)?.text ?? '')?.[1] ?? '';
  }

  describe('register', () => {
    it('opens an account and a session at once', async () => {
      const { token, user } = answerOf(registerCall, await register());
      expect(user).toMatchObject({ email, firstName: 'Анна', lastName: 'Воскресенская', avatar: null });
      expect(answerOf(getMe, await me(token))).toEqual(user);
    });

    it('takes one full name and a city as well', async () => {
      const { token } = answerOf(
        registerCall,
        await register({ first_name: undefined, last_name: undefined, full_name: 'Анна  Мария Б', city: 'Омск' }),
      );
      const { body } = await portal.ask('GET', '/api/photographer/profile', { token });
      expect(body).toMatchObject({ data: { first_name: 'Анна', last_name: 'Мария Б', city: 'Омск' } });
    });

    it('refuses a taken address in any spelling', async () => {
      await register();
      const taken = refusal(422, sentences.emailTaken, { email: [sentences.emailTaken] });
      expect(await register({ email: ` ${email.toUpperCase()} ` })).toMatchObject(taken);
    });

    it('lets one of many registrations of the same moment win', async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => register()));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 422)).toHaveLength(7);
    });

    it.each(['12345678', 'QWERTY123', 'йцукенг'])('refuses the common password %s', async (password) => {
      const common = refusal(422, sentences.passwordCommon, { password: [sentences.passwordCommon] });
      expect(await register({ password, password_confirmation: password })).toMatchObject(common);
    });

    it.each([
      [limits.passwordMin - 1, 422],
      [limits.passwordMin, 200],
      [limits.passwordMax, 200],
      [limits.passwordMax + 1, 422],
    ])('answers a password of %i characters with %i', async (length, status) => {
      const password = 'ж9'.repeat(length).slice(0, length);
      expect((await register({ password, password_confirmation: password })).status).toBe(status);
      expect((await login(password)).status).toBe(status);
    });

    it.each([
      ['first_name', limits.nameLength],
      ['last_name', limits.nameLength],
      ['city', limits.cityLength],
    ])('takes %s up to its limit', async (field, max) => {
      expect((await register({ [field]: 'я'.repeat(max) })).status).toBe(200);
      expect(await register({ [field]: 'я'.repeat(max + 1) })).toMatchObject({
        status: 422,
        body: { errors: { [field]: [expect.any(String)] } },
      });
    });

    it('keeps a city whose lower case is longer than what was typed', async () => {
      expect((await register({ city: 'İ'.repeat(limits.cityLength) })).status).toBe(200);
    });

    it('wants the terms accepted and the password repeated', async () => {
      const answer = await register({ accept_terms: false });
      expect(answer).toMatchObject(refusal(422, sentences.invalid, { accept_terms: [sentences.termsRequired] }));
      expect(await register({ password_confirmation: 'gelaterie' })).toMatchObject(
        refusal(422, sentences.invalid, { password_confirmation: [sentences.passwordsDiffer] }),
      );
    });
  });

  describe('login', () => {
    it('opens a session of its own each time', async () => {
      await register();
      const [one, other] = [await login('gelateria'), await login('gelateria', ` ${email.toUpperCase()}`)];
      expect(answerOf(loginCall, one).token).not.toBe(answerOf(loginCall, other).token);
    });

    it('says the same about a wrong password and an unknown address', async () => {
      await register();
      const wrong = refusal(401, sentences.wrongCredentials);
      expect(await login('gelaterie')).toMatchObject(wrong);
      expect(await login('gelateria', 'nobody@test.example')).toMatchObject(wrong);
    });

    it('takes as long for an unknown address as for a wrong password', async () => {
      await register();
      const ratio = (await median(() => login('gelaterie', 'nobody@test.example'))) / (await median(() => login('gelaterie')));
      // A skipped hash would make it a tenth.
      expect(ratio).toBeGreaterThan(0.4);
      expect(ratio).toBeLessThan(2.5);
    });

    it('stores neither password nor token', async () => {
      const { token } = answerOf(registerCall, await register());
      const { db } = portal.ports;
      const rows = [await db.selectFrom('users').selectAll().execute(), await db.selectFrom('sessions').selectAll().execute()];
      expect(JSON.stringify(rows)).not.toContain('gelateria');
      expect(JSON.stringify(rows)).not.toContain(token);
    });
  });

  describe('session', () => {
    it('ends after its time', async () => {
      const { token } = answerOf(registerCall, await register());
      portal.ports.clock.advance((limits.sessionSeconds - 1) * 1000);
      expect((await me(token)).status).toBe(200);
      portal.ports.clock.advance(1000);
      expect(await me(token)).toMatchObject(refusal(401, sentences.sessionExpired));
    });

    it('ends at logout, and only that one', async () => {
      const { token } = answerOf(registerCall, await register());
      const other = answerOf(loginCall, await login('gelateria')).token;
      expect((await portal.ask('POST', '/api/auth/logout', { token })).status).toBe(200);
      expect((await me(token)).status).toBe(401);
      expect((await me(other)).status).toBe(200);
    });

    it.each(['', 'Basic abc', 'Bearer', 'Bearer  ', 'Bearer a b', 'Bearer ../../x'])(
      'does not open with the header "%s"',
      async (authorization) => {
        expect((await portal.ask('GET', '/api/auth/me', { headers: { authorization } })).status).toBe(401);
      },
    );

    it('does not open with a token in a cookie or an address', async () => {
      const { token } = answerOf(registerCall, await register());
      const asked = portal.ask('GET', `/api/auth/me?token=${token}`, { headers: { cookie: `token=${token}` } });
      expect((await asked).status).toBe(401);
    });
  });

  describe('recovery', () => {
    it('says the same about every address and writes only to those that are registered', async () => {
      await register();
      const known = await portal.ask('POST', '/api/auth/forgot-password', { body: { email } });
      const unknown = await portal.ask('POST', '/api/auth/forgot-password', { body: { email: 'nobody@test.example' } });
      expect(unknown.body).toEqual(known.body);
      await vi.waitFor(() => expect(portal.ports.mail.sent).toHaveLength(1));
      expect(portal.ports.mail.sent[0]).toMatchObject({
        to: email,
        text: expect.stringContaining('http://localhost:3000/reset-password?token='),
      });
    });

    it('answers although no letter can be sent', async () => {
      await register();
      const send = vi.spyOn(portal.ports.mail, 'send').mockRejectedValueOnce(new Error('No connection'));
      expect((await portal.ask('POST', '/api/auth/forgot-password', { body: { email } })).status).toBe(200);
      await vi.waitFor(() => expect(send).toHaveBeenCalled());
      send.mockRestore();
    });

    it('sets a new password, ends all sessions and spends the link', async () => {
      const { token: session } = answerOf(registerCall, await register());
      const token = await linkToken();
      expect((await portal.ask('POST', '/api/auth/verify-token', { body: { token } })).status).toBe(200);
      expect((await reset(token, 'stracciatella')).status).toBe(200);
      expect((await me(session)).status).toBe(401);
      expect((await login('gelateria')).status).toBe(401);
      expect((await login('stracciatella')).status).toBe(200);
      const spent = refusal(422, sentences.wrongResetToken, { token: [sentences.wrongResetToken] });
      expect(await reset(token, 'stracciatella')).toMatchObject(spent);
      expect(await portal.ask('POST', '/api/auth/verify-token', { body: { token } })).toMatchObject(spent);
    });

    it('lets one of many resets of the same moment win', async () => {
      await register();
      const token = await linkToken();
      const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => reset(token, `stracciatella-${index}`)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it('ends the other links of the account with the first one used', async () => {
      await register();
      const [first, second] = [await linkToken(), await linkToken()];
      expect((await reset(second, 'stracciatella')).status).toBe(200);
      expect((await reset(first, 'pistacchio-2')).status).toBe(422);
    });

    it('refuses a link after its time', async () => {
      await register();
      const token = await linkToken();
      portal.ports.clock.advance(limits.resetSeconds * 1000);
      expect((await reset(token, 'stracciatella')).status).toBe(422);
    });

    it('keeps the link when the new password is refused', async () => {
      await register();
      const token = await linkToken();
      expect((await reset(token, '12345678')).body).toMatchObject({ errors: { password: [sentences.passwordCommon] } });
      expect((await reset(token, 'stracciatella')).status).toBe(200);
    });

    it('does not let a stranger flood a mailbox', async () => {
      await register();
      for (let round = 0; round < 5; round++) await linkToken();
      await portal.ask('POST', '/api/auth/forgot-password', { body: { email } });
      // Somebody else's letter, asked for later, is there: so the sixth one would be too.
      await portal.signUp(`late-${email}`);
      await portal.ask('POST', '/api/auth/forgot-password', { body: { email: `late-${email}` } });
      await vi.waitFor(() => expect(portal.ports.mail.sent.some(({ to }) => to === `late-${email}`)).toBe(true));
      expect(portal.ports.mail.sent.filter(({ to }) => to === email)).toHaveLength(5);
    });

    it('sends a link again once one was used, however many were sent before', async () => {
      await register();
      for (let round = 0; round < 4; round++) await linkToken();
      expect((await reset(await linkToken(), 'stracciatella')).status).toBe(200);
      expect(await linkToken()).not.toBe('');
    });
  });
});
