import type { Album, Photo, Photographer, Specialization } from '@portal/api';
import { expect, test } from 'vitest';
import { aboutPhotosOf, albumsOf, kindsOf, offsetsOf, ofKind, photosOf } from './portfolio.ts';

const photo = (id: number, specializationId: number | null = null): Photo => ({
  id,
  url: `/${id}.jpg`,
  thumbnail: `/${id}-s.jpg`,
  title: null,
  specializationId,
  width: null,
  height: null,
  color: null,
  placeholder: null,
  middle: null,
});
const kind = (id: number): Specialization => ({ id, name: `Вид ${id}`, code: null, icon: null });
const album = (id: number, specialization: number | null, photos: Photo[]): Album => ({
  id,
  name: `Альбом ${id}`,
  description: null,
  specialization: specialization === null ? null : kind(specialization),
  photos,
});

const albums = [album(1, 7, [photo(1), photo(2, 8)]), album(2, 8, [photo(3)]), album(3, null, [photo(4)])];
const idsOf = (photos: Photo[]) => photos.map(({ id }) => id);

test('a photo is filtered by its own specialization, else by its album’s', () => {
  expect(idsOf(photosOf(ofKind(albums, 8)))).toEqual([2, 3]);
  expect(idsOf(photosOf(ofKind(albums, 7)))).toEqual([1]);
  expect(idsOf(photosOf(ofKind(albums, null)))).toEqual([1, 2, 3, 4]);
});

test('albums without a fitting photo go', () => {
  expect(ofKind(albums, 8).map(({ id }) => id)).toEqual([1, 2]);
  expect(ofKind(albums, 99)).toEqual([]);
});

test('only specializations with photos are offered, in order of appearance', () => {
  expect(kindsOf(albums, [kind(9)]).map(({ id }) => id)).toEqual([7, 8]);
});

test('without albums the portfolio is one album', () => {
  expect(albumsOf({ albums: [], portfolio: [photo(1)] }, 'Портфолио')).toEqual([
    { id: null, name: 'Портфолио', description: null, specialization: null, photos: [photo(1)] },
  ]);
  expect(albumsOf({ albums: [], portfolio: [] }, 'Портфолио')).toEqual([]);
  expect(albumsOf({ albums: [album(1, 7, []), ...albums], portfolio: [] }, 'Портфолио')).toEqual(albums);
});

test('photos are counted through all albums', () => {
  expect(offsetsOf(albums)).toEqual([0, 2, 3]);
});

test('a photo without a title is known by its photographer, its portfolio and its specialization', () => {
  const about = aboutPhotosOf({ name: 'Анна Ёлкина', albums, specializations: [kind(8)] } as unknown as Photographer);
  expect(photosOf(albums).map(about)).toEqual([
    'Фотограф Анна Ёлкина, портфолио «Альбом 1», Вид 7',
    'Фотограф Анна Ёлкина, портфолио «Альбом 1», Вид 8',
    'Фотограф Анна Ёлкина, портфолио «Альбом 2», Вид 8',
    'Фотограф Анна Ёлкина, портфолио «Альбом 3»',
  ]);
  expect(about(photo(9, 8))).toBe('Фотограф Анна Ёлкина, Вид 8');
  expect(about(photo(9, 99))).toBe('Фотограф Анна Ёлкина');
});
