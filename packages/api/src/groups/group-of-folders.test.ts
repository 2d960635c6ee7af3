import { expect, test } from 'vitest';
import { archivePaths } from './archive-paths.ts';
import { groupFinder } from './group-of-folders.ts';

const school = ['1А', '1Б', 'Пётр–Павел', '9/А', '9:А', '11А, портреты', '9:Б, портреты', 'Иванов (2)', '5 класс'].map((name, id) => ({
  id,
  name,
}));
const named = (path: string) => groupFinder(school)(path.split('/').filter(Boolean))?.name ?? null;

test.each([
  ['1Б', '1Б'],
  ['готово/1б', '1Б'],
  ['1Б/готово/для печати', '1Б'],
  ['1А/1Б', '1Б'],
  ['петр-павел', 'Пётр–Павел'],
  ['Пётр–Павел'.normalize('NFD'), 'Пётр–Павел'],
  ['школа/11А/портреты', '11А, портреты'],
  ['9_Б/портреты/готово', '9:Б, портреты'],
  ['Иванов (2)', 'Иванов (2)'],
  ['5  класс (3)', '5 класс'],
  ['9:А', '9:А'],
])('the folders «%s» name the group «%s»', (path, name) => {
  expect(named(path)).toBe(name);
});

test.each(['', 'готово', '1', '1АБ', '11А', '9_А', '9_А (2)'])('the folders «%s» name no group for certain', (path) => {
  expect(named(path)).toBeNull();
});

test('each group is found by the folder that an archive gives it', () => {
  const groups = ['CON', '.Аня', '@eaDir', 'Иванов П. С.', '9 "А"', '1.jpg'].map((name, id) => ({ id, name }));
  const folders = archivePaths(groups.map(({ name }, index) => ({ name: `${index}.jpg`, folders: [name] }))).map((path) =>
    path.split('/').slice(0, -1),
  );
  expect(folders.map((folder) => groupFinder(groups)(folder))).toEqual(groups);
});

const twoClasses = [
  { id: 1, name: '1А', classId: null },
  { id: 2, name: 'Иванов Пётр', classId: 1 },
  { id: 3, name: 'Котова Анна', classId: 1 },
  { id: 4, name: '1Б', classId: null },
  { id: 5, name: 'Иванов Пётр', classId: 4 },
  { id: 6, name: '1В', classId: null },
];

test.each([
  ['1А/Иванов Пётр', 2],
  ['готово/1Б/Иванов Пётр/для печати', 5],
  ['1б/иванов петр', 5],
  ['Котова Анна', 3],
  ['1А', 1],
  ['1А/готово', 1],
  // A twin without a class is nobody's; a pupil who is not in the class that is named is not meant.
  ['Иванов Пётр', null],
  ['1Б/Котова Анна', 4],
  ['Котова Анна/1Б', 4],
  ['1В/Котова Анна', 6],
  ['1Г/Котова Анна', null],
  ['ретушь/Котова Анна', 3],
])('the folders «%s» name the pupil or class %s', (path, id) => {
  expect(groupFinder(twoClasses)(path.split('/'))?.id ?? null).toBe(id);
});
