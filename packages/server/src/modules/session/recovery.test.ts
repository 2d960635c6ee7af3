import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits, register as registerCall, sentences } from '@portal/api';
import { accountCalls, refusal } from '../../../test/support/account-calls.ts';
import { engines } from '../../../test/support/servers/engines.ts';
import { answerOf, openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { soon } from '../../../test/support/soon.ts';

const spent = refusal(422, sentences.wrongResetToken, { token: [sentences.wrongResetToken] });

describe.each(engines())('recovery on %s', (engine) => {
  let portal: Portal;
  let email: string;
  let account: ReturnType<typeof accountCalls>;
  let count = 0;
  beforeAll(async () => {
    portal = await openPortal(engine);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    email = `anna-${++count}@test.example`;
    account = accountCalls(portal, email);
    await account.register();
  });
  const nobody = () => accountCalls(portal, 'nobody@test.example');

  it('answers the same for every address and writes only to those that are registered', async () => {
    const known = await account.forgot();
    const unknown = await nobody().forgot();
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await soon(() => expect(account.emails()).toHaveLength(1));
    expect(account.emails()[0]?.text).toContain('http://localhost:3000/reset-password?token=');
    expect(nobody().emails()).toEqual([]);
  });

  it('answers before anything that depends on the address has happened', async () => {
    const held = Promise.withResolvers<void>();
    const send = vi.spyOn(portal.ports.mail, 'send').mockImplementation(() => held.promise);
    expect((await account.forgot()).body).toEqual((await nobody().forgot()).body);
    await soon(() => expect(send).toHaveBeenCalledOnce());
    held.resolve();
    send.mockRestore();
  });

  it.each([
    [{}, { email: [sentences.emailRequired] }],
    [{ email: null }, { email: [sentences.emailRequired] }],
    [{ email: ['a@b.ru'] }, { email: [sentences.emailRequired] }],
    [{ email: ' ' }, { email: [sentences.emailRequired] }],
    [{ email: 'abc' }, { email: [sentences.emailInvalid] }],
  ])('asks for an address, not for %j', async (body, errors) => {
    expect(await portal.ask('POST', '/api/auth/forgot-password', { body })).toMatchObject(refusal(422, sentences.invalid, errors));
  });

  it.each([
    [{ token: 'x' }, { password: [sentences.passwordRequired] }],
    [{ token: 'x', password: '12345' }, { password: [sentences.passwordMin] }],
    [{ token: 'x', password: 'я'.repeat(201) }, { password: [sentences.passwordMax] }],
    [{ password: 'stracciatella' }, { token: [sentences.tokenRequired] }],
    [
      { token: null, password: 5 },
      { token: [sentences.tokenRequired], password: [sentences.passwordRequired] },
    ],
  ])('refuses %j field by field', async (body, errors) => {
    expect(await portal.ask('POST', '/api/auth/reset-password', { body })).toMatchObject(refusal(422, sentences.invalid, errors));
  });

  it('sets a new password, ends all sessions and spends the link', async () => {
    const { token: session } = answerOf(registerCall, await accountCalls(portal, `two-${email}`).register());
    const second = accountCalls(portal, `two-${email}`);
    const token = await second.linkToken();
    expect((await second.verify(token)).status).toBe(200);
    expect((await second.reset(token)).status).toBe(200);
    expect((await second.me(session)).status).toBe(401);
    expect((await second.login('gelateria')).status).toBe(401);
    expect((await second.login('stracciatella')).status).toBe(200);
    expect(await second.reset(token)).toMatchObject(spent);
    expect(await second.verify(token)).toMatchObject(spent);
    await soon(() => expect(second.emails().map(({ subject }) => subject)).toEqual(['Новый пароль для «Диафрагмы»', 'Пароль изменён']));
    expect(second.emails()[1]?.text).not.toContain('token=');
  });

  it('accepts one of many resets at the same moment', async () => {
    const token = await account.linkToken();
    const passwords = Array.from({ length: 6 }, (_, index) => `stracciatella-${index}`);
    const answers = await Promise.all(passwords.map((password) => account.reset(token, password)));
    const won = answers.flatMap(({ status }, index) => (status === 200 ? [passwords[index]] : []));
    expect(won).toHaveLength(1);
    for (const password of passwords) expect((await account.login(password)).status).toBe(password === won[0] ? 200 : 401);
  });

  it('ends the other links of the account with the first one used', async () => {
    const [first, second] = [await account.linkToken(), await account.linkToken()];
    expect((await account.reset(second)).status).toBe(200);
    expect(await account.reset(first, 'pistacchio-2')).toMatchObject(spent);
  });

  it('refuses a link after an hour, and not before', async () => {
    const token = await account.linkToken();
    portal.ports.clock.advance(limits.resetSeconds * 1000 - 1);
    expect((await account.verify(token)).status).toBe(200);
    portal.ports.clock.advance(1);
    expect(await account.verify(token)).toMatchObject(spent);
    expect(await account.reset(token)).toMatchObject(spent);
  });

  it('leaves the link valid when the new password is refused', async () => {
    const token = await account.linkToken();
    expect((await account.reset(token, '12345678')).body).toMatchObject({ errors: { password: [sentences.passwordCommon] } });
    expect((await account.reset(token)).status).toBe(200);
  });

  it('does not let a stranger flood a mailbox', async () => {
    for (let round = 0; round < 5; round++) await account.linkToken();
    await account.forgot();
    // No job is left, so a sixth email would have arrived.
    await soon(async () => expect(await portal.ports.db.selectFrom('jobs').select('id').execute()).toEqual([]));
    expect(account.emails()).toHaveLength(5);
  });

  it('sends a link again once one was used, however many were sent before', async () => {
    for (let round = 0; round < 4; round++) await account.linkToken();
    expect((await account.reset(await account.linkToken())).status).toBe(200);
    expect(await account.linkToken()).not.toBe('');
  });

  it('does not count emails that could not be sent', async () => {
    const send = vi.spyOn(portal.ports.mail, 'send').mockRejectedValue(new Error('No connection'));
    for (let round = 1; round <= 6; round++) {
      expect((await account.forgot()).status).toBe(200);
      await soon(() => expect(send).toHaveBeenCalledTimes(round));
    }
    send.mockRestore();
    // They would be tried again during the other tests.
    await portal.ports.db.deleteFrom('jobs').execute();
    expect(await account.linkToken()).not.toBe('');
  });
});
