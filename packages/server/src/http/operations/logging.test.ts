import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getMe } from '@portal/api';
import { endpoints } from '@portal/api/openapi';
import { accountCalls } from '../../../test/support/account-calls.ts';
import { engines } from '../../../test/support/servers/engines.ts';
import { goodCall, makeEverything } from '../../../test/support/good-calls.ts';
import { answerOf, openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { newPhotographer, someFile } from '../../../test/support/photographer.ts';
import { openTestS3 } from '../../../test/support/servers/storages.ts';

const SIGNING_SECRET = 'the secret of private addresses';
const METRICS_TOKEN = 'the token of the metrics';
/** Of the object storage in these tests: its name and its secret are the same. */
const S3_KEY = 'S3RVER';

describe.each(engines())('the log of a server on %s', (engine) => {
  let portal: Portal;
  let storage: Awaited<ReturnType<typeof openTestS3>>;
  const lines: string[] = [];
  /** The secrets that the log must not hold, by name. */
  const secrets = new Map<string, string>([
    ['the secret of private addresses', SIGNING_SECRET],
    ['the token of the metrics', METRICS_TOKEN],
    ['the key of the object storage', S3_KEY],
  ]);
  beforeAll(async () => {
    storage = await openTestS3();
    const logger = { level: 'trace', stream: { write: (line: string) => void lines.push(line) } };
    portal = await openPortal(engine, { logger, signingSecret: SIGNING_SECRET, metricsToken: METRICS_TOKEN }, { files: storage.files });
  });
  afterAll(() => portal.close());

  /** The names of the secrets that the log holds, or that this test could not find out. */
  const leaked = (): string[] =>
    [...secrets].filter(([, secret]) => secret === '' || lines.join('').includes(secret)).map(([name]) => name);

  it('logs no secret after every call that there is', { timeout: 60_000 }, async () => {
    const token = await portal.signUp();
    secrets.set('a session', token);
    const { id } = answerOf(getMe, await portal.ask('GET', '/api/auth/me', { token }));
    const things = await makeEverything(portal, token, id);
    const last = ['logout', 'deleteAccount'];
    for (const endpoint of endpoints.filter(({ name }) => !last.includes(name))) await goodCall(portal, endpoint, things, token);
    expect(lines.length).toBeGreaterThan(endpoints.length);
    expect(leaked()).toEqual([]);
  });

  it('logs no secret while a forgotten password is replaced', async () => {
    const account = accountCalls(portal, 'forgetful@test.example');
    await account.register({ password: 'first-gelateria', password_confirmation: 'first-gelateria' });
    await account.login('a-mistaken-gelateria');
    await portal.ask('POST', '/api/auth/login', {
      body: '{"password":"a-torn-gelateria",',
      headers: { 'content-type': 'application/json' },
    });
    const link = await account.linkToken();
    await portal.ask('GET', `/api/nowhere?token=${link}&password=a-lost-gelateria`);
    await account.verify(link);
    await account.reset(link, 'a-new-gelateria');
    await account.login('a-new-gelateria');
    const { password_hash } = await portal.ports.db
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', 'forgetful@test.example')
      .executeTakeFirstOrThrow();
    secrets.set('the token of an email', link);
    secrets.set('the hash of a password', password_hash);
    secrets.set('the text of an email', account.emails()[0]?.text.slice(0, 20) ?? '');
    secrets.set('a password', 'gelateria');
    expect(leaked()).toEqual([]);
  });

  it('logs no token of a share, however its address is written', async () => {
    secrets.set('the token of a share', 'shared-token');
    for (const start of ['/s/', '//s/', '/S/', '/%73/', '/s%2F', '/s/%E0%A4%A/', '/%53%2f%E0%A4%A']) {
      await portal.app.inject({ url: `${start}shared-token?from=shared-token`, headers: { referer: 'http://localhost/s/shared-token' } });
    }
    expect(lines.join('')).toContain('/s/…');
    expect(leaked()).toEqual([]);
  });

  it('reports why a row is refused, and not what stands in it', async () => {
    const { db } = portal.ports;
    await sql`alter table users add constraint no_strangers check (email not like 'stranger%')`.execute(db);
    const got = await accountCalls(portal, 'stranger@test.example').register();
    expect(got.status).toBe(500);
    expect(lines.join('')).toContain('no_strangers');
    expect(lines.join('')).not.toContain('stranger@test.example');
    expect(lines.join('')).not.toContain('$argon2');
    expect(leaked()).toEqual([]);
  });

  it('reports that the object storage is down, and not how it is opened', async () => {
    const owner = await newPhotographer(portal);
    await storage.close();
    expect((await owner.upload(await someFile())).status).toBe(503);
    expect(lines.join('')).toContain('A part of the portal fails');
    expect(leaked()).toEqual([]);
  });
});
