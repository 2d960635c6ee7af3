import { expect, test } from 'vitest';
import { chosenInOrder } from './chosenInOrder.ts';

const page = ['a', 'b', 'c', 'd', 'e'];

test('has the order of choosing, not of the page', () => {
  expect(chosenInOrder(['c'], new Set(['c', 'a']), page)).toEqual(['c', 'a']);
});

test('renumbers when one in the middle is deselected', () => {
  expect(chosenInOrder(['c', 'a', 'e'], new Set(['c', 'e']), page)).toEqual(['c', 'e']);
});

test('numbers what one gesture adds in the order of the page', () => {
  expect(chosenInOrder(['d'], new Set(['d', 'c', 'b', 'a']), page)).toEqual(['d', 'a', 'b', 'c']);
});

test('select all leaves the first choices their numbers', () => {
  expect(chosenInOrder(['e', 'b'], new Set(page), page)).toEqual(['e', 'b', 'a', 'c', 'd']);
});

test('drops ids that are not on the page any more', () => {
  expect(chosenInOrder(['gone', 'a'], new Set(['a']), page)).toEqual(['a']);
  expect(chosenInOrder([], new Set(['gone']), page)).toEqual([]);
});
