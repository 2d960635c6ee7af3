import { expect, test } from 'vitest';
import { similarNameFinder } from './similar-names.ts';

const find = (names: readonly string[], name: string) => {
  const id = similarNameFinder(names.map((one, at) => ({ id: at + 1, name: one, groupId: null })))(name);
  return id === null ? null : names[id - 1];
};

test.each([
  'IMG_1_edit.jpg',
  'IMG_1-Edit.jpg',
  'IMG_1-Edit-2.jpg',
  'IMG_1-2.jpg',
  'img_1 (1).jpeg',
  'IMG_1 копия.jpg',
  'IMG_1 — копия (2).jpg',
  'Копия IMG_1.jpg',
  'IMG_1_ретушь.png',
  'IMG_1_final.jpg',
  'IMG_1 copy 2.jpg',
  'Copy of IMG_1.jpg',
  'IMG_1_ретушь_чб.jpg',
])('%s is called as IMG_1.jpg is, but for what is usually added', (name) => {
  expect(find(['IMG_1.jpg', 'IMG_12.jpg', 'Анна.jpg'], name)).toBe('IMG_1.jpg');
});

test.each([
  ['another number', ['IMG_1.jpg'], 'IMG_2.jpg'],
  ['the name of two', ['IMG_1.jpg', 'IMG_1.png'], 'IMG_1-Edit.jpg'],
  ['an ending alone', ['IMG_1.jpg'], '_edit.jpg'],
])('%s is no hint', (_, names, name) => {
  expect(find(names, name)).toBeNull();
});

test('as little as possible is left out', () => {
  expect(find(['IMG.jpg', 'IMG_1.jpg', 'IMG_1-Edit.jpg'], 'IMG_1-Edit-2.jpg')).toBe('IMG_1-Edit.jpg');
});

test('a name that two groups have suggests neither', () => {
  const find = similarNameFinder([
    { id: 1, name: 'DSC_0001.jpg', groupId: 11 },
    { id: 2, name: 'DSC_0001 (2).jpg', groupId: 12 },
  ]);
  expect([find('DSC_0001-Edit.jpg'), find('DSC_0001 (2)-Edit.jpg')]).toEqual([null, 2]);
});
