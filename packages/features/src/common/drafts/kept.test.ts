import { expect, test } from 'vitest';
import { isLike, withoutFiles } from './kept.ts';

const form = { title: '', price: null, kinds: [1], links: { vk: '' } };

test('what was kept is brought back only where the form still looks like that', () => {
  expect(isLike({ title: 'Двор', price: 5, kinds: [], links: { vk: 'anna' } }, form)).toBe(true);
  for (const kept of [null, 'text', {}, { ...form, title: 7 }, { ...form, price: '5' }, { ...form, kinds: {} }, { ...form, links: null }]) {
    expect({ kept, isLike: isLike(kept, form) }).toEqual({ kept, isLike: false });
  }
});

test('files stay out, and everything else stays', () => {
  const file = new File(['x'], 'школа.jpg');
  expect(withoutFiles({ title: 'Двор', kinds: [1], files: [file] })).toEqual({ title: 'Двор', kinds: [1], files: [] });
});
