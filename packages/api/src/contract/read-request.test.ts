import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRequest, writeReply } from './read-request.ts';
import { endpoints } from '../openapi.ts';
import { getPhotographer, listPhotographers } from '../photographers/photographers.ts';
import { updateProfile } from '../profile/update-profile.ts';
import { Refusal, refusalBody } from './refusal.ts';
import { register } from '../session/session.ts';

/** Milliseconds for a property on a busy machine: it runs thousands of times. */
const timeout = 30_000;

function failureOf(read: () => unknown): unknown {
  try {
    read();
    return undefined;
  } catch (error) {
    return error;
  }
}

const refused = new Refusal(422, 'Any');

const asBody = (body: unknown) => ({ params: {}, query: {}, body });

test.each(['0', '-1', 'abc', '1.5', '1e3', '', '99999999999999999999', '1 or 1=1', '../1'])(
  'the address /photographers/%s names nobody',
  (id) => {
    const refusal = failureOf(() => readRequest(getPhotographer, { params: { id }, query: {}, body: undefined }));
    expect(refusal).toMatchObject({ status: 404, message: 'Не найдено' });
  },
);

test('what a browser adds to a call without a query or a body is harmless', () => {
  const requested = readRequest(getPhotographer, { params: { id: '7' }, query: { utm_source: 'letter' }, body: 'anything' });
  expect(requested).toEqual({ params: { id: 7 }, query: undefined, body: undefined });
});

test('every field that does not fit is named, in the words of the wire', () => {
  const refusal = failureOf(() =>
    readRequest(updateProfile, asBody({ first_name: ' ', last_name: 'Орлова', city: '', bio: ' ', hourly_rate: 0, categories: [] })),
  );
  expect(refusalBody(refusal as Refusal)).toEqual({
    success: false,
    message: 'Проверьте заполнение полей',
    errors: {
      first_name: ['Введите имя'],
      city: ['Укажите город'],
      bio: ['Расскажите о себе'],
      hourly_rate: ['Укажите сумму от 1\u00a0₽'],
      categories: ['Выберите хотя бы одну специализацию'],
    },
  });
});

test.each([[undefined], [null], ['text'], [[]], [42]])('%j is no body', (body) => {
  expect(failureOf(() => readRequest(register, asBody(body)))).toMatchObject({ status: 422, message: 'Проверьте заполнение полей' });
});

test('a handler cannot answer beside the contract', () => {
  expect(() => writeReply(listPhotographers, { items: [], total: 1.5, page: 1, pages: 1, perPage: 12 })).toThrow('invalid_type');
});

test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s understands or refuses whatever is sent',
  (_, endpoint) => {
    const anything = fc.anything({ withNullPrototype: true, withDate: true, withBigInt: true, withObjectString: true });
    const fields = fc.constantFrom(
      'email',
      'password',
      'first_name',
      'full_name',
      'categories',
      'social_links',
      'phone',
      'hourly_rate',
      'token',
      'file',
    );
    const body = fc.oneof(anything, fc.dictionary(fields, anything));
    fc.assert(
      fc.property(anything, anything, body, (params, query, sent) => {
        expect(failureOf(() => readRequest(endpoint, { params, query, body: sent })) ?? refused).toBeInstanceOf(Refusal);
      }),
      { numRuns: 300 },
    );
  },
  timeout,
);
