import { expect, test } from 'vitest';
import { t } from './texts.ts';

test.each([
  [1, 'Неясно, к какому снимку относится: 1 файл'],
  [3, 'Неясно, к какому снимку относятся: 3 файла'],
  [5, 'Неясно, к какому снимку относятся: 5 файлов'],
  [21, 'Неясно, к какому снимку относится: 21 файл'],
])('%i files that fit several photos are counted in Russian', (count, expected) => {
  expect(t('ambiguous', { count })).toBe(expected);
});
