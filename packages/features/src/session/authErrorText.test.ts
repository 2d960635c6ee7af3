import { createClient, login, RequestError, sentences } from '@portal/api';
import { expect, it } from 'vitest';
import { authErrorText } from './authErrorText.ts';

const failed = 'Произошла ошибка при входе';
const wrong = 'Неверный email или пароль';

it.each([
  ['the server’s own words', RequestError.refused(422, { message: 'Аккаунт закрыт' }), 'Аккаунт закрыт'],
  ['a 401 without words', RequestError.refused(401, {}), wrong],
  ['a refusal without words', RequestError.refused(400, {}), failed],
  ['a broken server', RequestError.refused(502, undefined), 'Произошла ошибка сервера, пожалуйста, попробуйте позже'],
  ['too many tries', RequestError.refused(429, {}), 'Слишком много запросов. Попробуйте ещё раз чуть позже.'],
  ['no answer', RequestError.timeout(), 'Время ожидания истекло'],
  ['no connection', RequestError.network(new Error('x')), sentences.network],
  ['anything else', new Error('boom'), failed],
])('%s', (_, error, expected) => {
  expect(authErrorText(error, failed, wrong)).toBe(expected);
});

it.each([
  ['{}', 'Некорректные данные авторизации'],
  ['{"token":"abc"}', 'Некорректные данные авторизации'],
  ['{"data":{"user":{"id":1}}}', 'Некорректные данные авторизации'],
  ['<html></html>', 'Некорректный ответ сервера'],
])('an answer %s', async (body, expected) => {
  const client = createClient({ fetch: () => Promise.resolve(new Response(body)) });
  const error: unknown = await client(login, { body: { email: 'anna@photo.example', password: 'secret' } }).catch(
    (caught: unknown) => caught,
  );
  expect(authErrorText(error, failed, wrong)).toBe(expected);
});
