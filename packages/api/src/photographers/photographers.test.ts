import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import type { Answered, Endpoint } from '../contract/endpoint.ts';
import { getPhotographer, getPriceRange, listPhotographers } from './photographers.ts';
import { listSpecializations } from '../reference/specializations.ts';

const readReply = <E extends Endpoint>(endpoint: E, raw: unknown): Answered<E> =>
  z.decode(endpoint.reply, endpoint.reads.reply(raw)) as Answered<E>;
const isUnderstood = (endpoint: Endpoint, raw: unknown): boolean => z.safeDecode(endpoint.reply, endpoint.reads.reply(raw)).success;

/** A card as the specification lists its fields (D1 §3), and as the portal stores it. */
const listed = {
  id: 7,
  name: 'Анна Орлова',
  city: 'Тверь',
  avatar: '/media/a.jpg',
  specializations: [{ id: 4, name: 'Портрет', icon: 'user' }],
  about: 'Снимаю портреты',
  price: 2500,
  socialLinks: [{ id: 2, url: 'https://vk.com/anna', name: 'ВКонтакте', icon: 'vk', username: 'anna' }],
  portfolio: [{ url: '/media/1.jpg', thumbnail: '/media/1-small.jpg', title: 'Первый звонок' }],
  phone: '+79001234567',
};
const photo = { id: null, url: '/media/1.jpg', thumbnail: '/media/1-small.jpg', title: 'Первый звонок', specializationId: null };
const card = {
  ...listed,
  specializations: [{ id: 4, name: 'Портрет', code: null, icon: 'user' }],
  rating: null,
  available: true,
  isDemo: false,
  socialLinks: [{ networkId: 2, type: 'vk', name: 'ВКонтакте', url: 'https://vk.com/anna', username: 'anna' }],
  portfolio: [{ ...photo, width: null, height: null, color: null, placeholder: null, middle: null }],
};
const page = { items: [card], total: 25, page: 2, pages: 3, perPage: 12 };

test.each([
  ['form A', { success: true, data: { photographers: [listed], total: 25, currentPage: 2, totalPages: 3, limit: 12 } }],
  ['form A without an envelope', { photographers: [listed], total: 25, currentPage: 2, totalPages: 3, limit: 12 }],
  ['form B', { items: [listed], total: 25, currentPage: 2, totalPages: 3, limit: 12 }],
  ['form B in an envelope', { success: true, data: { items: [listed], total: 25, currentPage: 2, totalPages: 3, limit: 12 } }],
  ['the other names of the pages', { data: { items: [listed], totalItems: 25, page: 2, pages: 3, perPage: 12 } }],
  ['a bare list with its pages beside it', { data: [listed], total: 25, currentPage: 2, totalPages: 3, perPage: 12 }],
  [
    'pages in a drawer of their own',
    { data: { items: [listed], pagination: { currentPage: 2, totalPages: 3, totalItems: 25, perPage: 12 } } },
  ],
  ['pages that have to be counted', { data: { items: [listed], total: 25, currentPage: 2 } }],
])('%s of the list is understood', (_, raw) => {
  expect(readReply(listPhotographers, raw)).toEqual(page);
});

test.each([
  ['no list', { data: { total: 0, currentPage: 1 } }],
  ['no total', { data: { photographers: [], currentPage: 1, totalPages: 1 } }],
  ['a card without an id', { data: { photographers: [{ name: 'Анна' }], total: 1 } }],
  ['a card without a name', { data: { photographers: [{ id: 7 }], total: 1 } }],
  ['a list of words', { data: { photographers: ['Анна'], total: 1 } }],
])('%s is no page', (_, raw) => {
  expect(isUnderstood(listPhotographers, raw)).toBe(false);
});

test('the page travels as form A', () => {
  const wire = z.encode(listPhotographers.reply, { ...page, items: [] });
  expect(wire).toEqual({ success: true, data: { photographers: [], total: 25, currentPage: 2, totalPages: 3, limit: 12 } });
});

test.each([
  [{ name: 'Анна Орлова' }],
  [{ full_name: 'Анна Орлова' }],
  [{ first_name: 'Анна', last_name: 'Орлова' }],
  [{ name: null, full_name: 'Анна Орлова', first_name: 'Нина' }],
])('the name is found in %j', (names) => {
  expect(readReply(getPhotographer, { data: { id: 7, ...names } }).name).toBe('Анна Орлова');
});

test.each([[{ price: 2500 }], [{ hourly_rate: 2500 }], [{ price: null, hourly_rate: 2500 }]])('the price is found in %j', (prices) => {
  expect(readReply(getPhotographer, { data: { id: 7, name: 'Анна', ...prices } }).price).toBe(2500);
});

test.each([
  [{ isDemo: true }, true],
  [{ is_demo: true }, true],
  [{}, false],
])('%j says whether the card is made up', (reported, isDemo) => {
  expect(readReply(getPhotographer, { data: { id: 7, name: 'Анна', ...reported } }).isDemo).toBe(isDemo);
});

test.each([
  [{ about: 'о себе', bio: 'длинно', description: 'ещё' }, 'о себе', 'длинно'],
  [{ bio: 'длинно', description: 'ещё' }, 'длинно', 'длинно'],
  [{ description: 'ещё' }, 'ещё', 'ещё'],
  [{ about: 'о себе' }, 'о себе', 'о себе'],
  [{}, null, null],
])('what %j says about the person', (texts, about, bio) => {
  expect(readReply(getPhotographer, { data: { id: 7, name: 'Анна', ...texts } })).toMatchObject({ about, bio });
});

test('portfolios keep what can be shown, under any of its four names', () => {
  const media = [
    { id: 1, url: '/1.jpg' },
    { id: 2, file_url: '/2.jpg', thumbnail: '/2s.jpg' },
    { id: 3, preview_url: '/3.jpg' },
    { id: 4, thumbnail: '/4.jpg', title: 'Школа', specialization_id: 1 },
    { id: 5, url: '' },
    { id: 6 },
    null,
  ];
  const { albums, portfolio } = readReply(getPhotographer, {
    data: { id: 7, name: 'Анна', portfolios: [{ name: 'Школа', media }, { title: 'Пусто' }] },
  });
  expect(albums.map(({ name, photos }) => [name, photos.map(({ id, url, thumbnail }) => [id, url, thumbnail])])).toEqual([
    [
      'Школа',
      [
        [1, '/1.jpg', '/1.jpg'],
        [2, '/2.jpg', '/2s.jpg'],
        [3, '/3.jpg', '/3.jpg'],
        [4, '/4.jpg', '/4.jpg'],
      ],
    ],
    ['Пусто', []],
  ]);
  expect(portfolio).toEqual(albums[0]?.photos);
});

test.each([
  ['by type and address', { type: 'vk', url: 'https://vk.com/anna' }],
  ['by icon', { id: 91, icon: 'vk', name: 'Моя страница', url: 'https://vk.com/anna', username: 'anna' }],
  ['by the name people call it', { name: 'ВКонтакте', url: 'vk.com/anna' }],
  ['by network and value', { social_network_id: 2, value: '@anna' }],
  ['by network and user name', { social_network_id: 2, username: 'anna' }],
  ['by id alone', { id: 2, username: 'anna' }],
  ['by its address when the name is empty', { type: 'vk', username: '', url: 'https://vk.com/anna' }],
  ['by its code in capitals', { code: 'VK', username: 'anna' }],
])('a social link is understood %s', (_, link) => {
  expect(readReply(getPhotographer, { data: { id: 7, name: 'Анна', social_links: [link] } }).socialLinks).toEqual(card.socialLinks);
});

const contact = (type: string, name: string, url: string, username: string) => [{ networkId: null, type, name, url, username }];
test.each([
  [{ id: 5, type: 'website', url: 'https://anna.example/about' }, contact('website', 'Сайт', 'https://anna.example/about', 'anna.example')],
  [{ icon: 'PHONE', value: '8 900 123-45-67' }, contact('phone', 'Телефон', 'tel:+79001234567', '+7 (900) 123-45-67')],
  [{ type: 'email', username: 'anna@photo.example' }, contact('email', 'Email', 'mailto:anna@photo.example', 'anna@photo.example')],
  [{ code: 'viber', value: '+79001234567' }, contact('viber', 'Viber', 'viber://chat?number=%2B79001234567', '+7 (900) 123-45-67')],
])('%j leads past the networks, and travels as it was read', (link, links) => {
  const person = readReply(getPhotographer, { data: { id: 7, name: 'Анна', social_links: [link] } });
  expect(person.socialLinks).toEqual(links);
  expect(readReply(getPhotographer, z.encode(getPhotographer.reply, person)).socialLinks).toEqual(links);
});

test.each([
  ['a script', { type: 'website', url: 'javascript:alert(1)' }],
  ['a script beside a good name', { type: 'website', url: 'javascript:alert(1)', username: 'anna.example' }],
  ['a name of ten thousand characters', { type: 'vk', username: 'a'.repeat(10_000) }],
  ['somebody else’s host', { type: 'vk', url: 'https://vk.com@evil.example' }],
  ['an unknown network', { social_network_id: 99, username: 'anna' }],
  ['no name', { type: 'vk', username: '' }],
  ['no link', 'https://vk.com/anna'],
])('%s is dropped rather than trusted', (_, link) => {
  expect(readReply(getPhotographer, { data: { id: 7, name: 'Анна', socialLinks: [link] } }).socialLinks).toEqual([]);
});

test.each([
  [
    { success: true, data: { min: 600, max: 9000, buckets: [1, 2] } },
    { min: 600, max: 9000, buckets: [1, 2] },
  ],
  [{ data: { min: 600, max: 9000 } }, { min: 600, max: 9000, buckets: [] }],
  [
    { min: 600, max: 9000 },
    { min: 600, max: 9000, buckets: [] },
  ],
])('the price range is understood as %j', (raw, range) => {
  expect(readReply(getPriceRange, raw)).toEqual(range);
});

const specialization = { id: 1, name: 'Школьные альбомы', code: 'school-albums', icon: null };
test.each([
  [{ data: [specialization] }],
  [{ success: true, data: { data: [{ id: 1, name: 'Школьные альбомы', code: 'school-albums' }] } }],
  [{ data: { specializations: [specialization] } }],
  [{ categories: [specialization] }],
  [[specialization]],
])('the specializations are found in %j', (raw) => {
  expect(readReply(listSpecializations, raw)).toEqual([specialization]);
});

test('a specialization may have no code', () => {
  expect(readReply(listSpecializations, { data: [{ id: 1, name: 'Портрет' }] })).toEqual([
    { id: 1, name: 'Портрет', code: null, icon: null },
  ]);
});
