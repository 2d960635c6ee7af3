import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { readRequest } from '../contract/read-request.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { Refusal } from '../contract/refusal.ts';
import { getMe, login, logout, register, type Registration, resetPassword } from './session.ts';

const readReply = (endpoint: Endpoint, raw: unknown): unknown => z.decode(endpoint.reply, endpoint.reads.reply(raw));
const user = { id: 7, email: 'anna@photo.example', first_name: 'Анна', last_name: 'Орлова', avatar: null };
const session = {
  token: 'secret',
  user: { id: 7, email: 'anna@photo.example', firstName: 'Анна', lastName: 'Орлова', avatar: null },
  message: null,
};

test.each([
  ['in an envelope', { success: true, data: { token: 'secret', user } }],
  ['bare', { token: 'secret', user }],
  ['as accessToken', { data: { accessToken: 'secret', user } }],
  ['as accessToken, bare', { accessToken: 'secret', user }],
  [
    'with the name in a profile',
    { token: 'secret', user: { id: 7, email: 'anna@photo.example', profile: { first_name: 'Анна', last_name: 'Орлова' } } },
  ],
])('a session is understood %s', (_, raw) => {
  expect(readReply(login, raw)).toEqual(session);
});

test.each([
  ['inside', { data: { token: 'secret', user, message: 'Добро пожаловать' } }],
  ['beside the data', { message: 'Добро пожаловать', data: { token: 'secret', user } }],
])('a message is found %s', (_, raw) => {
  expect(readReply(register, raw)).toEqual({ ...session, message: 'Добро пожаловать' });
});

test.each([
  [{ success: true, data: { user } }],
  [{ success: true, data: { token: '', user } }],
  [{ success: true, data: { token: 'secret' } }],
  [{ success: true, data: { token: 'secret', user: { email: 'anna@photo.example' } } }],
  ['secret'],
])('%j is no session', (raw) => {
  expect(z.safeDecode(login.reply, login.reads.reply(raw) as never).success).toBe(false);
});

test.each([
  [{ data: user }],
  [user],
  [{ data: { user } }],
  [{ success: true, data: { user: { ...user, profile: { first_name: 'Анна' } } } }],
])('the current user is understood as %j', (raw) => {
  expect(readReply(getMe, raw)).toEqual(session.user);
});

test('the user travels with both places of the first name', () => {
  expect(z.encode(getMe.reply, session.user)).toEqual({ success: true, data: { ...user, profile: { first_name: 'Анна' } } });
});

test.each([
  [{ success: true }, 'Операция успешно выполнена'],
  [{ success: true, message: 'Готово' }, 'Готово'],
  [{ success: true, data: { message: 'Готово' } }, 'Готово'],
])('the notice in %j is «%s»', (raw, message) => {
  expect(readReply(logout, raw)).toEqual({ message });
});

const body = { email: ' Anna@Photo.example ', password: 'secret1', password_confirmation: 'secret1', accept_terms: true };
const names = { first_name: 'Анна', last_name: 'Орлова' };
const readBody = (raw: unknown): Registration => readRequest(register, { params: {}, query: {}, body: raw }).body;

function errorsOf(endpoint: Endpoint, raw: unknown) {
  try {
    readRequest(endpoint, { params: {}, query: {}, body: raw });
  } catch (error) {
    if (error instanceof Refusal) return error.errors;
  }
  return undefined;
}

test('two names, or one full name and a city, open the same account', () => {
  const account = { email: 'anna@photo.example', password: 'secret1', passwordConfirmation: 'secret1', acceptTerms: true };
  expect(readBody({ ...body, ...names })).toEqual({ ...account, firstName: 'Анна', lastName: 'Орлова', city: null });
  const variant = readBody({ ...body, full_name: ' Анна  Мария Орлова ', city: 'Тверь' });
  expect(variant).toEqual({ ...account, firstName: 'Анна', lastName: 'Мария Орлова', city: 'Тверь' });
});

test('the body is the one of the specification', () => {
  const requested = readBody({ ...body, ...names });
  expect(z.encode(register.body, requested)).toEqual({ ...body, ...names, email: 'anna@photo.example' });
});

test('nobody is made to agree to the terms on the way', () => {
  expect(z.safeEncode(register.body, { ...readBody({ ...body, ...names }), acceptTerms: false }).success).toBe(false);
});

test.each([
  [{}, { first_name: ['Введите имя'], last_name: ['Введите фамилию'] }],
  [{ first_name: 'Анна' }, { last_name: ['Введите фамилию'] }],
  [{ full_name: 'Анна' }, { full_name: ['Введите имя и фамилию'] }],
  [{ ...names, first_name: '  ' }, { first_name: ['Введите имя'] }],
  [{ ...names, first_name: 'я'.repeat(256) }, { first_name: ['Не больше 255 символов'] }],
  [{ ...names, city: 'я'.repeat(101) }, { city: ['Не больше 100 символов'] }],
  [{ ...names, password: '12345', password_confirmation: '12345' }, { password: ['Не меньше 6 символов'] }],
  [{ ...names, password: '' }, { password: ['Введите пароль'] }],
  [{ ...names, password_confirmation: 'secret2' }, { password_confirmation: ['Пароли не совпадают'] }],
  [{ ...names, accept_terms: false }, { accept_terms: ['Нужно принять условия использования'] }],
  [{ ...names, email: 'anna' }, { email: ['Введите корректный email'] }],
])('an account with %j is refused', (change, errors) => {
  expect(errorsOf(register, { ...body, ...change })).toEqual(errors);
});

test.each([
  [{ first_name: 'я'.repeat(255), last_name: 'Орлова' }],
  [{ ...names, city: 'я'.repeat(100) }],
  [{ ...names, password: '123456', password_confirmation: '123456' }],
])('an account with %j is at the limit, and fine', (change) => {
  expect(errorsOf(register, { ...body, ...change })).toBeUndefined();
});

test('a new password needs its token', () => {
  expect(errorsOf(resetPassword, { password: '12345' })).toEqual({ token: ['Нет токена'], password: ['Не меньше 6 символов'] });
});
