import { expect, test } from 'vitest';
import { limits } from '../contract/limits.ts';
import { archivePaths } from './archive-paths.ts';
import { groupFolders } from './classes.ts';
import { groupFinder } from './group-of-folders.ts';

const paths = (...files: [name: string, folder?: string | null][]) =>
  archivePaths(files.map(([name, folder]) => ({ name, folders: folder ? [folder] : null })));

test('files without a group lie where they always did', () => {
  expect(paths(['IMG_1.jpg'], ['img_1.JPG', null])).toEqual(['IMG_1.jpg', 'img_1 (2).JPG']);
});

test('files of a group lie in a folder, and are called differently in all folders', () => {
  expect(paths(['1.jpg', 'Аня'], ['1.jpg', 'Боря'], ['2.jpg'])).toEqual(['Аня/1.jpg', 'Боря/1 (2).jpg', '2.jpg']);
});

test('every system can write the folders', () => {
  expect(paths(['1.jpg', '9/А'], ['2.jpg', '9:А'], ['3.jpg', 'CON'], ['4.jpg', 'Иванов П. С.'], ['5.jpg', '1.jpg'])).toEqual([
    '9_А/1.jpg',
    '9_А (2)/2.jpg',
    '_CON/3.jpg',
    'Иванов П. С/4.jpg',
    '1 (2).jpg/5.jpg',
  ]);
});

test('none is called as the folders that are passed over when an archive comes back', () => {
  expect(paths(['1.jpg', '.Аня'], ['2.jpg', '@eaDir'])).toEqual(['_.Аня/1.jpg', '_@eaDir/2.jpg']);
});

test('pupils lie in the folders of their classes, where those of one name stay apart', () => {
  const files = [
    { name: '1.jpg', folders: ['1А'] },
    { name: '2.jpg', folders: ['1А', 'Иванов Пётр'] },
    { name: '3.jpg', folders: ['1Б', 'Иванов Пётр'] },
    { name: '4.jpg', folders: ['1Б', 'иванов пётр'] },
    { name: '5.jpg', folders: ['Иванов Пётр'] },
  ];
  expect(archivePaths(files)).toEqual([
    '1А/1.jpg',
    '1А/Иванов Пётр/2.jpg',
    '1Б/Иванов Пётр/3.jpg',
    '1Б/иванов пётр (2)/4.jpg',
    'Иванов Пётр/5.jpg',
  ]);
});

test('of a path that Windows could not open the file is shortened, and no folder', () => {
  const long = 'Рождественская-Преображенская Александра ';
  const files = [
    { name: `${'f'.repeat(230)}1.jpg`, folders: ['11А', `${long}А`] },
    { name: `${'f'.repeat(230)}2.jpg`, folders: ['11А', `${long}Б`] },
    { name: 'IMG_1.jpg', folders: ['11А', `${long}А`] },
    { name: 'IMG_2.jpg' },
  ];
  const all = archivePaths(files);
  expect(Math.max(...all.map((path) => path.length))).toBeLessThanOrEqual(180);
  expect(all.map((path) => path.split('/').slice(0, -1))).toEqual(files.map(({ folders = [] }) => folders));
  expect(new Set(all.map((path) => path.split('/').at(-1))).size).toBe(files.length);
  expect(all.map((path) => path.split('.').at(-1))).toEqual(['jpg', 'jpg', 'jpg', 'jpg']);
  // Names that fit stay as they are.
  expect([all[2]?.split('/').at(-1), all[3]]).toEqual(['IMG_1.jpg', 'IMG_2.jpg']);
});

/** A name of as many letters as there may be. */
const longest = (end: string) => `${'Рождественская-Преображенская Александра '.repeat(3).slice(0, limits.groupNameLength - 1)}${end}`;

test('the folders of the longest names come back as the pupil of each', () => {
  const groups = [
    { id: 1, name: longest('К'), classId: null },
    { id: 2, name: longest('А'), classId: 1 },
    { id: 3, name: longest('Б'), classId: 1 },
  ];
  const folders = groupFolders(groups.map((group) => ({ ...group, familyEmail: null })));
  const files = groups.map(({ id }) => ({ name: `${'f'.repeat(230)}.jpg`, folders: folders.get(id) }));
  const all = archivePaths(files).map((path) => path.split('/'));
  expect(all.map((path) => groupFinder(groups)(path.slice(0, -1))?.id)).toEqual([1, 2, 3]);
  expect(all.map((path) => path.at(-1)?.length)).toEqual([71, 60, 64]);
});

test.each([
  [180, 180],
  [240, 172],
])('a name of %i letters in no folder has %i', (length, left) => {
  const [path = ''] = paths([`${'f'.repeat(length - 4)}.jpg`]);
  expect([path.length, path.slice(-4)]).toEqual([left, '.jpg']);
});
