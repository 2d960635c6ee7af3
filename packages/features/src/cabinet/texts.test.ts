import { limits } from '@portal/api';
import { expect, test } from 'vitest';
import en from './texts.en.json';
import { t } from './texts.ts';

test('the English sentences that the specification gives match exactly', () => {
  expect(en.profile.saveFailed).toBe('Error updating profile');
  expect(en.portfolios.saveFailed).toBe('Error working with portfolio');
  expect(en.portfolios.deleteFailed).toBe('Error during deletion');
  expect(en.portfolios.files.missing).toBe('Please select files for upload');
  expect(en.portfolios.files.hint).toBe('JPG, PNG, WebP up to 10MB');
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

test.each([
  [0, '«Свадьбы» исчезнет из вашей карточки. Вернуть его будет нельзя.'],
  [1, '«Свадьбы» и 1 фото в нём исчезнут из каталога. Вернуть их будет нельзя.'],
  [21, '«Свадьбы» и 21 фото в нём исчезнут из каталога. Вернуть их будет нельзя.'],
  [5, '«Свадьбы» и 5 фото в нём исчезнут из каталога. Вернуть их будет нельзя.'],
])('a portfolio of %i photos goes in right Russian', (count, expected) => {
  expect(t('portfolios.delete.text', { count, title: 'Свадьбы' })).toBe(expected);
});

test('the hint of the upload names the limit', () => {
  expect(t('portfolios.files.hint')).toBe(`JPG, PNG, WebP до ${limits.photoMaxBytes / 1_048_576}\u00a0МБ`);
});
