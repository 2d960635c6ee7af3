import { expect, test } from 'vitest';
import { isStoredDraft, onlyChanged, withoutFiles, withPart } from './storedDraft.ts';

const form = { title: '', price: null, kinds: [1], links: { vk: '', telegram: '' } };

test('a stored draft is restored only where it still fits the form', () => {
  for (const typed of [{}, { title: 'Двор' }, { title: 'Двор', price: 5, kinds: [], links: { vk: 'anna' } }]) {
    expect({ typed, fits: isStoredDraft({ typed, known: typed }, form) }).toEqual({ typed, fits: true });
  }
  for (const typed of [
    null,
    'text',
    { old: '' },
    { title: 7 },
    { ...form, price: '5' },
    { kinds: {} },
    { links: null },
    { links: { ok: '' } },
  ]) {
    expect({ typed, fits: isStoredDraft({ typed, known: {} }, form) }).toEqual({ typed, fits: false });
    expect({ typed, fits: isStoredDraft({ typed: {}, known: typed }, form) }).toEqual({ typed, fits: false });
  }
  for (const stored of [null, undefined, 'text', [], { title: 'Двор' }]) expect(isStoredDraft(stored, form)).toBe(false);
});

test('only changed fields are stored, and of a group only its own changes', () => {
  const typed = { ...form, title: 'Двор', links: { vk: 'anna', telegram: '' } };
  expect(onlyChanged(typed, form)).toEqual({ title: 'Двор', links: { vk: 'anna' } });
  expect(onlyChanged(form, typed)).toEqual({ title: '', links: { vk: '' } });
});

test('a stored draft is merged into a form whose other fields are newer', () => {
  const newer = { ...form, price: 5, links: { vk: '', telegram: 'elsewhere' } };
  expect(withPart(newer, { title: 'Двор', links: { vk: 'anna' } })).toEqual({
    ...newer,
    title: 'Двор',
    links: { vk: 'anna', telegram: 'elsewhere' },
  });
});

test('files stay out, and everything else stays', () => {
  const file = new File(['x'], 'школа.jpg');
  expect(withoutFiles({ title: 'Двор', kinds: [1], files: [file] })).toEqual({ title: 'Двор', kinds: [1], files: [] });
});
