import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShare, createProject, shareSentences, listShareAddresses, type NewShare } from '@portal/api';
import { createApp } from '../../app.ts';
import { encryptTokens } from '../../platform/encrypt-tokens.ts';
import { answerOf, openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { engines } from '../../../test/support/servers/engines.ts';
import { soon } from '../../../test/support/soon.ts';
import { testOptions } from '../../../test/support/test-options.ts';

const DAY = 86_400_000;

describe.each(engines())('addresses of shares, on %s', (engine) => {
  let portal: Portal;
  let owner: string;
  let project: number;
  const lines: string[] = [];
  beforeAll(async () => {
    portal = await openPortal(engine, { logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } } });
    owner = await portal.signUp('owner@test.example');
    const made = await portal.ask('POST', '/api/photographer/projects', { token: owner, body: { name: 'Школа 12', category_id: 1 } });
    project = answerOf(createProject, made).id;
  });
  afterAll(() => portal.close());

  const settings = { role: 'client', shows: 'both', pin: null, expires_on: null, can_download: true, choice_limit: null };
  async function newShare(changes: Partial<Record<keyof NewShare | 'expires_on', unknown>> = {}) {
    const made = await portal.ask('POST', `/api/orders/${project}/shares`, { token: owner, body: { ...settings, ...changes } });
    const { share, address } = answerOf(createShare, made);
    return { id: share.id, address, at: `/api/orders/${project}/shares/${share.id}` };
  }
  const path = () => `/api/orders/${project}/share-addresses`;
  const addresses = async (query = '') =>
    new Map(
      answerOf(listShareAddresses, await portal.ask('GET', path() + query, { token: owner })).map((one) => [one.shareId, one.address]),
    );
  const stored = () => portal.ports.db.selectFrom('project_shares').select(['id', 'encrypted_token']).orderBy('id').execute();
  const today = () => new Date(portal.ports.clock.now().getTime() + 3 * 3_600_000).toISOString().slice(0, 10);

  it('are answered to their photographer as long as they work, each or all at once, and open their share', async () => {
    const [one, two, ended, over] = [await newShare(), await newShare(), await newShare(), await newShare({ expires_on: today() })];
    await portal.ask('DELETE', ended.at, { token: owner });
    expect((await addresses()).get(over.id)).toBe(over.address);
    portal.ports.clock.advance(DAY);
    const body = { email: 'owner@test.example', password: 'gelateria' };
    owner = ((await portal.ask('POST', '/api/auth/login', { body })).body as { data: { token: string } }).data.token;
    expect([...(await addresses())]).toEqual([
      [two.id, two.address],
      [one.id, one.address],
    ]);
    expect([...(await addresses(`?share_id=${one.id}`))]).toEqual([[one.id, one.address]]);
    expect([...(await addresses(`?share_id=${ended.id}`))]).toEqual([]);
    const { body: renewed } = await portal.ask('POST', `${one.at}/renew`, { token: owner });
    expect((await addresses()).get(one.id)).toBe((renewed as { data: { address: string } }).data.address);
    const got = await portal.ask('GET', path(), { token: owner });
    expect(got.headers['cache-control']).toContain('no-store');
    const tokens = [...(await addresses()).values()].map((address) => address?.replace('/s/', '') ?? '');
    expect((await portal.ask('GET', '/api/shared', { headers: { authorization: `Share ${tokens[0]}` } })).status).toBe(200);
    for (const token of tokens) {
      expect(lines.filter((line) => line.includes(token))).toEqual([]);
      expect(JSON.stringify(await stored())).not.toContain(token);
    }
  });

  it('are answered to nobody else', async () => {
    const client = await newShare();
    const retoucher = await newShare({ role: 'retoucher' });
    const stranger = await portal.signUp();
    expect(await portal.ask('GET', path(), { token: stranger })).toMatchObject({ status: 404 });
    const callers = [`Share ${client.address.replace('/s/', '')}`, `Share ${retoucher.address.replace('/s/', '')}`];
    for (const headers of [{}, ...callers.map((authorization) => ({ authorization }))]) {
      expect(await portal.ask('GET', path(), { headers })).toMatchObject({ status: 401 });
    }
  });

  it('are encrypted again with the first key at the start, and lost with their key alone', async () => {
    await portal.ports.db.deleteFrom('project_shares').execute();
    const { id, address, at } = await newShare();
    const [before] = await stored();
    const key = randomBytes(32);
    const start = async (...shareKeys: Buffer[]) => {
      const app = await createApp(portal.ports, {
        ...testOptions,
        shareKeys,
        jobsEveryMs: 60_000,
        logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } },
      });
      const answer = async (method: 'GET' | 'POST', url: string, payload?: object) => {
        const sent = { method, url, headers: { authorization: `Bearer ${owner}` }, ...(payload && { payload }) };
        return (await app.inject(sent)).json<{ message?: string; data: { address: string | null }[] }>();
      };
      return { answer, close: () => app.close() };
    };
    // Before the rotation a process with the old key alone still reads what is there; after it, one with the new key alone.
    const both = await start(key, ...testOptions.shareKeys);
    await soon(async () => expect((await stored())[0]?.encrypted_token.startsWith(encryptTokens([key]).prefix)).toBe(true));
    expect((await both.answer('GET', path())).data).toMatchObject([{ share_id: id, address }]);
    await both.close();
    expect(lines.join('')).toContain('1 addresses of shares are encrypted with the first key now');
    const after = await start(key);
    expect((await after.answer('GET', path())).data).toMatchObject([{ address }]);
    await after.close();
    expect((await stored())[0]?.encrypted_token).not.toBe(before?.encrypted_token);

    const without = await start(randomBytes(32));
    await soon(() => expect(lines.join('')).toContain('1 addresses of shares were encrypted with a key that is not set'));
    expect((await without.answer('GET', path())).data).toMatchObject([{ share_id: id, address: null }]);
    expect((await without.answer('POST', `${at}/send`, { email: 'mother@family.example' })).message).toBe(shareSentences.addressLost);
    await without.close();
    // It still works for whoever has it.
    const opened = await portal.ask('GET', '/api/shared', { headers: { authorization: `Share ${address.replace('/s/', '')}` } });
    expect(opened.status).toBe(200);
  });
});
