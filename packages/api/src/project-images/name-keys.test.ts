import { expect, test } from 'vitest';
import { freeName, isNameOf, isNameTaken } from './name-keys.ts';
import { retouchedMatcher } from '../retouched/match-retouched.ts';
import { distinctNames } from './distinct-names.ts';
import { nameToGive } from './file-names.ts';

const school = 'Ш'.repeat(150);

test.each<[string[], string, string]>([
  [[], 'IMG_1.jpg', 'IMG_1.jpg'],
  [['IMG_1.jpg'], 'IMG_1.jpg', 'IMG_1 (2).jpg'],
  [['IMG_1.jpg'], 'img_1.JPEG', 'img_1 (2).JPEG'],
  [['IMG_1.jpg', 'IMG_1 (2).png'], 'IMG_1.jpg', 'IMG_1 (3).jpg'],
  [['Анна Б.jpg'], 'Анна\u00a0Б.jpg', 'Анна\u00a0Б (2).jpg'],
  [['11-А.jpg'], '11–А.jpg', '11–А (2).jpg'],
  [['a_b.jpg'], 'a:b.jpg', 'a_b (2).jpg'],
  [['Анна'], 'Анна.png', 'Анна (2).png'],
  [[`${school}Иванов.jpg`], `${school}Петров.jpg`, `${'Ш'.repeat(116)} (2).jpg`],
])('beside %j an original that is uploaded as %s is called %s', (others, name, free) => {
  expect(freeName(name, others)).toBe(free);
  expect(isNameTaken(free, others)).toBe(false);
  expect(isNameOf(free, name)).toBe(true);
});

test('another name is another photo', () => {
  expect(isNameOf('IMG_1 (2).jpg', 'IMG_2.jpg')).toBe(false);
  expect(isNameOf('IMG_1.jpg', 'IMG_2.jpg')).toBe(false);
});

test('whatever originals are called, all that is downloaded of them comes back to its original, also in another format', () => {
  const uploaded = [
    'IMG_1.jpg',
    'IMG_1.jpg',
    'img_1.PNG',
    'IMG_1 (2).jpg',
    'a:b.jpg',
    'a_b.jpg',
    'CON.jpg',
    '_CON.jpg',
    'Анна',
    'Анна.jpg',
  ];
  uploaded.push(
    `${school}Иванов.jpg`,
    `${school}Петров.jpg`,
    'Анна Б.jpg',
    'Анна\u00a0Б.jpg',
    '.jpg',
    '…',
    'а.',
    'а',
    'x (2).jpg',
    'x.jpg',
    'x.jpg',
  );
  const names: string[] = [];
  for (const name of uploaded) names.push(freeName(name, names));
  const given = names.map((name) => nameToGive(name, 'projects/1.jpg'));
  expect(distinctNames(given)).toEqual(given);
  const match = retouchedMatcher(names.map((name, id) => ({ id, name })));
  for (const change of [(name: string) => name, (name: string) => name.toLowerCase(), (name: string) => name.replace(/\.\w+$/, '.png')]) {
    expect(given.map((name) => match(change(name)))).toEqual(names.map((_, id) => ({ kind: 'matched', id })));
  }
});
