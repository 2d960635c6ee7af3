import { expect, test } from 'vitest';
import { archivePaths } from './archive-paths.ts';

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

test('a path that Windows could not open is shortened, and pupils whose names begin alike stay apart', () => {
  const alike = 'Рождественская-Преображенская Александра Константиновна '.repeat(2).trim().slice(0, 99);
  const files = [
    { name: `${'f'.repeat(230)}1.jpg`, folders: [alike, `${alike}А`] },
    { name: `${'f'.repeat(230)}2.jpg`, folders: [alike, `${alike}Б`] },
    { name: 'IMG_1.jpg', folders: [alike, `${alike}А`] },
    { name: 'IMG_2.jpg' },
  ];
  const all = archivePaths(files);
  expect(Math.max(...all.map((path) => path.length))).toBeLessThanOrEqual(260);
  expect(new Set(all.map((path) => path.split('/').at(-1))).size).toBe(files.length);
  expect(all.map((path) => path.split('.').at(-1))).toEqual(['jpg', 'jpg', 'jpg', 'jpg']);
  const [one, other, same] = all.map((path) => path.split('/').slice(0, -1).join('/'));
  expect([one === other, one === same]).toEqual([false, true]);
  // Names that fit stay as they are.
  expect([all[2]?.split('/').at(-1), all[3]]).toEqual(['IMG_1.jpg', 'IMG_2.jpg']);
});

test('a long name that needs no folder stays whole', () => {
  const name = `${'f'.repeat(236)}.jpg`;
  expect(paths([name])).toEqual([name]);
});
