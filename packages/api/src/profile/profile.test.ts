import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { readRequest } from '../contract/read-request.ts';
import type { Answered, Endpoint } from '../contract/endpoint.ts';
import { getProfile, uploadAvatar } from './profile.ts';
import { type ProfileInput, updateProfile } from './update-profile.ts';
import { Refusal } from '../contract/refusal.ts';
import { listSocialNetworks } from './social-links.ts';
import { socialNetworks } from './social-networks.ts';

const readReply = <E extends Endpoint>(endpoint: E, raw: unknown): Answered<E> =>
  z.decode(endpoint.reply, endpoint.reads.reply(raw)) as Answered<E>;

const wire = {
  id: 7,
  first_name: 'Анна',
  last_name: 'Орлова',
  full_name: 'Анна Орлова',
  city: 'Тверь',
  bio: 'Снимаю портреты',
  email: 'anna@photo.example',
  phone: '+79001234567',
  hourly_rate: 2500,
  min_product_price: null,
  avatar: '/media/a.jpg',
  social_links: [{ social_network_id: 2, username: 'anna' }],
  categories: [1, 4],
  available: false,
};
const profile = {
  id: 7,
  firstName: 'Анна',
  lastName: 'Орлова',
  city: 'Тверь',
  bio: 'Снимаю портреты',
  email: 'anna@photo.example',
  phone: '+79001234567',
  hourlyRate: 2500,
  minProductPrice: null,
  avatar: '/media/a.jpg',
  socialLinks: [{ networkId: 2, type: 'vk', name: 'ВКонтакте', url: 'https://vk.com/anna', username: 'anna' }],
  categories: [1, 4],
  available: false,
} as const;

const { categories: _, ...without } = wire;

test.each([
  ['ids', { data: wire }],
  ['objects', { data: { ...without, categories: [{ id: 1, name: 'Школа' }, { id: 4 }] } }],
  ['the other name', { data: { ...without, specializations: [1, 4] } }],
  ['the other name and objects', { ...without, specializations: [{ id: 1 }, { id: 4 }] }],
  ['texts', { data: { ...without, categories: ['1', '4'] } }],
  ['a profile inside', { data: { profile: wire } }],
])('a profile is understood with categories as %s', (_name, raw) => {
  expect(readReply(getProfile, raw)).toEqual(profile);
});

test('a new profile is empty, not broken', () => {
  const empty = { city: null, bio: null, email: null, phone: null, hourlyRate: null, minProductPrice: null, avatar: null };
  expect(readReply(getProfile, { data: { id: 7 } })).toEqual({
    ...profile,
    ...empty,
    firstName: '',
    lastName: '',
    socialLinks: [],
    categories: [],
    available: true,
  });
});

test('the profile travels with every field of the specification', () => {
  const sent = z.encode(getProfile.reply, { ...profile, socialLinks: [...profile.socialLinks], categories: [1, 4] });
  const social = [{ id: 2, url: 'https://vk.com/anna', name: 'ВКонтакте', icon: 'vk', username: 'anna' }];
  expect(sent).toEqual({ success: true, data: { ...wire, version: expect.any(String), social_links: social } });
});

const body = { first_name: 'Анна', last_name: 'Орлова', city: 'Тверь', bio: 'Снимаю', categories: [1] };
const readBody = (raw: unknown): ProfileInput => readRequest(updateProfile, { params: {}, query: {}, body: raw }).body;

function errorsOf(change: Record<string, unknown>) {
  try {
    readBody({ ...body, ...change });
  } catch (error) {
    if (error instanceof Refusal) return error.errors;
  }
  return undefined;
}

test('the body of the editor says the same as that of the specification', () => {
  const links = [{ id: 2, username: 'anna' }];
  const listed = { ...body, hourly_rate: 2500, min_product_price: 900, social_links: links, specializations: [1] };
  const edited = {
    firstName: 'Анна',
    lastName: 'Орлова',
    city: 'Тверь',
    bio: 'Снимаю',
    hourlyRate: 2500,
    minProductPrice: 900,
    socialLinks: links,
    categories: [1],
  };
  expect(readBody(edited)).toEqual(readBody(listed));
  expect(readBody({ ...edited, categories: undefined, specializations: [1] })).toEqual(readBody(listed));
});

test('what is stored is tidy', () => {
  const raw = { first_name: ' Анна ', email: ' Anna@Photo.Example ', phone: '8 (900) 123-45-67', categories: [4, 1, 4] };
  const links = [
    { id: 2, username: 'https://vk.com/anna' },
    { id: 3, username: '' },
  ];
  expect(readBody({ ...body, ...raw, social_links: links })).toMatchObject({
    firstName: 'Анна',
    email: 'anna@photo.example',
    phone: '+79001234567',
    categories: [4, 1],
    socialLinks: [{ networkId: 2, username: 'anna' }],
  });
});

test.each([[{ email: '', phone: '' }], [{ email: '  ', phone: ' ' }], [{ email: null, phone: null }]])(
  '%j gives no address and no number',
  (raw) => {
    expect(readBody({ ...body, ...raw })).toMatchObject({ email: null, phone: null });
  },
);

test('null empties, and what is left out stays as it is', () => {
  const nothing = { hourly_rate: null, minProductPrice: null, social_links: null };
  expect(readBody(nothing)).toEqual({ hourlyRate: null, minProductPrice: null, socialLinks: [] });
  expect(readBody({})).toEqual({});
});

test.each([
  [{ bio: 'я'.repeat(1001) }, { bio: ['Не больше 1000 символов'] }],
  [{ last_name: 'я'.repeat(256) }, { last_name: ['Не больше 255 символов'] }],
  [{ city: 'я'.repeat(101) }, { city: ['Не больше 100 символов'] }],
  [{ email: 'anna' }, { email: ['Введите корректный email'] }],
  [{ phone: '123' }, { phone: ['Введите номер полностью: 10 цифр после +7'] }],
  [{ phone: '+375 29 123-45-67' }, { phone: ['Нужен российский номер: +7 и 10 цифр'] }],
  [{ phone: 'нет телефона' }, { phone: ['Введите номер полностью: 10 цифр после +7'] }],
  [{ hourly_rate: 0 }, { hourly_rate: ['Укажите сумму от 1\u00a0₽'] }],
  [{ hourly_rate: 10.5 }, { hourly_rate: ['Укажите целое число рублей'] }],
  [{ hourly_rate: '2500' }, { hourly_rate: ['Укажите целое число рублей'] }],
  [{ min_product_price: -1 }, { min_product_price: ['Цена — целое неотрицательное число'] }],
  [{ hourly_rate: 10_000_001 }, { hourly_rate: ['Не больше 10\u00a0000\u00a0000\u00a0₽'] }],
  [{ categories: [] }, { categories: ['Выберите хотя бы одну специализацию'] }],
  [{ first_name: null }, { first_name: ['Введите имя'] }],
  [{ categories: null }, { categories: ['Выберите хотя бы одну специализацию'] }],
  [{ social_links: [{ id: 99, username: 'anna' }] }, { 'social_links.0.id': ['Такой соцсети нет в списке'] }],
  [{ social_links: [{ id: 2, username: 'анна' }] }, { 'social_links.0.username': ['Только латинские буквы, цифры и знаки . _ - / : @'] }],
  [{ social_links: [{ id: 3, username: 'https://vk.com/anna' }] }, { 'social_links.0.username': ['Это адрес другого сайта'] }],
  [
    {
      social_links: [
        { id: 2, username: 'anna' },
        { id: 4, username: 'https://youtu.be/AbC' },
      ],
    },
    { 'social_links.1.username': ['Нужен адрес профиля, канала или группы'] },
  ],
  [{ social_links: [{ id: 2, username: 'a'.repeat(101) }] }, { 'social_links.0.username': ['Не больше 100 символов'] }],
])('a card with %j is refused', (change, errors) => {
  expect(errorsOf(change)).toEqual(errors);
});

test.each([
  [{ bio: 'я'.repeat(1000) }],
  [{ city: 'я'.repeat(100) }],
  [{ hourly_rate: 1, min_product_price: 0 }],
  [{ hourly_rate: 10_000_000 }],
])('a card with %j is at the limit, and fine', (change) => {
  expect(errorsOf(change)).toBeUndefined();
});

test.each([
  [{ success: true, data: { url: '/media/a.jpg' } }, '/media/a.jpg'],
  [{ data: { avatar: '/media/a.jpg' } }, '/media/a.jpg'],
  [{ path: 'media/a.jpg' }, '/media/a.jpg'],
  [{ data: { url: 'https://files.example/a.jpg' } }, 'https://files.example/a.jpg'],
])('the new avatar of %j is found', (raw, url) => {
  expect(readReply(uploadAvatar, raw)).toEqual({ url });
});

const networks = socialNetworks.map(({ id, code, name, baseUrl, placeholder }) => ({
  id,
  code,
  name,
  base_url: baseUrl,
  placeholder,
  is_active: true,
}));
test.each([
  ['data', { data: networks }],
  ['data.data', { success: true, data: { data: networks } }],
  ['data.social_links', { data: { social_links: networks } }],
  ['the other name of the address', { data: networks.map(({ base_url: url, is_active: _active, ...rest }) => ({ ...rest, url })) }],
])('the networks are found in %s', (_name, raw) => {
  expect(readReply(listSocialNetworks, raw)).toEqual(socialNetworks);
});
