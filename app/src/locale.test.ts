import { expect, it } from 'vitest';
import { settleLocale } from './locale.ts';

const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};

it.each([null, 'en', 'ru', ''])('a stored %j becomes ru', (stored) => {
  let value = stored;
  settleLocale(() => ({ getItem: () => value, setItem: (_, value) => void (value = value) }));
  expect(value).toBe('ru');
});

it('does not mind a denied storage', () => {
  expect(() => settleLocale(denied)).not.toThrow();
});
