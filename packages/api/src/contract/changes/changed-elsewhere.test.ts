import { expect, test } from 'vitest';
import { changedElsewhere, nameAfter, namesAfter } from './changed-elsewhere.ts';

test.each([
  ['what was read and is stored gets the new name', { name: 'Сад', from: 'Лес' }, 'Сад'],
  ['a caller who does not say from which name renames', { name: 'Сад' }, 'Сад'],
  ['the same name changes nothing', { name: 'Поле', from: 'Поле' }, 'Лес'],
  ['both have renamed it to the same', { name: 'Лес', from: 'Поле' }, 'Лес'],
])('%s', (_, sent, name) => {
  expect(nameAfter('Лес', sent)).toBe(name);
});

const refused = (field: 'name' | 'names') =>
  expect.objectContaining({ status: 409, message: changedElsewhere[field], errors: { [field]: [changedElsewhere.field] } });

test('what was renamed meanwhile is refused, and of several all', () => {
  const stored = new Map([
    [1, 'Лес'],
    [2, 'Сад'],
  ]);
  expect(() => nameAfter('Лес', { name: 'Сад', from: 'Поле' })).toThrow(refused('name'));
  const one = { id: 1, name: 'Река', from: 'Лес' };
  expect(namesAfter(stored, [one, { id: 2, name: 'Луг' }])).toEqual([
    { id: 1, name: 'Река' },
    { id: 2, name: 'Луг' },
  ]);
  expect(() => namesAfter(stored, [one, { id: 2, name: 'Луг', from: 'Поле' }])).toThrow(refused('names'));
});
