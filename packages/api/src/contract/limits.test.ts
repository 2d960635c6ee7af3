import { expect, test } from 'vitest';
import { avatarTypes, limits, photoTypes, zipLimits } from './limits.ts';
import { sentences } from './sentences.ts';

/** The numbers as the two documents write them; `limits` is what everything else reads. */
test('the limits are those of the specification', () => {
  expect(limits).toMatchObject({
    requestTimeoutMs: 15_000,
    sessionSeconds: 86_400,
    nameLength: 255,
    cityLength: 100,
    bioLength: 1000,
    passwordMin: 6,
    categoriesMin: 1,
    hourlyRateMin: 1,
    avatarMaxBytes: 20 * 1024 * 1024,
    avatarUploadBytes: 5 * 1024 * 1024,
    avatarSide: 400,
    directoryPageSize: 12,
    loadingMinMs: 250,
    priceRange: { min: 0, max: 10_000 },
    localPriceRange: { min: 600, max: 10_000 },
    specializationSkeletons: 6,
    cardSpecializations: 3,
    cardThumbnails: 4,
    modalPageSize: 6,
    portfolioPreview: { compact: 5, wide: 6 },
    avatarSpinnerMs: 500,
    photoMaxBytes: 10_485_760,
    galleryPageSize: 12,
  });
  expect(photoTypes).toEqual(['image/jpeg', 'image/png', 'image/webp']);
  expect(avatarTypes).toEqual(['image/jpeg', 'image/png', 'image/webp']);
});

const megabytes = (bytes: number) => `${bytes / 1_048_576}\u00a0МБ`;

/** `sentences` is in every first load and `zipLimits` is not: these numbers are written out there. */
test('the sentences about archives name the limits', () => {
  expect(sentences.zipSize).toContain(megabytes(zipLimits.maxBytes));
  expect(sentences.entryLarge).toContain(megabytes(zipLimits.entryBytes));
  expect(sentences.zipTooManyEntries).toContain(`больше ${zipLimits.entries} файлов`);
  expect(sentences.zipName).toContain(`${zipLimits.filenameLength} знаков`);
});

test('the sentences about files and texts name the limits', () => {
  expect(sentences.avatar_size).toBe('Размер файла не должен превышать 20\u00a0МБ');
  expect(sentences.photoSize).toBe('Размер фотографии не должен превышать 10\u00a0МБ');
  expect(sentences.bioLength).toBe('Не больше 1000 символов');
  expect(sentences.propertiesInvalid).toBe('Свойства — это объект JSON, не длиннее 10\u00A0000 знаков');
});

test.each(['avatar_format', 'avatar_size', 'service_unavailable', 'categories.validation.required'] as const)(
  'the key %s of the specification exists: ERR-25 to ERR-27, ERR-77',
  (key) => {
    expect(sentences[key]).toMatch(/^[А-Я]/);
  },
);
