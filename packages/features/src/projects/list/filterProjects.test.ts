import type { Project } from '@portal/api';
import { expect, test } from 'vitest';
import { filterProjects } from './filterProjects.ts';

const project = (id: number, name: string, categoryId: number | null, category: string | null) =>
  ({ id, name, categoryId, category }) as Project;
const all = [
  project(1, 'Выпускной 11 «А»', 1, 'Школа'),
  project(2, 'Ёлка в саду', 2, 'Детский сад'),
  project(3, 'Школа вальса', null, null),
];

test.each([
  ['', '', [1, 2, 3]],
  ['выпускной', '', [1]],
  ['ВЫПУСК', '', [1]],
  ['ёлка', '', [2]],
  ['  сад ', '', [2]],
  ['саду', '', [2]],
  ['', '1', [1]],
  ['', 'Школа', [1]],
  ['', 'школа', []],
  ['выпускной', '2', []],
  ['выпускной', '1', [1]],
])('«%s» in category «%s» gives %j', (search, category, ids) => {
  expect(filterProjects(all, { search, category }).map(({ id }) => id)).toEqual(ids);
});
