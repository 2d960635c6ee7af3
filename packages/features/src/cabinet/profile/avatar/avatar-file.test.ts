import { describe, expect, it } from 'vitest';
import { avatarProblem, fitInside } from './avatar-file.ts';

describe('a chosen avatar', () => {
  it.each([
    ['image/jpeg', 1, null],
    ['image/png', 20_971_520, null],
    ['image/webp', 5_242_881, null],
    ['image/jpeg', 20_971_521, 'Размер файла не должен превышать 20\u00a0МБ'],
    ['image/gif', 1, 'Допустимы только файлы JPEG, PNG и WebP'],
    ['image/svg+xml', 1, 'Допустимы только файлы JPEG, PNG и WebP'],
    ['image/heic', 1, 'Допустимы только файлы JPEG, PNG и WebP'],
    ['', 1, 'Допустимы только файлы JPEG, PNG и WebP'],
  ])('%s of %i bytes: %s', (type, size, expected) => {
    expect(avatarProblem({ type, size })).toBe(expected);
  });
  it('must be there', () => {
    expect(avatarProblem(null)).toBe('Выберите файл с фотографией');
  });
});

it.each([
  [4000, 3000, 2400, { width: 2400, height: 1800 }],
  [3000, 4000, 2400, { width: 1800, height: 2400 }],
  [100, 50, 2400, { width: 100, height: 50 }],
  [10_000, 1, 600, { width: 600, height: 1 }],
])('%i×%i inside %i', (width, height, longest, size) => {
  expect(fitInside(width, height, longest)).toEqual(size);
});
