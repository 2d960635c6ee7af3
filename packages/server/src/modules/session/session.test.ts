import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits, login as loginCall, register as registerCall, sentences } from '@portal/api';
import { unmatchableHash, verifyPassword } from '../../platform/passwords.ts';
import { accountCalls, refusal } from '../../../test/support/account-calls.ts';
import { engines } from '../../../test/support/servers/engines.ts';
import { answerOf, openPortal, type Portal } from '../../../test/support/open-portal.ts';

// All files share one process: what other files have loaded already would still use the real functions.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock('../../platform/passwords.ts', { spy: true });

describe.each(engines())('sessions on %s', (engine) => {
  let portal: Portal;
  let email: string;
  let account: ReturnType<typeof accountCalls>;
  let count = 0;
  beforeAll(async () => {
    portal = await openPortal(engine);
  });
  afterAll(() => portal.close());
  beforeEach(() => {
    email = `anna-${++count}@test.example`;
    account = accountCalls(portal, email);
  });
  const register = async (): Promise<string> => answerOf(registerCall, await account.register()).token;

  describe('login', () => {
    it('opens a session of its own each time', async () => {
      await register();
      const [one, other] = [await account.login(), await account.login('gelateria', ` ${email.toUpperCase()}`)];
      expect(answerOf(loginCall, one).token).not.toBe(answerOf(loginCall, other).token);
    });

    it('answers the same for a wrong password and an unknown address', async () => {
      await register();
      const wrong = refusal(401, sentences.wrongCredentials);
      expect(await account.login('gelaterie')).toMatchObject(wrong);
      expect(await account.login('gelateria', 'nobody@test.example')).toMatchObject(wrong);
    });

    // The same work takes the same time; that the two hashes cost the same is shown with the passwords.
    it('verifies a hash of the same cost for an unknown address as for a wrong password', async () => {
      await register();
      for (const address of [email, 'nobody@test.example']) {
        vi.mocked(verifyPassword).mockClear();
        await account.login('gelaterie', address);
        const hash: unknown = expect.stringMatching(/^\$argon2id\$/);
        expect(vi.mocked(verifyPassword).mock.calls).toEqual([['gelaterie', address === email ? hash : unmatchableHash]]);
      }
    });

    it.each([
      [{}, { email: [sentences.emailRequired], password: [sentences.passwordRequired] }],
      [
        { email: null, password: null },
        { email: [sentences.emailRequired], password: [sentences.passwordRequired] },
      ],
      [
        { email: ['a@b.ru'], password: 5 },
        { email: [sentences.emailRequired], password: [sentences.passwordRequired] },
      ],
      [
        { email: 'abc', password: '' },
        { email: [sentences.emailInvalid], password: [sentences.passwordRequired] },
      ],
      [{ email: 'a@b.ru', password: '12345' }, { password: [sentences.passwordMin] }],
      [{ email: 'a@b.ru', password: 'я'.repeat(201) }, { password: [sentences.passwordMax] }],
      [{ email: 'a@b.ru', password: 'gela\u0000teria' }, { password: [sentences.valueInvalid] }],
    ])('refuses %j field by field', async (body, errors) => {
      expect(await portal.ask('POST', '/api/auth/login', { body })).toMatchObject(refusal(422, sentences.invalid, errors));
    });

    it('stores neither password nor token', async () => {
      const token = await register();
      const { db } = portal.ports;
      const rows = [await db.selectFrom('users').selectAll().execute(), await db.selectFrom('sessions').selectAll().execute()];
      expect(JSON.stringify(rows)).not.toContain('gelateria');
      expect(JSON.stringify(rows)).not.toContain(token);
    });
  });

  describe('session', () => {
    it('ends after its time', async () => {
      const token = await register();
      portal.ports.clock.advance((limits.sessionSeconds - 1) * 1000);
      expect((await account.me(token)).status).toBe(200);
      portal.ports.clock.advance(1000);
      expect(await account.me(token)).toMatchObject(refusal(401, sentences.sessionExpired));
    });

    it('ends at logout, and only that one', async () => {
      const token = await register();
      const other = answerOf(loginCall, await account.login()).token;
      expect((await portal.ask('POST', '/api/auth/logout', { token })).status).toBe(200);
      expect((await account.me(token)).status).toBe(401);
      expect((await account.me(other)).status).toBe(200);
    });

    it('ends once, however often that is requested at the same moment', async () => {
      const token = await register();
      const answers = await Promise.all(Array.from({ length: 5 }, () => portal.ask('POST', '/api/auth/logout', { token })));
      for (const { status } of answers) expect(status).toBeOneOf([200, 401]);
      expect((await account.me(token)).status).toBe(401);
    });

    it.each(['', 'Basic abc', 'Bearer', 'Bearer  ', 'Bearer a b', 'Bearer ../../x', `Bearer ${'a'.repeat(201)}`])(
      'does not open with the header "%s"',
      async (authorization) => {
        expect((await portal.ask('GET', '/api/auth/me', { headers: { authorization } })).status).toBe(401);
      },
    );

    it('does not open with a token in a cookie or an address', async () => {
      const token = await register();
      const requested = portal.ask('GET', `/api/auth/me?token=${token}`, { headers: { cookie: `token=${token}` } });
      expect((await requested).status).toBe(401);
    });
  });
});
