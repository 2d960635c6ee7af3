import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from './client.ts';
import { limits } from '../contract/limits.ts';
import { sentences } from '../contract/sentences.ts';
import { getProfile } from '../profile/profile.ts';
import type { RequestError } from './request-error.ts';
import { getMe, login, logout } from '../session/session.ts';
import { failureOf, portal } from '../testing/portal.ts';

const credentials = { body: { email: 'anna@photo.example', password: 'secret1' } };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Never answers, but notices an abort. */
const silent: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });

test('aborts after exactly 15 seconds', async () => {
  const outcome = vi.fn<(error: RequestError) => void>();
  createClient({ fetch: silent })(getProfile, {}).catch(outcome);
  await vi.advanceTimersByTimeAsync(limits.requestTimeoutMs - 1);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome.mock.calls[0]?.[0]).toMatchObject({ kind: 'timeout', status: 0, message: 'Время ожидания истекло' });
});

test('has the timeout that it is given', async () => {
  const failure = failureOf(createClient({ fetch: silent, timeoutMs: 50 })(getProfile, {}));
  await vi.advanceTimersByTimeAsync(50);
  expect(await failure).toMatchObject({ kind: 'timeout' });
});

/** Answers, but its body never ends. */
const endless: typeof fetch = async (_, init) =>
  new Response(new ReadableStream({ start: (body) => init?.signal?.addEventListener('abort', () => body.error(new Error('cut'))) }));

test('aborts on a body that never ends, too', async () => {
  const failure = failureOf(createClient({ fetch: endless })(getProfile, {}));
  await vi.advanceTimersByTimeAsync(limits.requestTimeoutMs);
  expect(await failure).toMatchObject({ kind: 'timeout', message: 'Время ожидания истекло' });
});

test('leaves no timer behind', async () => {
  await portal({ success: true, data: [] }).call(logout, {});
  expect(vi.getTimerCount()).toBe(0);
});

const broken: typeof fetch = async () => {
  throw new TypeError('Failed to fetch');
};

test('a failed connection is reported with a detail of ours, ERR-02', async () => {
  const failure = await failureOf(createClient({ fetch: broken })(getProfile, {}));
  expect(failure).toMatchObject({ kind: 'network', status: 0, message: sentences.network, cause: { message: 'Failed to fetch' } });
  expect(sentences.network).toMatch(/^Ошибка соединения: [а-яё]/);
  expect(sentences.network).not.toMatch(/[a-z]/i);
  // The same without its first words, for places that already say that it is an error.
  expect(`ошибка соединения: ${sentences.noAnswer}`.toLowerCase()).toBe(sentences.network.toLowerCase());
});

test.each([
  ['HTML', '<!doctype html><title>Welcome</title>'],
  ['JSON that was cut', '{"success":true,"data":{"id":1,"first_na'],
  ['nothing', ''],
  ['half a profile', { success: true, data: { first_name: 'Анна' } }],
])('%s is not an answer', async (_, body) => {
  const failure = await failureOf(portal(body).call(getProfile, {}));
  expect(failure).toMatchObject({ kind: 'unreadable', status: 200, message: 'Некорректный ответ сервера' });
});

test('204 is a success with a message', async () => {
  expect(await portal('', 204).call(logout, {})).toEqual({ message: 'Операция успешно выполнена' });
});

test('success: false is a refusal, whatever the status', async () => {
  const body = { success: false, message: 'Карточка закрыта', errors: { bio: ['Расскажите о себе'] } };
  const failure = await failureOf(portal(body).call(getProfile, {}));
  expect(failure).toMatchObject({ kind: 'refused', status: 200, message: 'Карточка закрыта', serverMessage: 'Карточка закрыта' });
  expect(failure.errors).toEqual({ bio: ['Расскажите о себе'] });
  expect(failure.data).toEqual(body);
});

test('401 without a message gets that of an ended session, and is reported once', async () => {
  const { call, onUnauthorized } = portal({}, 401);
  const failure = await failureOf(call(getProfile, {}));
  expect(failure).toMatchObject({ kind: 'unauthorized', isAuthError: true, message: 'Ваша сессия истекла, пожалуйста, войдите снова' });
  expect(onUnauthorized.mock.calls).toEqual([[failure]]);
});

test('a 401 of a call with words of its own ends no session', async () => {
  const { call, onUnauthorized } = portal({ success: false, message: 'Неверный email или пароль' }, 401);
  const failure = await failureOf(call(login, credentials));
  expect(failure).toMatchObject({ kind: 'unauthorized', status: 401, message: 'Неверный email или пароль' });
  await failureOf(call(getMe, {}));
  await failureOf(call(logout, {}));
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test.each([
  [403, {}, 'Доступ запрещен, у вас нет прав на доступ к этому ресурсу'],
  [413, { success: false, message: 'Размер файла не должен превышать 20\u00a0МБ' }, 'Размер файла не должен превышать 20\u00a0МБ'],
  [413, '<html>413 Request Entity Too Large</html>', 'Произошла неизвестная ошибка'],
  [500, '<html>Bad gateway</html>', 'Произошла ошибка сервера, пожалуйста, попробуйте позже'],
  [503, {}, 'Произошла ошибка сервера, пожалуйста, попробуйте позже'],
  [418, { success: false, message: '' }, 'Произошла неизвестная ошибка'],
])('%i answering %j is reported as it should be', async (status, body, message) => {
  expect(await failureOf(portal(body, status).call(getProfile, {}))).toMatchObject({ kind: 'refused', status, message });
});

test.each([
  [{}, {}, 'Слишком много запросов. Попробуйте ещё раз чуть позже.', undefined],
  [{}, { 'retry-after': '90' }, 'Слишком много запросов. Попробуйте ещё раз через 2 минуты.', 90],
  [{ success: false, message: 'Отдохните немного' }, { 'retry-after': '90' }, 'Отдохните немного', 90],
])('429 answering %j with %j reports when to retry', async (body, headers, message, retryAfter) => {
  const send: typeof fetch = async () => new Response(JSON.stringify(body), { status: 429, headers });
  expect(await failureOf(createClient({ fetch: send })(getProfile, {}))).toMatchObject({
    kind: 'refused',
    status: 429,
    message,
    retryAfter,
  });
});

test.each([
  [{ errors: { email: ['Этот email уже зарегистрирован', 'второе'], bio: 'Расскажите о себе' } }],
  [{ data: { errors: { email: ['Этот email уже зарегистрирован', 'второе'], bio: 'Расскажите о себе' } } }],
])('422 brings messages by field: %j', async (body) => {
  const failure = await failureOf(portal({ success: false, message: 'Проверьте заполнение полей', ...body }, 422).call(getProfile, {}));
  expect(failure.message).toBe('Проверьте заполнение полей');
  expect(failure.errors).toEqual({ email: ['Этот email уже зарегистрирован', 'второе'], bio: ['Расскажите о себе'] });
});

test('who aborts learns nothing but that', async () => {
  const controller = new AbortController();
  const failure = failureOf(createClient({ fetch: silent })(getProfile, {}, { signal: controller.signal }));
  controller.abort();
  expect(await failure).toMatchObject({ kind: 'aborted' });
});

test('an aborted call is not sent', async () => {
  const { call, send } = portal({});
  expect(await failureOf(call(getProfile, {}, { signal: AbortSignal.abort() }))).toMatchObject({ kind: 'aborted' });
  expect(send).not.toHaveBeenCalled();
});
