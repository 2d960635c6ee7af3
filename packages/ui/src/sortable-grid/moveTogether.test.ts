import { expect, test } from 'vitest';
import { moveTogether } from './moveTogether.ts';

const order = ['a', 'b', 'c', 'd', 'e'];

test('one goes forward and back', () => {
  expect(moveTogether(order, new Set(['b']), 3)).toEqual(['a', 'c', 'd', 'b', 'e']);
  expect(moveTogether(order, new Set(['d']), 0)).toEqual(['d', 'a', 'b', 'c', 'e']);
});

test('several stand together afterwards, in the order they had', () => {
  expect(moveTogether(order, new Set(['d', 'a']), 1)).toEqual(['b', 'a', 'd', 'c', 'e']);
});

test('a place outside the list is its start or its end', () => {
  expect(moveTogether(order, new Set(['c']), -4)).toEqual(['c', 'a', 'b', 'd', 'e']);
  expect(moveTogether(order, new Set(['a', 'b']), Infinity)).toEqual(['c', 'd', 'e', 'a', 'b']);
});

test('moving everything or nothing changes nothing', () => {
  expect(moveTogether(order, new Set(order), 2)).toEqual(order);
  expect(moveTogether(order, new Set(), 2)).toEqual(order);
});
