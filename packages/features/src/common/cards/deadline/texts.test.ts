import { expect, test } from 'vitest';
import { t } from './texts.ts';

test.each([
  [1, 'Остался 1 день'],
  [2, 'Осталось 2 дня'],
  [5, 'Осталось 5 дней'],
  [21, 'Остался 21 день'],
])('%i days are counted in Russian', (count, expected) => {
  expect(t('left', { count })).toBe(expected);
});
