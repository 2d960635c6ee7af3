import {
  createClient,
  defaultQuery,
  forgotPassword,
  getMe,
  getProfile,
  listPhotographers,
  listSpecializations,
  login,
  RequestError,
  sentences,
} from '@portal/api';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createHandlers } from './handlers/handlers.ts';
import { answer, busy, down, empty, expired, gateFor, html, nonsense, offline, once, refuse, silent, slow } from './scenarios.ts';
import { createWorld, demoPeople, signedIn, type World } from './world/world.ts';

const baseUrl = 'http://portal.example';
const network = setupServer();
const unhandled = vi.fn<(call: string) => void>();
let world: World;

beforeAll(() => network.listen());
beforeEach(() => {
  world = createWorld({ people: demoPeople(13) });
  network.use(...createHandlers(world, { baseUrl, onUnhandled: unhandled }));
});
afterEach(() => {
  network.resetHandlers();
  unhandled.mockReset();
});
afterAll(() => network.close());

const call = createClient({ baseUrl });
const list = () => call(listPhotographers, { query: defaultQuery });
const failure = (kind: string, message: string | RegExp) => ({
  kind,
  message: typeof message === 'string' ? message : expect.stringMatching(message),
});

test('without a scenario the portal answers from its world', async () => {
  expect(await list()).toMatchObject({ total: 13, page: 1, pages: 2 });
});

test('down: one call or all of them', async () => {
  network.use(...down(listPhotographers));
  await expect(list()).rejects.toMatchObject(failure('refused', sentences.server));
  expect(await call(listSpecializations, {})).not.toEqual([]);
  network.use(...down());
  await expect(call(listSpecializations, {})).rejects.toMatchObject({ status: 500 });
});

test('gateFor: delays and counts requests', async () => {
  const gate = gateFor(listPhotographers);
  network.use(...gate.close());
  const answered = vi.fn<() => void>();
  const both = Promise.all([list().then(answered), list().then(answered)]);
  await vi.waitFor(() => expect(gate.requests()).toBe(2));
  await call(listSpecializations, {});
  expect(answered).not.toHaveBeenCalled();
  gate.open();
  await both;
  expect(answered).toHaveBeenCalledTimes(2);
});

test('gateFor: an answer that is out of date when it arrives', async () => {
  const gate = gateFor(listPhotographers);
  network.use(...gate.close(createHandlers(world, { baseUrl })));
  const before = list();
  await vi.waitFor(() => expect(gate.requests()).toBe(1));
  world.people.splice(1);
  gate.open();
  expect((await before).total).toBe(13);
  expect((await list()).total).toBe(1);
});

test('offline', async () => {
  network.use(...offline(listPhotographers));
  await expect(list()).rejects.toMatchObject(failure('network', /^Ошибка соединения/));
});

test('html', async () => {
  network.use(...html(listPhotographers));
  await expect(list()).rejects.toMatchObject(failure('unreadable', sentences.unreadable));
});

test('refuse: with message and field errors', async () => {
  network.use(...refuse(login, 422, 'Нет', { email: ['Не тот'] }));
  const attempt = call(login, { body: { email: 'a@b.ru', password: 'secret1' } });
  await expect(attempt).rejects.toMatchObject({ status: 422, message: 'Нет', errors: { email: ['Не тот'] } });
});

test('busy: says when to retry, in the message and in the header', async () => {
  network.use(...busy(listPhotographers, 90));
  const message = 'Слишком много запросов. Попробуйте ещё раз через 2 минуты.';
  await expect(list()).rejects.toMatchObject({ status: 429, serverMessage: message, retryAfter: 90 });
});

test('silent: the default success message', async () => {
  network.use(...silent(forgotPassword));
  expect(await call(forgotPassword, { body: { email: 'a@b.ru' } })).toEqual({ message: sentences.done });
});

test('nonsense: JSON that violates the contract', async () => {
  network.use(...nonsense(login, {}));
  const attempt = call(login, { body: { email: 'a@b.ru', password: 'secret1' } });
  await expect(attempt).rejects.toMatchObject(failure('unreadable', sentences.unreadable));
});

test('expired: every call with a session, and no public call', async () => {
  const own = createClient({ baseUrl, token: () => signedIn(world) });
  expect(await own(getMe, {})).toMatchObject({ firstName: 'Анна' });
  network.use(...expired());
  await expect(own(getProfile, {})).rejects.toMatchObject(failure('unauthorized', sentences.sessionExpired));
  expect(await list()).toMatchObject({ total: 13 });
});

test('empty: a page and a bare list', async () => {
  network.use(...empty(listPhotographers), ...empty(listSpecializations));
  expect(await list()).toEqual({ items: [], total: 0, page: 1, pages: 1, perPage: 12 });
  expect(await call(listSpecializations, {})).toEqual([]);
});

test('answer: in the shape of the contract', async () => {
  network.use(...answer(listSpecializations, [{ id: 1, name: 'Портрет', code: null, icon: null }]));
  expect(await call(listSpecializations, {})).toEqual([{ id: 1, name: 'Портрет', code: null, icon: null }]);
});

test('slow: delays the response', async () => {
  network.use(...slow(60, listPhotographers));
  const from = performance.now();
  expect(await list()).toMatchObject({ total: 13 });
  expect(performance.now() - from).toBeGreaterThanOrEqual(55);
});

test('once: only the first of two calls at the same time, and no later one', async () => {
  network.use(...once(down(listPhotographers)));
  const outcomes = await Promise.allSettled([list(), list()]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await list()).toMatchObject({ total: 13 });
});

test('an unmocked call fails and is reported', async () => {
  await expect(fetch(`${baseUrl}/api/nowhere`, { method: 'POST' })).rejects.toThrow(TypeError);
  expect(unhandled.mock.calls).toEqual([['POST /api/nowhere']]);
});

test('a session expires after a day', async () => {
  const token = signedIn(world, 7);
  const own = createClient({ baseUrl, token: () => token });
  expect(await own(getMe, {})).toMatchObject({ id: 7 });
  world.advance(86_400_000);
  await expect(own(getMe, {})).rejects.toBeInstanceOf(RequestError);
});

test('changes in one world do not affect the next one', () => {
  const people = demoPeople(2);
  const one = createWorld({ people });
  for (const person of one.people) person.firstName = 'Другая';
  expect(createWorld({ people }).people.map(({ firstName }) => firstName)).toEqual(people.map(({ firstName }) => firstName));
  expect(people[0]?.firstName).toBe('Анна');
});
