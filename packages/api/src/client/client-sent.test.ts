import { expect, test, vi } from 'vitest';
import { createClient } from './client.ts';
import { listCategories } from '../reference/specializations.ts';
import { defaultQuery } from '../photographers/directory-query.ts';
import { getPhotographer, listPhotographers } from '../photographers/photographers.ts';
import { uploadAvatar } from '../profile/profile.ts';
import { updateProfile } from '../profile/update-profile.ts';
import { forgotPassword, getMe, login, logout, register, resetPassword, verifyToken } from '../session/session.ts';
import { failureOf, portal } from '../testing/portal.ts';

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

test('a JSON body has its content type, and goes in the names of the wire', async () => {
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
  const file = new Blob(['image'], { type: 'image/jpeg' });
  await call(uploadAvatar, { body: { file } });
  const init = send.mock.calls[0]?.[1];
  expect(Object.keys(init?.headers as object)).not.toContain('content-type');
  expect([...((init?.body ?? new FormData()) as FormData).keys()]).toEqual(['file']);
});

const account = { email: 'Anna@Photo.example ', password: 'secret1' };
const session = { data: { token: 'abc', user: { id: 7, first_name: 'Анна', last_name: 'Орлова' } } };

test('the calls of an account go where the specification says, with exactly its fields', async () => {
  const { call, send } = portal(session);
  const names = { firstName: 'Анна', lastName: 'Орлова', city: null };
  await call(login, { body: account });
  await call(register, { body: { ...account, ...names, passwordConfirmation: 'secret1', acceptTerms: true } });
  await call(register, { body: { ...account, ...names, city: 'Тверь', passwordConfirmation: 'secret1', acceptTerms: true } });
  await call(logout, {});
  await call(getMe, {});
  await call(forgotPassword, { body: { email: account.email } });
  await call(verifyToken, { body: { token: 'link' } });
  await call(resetPassword, { body: { token: 'link', password: 'secret2' } });

  const email = 'anna@photo.example';
  const registration = {
    email,
    password: 'secret1',
    password_confirmation: 'secret1',
    first_name: 'Анна',
    last_name: 'Орлова',
    accept_terms: true,
  };
  const sent = send.mock.calls.map(([url, init]) => [init?.method, url, init?.body && JSON.parse(init.body as string)]);
  expect(sent).toEqual([
    ['POST', '/api/auth/login', { email, password: 'secret1' }],
    ['POST', '/api/auth/register', registration],
    ['POST', '/api/auth/register', { ...registration, city: 'Тверь' }],
    ['POST', '/api/auth/logout', undefined],
    ['GET', '/api/auth/me', undefined],
    ['POST', '/api/auth/forgot-password', { email }],
    ['POST', '/api/auth/verify-token', { token: 'link' }],
    ['POST', '/api/auth/reset-password', { token: 'link', password: 'secret2' }],
  ]);
});

test('what does not fit the contract is refused in the contract’s words, and not sent', async () => {
  const { call, send } = portal(session);
  const requested = [
    call(login, { body: { email: 'anna', password: '12345' } }),
    call(getPhotographer, { params: { id: -1 } }),
    call(listPhotographers, { query: { ...defaultQuery, page: 0 } }),
  ];
  const [body, params, query] = await Promise.all(requested.map(failureOf));
  expect(body).toMatchObject({
    kind: 'invalid',
    status: 0,
    message: 'Проверьте заполнение полей',
    errors: { email: ['Введите корректный email'], password: ['Не меньше 6 символов'] },
  });
  expect([params?.kind, query?.kind, send.mock.calls]).toEqual(['invalid', 'invalid', []]);
});

test('a server without the categories is asked for the specializations, and only one without both fails: CON-05', async () => {
  const answers = [404, 200, 404, 404, 500];
  const send = vi.fn<typeof fetch>(async () => new Response(JSON.stringify({ success: true, data: [] }), { status: answers.shift() ?? 0 }));
  const call = createClient({ fetch: send });
  expect(await call(listCategories, {})).toEqual([]);
  expect(await failureOf(call(listCategories, {}))).toMatchObject({ status: 404 });
  expect(await failureOf(call(listCategories, {}))).toMatchObject({ status: 500 });
  const [categories, specializations] = ['/api/photographer/categories', '/api/photographer/specializations'];
  expect(send.mock.calls.map(([url]) => url)).toEqual([categories, specializations, categories, specializations, categories]);
});
