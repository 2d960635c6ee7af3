import { describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { archivePaths } from '../groups/archive-paths.ts';
import { nameToGive } from '../project-images/file-names.ts';
import { chosenFiles, namePattern, usualNames, withNameOf } from './chosen-files.ts';
import type { ChoiceOfShare } from './share.ts';

const photo = (imageId: number, name: string, folders: string[] = [], isFavourite = true) => ({
  imageId,
  name,
  folders,
  isFavourite,
  remark: null,
});
const choice = (
  groupName: string | null,
  className: string | null,
  photos: ChoiceOfShare['photos'],
  more: Partial<ChoiceOfShare> = {},
) => ({
  shareId: 1,
  groupName,
  className,
  familyName: null,
  email: null,
  isSent: true,
  isEnded: false,
  photos,
  ...more,
});
/** The paths of an archive of originals. */
const paths = (choices: readonly ChoiceOfShare[], pattern: string) => {
  const names = new Map(choices.flatMap(({ photos }) => photos.map(({ imageId, name }) => [imageId, name])));
  const files = chosenFiles(choices, pattern).map(({ imageId, stem, folders }) => {
    const name = withNameOf(stem, names.get(imageId) ?? '');
    return { name: nameToGive(name, names.get(imageId) ?? ''), folders };
  });
  return archivePaths(files);
};

const school = [
  choice('Иванов Пётр', '1А', [photo(1, 'общее.jpg', ['1А']), photo(2, 'IMG_1.JPG', ['1А', 'Иванов Пётр'])]),
  choice('Котова Анна', '1А', [photo(1, 'общее.jpg', ['1А']), photo(3, 'IMG_1.jpg', ['1А', 'Котова Анна'], false)]),
  choice('1Б', null, [photo(4, 'класс.png', ['1Б'])]),
  choice(null, null, [photo(2, 'IMG_1.JPG', ['1А', 'Иванов Пётр']), photo(5, 'IMG_2.jpg', ['1А', 'Иванов Пётр']), photo(6, 'школа.jpg')]),
];

test('each chosen photo lies with who chose it, once, under the name of its original', () => {
  expect(paths(school, usualNames)).toEqual([
    '1А/Иванов Пётр/общее.jpg',
    '1А/Иванов Пётр/IMG_1.JPG',
    '1А/Котова Анна/общее (2).jpg',
    '1Б/класс.png',
    '1А/Иванов Пётр/IMG_2.jpg',
    'школа.jpg',
  ]);
});

test('a pattern names class, pupil and number among all; what there is nothing of leaves no gap', () => {
  expect(paths(school, '{класс}-{ученик}-{номер}')).toEqual([
    '1А/Иванов Пётр/1А-Иванов Пётр-01.jpg',
    '1А/Иванов Пётр/1А-Иванов Пётр-02.JPG',
    '1А/Котова Анна/1А-Котова Анна-03.jpg',
    '1Б/1Б-04.png',
    '1А/Иванов Пётр/1А-Иванов Пётр-05.jpg',
    '06.jpg',
  ]);
  expect(paths(school.slice(2), '{номер}_{ученик}.jpg')).toEqual([
    '1Б/01.png',
    '1А/Иванов Пётр/02_Иванов Пётр.JPG',
    '1А/Иванов Пётр/03_Иванов Пётр.jpg',
    '04.jpg',
  ]);
  // None has a second number, and all sort alike however many there are.
  const many = Array.from({ length: 50 }, (_, at) => choice(`Ученик ${at}`, '1А', [photo(1, 'a.jpg'), photo(2, 'b.jpg')]));
  const numbered = paths(many, '{номер}');
  expect([numbered[0], numbered[99]]).toEqual(['1А/Ученик 0/001.jpg', '1А/Ученик 49/100.jpg']);
  expect(numbered.join()).not.toContain('(');
  expect(paths(school.slice(2, 3), '{ученик}')).toEqual(['1Б/класс.png']);
});

test('a group of one level that is called like no class is whoever is photographed', () => {
  const [file] = chosenFiles([choice('Котова Анна', null, [photo(1, 'a.jpg')])], '{класс} {ученик} {номер}');
  expect(file).toEqual({ imageId: 1, stem: 'Котова Анна 01', folders: ['Котова Анна'] });
});

test('only choices count that are sent, through shares that are not ended', () => {
  const photos = [photo(1, 'a.jpg')];
  expect(chosenFiles([choice(null, null, photos, { isSent: false }), choice(null, null, photos, { isEnded: true })], usualNames)).toEqual(
    [],
  );
});

/** The paths of two photos of a pupil. */
const files = (pattern: string, pupil: string) => paths([choice(pupil, '9/А', [photo(1, 'a.jpg'), photo(2, 'b.jpg')])], pattern);

test('every system can write the names, and no two are one', () => {
  expect(files('{ученик}', 'CON')).toEqual(['9_А/_CON/_CON.jpg', '9_А/_CON/_CON (2).jpg']);
  expect(files('{класс}: «{ученик}»?', 'Ли "И"')).toEqual(['9_А/Ли _И_/9_А_ «Ли _И_»_.jpg', '9_А/Ли _И_/9_А_ «Ли _И_»_ (2).jpg']);
  for (const path of files('{класс}{ученик}{номер}', 'Я'.repeat(200))) {
    for (const name of path.split('/')) expect(new TextEncoder().encode(name).byteLength).toBeLessThanOrEqual(255);
  }
});

const isPattern = (text: string) => z.safeParse(namePattern, text).success;

describe('a pattern', () => {
  it.each([usualNames, '{класс}-{ученик}-{номер}', 'Выпуск {номер}.jpg'])('may be «%s»', (text) => expect(isPattern(text)).toBe(true));

  it.each(['', 'Выпуск', '{фото}', '{файл', '{файл} {', `${'я'.repeat(100)}{файл}`])('is not «%s»', (text) =>
    expect(isPattern(text)).toBe(false),
  );
});

test('a family that chose by the share of a class, or of the whole project, has its own folder, whatever it called itself', () => {
  const photos = [photo(1, 'a.jpg', ['1А', 'Ян'])];
  const choices = [
    choice('1А', null, photos, { familyName: 'Котова Анна' }),
    choice('1А', null, photos, { familyName: '../../Лев' }),
    choice(null, null, photos, { familyName: 'Иванов' }),
  ];
  const found = paths(choices, '{класс}-{ученик}-{файл}');
  expect(found).toEqual(['1А/Котова Анна/1А-Котова Анна-a.jpg', '1А/_.._.._Лев/1А-.._.._Лев-a.jpg', 'Иванов/Иванов-a.jpg']);
});
