import type { Specialization } from '@portal/api';
import { expect, test } from 'vitest';
import { chosenFirst, specializationIcon } from './specializations.ts';

const all = [3, 1, 4, 2].map((id): Specialization => ({ id, name: `№ ${id}`, code: null, icon: null }));

test('what the visitor filters by comes first, the rest retains its order', () => {
  expect(chosenFirst(all, [4, 2]).map(({ id }) => id)).toEqual([4, 2, 3, 1]);
  expect(chosenFirst(all, []).map(({ id }) => id)).toEqual([3, 1, 4, 2]);
});

test('an icon that we do not have is left out', () => {
  expect(specializationIcon('gift')).toBe('gift');
  expect(specializationIcon('rocket')).toBeUndefined();
  expect(specializationIcon('constructor')).toBeUndefined();
  expect(specializationIcon(null)).toBeUndefined();
});
