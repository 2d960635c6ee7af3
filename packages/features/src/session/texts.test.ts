import { expect, test } from 'vitest';
import ru from './texts.ru.json';

test('the sentences that the specification fixes match exactly', () => {
  expect(ru.login.failed).toBe('Произошла ошибка при входе');
  expect(ru.register.failed).toBe('Произошла ошибка при регистрации');
  expect(ru.forgot.failed).toBe('Произошла ошибка при отправке инструкций');
  expect(ru.reset.failed).toBe('Произошла ошибка при сбросе пароля');
});
