import { expect, test } from 'vitest';
import type { SameShape } from '../common/index.ts';
import en from './texts.en.json';
import ru from './texts.ru.json';

function keysOf(node: object, path = ''): string[] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : keysOf(value as object, `${path}${key}.`),
  );
}

test('both catalogues have the same keys', () => {
  const same: SameShape<typeof ru> = en;
  expect(keysOf(same)).toEqual(keysOf(ru));
});

test('the sentences that the specification fixes stand letter for letter', () => {
  expect(ru.login.failed).toBe('Произошла ошибка при входе');
  expect(ru.register.failed).toBe('Произошла ошибка при регистрации');
  expect(ru.forgot.failed).toBe('Произошла ошибка при отправке инструкций');
  expect(ru.reset.failed).toBe('Произошла ошибка при сбросе пароля');
});
