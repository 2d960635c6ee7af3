import { limits } from '@portal/api';
import { expect, test } from 'vitest';
import { sortNames } from './sortNames.ts';

const none = { fresh: [], classes: [], moved: [], known: [], twice: [], long: [] };
const alone = (...names: string[]) => names.map((name) => ({ name, className: null }));
const pupil = (className: string, name: string) => ({ name, className });
const group = (id: number, name: string, classId: number | null = null) => ({ id, name, classId });

test('a name makes a group once, however it is spelt', () => {
  const long = 'я'.repeat(limits.groupNameLength + 1);
  expect(sortNames(alone('Пётр', 'ПЕТР', 'анна', 'Ия', long, '\u200b'), [group(1, 'Анна')])).toEqual({
    ...none,
    fresh: alone('Пётр', 'Ия'),
    known: ['анна'],
    twice: ['ПЕТР'],
    long: alone(long),
  });
});

test('pupils of one name in two classes are two, and classes that are missing are made', () => {
  const twins = [pupil('1А', 'Иванов Пётр'), pupil('1Б', 'Иванов Пётр'), pupil('1б', 'ИВАНОВ ПЕТР')];
  expect(sortNames(twins, [group(1, '1А'), group(2, 'Иванов Пётр', 1)])).toEqual({
    ...none,
    fresh: [pupil('1Б', 'Иванов Пётр')],
    classes: ['1Б'],
    known: ['Иванов Пётр'],
    twice: ['ИВАНОВ ПЕТР'],
  });
});

test('a group that was made before there were classes moves into the class that a list names, unless two pupils have its name', () => {
  const groups = [group(1, 'Котова Анна'), group(2, 'Иванов Пётр')];
  const list = [pupil('1А', 'котова анна'), pupil('1А', 'Иванов Пётр'), pupil('1Б', 'Иванов Пётр')];
  expect(sortNames(list, groups)).toEqual({
    ...none,
    moved: [{ group: groups[0], className: '1А' }],
    fresh: [pupil('1А', 'Иванов Пётр'), pupil('1Б', 'Иванов Пётр')],
    classes: ['1А', '1Б'],
  });
});

test('a class that has pupils, or that the list names as one, is nobody’s pupil', () => {
  const groups = [group(1, '1А'), group(2, 'Котова Анна', 1), group(3, '1Б')];
  expect(sortNames([pupil('Школа', '1А'), pupil('Школа', '1Б'), pupil('1Б', 'Ли Ира')], groups)).toMatchObject({
    moved: [],
    fresh: [pupil('Школа', '1А'), pupil('Школа', '1Б'), pupil('1Б', 'Ли Ира')],
  });
});
