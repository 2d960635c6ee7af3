import type { Portfolio, PortfolioPhoto } from '@portal/api';
import { expect, it } from 'vitest';
import { after } from './changes.ts';

const photo = (id: number, title: string | null = null): PortfolioPhoto => ({
  id,
  url: `/${id}.jpg`,
  thumbnail: `/${id}.jpg`,
  title,
  fileName: null,
  specializationId: null,
  width: null,
  height: null,
  color: null,
  placeholder: null,
  middle: null,
  description: null,
  isFeatured: false,
  createdAt: null,
  portfolioId: 1,
});
const portfolio = (id: number, ...photos: PortfolioPhoto[]): Portfolio => ({
  id,
  title: `Портфолио ${id}`,
  description: null,
  specializationId: null,
  specialization: null,
  photos,
});
const list = [portfolio(1, photo(11), photo(12), photo(13)), portfolio(2)];
const photosOf = (portfolios: Portfolio[], id: number) => portfolios.find((one) => one.id === id)?.photos.map((one) => one.id);

it('a new portfolio comes after the others, a changed one stays in its place', () => {
  expect(
    after
      .saving(portfolio(3))(list)
      .map(({ id }) => id),
  ).toEqual([1, 2, 3]);
  expect(
    after
      .saving({ ...portfolio(1), title: 'Школа' })(list)
      .map(({ title }) => title),
  ).toEqual(['Школа', 'Портфолио 2']);
});

it('a deleted one is gone', () => {
  expect(after.deleting(1)(list)).toEqual([portfolio(2)]);
});

it('answers that come in any order bring every photo once', () => {
  const once = after.adding(2, [photo(22)])(after.adding(2, [photo(21)])(list));
  expect(photosOf(after.adding(2, [photo(21)])(once), 2)).toEqual([21, 22]);
});

it('a photo is changed and deleted in its own portfolio alone', () => {
  expect(after.changingPhoto(1, photo(12, 'Урок'))(list)[0]?.photos[1]?.title).toBe('Урок');
  expect(photosOf(after.deletingPhoto(1, 12)(list), 1)).toEqual([11, 13]);
  expect(photosOf(after.deletingPhoto(2, 12)(list), 1)).toEqual([11, 12, 13]);
});

it('orders both lists; what was added meanwhile comes last', () => {
  expect(
    after
      .ordering([2, 1])(list)
      .map(({ id }) => id),
  ).toEqual([2, 1]);
  expect(photosOf(after.orderingPhotos(1, [13, 11])(list), 1)).toEqual([13, 11, 12]);
});
