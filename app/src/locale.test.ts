import { expect, it } from 'vitest';
import { settleLocale } from './locale.ts';

const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};

it.each([null, 'en', 'ru', ''])('a stored %j becomes ru', (stored) => {
  let kept = stored;
  settleLocale(() => ({ getItem: () => kept, setItem: (_, value) => void (kept = value) }));
  expect(kept).toBe('ru');
});

it('does not mind a denied storage', () => {
  expect(() => settleLocale(denied)).not.toThrow();
});
