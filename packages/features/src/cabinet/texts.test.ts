import { expect, test } from 'vitest';
import type { SameShape } from '../common/index.ts';
import en from './texts.en.json';
import ru from './texts.ru.json';
import { t } from './texts.ts';

function keysOf(node: object, path = ''): string[] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : keysOf(value as object, `${path}${key}.`),
  );
}

test('both catalogues have the same keys', () => {
  const same: SameShape<typeof ru> = en;
  expect(keysOf(same)).toEqual(keysOf(ru));
});

test('the English sentences that the specification gives stand letter for letter', () => {
  expect(en.profile.saveFailed).toBe('Error updating profile');
  expect(en.completion.portfoliosFailed).toBe('Error loading portfolio');
});

test.each([
  [1, 'Осталось 1 шаг'],
  [2, 'Осталось 2 шага'],
  [5, 'Осталось 5 шагов'],
  [11, 'Осталось 11 шагов'],
])('%i steps are counted in Russian', (count, said) => {
  expect(t('completion.steps', { count })).toBe(said);
});
