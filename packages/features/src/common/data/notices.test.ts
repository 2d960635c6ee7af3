import { RequestError } from '@portal/api';
import { expect, test, vi } from 'vitest';
import { notifyError } from './notices.ts';

function noticesFor(error: unknown): unknown[][] {
  const fail = vi.fn<(title: string, message: string) => void>();
  notifyError('Не удалось сохранить', error, fail);
  return fail.mock.calls;
}

test('a failure is reported once, with its reason', () => {
  expect(noticesFor(new RequestError('refused', { status: 422, message: 'Проверьте поля', serverMessage: 'Укажите город' }))).toEqual([
    ['Не удалось сохранить', 'Укажите город'],
  ]);
});

test('nothing is reported for a cancelled call, or for a session that has ended, which reports itself', () => {
  expect(noticesFor(new RequestError('aborted', { message: 'Отменено' }))).toEqual([]);
  expect(noticesFor(new RequestError('unauthorized', { status: 401, message: 'Сессия завершена' }))).toEqual([]);
});
