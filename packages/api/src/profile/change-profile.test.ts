import { expect, test } from 'vitest';
import { changeProfile } from './change-profile.ts';
import { changedElsewhere } from '../contract/changes/save-over.ts';
import type { Profile } from './profile.ts';
import { Refusal } from '../contract/refusal.ts';
import { sentences } from '../contract/sentences.ts';
import { makeSocialLink } from './social-links.ts';
import type { ProfileInput } from './update-profile.ts';

const links = (...names: [networkId: number, username: string][]) =>
  names.flatMap(([networkId, username]) => makeSocialLink(networkId, username) ?? []);

const stored: Profile = {
  id: 7,
  firstName: 'Анна',
  lastName: 'Орлова',
  city: 'Тверь',
  bio: 'Снимаю портреты',
  email: null,
  phone: '+79001234567',
  hourlyRate: 2500,
  minProductPrice: null,
  avatar: null,
  socialLinks: links([3, 'anna'], [2, 'anna.photo']),
  categories: [4, 1],
  available: true,
};

function refusalOf(input: ProfileInput, card = stored): unknown {
  try {
    return changeProfile(card, input);
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, message: error.message, errors: error.errors };
    throw error;
  }
}
const changedFields = (...fields: string[]) => ({
  status: 409,
  message: changedElsewhere.card,
  errors: Object.fromEntries(fields.map((field) => [field, [changedElsewhere.field]])),
});

test('a save without what was read changes what it has, and the rest stays', () => {
  const before = changeProfile(stored, {});
  expect(before).toMatchObject({ firstName: 'Анна', city: 'Тверь', phone: '+79001234567', hourlyRate: 2500, categories: [4, 1] });
  const change = { bio: 'Снимаю сады', hourlyRate: null, categories: [5] };
  expect(changeProfile(stored, change)).toEqual({ ...before, ...change });
  expect(changeProfile(stored, {}).socialLinks).toEqual([
    { networkId: 3, username: 'anna' },
    { networkId: 2, username: 'anna.photo' },
  ]);
  expect(changeProfile(stored, { socialLinks: [{ networkId: 1, username: 'vera' }] }).socialLinks).toEqual([
    { networkId: 1, username: 'vera' },
  ]);
});

test('pages without a name stay, whatever else is saved, and are no change of another tab', () => {
  const pages: [networkId: number, username: string][] = [
    [3, '+AbCdEf123'],
    [4, 'channel/UCabcdef'],
    [4, 'user/anna'],
    [5, 'profile.php?id=1000123'],
    [6, 'i/user/12'],
    [8, '+84912345678'],
    [8, 'message/ABC1'],
  ];
  for (const page of pages) {
    const card = { ...stored, socialLinks: links(page, [2, 'anna']) };
    const [networkId, username] = page;
    const known = { socialLinks: [page, [2, 'anna'] as const].map(([id, name]) => ({ networkId: id, username: name })) };
    const unchanged = {
      socialLinks: [
        { networkId, username },
        { networkId: 2, username: 'anna' },
      ],
    };
    expect(changeProfile(card, { bio: 'Снимаю сады' })).toMatchObject(unchanged);
    expect(changeProfile(card, { ...known, known })).toMatchObject(unchanged);
    expect(changeProfile(card, { socialLinks: [], known }).socialLinks).toEqual([]);
  }
});

test('a save of what was read otherwise keeps what came meanwhile', () => {
  const known = { bio: 'Снимаю сады', hourlyRate: 900 };
  expect(changeProfile(stored, { bio: 'Снимаю сады', hourlyRate: 900, lastName: 'Ким', known })).toMatchObject({
    lastName: 'Ким',
    bio: 'Снимаю портреты',
    hourlyRate: 2500,
  });
});

test('what both changed is refused by its name on the wire, unless both made it the same', () => {
  expect(refusalOf({ bio: 'Школы', hourlyRate: 900, known: { bio: 'Сады', hourlyRate: 2500 } })).toEqual(changedFields('bio'));
  expect(refusalOf({ minProductPrice: 5, known: { minProductPrice: 3 } })).toEqual(changedFields('min_product_price'));
  expect(refusalOf({ categories: [1], known: { categories: [1, 5] } })).toEqual(changedFields('categories'));
  expect(changeProfile(stored, { bio: 'Снимаю портреты', known: { bio: 'Сады' } }).bio).toBe('Снимаю портреты');
});

test('categories are the same in any order', () => {
  expect(changeProfile(stored, { categories: [1, 5], known: { categories: [1, 4] } }).categories).toEqual([1, 5]);
});

test('each network is a field of its own', () => {
  const known = { socialLinks: [{ networkId: 3, username: 'anna' }] };
  const both = [
    { networkId: 3, username: 'anna.k' },
    { networkId: 1, username: 'anna' },
  ];
  expect(changeProfile(stored, { socialLinks: both, known }).socialLinks).toEqual([...both, { networkId: 2, username: 'anna.photo' }]);
  expect(changeProfile(stored, { socialLinks: [], known }).socialLinks).toEqual([{ networkId: 2, username: 'anna.photo' }]);
  expect(refusalOf({ socialLinks: [{ networkId: 2, username: 'vera' }], known })).toEqual(changedFields('social_links'));
});

test('what was neither sent nor stored is missed', () => {
  const empty = { ...stored, city: null, bio: null, categories: [] };
  expect(refusalOf({ lastName: 'Ким', city: 'Пермь' }, empty)).toEqual({
    status: 422,
    message: sentences.invalid,
    errors: { bio: [sentences.bioRequired], categories: [sentences['categories.validation.required']] },
  });
  expect(
    changeProfile(empty, { city: 'Пермь', bio: 'Снимаю', categories: [1], known: { city: '', bio: '', categories: [] } }),
  ).toMatchObject({
    city: 'Пермь',
  });
});
