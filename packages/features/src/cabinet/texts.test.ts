import { expect, test } from 'vitest';
import en from './texts.en.json';
import { t } from './texts.ts';

test('the English sentences that the specification gives match exactly', () => {
  expect(en.profile.saveFailed).toBe('Error updating profile');
  expect(en.completion.portfoliosFailed).toBe('Error loading portfolio');
  expect(en.gallery).toEqual({
    avatarUploaded: 'Avatar uploaded successfully',
    imageUploaded: 'Image uploaded successfully',
    imageDeleted: 'Image deleted successfully',
    imageUpdated: 'Image updated successfully',
  });
});

test.each([
  [1, '1 активный'],
  [2, '2 активных'],
  [5, '5 активных'],
  [21, '21 активный'],
])('%i projects are counted in Russian', (count, expected) => {
  expect(t('dashboard.figures.active', { count, archived: 0 })).toBe(expected);
});
