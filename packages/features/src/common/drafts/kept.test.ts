import { expect, test } from 'vitest';
import { isPartOf, onlyOf, withoutFiles } from './kept.ts';

const form = { title: '', price: null, kinds: [1], links: { vk: '' } };

test('what was kept is brought back only where the form still looks like that', () => {
  for (const kept of [{}, { title: 'Двор' }, { title: 'Двор', price: 5, kinds: [], links: { vk: 'anna' } }]) {
    expect({ kept, fits: isPartOf(kept, form) }).toEqual({ kept, fits: true });
  }
  for (const kept of [null, 'text', { old: '' }, { title: 7 }, { ...form, price: '5' }, { kinds: {} }, { links: null }, { links: {} }]) {
    expect({ kept, fits: isPartOf(kept, form) }).toEqual({ kept, fits: false });
  }
});

test('of a form only what was changed is kept', () => {
  expect(onlyOf(form, ['title', 'links'])).toEqual({ title: '', links: { vk: '' } });
});

test('files stay out, and everything else stays', () => {
  const file = new File(['x'], 'школа.jpg');
  expect(withoutFiles({ title: 'Двор', kinds: [1], files: [file] })).toEqual({ title: 'Двор', kinds: [1], files: [] });
});
