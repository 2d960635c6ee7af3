import { RequestError } from '@portal/api';
import { expect, it } from 'vitest';
import en from '../texts.en.json';
import { failureOf, failureText } from './failure.ts';

const refused = (status: number, message?: string, errors = {}) => RequestError.refused(status, { success: false, message, errors });

it.each([
  ['silence', RequestError.timeout(), 'timeout'],
  ['a server that mentions a timeout', refused(504, 'Gateway Timeout'), 'timeout'],
  ['any error that mentions a timeout', new Error('timeout of 300000ms exceeded'), 'timeout'],
  ['a gateway that waited in vain, in whatever words', refused(504, 'Шлюз не отвечает'), 'timeout'],
  ['413', refused(413), 'tooLarge'],
  ['413 with words', refused(413, 'Request entity too large'), 'tooLarge'],
  ['401', refused(401), 'session'],
  ['409 without words', refused(409), 'other'],
  ['missing chunks in words', refused(422, 'There are missing chunks'), 'missing'],
  ['partial chunks in words', refused(500, 'Partial upload'), 'missing'],
  ['missing chunks by field', refused(422, 'Проверьте', { uploaded_chunks: ['нет 3'] }), 'missing'],
  ['no connection', RequestError.network(undefined), 'network'],
  ['500', refused(500, 'Ошибка'), 'server'],
  ['503', refused(503, 'Сервер занят'), 'server'],
  ['a refusal without words', refused(400), 'other'],
  ['an answer that cannot be read', RequestError.unreadable(200), 'server'],
  ['anything else', new Error('?'), 'other'],
  ['a file that has changed', new DOMException('changed', 'NotReadableError'), 'unreadable'],
])('%s', (_, error, kind) => {
  expect(failureOf(error)).toEqual({ kind });
});

it.each([
  [422, true],
  [404, false],
  [409, false],
  [429, false],
])('%i: the server gives a reason', (status, isFinal) => {
  expect(failureOf(refused(status, 'Архив повреждён'))).toEqual({ kind: 'refused', message: 'Архив повреждён', isFinal });
});

it('a chunk that failed for good is called by its name in both languages', () => {
  expect(failureText({ kind: 'chunk' })).toBe('Не удалось загрузить часть файла');
  expect(en.zip.errors.chunk).toBe('Failed to upload chunk');
});
