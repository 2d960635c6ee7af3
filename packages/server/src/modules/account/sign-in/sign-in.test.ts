import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountSentences, changePassword, listSessions, login, sentences } from '@portal/api';
import { accountCalls, refusal } from '../../../../test/support/account-calls.ts';
import { engines } from '../../../../test/support/servers/engines.ts';
import { answerOf, openPortal, type Portal } from '../../../../test/support/open-portal.ts';
import { soon } from '../../../../test/support/soon.ts';
import { withoutNotesOfUse } from '../../../../test/support/failures/without-notes-of-use.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const wrong = refusal(422, sentences.passwordWrong, { current_password: [sentences.passwordWrong] });

describe.each(engines())('signing in and out of an account on %s', (engine) => {
  let portal: Portal;
  let email: string;
  let account: ReturnType<typeof accountCalls>;
  let token: string;
  let count = 0;
  beforeAll(async () => {
    portal = await openPortal(engine);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    email = `anna-${++count}@test.example`;
    account = accountCalls(portal, email);
    token = await portal.signUp(email);
  });

  /** From another browser. */
  const signIn = async (device = windows): Promise<string> => {
    const body = { email, password: 'gelateria' };
    return answerOf(login, await portal.ask('POST', '/api/auth/login', { body, headers: { 'user-agent': device } })).token;
  };
  const change = (current_password: unknown, password: unknown = 'stracciatella', by = token) =>
    portal.ask('PUT', '/api/account/password', { token: by, body: { current_password, password } });
  const list = async (by = token) => answerOf(listSessions, await portal.ask('GET', '/api/account/sessions', { token: by }));
  const end = (id: number, by = token) => portal.ask('DELETE', `/api/account/sessions/${id}`, { token: by });
  const statusOf = async (of: string) => (await account.me(of)).status;

  describe('a new password', () => {
    it('ends all sessions but this one, and all links, and is told by email', async () => {
      const [other, link] = [await signIn(), await account.linkToken()];
      expect(answerOf(changePassword, await change('gelateria'))).toEqual({ message: accountSentences.passwordChanged });
      expect([await statusOf(token), await statusOf(other)]).toEqual([200, 401]);
      expect([(await account.login('gelateria')).status, (await account.login('stracciatella')).status]).toEqual([401, 200]);
      expect((await account.verify(link)).status).toBe(422);
      await soon(() => expect(account.emails().map(({ subject }) => subject)).toContain('Пароль изменён'));
    });

    it('needs the current one, and leaves the sessions of others alone', async () => {
      const [other, stranger] = [await signIn(), await portal.signUp()];
      expect(await change('gelaterie')).toMatchObject(wrong);
      expect(await change('gelateria', 'stracciatella', stranger)).toMatchObject({ status: 200 });
      expect(await change('stracciatella')).toMatchObject(wrong);
      expect([await statusOf(other), (await account.login()).status]).toEqual([200, 200]);
    });

    it.each([
      [undefined, 'stracciatella', { current_password: [sentences.passwordRequired] }],
      ['x'.repeat(201), 'stracciatella', { current_password: [sentences.passwordMax] }],
      ['gelateria', '', { password: [sentences.passwordRequired] }],
      ['gelateria', '12345', { password: [sentences.passwordMin] }],
      ['gelateria', 5, { password: [sentences.passwordRequired] }],
    ])('is refused for %j and %j', async (current, password, errors) => {
      expect(await change(current, password)).toMatchObject(refusal(422, sentences.invalid, errors));
    });

    it.each(['qwerty123', '      '])('is refused when it is the common «%s»', async (password) => {
      const common = refusal(422, sentences.passwordCommon, { password: [sentences.passwordCommon] });
      expect(await change('gelateria', password)).toMatchObject(common);
    });

    it('is one of many at the same moment', async () => {
      const sessions = [token, await signIn(), await signIn(), await signIn()];
      const answers = await Promise.all(sessions.map((by, index) => change('gelateria', `stracciatella-${index}`, by)));
      const won = answers.findIndex(({ status }) => status === 200);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect((await account.login(`stracciatella-${won}`)).status).toBe(200);
      expect(await Promise.all(sessions.map(statusOf))).toEqual(sessions.map((_, index) => (index === won ? 200 : 401)));
    });
  });

  describe('the sessions', () => {
    it('are listed with their device, this one first, without what opens them', async () => {
      const other = await signIn();
      const sessions = await list();
      expect(sessions).toEqual([
        { id: expect.any(Number), device: 'Неизвестное устройство', lastUsedAt: expect.any(String), isCurrent: true },
        { id: expect.any(Number), device: 'Chrome, Windows', lastUsedAt: expect.any(String), isCurrent: false },
      ]);
      expect((await list(other)).map(({ id }) => id)).toEqual(sessions.map(({ id }) => id).toReversed());
    });

    it('keep no more of a device than the column takes', async () => {
      await signIn(`${windows} ${'x'.repeat(1000)}`);
      expect((await list()).map(({ device }) => device)).toContain('Chrome, Windows');
    });

    it('are listed no more once they have expired', async () => {
      await portal.ports.db
        .updateTable('sessions')
        .set({ expires_at: portal.ports.clock.now() })
        .where('id', '=', (await list())[0]?.id ?? 0)
        .execute();
      const other = await signIn();
      expect(await list(other)).toHaveLength(1);
    });

    it('note their use once in five minutes', async () => {
      const used = async () => {
        const row = portal.ports.db.selectFrom('sessions').select('last_used_at').where('id', '=', id);
        return (await row.executeTakeFirstOrThrow()).last_used_at.getTime();
      };
      const [{ id } = { id: 0 }] = await list();
      const began = await used();
      portal.ports.clock.advance(5 * 60_000 - 1000);
      await account.me(token);
      expect(await used()).toBe(began);
      portal.ports.clock.advance(1000);
      await account.me(token);
      expect(await used()).toBe(began + 5 * 60_000);
    });

    it('work also when their use cannot be written', async () => {
      const { db, clock } = portal.ports;
      await withoutNotesOfUse(db, async () => {
        clock.advance(5 * 60_000);
        expect(await statusOf(token)).toBe(200);
      });
    });

    it('are ended one by one, once, and by nobody else', async () => {
      const [other, stranger] = [await signIn(), await portal.signUp()];
      const id = (await list(other))[0]?.id ?? 0;
      const gone = refusal(404, accountSentences.sessionGone);
      expect(await end(id, stranger)).toMatchObject(gone);
      expect(await statusOf(other)).toBe(200);
      expect(await end(id)).toMatchObject({ status: 200 });
      expect(await statusOf(other)).toBe(401);
      expect(await end(id)).toMatchObject(gone);
      expect(await statusOf(token)).toBe(200);
    });

    it('are all ended but this one', async () => {
      const [one, two, stranger] = [await signIn(), await signIn(), await portal.signUp()];
      expect(await portal.ask('DELETE', '/api/account/sessions', { token })).toMatchObject({ status: 200 });
      expect([await statusOf(token), await statusOf(one), await statusOf(two), await statusOf(stranger)]).toEqual([200, 401, 401, 200]);
      expect(await list()).toHaveLength(1);
    });
  });
});
