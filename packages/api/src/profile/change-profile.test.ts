import { expect, test } from 'vitest';
import { changeProfile } from './change-profile.ts';
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
test('a save changes what it has, and the rest stays', () => {
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

test('pages without a name stay, whatever else is saved', () => {
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
    const unchanged = {
      socialLinks: [
        { networkId, username },
        { networkId: 2, username: 'anna' },
      ],
    };
    expect(changeProfile(card, { bio: 'Снимаю сады' })).toMatchObject(unchanged);
    expect(changeProfile(card, { socialLinks: [] }).socialLinks).toEqual([]);
  }
});

test('what was neither sent nor stored is missed', () => {
  const empty = { ...stored, city: null, bio: null, categories: [] };
  expect(refusalOf({ lastName: 'Ким', city: 'Пермь' }, empty)).toEqual({
    status: 422,
    message: sentences.invalid,
    errors: { bio: [sentences.bioRequired], categories: [sentences['categories.validation.required']] },
  });
  expect(changeProfile(empty, { city: 'Пермь', bio: 'Снимаю', categories: [1] })).toMatchObject({ city: 'Пермь' });
});
