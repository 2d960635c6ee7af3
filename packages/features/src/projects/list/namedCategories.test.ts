import type { Project } from '@portal/api';
import { expect, test } from 'vitest';
import { namedCategories } from './namedCategories.ts';

const categories = [
  { id: 1, code: 'school', name: 'Школа' },
  { id: 3, code: null, name: 'Свадьба' },
];

test.each([
  [
    { category: null, categoryId: 3 },
    { category: 'Свадьба', categoryId: 3 },
  ],
  [
    { category: 'Школа', categoryId: null },
    { category: 'Школа', categoryId: 1 },
  ],
  [
    { category: 'Выпускной', categoryId: 1 },
    { category: 'Выпускной', categoryId: 1 },
  ],
  [
    { category: null, categoryId: 9 },
    { category: null, categoryId: 9 },
  ],
  [
    { category: null, categoryId: null },
    { category: null, categoryId: null },
  ],
])('%j is %j', (given, read) => {
  expect(namedCategories([given as Project], categories)).toEqual([read]);
});
