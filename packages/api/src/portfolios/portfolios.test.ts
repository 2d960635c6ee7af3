import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import type { Portfolio } from './portfolio.ts';
import { listPortfolios } from './portfolios.ts';

const readReply = (raw: unknown): unknown => z.decode(listPortfolios.reply, listPortfolios.reads.reply(raw) as never);
const isUnderstood = (raw: unknown): boolean => z.safeDecode(listPortfolios.reply, listPortfolios.reads.reply(raw) as never).success;

/** A portfolio as the specification lists its fields (D2 §3), and as the portal stores it. */
const kind = { id: 4, name: 'Портрет', code: 'portrait', icon: 'user' };
const listed = { id: 7, title: 'Выпуск 2026', description: 'Три дня', specialization_id: 4, specialization: kind, media: [] };
const portfolio: Portfolio = {
  id: 7,
  title: 'Выпуск 2026',
  description: 'Три дня',
  specializationId: 4,
  specialization: kind,
  photos: [],
};

test.each([
  ['data', { success: true, data: [listed] }],
  ['data.portfolios', { success: true, data: { portfolios: [listed] } }],
  ['portfolios without an envelope', { portfolios: [listed] }],
  ['a bare list', [listed]],
])('the list is found as %s', (_, raw) => {
  expect(readReply(raw)).toEqual([portfolio]);
});

test.each([
  [{ title: 'Школа' }, 'Школа'],
  [{ name: 'Школа' }, 'Школа'],
  [{ title: null, name: 'Школа' }, 'Школа'],
  [{ title: 'Школа', name: 'Иначе' }, 'Школа'],
])('%j gives the title', (names, title) => {
  expect(readReply([{ id: 1, ...names }])).toMatchObject([{ title }]);
});

test.each([
  [{ specialization_id: 4, specialization: { id: 5, name: 'Семья' }, category_id: 6 }, 4],
  [{ specialization: { id: 5, name: 'Семья' }, category_id: 6 }, 5],
  [{ specialization: { id: 5 } }, 5],
  [{ specialization_id: null, category_id: 6 }, 6],
  [{}, null],
])('%j gives the specialization', (fields, specializationId) => {
  expect(readReply([{ id: 1, title: 'Школа', ...fields }])).toMatchObject([{ specializationId }]);
});

test('what is missing is empty, not broken', () => {
  const empty = { description: null, specializationId: null, specialization: null, photos: [] };
  expect(readReply([{ id: 1, title: 'Школа' }])).toEqual([{ id: 1, title: 'Школа', ...empty }]);
});

test('photos are read in every spelling, and none without an address', () => {
  const media = [
    { id: 1, file_url: '/1.jpg', preview_url: '/1s.jpg', is_featured: 1 },
    { id: 2 },
    { id: 3, url: '/3.jpg', title: 'Звонок' },
  ];
  expect(readReply([{ ...listed, media }])).toMatchObject([
    {
      photos: [
        { id: 1, url: '/1.jpg', thumbnail: '/1s.jpg', title: null, isFeatured: true },
        { id: 3, url: '/3.jpg', thumbnail: '/3.jpg', title: 'Звонок', isFeatured: false },
      ],
    },
  ]);
});

test.each([
  ['no list', { data: { total: 0 } }],
  ['a portfolio without an id', [{ title: 'Школа' }]],
  ['a portfolio without a title', [{ id: 1 }]],
  ['a list of words', ['Школа']],
])('%s is refused', (_, raw) => {
  expect(isUnderstood(raw)).toBe(false);
});

test('it travels under both names, and comes back the same', () => {
  const files = { url: '/1.webp', middle: '/1m.webp', thumbnail: '/1s.webp' };
  const looks = { width: 3, height: 2, color: '#aabbcc', placeholder: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345' };
  const photo = { id: 1, ...files, title: null, specializationId: 4, ...looks };
  const own = {
    fileName: 'IMG_2034.JPG',
    description: 'На линейке',
    isFeatured: true,
    createdAt: '2026-11-20T12:00:00.000Z',
    portfolioId: 7,
  };
  const full = { ...portfolio, photos: [{ ...photo, ...own }] };
  const wire = z.encode(listPortfolios.reply, [full]);
  expect(wire).toMatchObject({ success: true, data: [{ title: 'Выпуск 2026', name: 'Выпуск 2026', specialization_id: 4 }] });
  const version = expect.any(String);
  expect(readReply(wire)).toEqual([{ ...full, version, photos: [{ ...photo, ...own, version }] }]);
});
