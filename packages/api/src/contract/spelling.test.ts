import { expect, test } from 'vitest';
import { spellingKey } from './spelling.ts';

test.each([
  ['Орёл', 'ОРЕЛ'],
  ['Орёл'.normalize('NFD'), 'орел'],
  ['Нижний  Новгород', 'нижний новгород'],
  ['Нижний\u00a0Новгород', 'Нижний\u2009Новгород'],
  ['\ufeffМосква\u200b ', 'москва'],
  ['Моск\u00adва', 'Москва'],
  ['Улан–Удэ', 'Улан−Удэ'],
  ['Улан‑Удэ', 'улан-удэ'],
])('%j and %j are one text', (one, other) => {
  expect(spellingKey(one)).toBe(spellingKey(other));
});

test.each([
  ['Орск', 'Омск'],
  ['Новый Оскол', 'Новыйоскол'],
  ['й', 'и'],
])('%j and %j are two', (one, other) => {
  expect(spellingKey(one)).not.toBe(spellingKey(other));
});
