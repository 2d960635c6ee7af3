import type { ImageGroup, ProjectShare } from '@portal/api';
import { expect, test } from 'vitest';
import { areFamiliesDone, choosesByDefault, choosesOfAll, countFamilies, namedTwice, withFamilies } from './families.ts';

const share = (id: number, more: Partial<ProjectShare> = {}) =>
  ({
    id,
    parentShareId: null,
    familyName: null,
    endedAt: null,
    choiceClosedAt: null,
    signedOffAt: null,
    pupilId: null,
    ...more,
  }) as ProjectShare;
const family = (id: number, familyName: string, more: Partial<ProjectShare> = {}) => share(id, { parentShareId: 1, familyName, ...more });

test('families stand with their share, by name, ended ones last', () => {
  const all = [
    share(9),
    family(5, 'Ёлкин Пётр'),
    family(4, 'Яковлев', { endedAt: 'x' }),
    family(3, 'Котова'),
    family(2, 'Абрамов', { endedAt: 'x' }),
    share(1),
  ];
  const { shares, families } = withFamilies(all);
  expect(shares.map(({ id }) => id)).toEqual([9, 1]);
  expect([...families].map(([parent, own]) => [parent, own.map(({ id }) => id)])).toEqual([[1, [5, 3, 2, 4]]]);
});

test('a name twice is marked, however it is spelt, unless one of them has ended', () => {
  const families = [family(2, 'Ёлкин  Пётр'), family(3, 'елкин пётр'), family(4, 'Котова'), family(5, 'Котова', { endedAt: 'x' })];
  expect([...namedTwice(families)]).toEqual([2, 3]);
  expect(countFamilies([...families, family(6, 'Лев', { choiceClosedAt: 'x' }), family(7, 'Яна', { signedOffAt: 'x' })])).toEqual({
    count: 5,
    done: 2,
  });
});

const groups: ImageGroup[] = [
  { id: 1, name: 'Солнышко', classId: null, familyEmail: null },
  { id: 2, name: 'Котова Анна', classId: 1, familyEmail: null },
  { id: 3, name: '1Б', classId: null, familyEmail: null },
  { id: 4, name: 'Семья Котовых', classId: null, familyEmail: null },
];

test('families of a class choose for themselves by default, one family together, and of a pupil nobody is asked', () => {
  expect([null, 1, 2, 3, 4].map((id) => choosesByDefault(id, groups))).toEqual([
    'together',
    'each_family',
    null,
    'each_family',
    'together',
  ]);
  expect(choosesOfAll(groups)).toBe('together');
  expect(choosesOfAll(groups.slice(0, 3))).toBe('each_family');
  expect(choosesOfAll(groups.slice(0, 2))).toBeNull();
});

test('a name is there twice in any order of its words', () => {
  expect(namedTwice([family(1, 'Анна Котова'), family(2, 'котова анна'), family(3, 'Котов Лев')])).toEqual(new Set([1, 2]));
});

test('while finished photos are delivered, done is who accepted', () => {
  const sent = { shows: 'retouched', choiceClosedAt: 'x' } as const;
  expect(countFamilies([family(1, 'А', sent), family(2, 'Б', { ...sent, signedOffAt: 'x' })])).toEqual({ count: 2, done: 1 });
});

test.each([
  ['nobody has come', [], false],
  ['one of two has chosen, the other not', [family(2, 'А', { choiceClosedAt: 'x' }), family(3, 'Б')], false],
  ['fewer than there are pupils', [family(2, 'А', { choiceClosedAt: 'x' })], false],
  ['all', [family(2, 'А', { choiceClosedAt: 'x' }), family(3, 'Б', { choiceClosedAt: 'x' })], true],
  ['one pupil by two families', [2, 3].map((id) => family(id, 'А', { choiceClosedAt: 'x', pupilId: 2 })), false],
  [
    'all but a pupil with a working share of its own',
    [family(2, 'А', { choiceClosedAt: 'x', pupilId: 2 }), share(3, { role: 'client', state: 'active', groupId: 5 })],
    true,
  ],
  [
    'a pupil whose own share has ended',
    [family(2, 'А', { choiceClosedAt: 'x', pupilId: 2 }), share(3, { role: 'client', state: 'ended', groupId: 5 })],
    false,
  ],
  [
    'all but one that was ended',
    [2, 3].map((id) => family(id, 'А', { choiceClosedAt: 'x' })).concat(family(4, 'Б', { endedAt: 'x' })),
    true,
  ],
] as const)('somebody is still to be reminded where families choose, or not: %s', (_, families, isDone) => {
  const pupils = [...groups, { id: 5, name: 'Ли Ира', classId: 1, familyEmail: null }];
  expect(areFamiliesDone(share(1, { chooses: 'each_family', groupId: 1 }), families, pupils)).toBe(isDone);
  expect(areFamiliesDone(share(1, { chooses: 'together', groupId: 1 }), families, pupils)).toBe(false);
});
