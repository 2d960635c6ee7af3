import { expect, test } from 'vitest';
import { archivePaths } from './archive-paths.ts';

const paths = (...files: [name: string, folder?: string | null][]) => archivePaths(files.map(([name, folder]) => ({ name, folder })));

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
