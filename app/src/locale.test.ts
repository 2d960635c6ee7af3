import { expect, it } from 'vitest';
import { settleLocale } from './locale.ts';

const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};

it.each([null, 'en', 'ru', ''])('a stored %j becomes ru', (stored) => {
  let current = stored;
  settleLocale(() => ({ getItem: () => current, setItem: (_, value) => void (current = value) }));
  expect(current).toBe('ru');
});

it('does not mind a denied storage', () => {
  expect(() => settleLocale(denied)).not.toThrow();
});
