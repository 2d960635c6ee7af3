import { limits } from '@portal/api';
import { expect, test } from 'vitest';
import { sortNames } from './sortNames.ts';

const none = { fresh: [], classes: [], moved: [], known: [], emails: [], twice: [], long: [] };
const alone = (...names: string[]) => names.map((name) => ({ name, className: null, email: null }));
const pupil = (className: string, name: string, email: string | null = null) => ({ name, className, email });
const group = (id: number, name: string, classId: number | null = null, familyEmail: string | null = null) => ({
  id,
  name,
  classId,
  familyEmail,
});

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

test('a class in letters of another alphabet that look the same is this class', () => {
  const groups = [group(1, '1А'), group(2, 'Котова Анна', 1)];
  expect(sortNames([pupil('1A', 'Котова Анна'), pupil('1A', 'Ли Ира')], groups)).toMatchObject({
    classes: [],
    known: ['Котова Анна'],
    fresh: [pupil('1A', 'Ли Ира')],
  });
  // Of two in the list the first is made.
  expect(sortNames([pupil('1B', 'Ли Ира'), pupil('1В', 'Юн Ия')], []).classes).toHaveLength(1);
});

test('a group that was made before there were classes moves into the class that a list names, unless two pupils have its name', () => {
  const groups = [group(1, 'Котова Анна'), group(2, 'Иванов Пётр')];
  const list = [pupil('1А', 'котова анна'), pupil('1А', 'Иванов Пётр'), pupil('1Б', 'Иванов Пётр')];
  expect(sortNames(list, groups)).toEqual({
    ...none,
    moved: [{ group: groups[0], className: '1А', email: null }],
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

test('an address that a pupil does not have yet is found, also where the pupil is there', () => {
  const groups = [
    group(1, '1А'),
    group(2, 'Котова Анна', 1, 'old@family.example'),
    group(3, 'Ли Ира', 1),
    group(4, 'Ли Лев', 1, 'li@family.example'),
  ];
  const list = [
    pupil('1А', 'Котова Анна', 'new@family.example'),
    pupil('1А', 'Ли Ира', 'li@family.example'),
    pupil('1А', 'Ли Лев', 'li@family.example'),
    pupil('1А', 'Юн Ия', 'yun@family.example'),
  ];
  expect(sortNames(list, groups)).toMatchObject({
    emails: [
      { group: groups[1], email: 'new@family.example' },
      { group: groups[2], email: 'li@family.example' },
    ],
    fresh: [list[3]],
    known: ['Котова Анна', 'Ли Ира', 'Ли Лев'],
  });
  // Without addresses a list changes none.
  expect(sortNames([pupil('1А', 'Котова Анна')], groups).emails).toEqual([]);
});
