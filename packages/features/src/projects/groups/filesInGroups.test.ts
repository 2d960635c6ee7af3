import { groupKey } from '@portal/api';
import { expect, test } from 'vitest';
import { filesInGroups } from './filesInGroups.ts';
import { makeGroup } from './makeGroups.ts';

/** By names of groups, how many files they have; `known`: names of the classes that are there. */
function groups(known: string[], ...paths: string[]): Record<string, number> {
  const places = new Map(paths.map((path, index) => [new File(['x'], `${index}.jpg`), path.split('/').filter(Boolean)]));
  const found = filesInGroups(
    [...places.keys()],
    (file) => places.get(file) ?? [],
    known.map((name, id) => ({ id, name, classId: null, familyEmail: null })),
  );
  return Object.fromEntries(found.map(({ name, className, files }) => [[className ?? [], name].flat().join(' → '), files.length]));
}

test('each folder is a group', () => {
  expect(groups([], 'Аня', 'Боря', 'Боря')).toEqual({ Аня: 1, Боря: 2 });
});

test('the folder that holds all others is the shoot', () => {
  expect(groups([], 'Школа 12/Аня', 'Школа 12/Боря', 'Школа 12')).toEqual({ Аня: 1, Боря: 1 });
});

test('folders in a folder are the pupils of a class', () => {
  expect(groups([], '9А/Аня', '9Б/Аня')).toEqual({ '9А → Аня': 1, '9Б → Аня': 1 });
});

test('one folder alone, and files without one, are no groups', () => {
  expect(groups([], 'Школа 12', 'Школа 12')).toEqual({});
  expect(groups(['Боря'], '', '')).toEqual({});
});

test('one folder alone is a group where there are some', () => {
  expect(groups(['Боря'], 'Школа 12/Аня', 'Школа 12/Аня')).toEqual({ Аня: 2 });
});

test('folders that are spelt alike are one group, and none is longer than a name may be', () => {
  expect(groups([], 'Алёна', 'алена')).toEqual({ Алёна: 2 });
  expect(Object.keys(groups([], 'я'.repeat(200), 'б')).map(({ length }) => length)).toEqual([100, 1]);
});

test('photos of the whole class lie beside the folders of its pupils', () => {
  expect(groups([], '9А', '9А/Аня/готово', '9Б')).toEqual({ '9А': 1, '9А → Аня, готово': 1, '9Б': 1 });
});

test('the folder of a class that is there stays one, also alone', () => {
  expect(groups(['9А'], '9А/Аня', '9А/Боря')).toEqual({ '9А → Аня': 1, '9А → Боря': 1 });
  expect(groups(['9А'], 'Школа 12/9а/Аня')).toEqual({ '9а → Аня': 1 });
  expect(groups(['Солнышко'], 'Сад/Солнышко/Аня', 'Сад/Солнышко/Боря')).toEqual({ 'Солнышко → Аня': 1, 'Солнышко → Боря': 1 });
});

test('the folder of one class makes that class, so that namesakes of the next one stay apart', () => {
  expect(groups([], '9А/Аня', '9А/Боря')).toEqual({ '9А → Аня': 1, '9А → Боря': 1 });
  expect(groups([], '9А', '9А')).toEqual({});
});

test('a class is one group whichever alphabet its letter is of', () => {
  expect(groups([], '9A', '9А')).toEqual({ '9A': 2 });
  expect(groups(['9А'], '9A/Аня')).toEqual({ '9A → Аня': 1 });
});

const made = (...names: string[]) => ({ make: async () => new Map(names.map((name, id) => [groupKey(name), id + 7])) });

test('a group that was made is found by its name in letters of the other alphabet, and none is never an answer', async () => {
  expect(await makeGroup(made('1Б', '1А'), '1A')).toBe(8);
  await expect(makeGroup(made('1Б'), '1A')).rejects.toThrow('1A');
});
