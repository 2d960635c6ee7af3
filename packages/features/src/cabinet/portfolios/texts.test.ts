import { limits } from '@portal/api';
import { expect, test } from 'vitest';
import en from './texts.en.json';
import { t } from './texts.ts';

test('the English sentences that the specification gives match exactly', () => {
  expect(en.saveFailed).toBe('Error working with portfolio');
  expect(en.deleteFailed).toBe('Error during deletion');
  expect(en.files.missing).toBe('Please select files for upload');
  expect(en.files.hint).toBe('JPG, PNG, WebP up to 10MB');
});

test.each([
  [0, '«Свадьбы» исчезнет из вашей карточки. Вернуть его будет нельзя.'],
  [1, '«Свадьбы» и 1 фото в нём исчезнут из каталога. Вернуть их будет нельзя.'],
  [21, '«Свадьбы» и 21 фото в нём исчезнут из каталога. Вернуть их будет нельзя.'],
  [5, '«Свадьбы» и 5 фото в нём исчезнут из каталога. Вернуть их будет нельзя.'],
])('a portfolio of %i photos goes in right Russian', (count, expected) => {
  expect(t('delete.text', { count, title: 'Свадьбы' })).toBe(expected);
});

test('the hint of the upload names the limit', () => {
  expect(t('files.hint')).toBe(`JPG, PNG, WebP до ${limits.photoMaxBytes / 1_048_576}\u00a0МБ`);
});
