import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ClientOptions, createClient } from './client.ts';
import { defaultQuery } from './directory-query.ts';
import { limits } from './limits.ts';
import { listPhotographers } from './photographers.ts';
import { getProfile, updateProfile, uploadAvatar } from './profile.ts';
import { RequestError } from './request-error.ts';
import { getMe, login, logout } from './session.ts';

const credentials = { body: { email: 'anna@photo.example', password: 'secret1' } };

/** A server that gives one answer to everything, and the client that asks it. */
function portal(body: unknown, status = 200, options: ClientOptions = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const send = vi.fn<typeof fetch>(async () => new Response(status === 204 ? null : text, { status }));
  const onUnauthorized = vi.fn<(error: RequestError) => void>();
  return { call: createClient({ fetch: send, onUnauthorized, ...options }), send, onUnauthorized };
}

async function failureOf(call: Promise<unknown>): Promise<RequestError> {
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof RequestError)) throw new Error(`Expected a RequestError, got ${String(error)}`);
  return error;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Never answers, but hears when it is given up. */
const silent: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });

test('gives up after exactly 15 seconds', async () => {
  const outcome = vi.fn<(error: RequestError) => void>();
  createClient({ fetch: silent })(getProfile, {}).catch(outcome);
  await vi.advanceTimersByTimeAsync(limits.requestTimeoutMs - 1);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome.mock.calls[0]?.[0]).toMatchObject({ kind: 'timeout', status: 0, message: 'Время ожидания истекло' });
});

/** Answers, but its body never ends. */
const endless: typeof fetch = async (_, init) =>
  new Response(new ReadableStream({ start: (body) => init?.signal?.addEventListener('abort', () => body.error(new Error('cut'))) }));

test('gives up on a body that never ends, too', async () => {
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

test('a failed connection is told with its detail', async () => {
  const failure = await failureOf(createClient({ fetch: broken })(getProfile, {}));
  expect(failure).toMatchObject({ kind: 'network', status: 0, message: 'Ошибка соединения: Failed to fetch' });
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

test('204 is a success and says so', async () => {
  expect(await portal('', 204).call(logout, {})).toEqual({ message: 'Операция успешно выполнена' });
});

test('success: false is a refusal, whatever the status says', async () => {
  const body = { success: false, message: 'Карточка закрыта', errors: { bio: ['Расскажите о себе'] } };
  const failure = await failureOf(portal(body).call(getProfile, {}));
  expect(failure).toMatchObject({ kind: 'refused', status: 200, message: 'Карточка закрыта', serverMessage: 'Карточка закрыта' });
  expect(failure.errors).toEqual({ bio: ['Расскажите о себе'] });
  expect(failure.data).toEqual(body);
});

test('401 without words has the words of an ended session, and tells about it once', async () => {
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
  [413, { success: false, message: 'Размер файла не должен превышать 20 МБ' }, 'Размер файла не должен превышать 20 МБ'],
  [413, '<html>413 Request Entity Too Large</html>', 'Произошла неизвестная ошибка'],
  [429, {}, 'Слишком много запросов. Попробуйте ещё раз чуть позже.'],
  [500, '<html>Bad gateway</html>', 'Произошла ошибка сервера, пожалуйста, попробуйте позже'],
  [503, {}, 'Произошла ошибка сервера, пожалуйста, попробуйте позже'],
  [418, { success: false, message: '' }, 'Произошла неизвестная ошибка'],
])('%i answering %j is told as it should be', async (status, body, message) => {
  expect(await failureOf(portal(body, status).call(getProfile, {}))).toMatchObject({ kind: 'refused', status, message });
});

test.each([
  [{ errors: { email: ['Этот email уже зарегистрирован', 'второе'], bio: 'Расскажите о себе' } }],
  [{ data: { errors: { email: ['Этот email уже зарегистрирован', 'второе'], bio: 'Расскажите о себе' } } }],
])('422 brings messages by field: %j', async (body) => {
  const failure = await failureOf(portal({ success: false, message: 'Проверьте заполнение полей', ...body }, 422).call(getProfile, {}));
  expect(failure.message).toBe('Проверьте заполнение полей');
  expect(failure.errors).toEqual({ email: ['Этот email уже зарегистрирован', 'второе'], bio: ['Расскажите о себе'] });
});

test('who gives up is told nothing but that', async () => {
  const controller = new AbortController();
  const failure = failureOf(createClient({ fetch: silent })(getProfile, {}, { signal: controller.signal }));
  controller.abort();
  expect(await failure).toMatchObject({ kind: 'aborted' });
});

test('who gave up before asking does not ask', async () => {
  const { call, send } = portal({});
  expect(await failureOf(call(getProfile, {}, { signal: AbortSignal.abort() }))).toMatchObject({ kind: 'aborted' });
  expect(send).not.toHaveBeenCalled();
});

const empty = { success: true, data: { photographers: [], total: 0, currentPage: 1, totalPages: 1, limit: 12 } };

test('a call carries what the specification asks for, and the token of the moment', async () => {
  const tokens = ['first', 'second', null];
  const { call, send } = portal(empty, 200, { baseUrl: 'https://portal.example', token: () => tokens.shift() ?? null });
  for (let index = 0; index < 3; index += 1) await call(listPhotographers, { query: defaultQuery });
  const [url, init] = send.mock.calls[0] ?? [];
  expect(url).toBe('https://portal.example/photographers?page=1&limit=12&sort_by=rating&sort_order=desc');
  expect(init).toMatchObject({ method: 'GET', credentials: 'include' });
  const headers = send.mock.calls.map((sent) => sent[1]?.headers as Record<string, string>);
  expect(headers[0]).toEqual({ accept: 'application/json', 'x-requested-with': 'XMLHttpRequest', authorization: 'Bearer first' });
  expect(headers.map(({ authorization }) => authorization)).toEqual(['Bearer first', 'Bearer second', undefined]);
});

test('a JSON body says what it is, and goes in the names of the wire', async () => {
  const profile = { firstName: 'Анна', lastName: 'Орлова', city: 'Тверь', bio: 'Снимаю', email: null, phone: null };
  const input = { ...profile, hourlyRate: 2500, minProductPrice: null, socialLinks: [{ networkId: 2, username: 'anna' }], categories: [1] };
  const { call, send } = portal({ success: true, data: { id: 1 } });
  await call(updateProfile, { body: input });
  const init = send.mock.calls[0]?.[1];
  expect(init?.headers).toHaveProperty('content-type', 'application/json');
  expect(JSON.parse(init?.body as string)).toEqual({
    first_name: 'Анна',
    last_name: 'Орлова',
    city: 'Тверь',
    bio: 'Снимаю',
    email: null,
    phone: null,
    hourly_rate: 2500,
    min_product_price: null,
    social_links: [{ id: 2, username: 'anna' }],
    categories: [1],
    specializations: [1],
  });
});

test('a form names no type of its own: the browser adds the boundary', async () => {
  const { call, send } = portal({ success: true, data: { url: '/media/a.jpg' } });
  const file = new Blob(['picture'], { type: 'image/jpeg' });
  await call(uploadAvatar, { body: { file } });
  const init = send.mock.calls[0]?.[1];
  expect(Object.keys(init?.headers as object)).not.toContain('content-type');
  expect([...((init?.body ?? new FormData()) as FormData).keys()]).toEqual(['file']);
});
