import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sentences } from '@portal/api';
import { accountCalls } from '../../testing/account-calls.ts';
import { engines } from '../../testing/engines.ts';
import { isSomebodyWaiting } from '../../testing/is-somebody-waiting.ts';
import { openPortal, type Portal } from '../../testing/open-portal.ts';
import { soon } from '../../testing/soon.ts';

/** Runs between finding a password right and opening the session. */
const meanwhile = vi.hoisted(() => ({ act: async (): Promise<void> => undefined }));

vi.mock('../../platform/passwords.ts', async (load) => {
  const real = await load<typeof import('../../platform/passwords.ts')>();
  return {
    ...real,
    verifyPassword: async (...asked: Parameters<typeof real.verifyPassword>) => {
      const isRight = await real.verifyPassword(...asked);
      await meanwhile.act();
      return isRight;
    },
  };
});

describe.each(engines())('a sign-in that meets a new password, on %s', (engine) => {
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

  const needSomebodyWaiting = async (): Promise<void> => {
    if (!(await isSomebodyWaiting(portal.ports.db)) && (await openSessions()) < 2) throw new Error('Nobody waits yet');
  };

  it('waits for a change that is under way, and sees it', async () => {
    let asked: ReturnType<typeof account.login> | undefined;
    await portal.ports.db.transaction().execute(async (trx) => {
      await trx.updateTable('users').set({ password_hash: 'changed' }).where('email', '=', email).execute();
      await trx.deleteFrom('sessions').execute();
      asked = account.login();
      // Beside the session of the registration, which nobody else sees deleted yet. The embedded database has one
      // connection, and until the end it is ours.
      if (engine === 'postgres') await soon(needSomebodyWaiting);
    });
    expect((await asked)?.status).toBe(401);
    expect(await openSessions()).toBe(0);
  });
});
