import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../test/support/servers/engines.ts';
import { openPortal, type Portal } from '../../../test/support/open-portal.ts';

const megabyte = 1_048_576;
/** JSON of exactly so many bytes. */
const long = (bytes: number) => `{"email":"${'x'.repeat(bytes - 12)}"}`;

describe.each(engines())('a malformed body, on %s', (engine) => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await openPortal(engine);
  });
  afterAll(() => portal.close());

  const send = (body: string, type = 'application/json') =>
    portal.ask('POST', '/api/auth/login', { body, headers: { 'content-type': type } });
  const good = JSON.stringify({ email: 'anna@test.example', password: 'gelateria' });

  it.each([
    ['cut off', good.slice(0, -1), 400, 'Не удалось прочитать запрос'],
    ['a page', '<html></html>', 400, 'Не удалось прочитать запрос'],
    ['a reach for the prototype', '{"__proto__":{"email":"a"}}', 400, 'Не удалось прочитать запрос'],
    ['nothing', '', 422, 'Проверьте заполнение полей'],
    ['a list', `[${good}]`, 422, 'Проверьте заполнение полей'],
    ['as long as it may be', long(megabyte), 422, 'Проверьте заполнение полей'],
    ['one byte longer', long(megabyte + 1), 413, 'Слишком большой запрос'],
  ])('%s is refused', async (_, body, status, message) => {
    expect(await send(body)).toMatchObject({ status, body: { success: false, message } });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=b', 'application/xml'])(
    '%s is not spoken here',
    async (type) => {
      expect(await send(good, type)).toMatchObject({ status: 415, body: { message: 'Такой формат запроса не поддерживается' } });
    },
  );
});
