import type { LinkChoice } from '@portal/api';
import { expect, test } from 'vitest';
import { filterMarked, joinChoices, marksOf, usefulFilters } from './imageMarks.ts';

const choice = (favourites: number[], remarks: [number, string][] = []): LinkChoice => ({
  favourites,
  remarks: remarks.map(([imageId, text]) => ({ imageId, text, at: '2026-11-20T12:00:00Z' })),
  closedAt: null,
  signedOffAt: null,
});
const images = [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }];
const marks = joinChoices([choice([1], [[2, 'Светлее']]), choice([2, 1], [[2, 'Темнее']])], [3]);

test('the choices of several links are one', () => {
  expect([...marks.chosen]).toEqual([1, 2]);
  expect(marks.remarks.get(2)).toEqual(['Светлее', 'Темнее']);
  expect(marksOf(marks, 2).map(({ icon }) => icon)).toEqual(['heart', 'edit']);
  expect(marksOf(marks, 3).map(({ icon }) => icon)).toEqual(['eyeoff']);
  expect(marksOf(marks, 4)).toEqual([]);
});

test('only filters that find something are offered, and one that finds nothing any more shows all', () => {
  expect(usefulFilters(marks, images)).toEqual(['all', 'chosen', 'remarked', 'hidden']);
  expect(usefulFilters(joinChoices([], []), images)).toEqual([]);
  expect(filterMarked(images, marks, 'chosen').map(({ id }) => id)).toEqual([1, 2]);
  expect(filterMarked(images, joinChoices([], []), 'hidden')).toBe(images);
});
