import { limits } from '@portal/api';
import { expect, test } from 'vitest';
import { sortNames } from './sortNames.ts';

test('a name makes a group once, however it is spelt', () => {
  const long = 'я'.repeat(limits.groupNameLength + 1);
  expect(sortNames(['Пётр', 'ПЕТР', 'анна', 'Ия', long, '\u200b'], [{ id: 1, name: 'Анна' }])).toEqual({
    fresh: ['Пётр', 'Ия'],
    known: ['анна'],
    twice: ['ПЕТР'],
    long: [long],
  });
});
