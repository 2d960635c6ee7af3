import type { Photo, PhotographerCard } from '@portal/api';
import { expect, test } from 'vitest';
import { composed, photoOf, sheetPhotos } from './sheetPhotos.ts';

const photo = (id: number, specializationId: number | null = null): Photo => ({
  id,
  url: `/${id}.jpg`,
  thumbnail: `/${id}.jpg`,
  title: null,
  specializationId,
  width: null,
  height: null,
  color: null,
  placeholder: null,
  middle: null,
});
const card = (id: number, portfolio: Photo[]): PhotographerCard => ({
  id,
  name: `Фотограф ${id}`,
  city: null,
  avatar: null,
  specializations: [],
  about: null,
  price: null,
  rating: null,
  available: true,
  socialLinks: [],
  portfolio,
  phone: null,
  isDemo: false,
});

const named = (id: number, title: string | null): Photo => ({ ...photo(id), title });

const cards = [card(1, [photo(1), photo(2, 5)]), card(2, [photo(3, 5)]), card(3, [])];

test('the sheet takes from every photographer in turn', () => {
  expect(sheetPhotos(cards, 16).map(({ id }) => id)).toEqual([1, 3, 2]);
  expect(sheetPhotos(cards, 2)).toHaveLength(2);
  expect(sheetPhotos([], 16)).toEqual([]);
});

test('the sheet shows a subject once as long as there are others', () => {
  const alike = [
    card(1, [named(1, 'У озера'), named(2, null)]),
    card(2, [named(3, 'У озера'), named(4, 'Букет')]),
    card(3, [named(5, null)]),
  ];
  expect(sheetPhotos(alike, 16).map(({ id }) => id)).toEqual([1, 5, 2, 4, 3]);
  expect(sheetPhotos(alike, 4).map(({ id }) => id)).not.toContain(3);
});

test('a quarter of the sheet is black and white at most, as long as there are others', () => {
  const grey = (id: number): Photo => ({ ...photo(id), color: '#686868' });
  const red = (id: number): Photo => ({ ...photo(id), color: '#d02010' });
  const mostlyGrey = [card(1, [grey(1), red(2)]), card(2, [grey(3), red(4)]), card(3, [grey(5), photo(6)])];
  expect(sheetPhotos(mostlyGrey, 4).map(({ id }) => id)).toEqual([1, 2, 4, 6]);
  expect(sheetPhotos(mostlyGrey, 16).map(({ id }) => id)).toEqual([1, 3, 5, 2, 4, 6]);
  expect(sheetPhotos([card(1, [grey(1), grey(2)])], 4)).toHaveLength(2);
});

test('a service shows a photo of its own kind, each once', () => {
  const first = photoOf(cards, [5], []);
  expect(first?.id).toBe(2);
  expect(photoOf(cards, [5], first ? [first] : [])?.id).toBe(3);
  expect(photoOf(cards, [9], [])).toBeNull();
});

test('photos of one colour do not lie side by side, and the marked one is the most colourful', () => {
  const grey = [1, 2, 3].map((id) => ({ ...photo(id), color: '#707070' }));
  const red = { ...photo(4), color: '#d02010' };
  const blue = { ...photo(5), color: '#203060' };
  const white = { ...photo(6), color: '#f0f0f0' };
  const sheet = composed([...grey, blue, white, red], 3, 4).map(({ id }) => id);
  expect(sheet).toEqual([1, 5, 2, 6, 4, 3]);
});

test('without colours the order stays', () => {
  const plain = [1, 2, 3, 4].map((id) => photo(id));
  expect(composed(plain, 4, 9)).toEqual(plain);
  expect(composed(plain, 4, 0)).toEqual(plain);
  expect(composed([], 4, 5)).toEqual([]);
});
