import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Endpoint, isByShare, login, sentences } from '@portal/api';
import { endpoints } from '@portal/api/openapi';
import { newToken } from '../platform/tokens.ts';
import { engines } from '../../test/support/servers/engines.ts';
import { insertPeople } from '../../test/support/insert-people.ts';
import { answerOf, openPortal, type Portal } from '../../test/support/open-portal.ts';
import { type Ids, shareFor, makeThings, refused, samples } from '../../test/support/sample-calls.ts';

const withBody = endpoints.filter(({ sends }) => sends === 'json');
/** Another call at the same address takes a form. */
const isShared = ({ method, path, name }: Endpoint) =>
  endpoints.some((one) => one.method === method && one.path === path && one.name !== name);
const named = (list: readonly Endpoint[]) => list.map((endpoint) => [endpoint.name, endpoint] as const);

describe.each(engines())('every call on %s', (engine) => {
  let portal: Portal;
  let ids: Ids;
  beforeAll(async () => {
    portal = await openPortal(engine);
    const [photographer = 0] = await insertPeople(portal.ports, [{}]);
    const token = await portal.signUp('owner@test.example');
    ids = { photographer, nothing: 999_999, ...(await makeThings(portal, token)) };
  });
  afterAll(() => portal.close());

  const signIn = async () => answerOf(login, await portal.ask('POST', '/api/auth/login', { body: samples['login']?.body?.(ids) })).token;

  function ask(
    { name, method, path, access }: Endpoint,
    token?: string,
    body: object | string | undefined = samples[name]?.body?.(ids),
    headers: Record<string, string> = {},
  ) {
    const authorized: Record<string, string> = isByShare({ access }) ? { authorization: shareFor({ access }, ids) } : {};
    const form = { body: '--b--\r\n', headers: { 'content-type': 'multipart/form-data; boundary=b', ...authorized, ...headers } };
    const sent = samples[name]?.upload ? form : { body, headers: { ...authorized, ...headers } };
    const address = path
      .replace(':id', String(ids[samples[name]?.at ?? 'photographer']))
      .replace(':mediaId', String(ids.photo))
      .replace(':shareId', String(ids.share))
      .replace(':groupId', String(ids.group))
      .replace(':imageId', String(ids.projectImage))
      .replace(':photoId', String(ids.nothing))
      .replace(':versionId', String(ids.nothing))
      .replace(':retouchedId', String(ids.nothing))
      .replace(':uploadId', newToken());
    return portal.ask(method, address, { token, ...sent });
  }

  it.each(named(endpoints.filter(({ method }) => method !== 'GET')))('%s refuses requests of another site', async (name, endpoint) => {
    const token = await signIn();
    for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }]) {
      expect(await ask(endpoint, token, undefined, headers as never)).toMatchObject({
        status: 403,
        body: { message: sentences.forbidden },
      });
    }
    const own = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
    expect((await ask(endpoint, token, samples[name]?.body?.(ids), own)).status).toBe(refused[name] ?? 200);
  });

  it.each(named(withBody))('%s requires JSON, and reports what is wrong with it in Russian', async (_, endpoint) => {
    const token = await signIn();
    const send = (body: string, type = 'application/json') => ask(endpoint, token, body, { 'content-type': type });
    const good = JSON.stringify(samples[endpoint.name]?.body?.(ids));
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'application/json+x', ''];
    for (const type of isShared(endpoint) ? types : [...types, 'multipart/form-data; boundary=b']) {
      expect.soft([type, (await send(good, type)).status]).toEqual([type, 415]);
    }
    for (const body of ['{', '<html>', '{"__proto__":1}', 'undefined']) expect.soft([body, (await send(body)).status]).toEqual([body, 400]);
    for (const body of ['', 'null', '[]', '"x"', '7', `[${good}]`, '['.repeat(100_000) + ']'.repeat(100_000)]) {
      const { status, body: reported } = await send(body);
      expect.soft([body.slice(0, 20), status]).toEqual([body.slice(0, 20), 422]);
      expect.soft(reported).toMatchObject({ success: false, message: sentences.invalid });
    }
    expect((await send(`{"a":"${'x'.repeat(1_100_000)}"}`)).status).toBe(413);
    expect((await send(good, 'Application/JSON; charset=utf-8')).status).toBe(refused[endpoint.name] ?? 200);
  });

  it.each(named(withBody))('%s survives every value in every field', async (_, endpoint) => {
    const token = await signIn();
    const good = () => samples[endpoint.name]?.body?.(ids) ?? {};
    const values = [
      undefined,
      null,
      '',
      ' ',
      'x',
      '\u0000',
      '\uD800',
      'я'.repeat(5000),
      0,
      -1,
      1e308,
      1.5,
      true,
      [],
      [2 ** 31],
      [Number.MAX_SAFE_INTEGER],
      [null],
      {},
      { a: 1 },
      ['\u0000'],
    ];
    for (const field of [...Object.keys(good()), 'unknown']) {
      for (const value of values) {
        const answer = await ask(endpoint, token, { ...good(), [field]: value });
        // A changed password or address may be wrong (401); a changed id is not found (404).
        expect.soft(answer.status, `${field}: ${JSON.stringify(value)?.slice(0, 30)}`).toBeOneOf([200, 401, 404, 422]);
      }
    }
    expect((await ask(endpoint, token, { ...good(), unknown: 1 })).status).toBe(refused[endpoint.name] ?? 200);
  });
});
