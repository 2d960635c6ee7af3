import { expect, test } from 'vitest';
import { digestsOf, fieldsAsRead } from './field-digests.ts';

const stored = { name: 'Выпускной', clientName: 'Мария' as string | null, deadline: null as string | null };

test('what was read travels as digests, and not as it is', () => {
  const digests = digestsOf(stored);
  expect(digests).toMatch(/^name:[\da-z]+,client_name:[\da-z]+,deadline:[\da-z]+$/);
  expect(digestsOf({ ...stored, clientName: 'Марина' })).not.toBe(digests);
  expect(digestsOf({ clientName: null })).not.toBe(digestsOf({ clientName: '' }));
});

test('a field was read as it is stored, as it is sent, or as something else', () => {
  const digests = digestsOf({ name: 'Выпускной', clientName: 'Анна', deadline: '2026-06-01' });
  expect(fieldsAsRead(digests, stored, { clientName: 'Анна', deadline: '2026-07-01' })).toEqual({
    name: 'Выпускной',
    clientName: 'Анна',
    deadline: { changed: true },
  });
});

test('without digests nothing is known of what was read, and an unknown field is passed over', () => {
  expect(fieldsAsRead(undefined, stored, {})).toBeUndefined();
  expect(fieldsAsRead('role:1,,name', stored, { role: 'admin' })).toEqual({ name: { changed: true } });
  expect(Object.keys(fieldsAsRead('__proto__:1,constructor:1', stored, {}) ?? {})).toEqual([]);
});
