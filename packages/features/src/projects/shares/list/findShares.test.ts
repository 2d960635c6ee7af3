import type { ProjectShare } from '@portal/api';
import { expect, test } from 'vitest';
import { findShares } from './findShares.ts';

const shares = [
  { id: 1, role: 'client', groupName: 'Ёлкина Анна', email: null },
  { id: 2, role: 'client', groupName: 'Котов Пётр', email: 'kotov@family.example' },
  { id: 3, role: 'retoucher', groupName: null, email: null },
] as ProjectShare[];

test.each([
  ['', [1, 2, 3]],
  ['  ', [1, 2, 3]],
  ['елкина', [1]],
  ['ПЕТР\u00A0кот', [2]],
  ['family.example', [2]],
  ['ретушёра', [3]],
  ['Сидоров', []],
])('«%s» finds what it names', (words, ids) => {
  expect(findShares(shares, words).map(({ id }) => id)).toEqual(ids);
});
