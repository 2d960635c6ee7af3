import { expect, it } from 'vitest';
import type { ImageGroup } from './groups.ts';
import { partnersOf } from './merging.ts';

const group = (id: number, classId: number | null = null): ImageGroup => ({ id, classId, name: `${id}`, familyEmail: null });
const idsOf = (groups: readonly ImageGroup[], from: number) => partnersOf(groups, from).map(({ id }) => id);

it('pupils become one with pupils, classes with classes, and a group that is neither with all', () => {
  const groups = [group(1), group(2, 1), group(3, 1), group(4), group(5, 4), group(6)];
  expect(idsOf(groups, 2)).toEqual([3, 5, 6]);
  expect(idsOf(groups, 1)).toEqual([4, 6]);
  expect(idsOf(groups, 6)).toEqual([1, 2, 3, 4, 5]);
  expect(idsOf(groups, 7)).toEqual([]);
});

it('the groups of a whole school are gone through a few times, not once for each', () => {
  let reads = 0;
  const groups = Array.from({ length: 400 }, (_, id) => ({
    ...group(id),
    get classId() {
      reads += 1;
      return id % 20 === 0 ? null : id - (id % 20);
    },
  }));
  expect(partnersOf(groups, 1)).toHaveLength(379);
  expect(reads).toBeLessThan(3 * groups.length);
});
