import { expect, test } from 'vitest';
import { avatarTypes, limits, photoTypes } from './limits.ts';

/** The numbers as the two documents write them; `limits` is what everything else reads. */
test('the limits are those of the specification', () => {
  expect(limits).toMatchObject({
    requestTimeoutMs: 15_000,
    sessionSeconds: 86_400,
    nameLength: 255,
    cityLength: 100,
    bioLength: 1000,
    passwordMin: 6,
    phoneDigits: 11,
    categoriesMin: 1,
    hourlyRateMin: 1,
    avatarMaxBytes: 20 * 1024 * 1024,
    avatarUploadBytes: 5 * 1024 * 1024,
    avatarSide: 400,
    directoryPageSize: 12,
    storePageSize: 10,
    pagesShownInFull: 7,
    loadingMinMs: 250,
    priceDebounceMs: 300,
    priceRange: { min: 0, max: 10_000 },
    localPriceRange: { min: 600, max: 10_000 },
    specializationSkeletons: 6,
    cardSpecializations: 3,
    cardThumbnails: 4,
    modalPageSize: 6,
    portfolioPreview: { compact: 5, wide: 6 },
    slidesPerView: 5,
    legacyPortfolioPageSize: 12,
    notifications: 5,
    notificationMs: { success: 5000, error: 8000, warning: 7000, info: 5000 },
    avatarSpinnerMs: 500,
    photoMaxBytes: 10_485_760,
    galleryPageSize: 12,
  });
  expect(photoTypes).toEqual(['image/jpeg', 'image/png', 'image/webp']);
  expect(avatarTypes).toEqual(['image/jpeg', 'image/png', 'image/webp']);
});
