import { expect, test } from 'vitest';
import { errorText, PortalError, RequestError } from './request-error.ts';

test.each([
  ['the words of the server', RequestError.refused(422, { message: 'Этот email уже зарегистрирован' }), 'Этот email уже зарегистрирован'],
  ['our own when the server sent none', RequestError.refused(500, undefined), 'Произошла ошибка сервера, пожалуйста, попробуйте позже'],
  [
    'the words of another error of ours',
    new PortalError('Не получилось уменьшить эту фотографию'),
    'Не получилось уменьшить эту фотографию',
  ],
  ['that it is unknown, of an error of ours without words', new PortalError(), 'Произошла неизвестная ошибка'],
  [
    'that it is unknown, of an error of the browser',
    new DOMException('Write permission denied.', 'NotAllowedError'),
    'Произошла неизвестная ошибка',
  ],
  ['that it is unknown, of an error in the code', new TypeError('Cannot read properties of undefined'), 'Произошла неизвестная ошибка'],
  [
    'that a file has gone',
    new DOMException('A requested file could not be found', 'NotFoundError'),
    'Файл не читается: возможно, его изменили или переместили. Выберите его ещё раз.',
  ],
  ['that it is unknown, of a thrown text too', 'oops', 'Произошла неизвестная ошибка'],
])('a person reads %s', (_, error, text) => {
  expect(errorText(error)).toBe(text);
});

test('a gateway that waited in vain is a timeout', () => {
  expect(RequestError.refused(504, undefined)).toMatchObject({ kind: 'timeout', status: 504, message: 'Время ожидания истекло' });
});

test.each([[undefined], [null], ['text'], [[]], [{ message: 42, errors: 'text' }], [{ errors: { email: [1, null], bio: {} } }]])(
  'a refusal with %j still is one',
  (body) => {
    const error = RequestError.refused(422, body);
    expect(error).toMatchObject({ kind: 'refused', status: 422, serverMessage: undefined, message: 'Произошла неизвестная ошибка' });
    expect(Object.values(error.errors).flat()).toEqual([]);
  },
);
