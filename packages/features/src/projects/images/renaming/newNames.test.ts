import { sentences } from '@portal/api';
import { expect, it } from 'vitest';
import { namesByList, namesByPattern, newNames } from './newNames.ts';

const images = [
  { id: 1, name: 'DSC_0431.JPG' },
  { id: 2, name: 'скан.png' },
  { id: 3, name: 'без' },
];

it.each([
  ['Класс 4А-001', ['Класс 4А-001.JPG', 'Класс 4А-002.png', 'Класс 4А-003']],
  [' Класс 4А-098.jpg ', ['Класс 4А-098.JPG', 'Класс 4А-099.png', 'Класс 4А-100']],
  ['Анна', ['Анна-001.JPG', 'Анна-002.png', 'Анна-003']],
  ['9', ['9.JPG', '10.png', '11']],
  ['  ', ['', '', '']],
])('by the pattern «%s» they are counted', (pattern, expected) => {
  expect(namesByPattern(pattern, images)).toEqual(expected);
});

it('by a list each gets its name with the extension of its file, unless one is written', () => {
  expect(namesByList(['Иванов Иван', 'Петрова Анна.jpeg'], images)).toEqual(['Иванов Иван.JPG', 'Петрова Анна.jpeg', '']);
});

it('names that are taken, twice there, empty or a path are told, each where it stands', () => {
  const names = ['занято.jpg', 'дважды.png', 'Дважды.JPG'];
  expect(newNames(images, names, ['Занято.png']).map(({ problem }) => problem)).toEqual(Array.from(names, () => sentences.fileNameTaken));
  const wrong = newNames(images, ['', 'a/b.jpg', 'без'], []);
  expect(wrong.map(({ problem }) => problem)).toEqual([sentences.fileNameRequired, sentences.fileNamePath, sentences.fileNameExtension]);
});

it('two photos may change names with each other', () => {
  const [one, other] = images;
  if (!one || !other) throw new Error('No images');
  const swapped = newNames([one, other], [other.name, one.name], ['третий.jpg']);
  expect(swapped).toEqual([
    { id: 1, from: 'DSC_0431.JPG', to: 'скан.png', problem: null },
    { id: 2, from: 'скан.png', to: 'DSC_0431.JPG', problem: null },
  ]);
});
