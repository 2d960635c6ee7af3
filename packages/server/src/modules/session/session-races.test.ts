import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { login, sentences } from '@portal/api';
import { accountCalls } from '../../../test/support/account-calls.ts';
import { everyEngine } from '../../../test/support/servers/engines.ts';
import { countWaiting } from '../../../test/support/count-waiting.ts';
import { answerOf, openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { soon } from '../../../test/support/soon.ts';
import { summaryOf } from './service.ts';

/** Runs between the check of a password and the creation of the session, and between that and reading its user. */
const meanwhile = vi.hoisted(() => ({ act: async (): Promise<void> => undefined, actLater: async (): Promise<void> => undefined }));

// All files share one process: what other files have loaded already would still use the real functions.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock('../../platform/passwords.ts', async (load) => {
  const real = await load<typeof import('../../platform/passwords.ts')>();
  return {
    ...real,
    verifyPassword: async (...requested: Parameters<typeof real.verifyPassword>) => {
      const isRight = await real.verifyPassword(...requested);
      await meanwhile.act();
      return isRight;
    },
  };
});

vi.mock('./repository.ts', async (load) => {
  const real = await load<typeof import('./repository.ts')>();
  return {
    ...real,
    insertSession: async (...requested: Parameters<typeof real.insertSession>) => {
      const isOpened = await real.insertSession(...requested);
      await meanwhile.actLater();
      return isOpened;
    },
  };
});

describe.each(everyEngine())('a sign-in that meets a new password or a closed account, on %s', (engine) => {
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
    meanwhile.act = async () => undefined;
    meanwhile.actLater = async () => undefined;
  });

  const openSessions = async () =>
    (
      await portal.ports.db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .select('token_hash')
        .where('users.email', '=', email)
        .execute()
    ).length;

  it('is refused when the password was changed after it had been found right', async () => {
    const token = await account.linkToken();
    meanwhile.act = async () => {
      expect((await account.reset(token)).status).toBe(200);
    };
    expect(await account.login()).toMatchObject({ status: 401, body: { message: sentences.wrongCredentials } });
    expect(await openSessions()).toBe(0);
  });

  it('is refused when the account was closed after the session had been opened', async () => {
    const { token } = answerOf(login, await account.login());
    meanwhile.actLater = async () => {
      const body = { password: 'gelateria' };
      expect((await portal.ask('DELETE', '/api/photographer/account', { token, body })).status).toBe(200);
    };
    expect(await account.login()).toMatchObject({ status: 401, body: { message: sentences.wrongCredentials } });
    expect(await openSessions()).toBe(0);
  });

  it('shows no session summary when the card is deleted after the session has been found', async () => {
    const { token, user } = answerOf(login, await account.login());
    await portal.ports.db.deleteFrom('photographers').where('id', '=', user.id).execute();
    expect(await summaryOf(portal.ports, token)).toBe(null);
    expect(await account.me(token)).toMatchObject({ status: 401, body: { message: sentences.sessionExpired } });
  });

  const needSomebodyWaiting = async (): Promise<void> => {
    if ((await countWaiting(portal.ports.db)) === 0 && (await openSessions()) < 2) throw new Error('Nobody waits yet');
  };

  it('waits for a change that is under way, and sees it', async () => {
    let requested: ReturnType<typeof account.login> | undefined;
    await portal.ports.db.transaction().execute(async (trx) => {
      await trx.updateTable('users').set({ password_hash: 'changed' }).where('email', '=', email).execute();
      await trx.deleteFrom('sessions').execute();
      requested = account.login();
      // The session of the registration is deleted, which is not visible to others yet. The embedded database has one
      // connection, which this transaction uses until it ends.
      if (engine === 'postgres') await soon(needSomebodyWaiting);
    });
    expect((await requested)?.status).toBe(401);
    expect(await openSessions()).toBe(0);
  });
});
