import { limits, zipLimits } from '@portal/api';
import { expect, test } from 'vitest';
import { t } from './texts.ts';

test.each([
  [1, 'Файл больше 10\u00a0МБ не взят'],
  [2, '2 файла больше 10\u00a0МБ не взяты'],
  [5, '5 файлов больше 10\u00a0МБ не взяты'],
  [21, '21 файл больше 10\u00a0МБ не взят'],
])('%i large files are counted in Russian', (count, expected) => {
  expect(t('dashboard.projects.images.uploads.large', { count, megabytes: 10 })).toBe(expected);
});

test.each([
  [1, '1 обработанная фотография останется без оригинала.'],
  [3, '3 обработанные фотографии останутся без оригинала.'],
  [5, '5 обработанных фотографий останутся без оригинала.'],
  [21, '21 обработанная фотография останется без оригинала.'],
])('%i retouched photos are counted in Russian', (count, loose) => {
  expect(t('dashboard.projects.images.deleting.retouched', { count })).toBe(loose);
});

const megabytes = (bytes: number) => `${bytes / 1_048_576}\u00a0МБ`;

test('the hints name the limits', () => {
  expect(t('dashboard.projects.images.emptyText')).toContain(megabytes(limits.projectImageMaxBytes));
  expect(t('dashboard.projects.images.uploads.hint')).toContain(megabytes(limits.projectImageMaxBytes));
  expect(t('zip.description')).toContain(megabytes(zipLimits.maxBytes));
  expect(t('zip.size')).toContain(megabytes(zipLimits.maxBytes));
});
