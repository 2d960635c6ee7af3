import { expect, test } from 'vitest';
import { renamedClasses } from './renamedClasses.ts';

const names = ['Иванов Пётр', 'Котова Анна', 'Ли Ира', 'Юн Ия'];
/** A class of the project with these pupils. */
const school = (classes: Record<string, readonly string[]>) =>
  Object.entries(classes).flatMap(([name, pupils], index) => [
    { id: index * 100 + 1, name, classId: null, familyEmail: null },
    ...pupils.map((pupil, at) => ({ id: index * 100 + 2 + at, name: pupil, classId: index * 100 + 1, familyEmail: null })),
  ]);
const list = (classes: Record<string, readonly string[]>) =>
  Object.entries(classes).flatMap(([className, pupils]) => pupils.map((name) => ({ name, className, email: null })));
const found = (listed: Record<string, readonly string[]>, groups: Record<string, readonly string[]>) =>
  renamedClasses(list(listed), school(groups)).map(({ group, name, pupils }) => [group.name, name, pupils]);

/** Pupils of another year with like names. */
const bornIn = (year: string) => names.map((name) => `${name} ${year}`);

test('a class of which half of the pupils are in the list under another name is renamed', () => {
  expect(found({ '2А': [...names.slice(0, 3), 'Новенький Лев'] }, { '1А': names })).toEqual([['1А', '2А', 3]]);
  expect(found({ '2А': names.slice(0, 2) }, { '1А': names })).toEqual([['1А', '2А', 2]]);
  expect(found({ '2А': names.slice(0, 1) }, { '1А': names })).toEqual([]);
  expect(found({ '2А': [...names.slice(0, 2), 'А', 'Б', 'В'] }, { '1А': names })).toEqual([]);
});

test('classes of a school that all move up are renamed from the top, so that no name is taken', () => {
  expect(found({ '2А': bornIn('2018'), '3А': bornIn('2017') }, { '1А': bornIn('2018'), '2А': bornIn('2017') })).toEqual([
    ['2А', '3А', 4],
    ['1А', '2А', 4],
  ]);
});

test.each([
  ['a class that is called so already', { '1А': names }, { '1А': names }],
  ['a name that another class keeps', { '2А': names }, { '1А': names, '2А': ['Кто-то'] }],
  ['one that two classes of the list have, in the second', { '1А': names, '2А': names }, { '1А': names }],
  ['Latin letters that look the same', { '1A': names }, { '1А': names }],
  ['classes that swap', { '1А': ['А', 'Б'], '1Б': ['В', 'Г'] }, { '1Б': ['А', 'Б'], '1А': ['В', 'Г'] }],
  ['a list without classes', {}, { '1А': names }],
] as const)('nothing is renamed: %s', (_, listed, groups) => {
  expect(found(listed, groups)).toEqual([]);
});
