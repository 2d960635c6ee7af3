import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isEmail, isPhone, limits, networkById } from '@portal/api';
import { loadCities } from '@portal/api/cities';
import { describe, expect, test } from 'vitest';
import { demoAccount, demoPhotographers as everybody, type DemoPhotographer, specializations } from './index.ts';
import { specializationId } from './specializations.ts';

const files = new Set(readdirSync(path.join(import.meta.dirname, '../../public/photos')));

function photosOf(person: DemoPhotographer) {
  return person.portfolios.flatMap((portfolio) => portfolio.photos.map((photo) => photo.file));
}

/** The four photos of the card in the directory. */
function mosaicOf(person: DemoPhotographer) {
  return photosOf(person).slice(0, limits.cardThumbnails);
}

function repeated(values: readonly unknown[]) {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** All texts of a person. */
function textsOf(person: DemoPhotographer) {
  const albums = person.portfolios.flatMap((album) => [album.title, album.description]);
  return [person.about, person.bio, person.experience ?? '', person.equipment ?? '', ...albums];
}

test('sixty-six people, numbered without gaps', () => {
  expect(everybody.map((person) => person.id)).toEqual(Array.from({ length: 66 }, (_, index) => index + 1));
});

test('the demo account belongs to the first of them', () => {
  expect(everybody[0]).toMatchObject({ firstName: 'Анна', lastName: 'Воскресенская', email: demoAccount.email });
});

test('twelve specializations, each with a code and a name of its own', () => {
  expect(specializations).toHaveLength(12);
  expect(repeated(specializations.map(({ id }) => id))).toEqual([]);
  expect(repeated(specializations.map(({ code }) => code))).toEqual([]);
  expect(repeated(specializations.map(({ name }) => name))).toEqual([]);
});

describe('nobody real can be reached', () => {
  test('addresses and numbers are invented, valid and different', () => {
    for (const person of everybody) {
      expect(person.email).toMatch(/@[a-z]+\.example$/u);
      expect(isEmail(person.email)).toBe(true);
      expect(person.phone).toMatch(/^\+79000000\d{3}$/u);
      expect(isPhone(person.phone)).toBe(true);
    }
    expect(repeated(everybody.map((person) => person.email))).toEqual([]);
    expect(repeated(everybody.map((person) => person.phone))).toEqual([]);
  });

  test('social links lead to known networks, once to each', () => {
    for (const { socialLinks } of everybody) {
      expect(socialLinks.length).toBeGreaterThan(0);
      expect(repeated(socialLinks.map((link) => link.networkId))).toEqual([]);
      for (const link of socialLinks) {
        expect(networkById(link.networkId)).toBeDefined();
        expect(link.username).toMatch(/^([a-z]+_diafragma|79000000\d{3})$/u);
      }
    }
  });
});

test('every city is in the reference list', async () => {
  const known = new Set((await loadCities()).map((city) => city.name));
  expect(everybody.map((person) => person.city).filter((city) => !known.has(city))).toEqual([]);
});

test('prices fill the range, and two people name none', () => {
  const prices = everybody.flatMap((person) => person.hourlyRate ?? []);
  expect(everybody.length - prices.length).toBe(2);
  expect([Math.min(...prices), Math.max(...prices)]).toEqual([800, 9800]);
});

test('ratings have one decimal between 3.9 and 5, or are missing', () => {
  const rated = everybody.map((person) => person.rating).filter((rating) => rating !== 0);
  for (const rating of rated) expect(Number(rating.toFixed(1))).toBe(rating);
  expect([Math.min(...rated), Math.max(...rated)]).toEqual([3.9, 5]);
  expect(rated.length).toBeLessThan(everybody.length);
});

test('one person takes no orders', () => {
  expect(everybody.filter((person) => !person.available)).toHaveLength(1);
});

describe('texts', () => {
  test('fit the fields they stand in', () => {
    for (const person of everybody) {
      expect(person.firstName.length).toBeLessThanOrEqual(limits.nameLength);
      expect(person.lastName.length).toBeLessThanOrEqual(limits.nameLength);
      expect(person.bio.length).toBeGreaterThan(100);
      expect(person.bio.length).toBeLessThanOrEqual(limits.bioLength);
      expect(person.about.length).toBeLessThanOrEqual(limits.bioLength);
    }
  });

  test('nobody repeats another', () => {
    expect(repeated(everybody.map((person) => `${person.firstName} ${person.lastName}`))).toEqual([]);
    expect(repeated(everybody.map((person) => person.about))).toEqual([]);
    expect(repeated(everybody.flatMap((person) => person.bio.split('\n\n')))).toEqual([]);
    expect(repeated(everybody.flatMap((person) => person.portfolios.map((album) => album.title)))).toEqual([]);
  });

  test('are set in calm Russian typography', () => {
    for (const text of everybody.flatMap(textsOf)) expect(text).not.toMatch(/["!]| —| $|№ |\d (мм|Мп)|[a-z]{3}/u);
  });
});

describe('photos', () => {
  test('one to four albums of the person’s specializations, eight or nine photos, none twice', () => {
    for (const person of everybody) {
      expect(person.portfolios.length).toBeGreaterThanOrEqual(1);
      expect(person.portfolios.length).toBeLessThanOrEqual(4);
      expect([8, 9]).toContain(photosOf(person).length);
      expect(repeated(photosOf(person))).toEqual([]);
      for (const album of person.portfolios) {
        expect([person.lastName, album.title, person.specializationIds.includes(album.specializationId)]).toEqual([
          person.lastName,
          album.title,
          true,
        ]);
        expect(album.photos.length).toBeGreaterThan(0);
        for (const photo of album.photos) expect(photo.title).not.toBe('');
      }
    }
  });

  test('every photo and avatar exists, and every photo is used', () => {
    const shown = new Set(everybody.flatMap((person) => [...photosOf(person), ...(person.avatar ? [person.avatar] : [])]));
    expect([...shown].filter((file) => !files.has(file))).toEqual([]);
    expect([...files].filter((file) => file.endsWith('.jpg') && !shown.has(file))).toEqual([]);
  });

  test('two people show the default avatar, the others one of their own', () => {
    const avatars = everybody.flatMap((person) => person.avatar ?? []);
    expect(everybody.length - avatars.length).toBe(2);
    expect(repeated(avatars)).toEqual([]);
  });

  // Stronger than "not twice on a page": filters and sorting may put any two people side by side.
  test('no photo is in the cards of two people', () => {
    for (const person of everybody) expect(mosaicOf(person)).toHaveLength(4);
    expect(repeated(everybody.flatMap(mosaicOf))).toEqual([]);
  });
});

test('Moscow, 1500 to 6000 rubles, school albums and portraits: more than one page', () => {
  const wanted = [specializationId('school-albums'), specializationId('portrait')];
  const moscow = everybody.filter((person) => person.city === 'Москва');
  const found = moscow.filter(
    ({ hourlyRate, specializationIds }) =>
      hourlyRate !== null && hourlyRate >= 1500 && hourlyRate <= 6000 && wanted.every((id) => specializationIds.includes(id)),
  );
  expect(moscow.length).toBeGreaterThanOrEqual(26);
  expect(found.length).toBeGreaterThan(limits.directoryPageSize);
});

test('other large cities have several people too', () => {
  for (const city of ['Екатеринбург', 'Казань', 'Санкт-Петербург']) {
    expect(everybody.filter((person) => person.city === city).length).toBeGreaterThanOrEqual(5);
  }
});
