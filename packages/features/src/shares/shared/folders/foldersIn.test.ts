import type { SharedImage } from '@portal/api';
import { expect, test } from 'vitest';
import { foldersIn, isIn } from './foldersIn.ts';

const image = (...folders: string[]) => ({ folders }) as Partial<SharedImage> as SharedImage;
const [school, first, anna, tenth] = [image(), image('1А'), image('1А', 'Котова Анна'), image('10А', 'Ли Ян')] as const;

test('each class stands before its pupils, and the tenth after the first', () => {
  expect(foldersIn([tenth, anna, school, first]).map(({ name }) => name)).toEqual(['1А', '1А, Котова Анна', '10А', '10А, Ли Ян']);
});

test('photos that are all in one folder are not parted', () => {
  expect(foldersIn([])).toEqual([]);
  expect(foldersIn([school])).toEqual([]);
  expect(foldersIn([first, first])).toEqual([]);
  expect(foldersIn([first, anna])).toHaveLength(2);
});

test('a class has the photos of its pupils, and no other class those', () => {
  const [klass, pupil] = foldersIn([first, anna, tenth]);
  expect([first, anna, tenth].map((one) => isIn(one, klass?.key ?? ''))).toEqual([true, true, false]);
  expect([first, anna, tenth].map((one) => isIn(one, pupil?.key ?? ''))).toEqual([false, true, false]);
  expect(isIn(image('1'), '1А')).toBe(false);
});
