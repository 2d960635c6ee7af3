import { expect, test } from 'vitest';
import { t } from './texts.ts';

test.each([
  [1, 'Остался 1 день'],
  [2, 'Осталось 2 дня'],
  [5, 'Осталось 5 дней'],
  [21, 'Остался 21 день'],
])('%i days are counted in Russian', (count, said) => {
  expect(t('dashboard.projects.days.left', { count })).toBe(said);
});

test.each([
  [1, 'Файл больше 10 МБ не взят'],
  [2, '2 файла больше 10 МБ не взяты'],
  [5, '5 файлов больше 10 МБ не взяты'],
  [21, '21 файл больше 10 МБ не взят'],
])('%i large files are counted in Russian', (count, said) => {
  expect(t('dashboard.projects.images.uploads.large', { count, megabytes: 10 })).toBe(said);
});
