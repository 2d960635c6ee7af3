import { expect, test } from 'vitest';
import { filesInGroups } from './filesInGroups.ts';

/** By names of groups, how many files they have. */
function groups(hasGroups: boolean, ...paths: string[]): Record<string, number> {
  const places = new Map(paths.map((path, index) => [new File(['x'], `${index}.jpg`), path.split('/').filter(Boolean)]));
  const found = filesInGroups([...places.keys()], (file) => places.get(file) ?? [], hasGroups);
  return Object.fromEntries([...found.values()].map(({ name, files }) => [name, files.length]));
}

test('each folder is a group', () => {
  expect(groups(false, 'Аня', 'Боря', 'Боря')).toEqual({ Аня: 1, Боря: 2 });
});

test('the folder that holds all others is the shoot', () => {
  expect(groups(false, 'Школа 12/Аня', 'Школа 12/Боря', 'Школа 12')).toEqual({ Аня: 1, Боря: 1 });
});

test('pupils of one name in two classes stay apart', () => {
  expect(groups(false, '9А/Аня', '9Б/Аня')).toEqual({ '9А, Аня': 1, '9Б, Аня': 1 });
});

test('one folder alone, and files without one, are no groups', () => {
  expect(groups(false, 'Школа 12', 'Школа 12')).toEqual({});
  expect(groups(true, '', '')).toEqual({});
});

test('one folder alone is a group where there are some', () => {
  expect(groups(true, 'Школа 12/Аня', 'Школа 12/Аня')).toEqual({ Аня: 2 });
});

test('folders that are spelt alike are one group, and none is longer than a name may be', () => {
  expect(groups(false, 'Алёна', 'алена')).toEqual({ Алёна: 2 });
  expect(Object.keys(groups(false, 'я'.repeat(200), 'б')).map(({ length }) => length)).toEqual([100, 1]);
});
