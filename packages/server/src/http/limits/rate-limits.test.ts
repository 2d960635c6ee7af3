import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGroups, createShare, tooManyText } from '@portal/api';
import { answerOf, openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { newProject } from '../../../test/support/project.ts';
import { engines } from '../../../test/support/servers/engines.ts';

async function times(count: number, act: (index: number) => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index++) statuses.push((await act(index)).status);
  return statuses;
}

describe.each(engines())('too many calls', (engine) => {
  let portal: Portal;
  beforeEach(async () => {
    portal = await openPortal(engine, { rateLimits: true, trustProxy: true });
    await portal.signUp('anna@test.example');
  });
  afterEach(() => portal.close());

  const login = (email: string, from: string, password = 'gelaterie') =>
    portal.ask('POST', '/api/auth/login', { body: { email, password }, headers: { 'x-forwarded-for': from } });

  it('stops somebody who tries the passwords of one account, and says for how long', async () => {
    expect(await times(10, () => login('anna@test.example', '203.0.113.1'))).toEqual(Array.from({ length: 10 }, () => 401));
    const stopped = await login(' ANNA@test.example', '203.0.113.1');
    const seconds = Number(stopped.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(600);
    expect(stopped).toMatchObject({ status: 429, body: { success: false, message: tooManyText(seconds) } });
  });

  it('does not lock the owner out meanwhile', async () => {
    await times(11, () => login('anna@test.example', '203.0.113.1'));
    expect((await login('anna@test.example', '198.51.100.7', 'gelateria')).status).toBe(200);
  });

  it('stops somebody who tries many accounts, in a whole network of IPv6 too', async () => {
    const statuses = await times(61, (index) => login(`person-${index}@test.example`, `2001:db8::${index.toString(16)}`));
    expect([statuses[59], statuses[60]]).toEqual([401, 429]);
  });

  it('answers more and more slowly, but does answer, when one account is tried from many addresses', async () => {
    await times(20, (index) => login('anna@test.example', `203.0.113.${index}`));
    const began = performance.now();
    expect((await login('anna@test.example', '198.51.100.7', 'gelateria')).status).toBe(200);
    expect(performance.now() - began).toBeGreaterThan(500);
  });

  it('sends few emails to one address for one caller', async () => {
    const statuses = await times(6, () => portal.ask('POST', '/api/auth/forgot-password', { body: { email: 'anna@test.example' } }));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('stops somebody who tries the password of an open session from many addresses, and nobody else', async () => {
    const [token, other] = [await portal.signUp(), await portal.signUp()];
    const leave = (who: string, index: number) =>
      portal.ask('DELETE', '/api/photographer/account', {
        token: who,
        body: { password: 'gelaterie' },
        headers: { 'x-forwarded-for': `203.0.113.${index}` },
      });
    const statuses = await times(11, (index) => leave(token, index));
    expect([statuses[9], statuses[10]]).toEqual([422, 429]);
    expect((await leave(other, 20)).status).toBe(422);
  });

  it('stops a program that requests the same without end with somebody’s token, and nobody else', async () => {
    const [token, other] = [await portal.signUp(), await portal.signUp()];
    const ask = (who: string) => portal.ask('GET', '/api/photographer/portfolios', { token: who });
    const statuses = await times(601, () => ask(token));
    expect([statuses[599], statuses[600]]).toEqual([200, 429]);
    expect((await ask(other)).status).toBe(200);
    expect((await portal.ask('GET', '/api/auth/me', { token })).status).toBe(200);
  });

  it('lets all families of a class come from one address, and not a stranger who writes one name after the other', async () => {
    const token = await portal.signUp();
    const project = await newProject(portal, token);
    const settings = { role: 'client', shows: 'both', pin: null, expires_on: null, can_download: false, choice_limit: null };
    const body = { ...settings, chooses: 'each_family' };
    const groups = await portal.ask('POST', `/api/orders/${project}/groups`, { token, body: { names: ['1А'] } });
    const group_id = answerOf(createGroups, groups)[0]?.id;
    const newShare = async (given: object) =>
      answerOf(createShare, await portal.ask('POST', `/api/orders/${project}/shares`, { token, body: { ...body, ...given } })).address;
    const joining = (address: string) => (from: string, index: number) =>
      portal.ask('POST', '/api/shared/families', {
        body: { name: `Семья ${index}` },
        headers: { authorization: `Share ${address.replace('/s/', '')}`, 'x-forwarded-for': from },
      });
    const join = joining(await newShare({ group_id }));
    const statuses = await times(61, (index) => join('203.0.113.1', index));
    expect([new Set(statuses.slice(0, 60)), statuses[60]]).toEqual([new Set([200]), 429]);
    expect((await join('198.51.100.7', 61)).status).toBe(200);
    // By the share of a whole project the families of several classes come.
    const joinAll = joining(await newShare({}));
    expect(new Set(await times(61, (index) => joinAll('203.0.113.2', index)))).toEqual(new Set([200]));
  });

  it('does not stop a person who reads a hundred pages', async () => {
    expect(new Set(await times(100, () => portal.ask('GET', '/photographers')))).toEqual(new Set([200]));
  });
});
