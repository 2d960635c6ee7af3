import { expect, test } from 'vitest';
import { bulkForm, changeable, emptyChange, toBulkChanges } from './form.ts';

const form = emptyChange(Date.parse('2026-11-20T09:00:00Z'));

test.each([
  ['expiresOn', { expiresOn: '2026-12-20' }],
  ['choiceLimit', { choiceLimit: 15 }],
  ['shows', { shows: 'both' }],
  ['canDownload', { canDownload: true }],
] as const)('only %s is sent where it is what is changed', (what, change) => {
  expect(toBulkChanges({ ...form, what })).toEqual(change);
});

test('everything that can be changed is tested', () => expect(changeable).toHaveLength(4));

test('an empty day means none, an empty limit any number', () => {
  expect(toBulkChanges({ ...form, expiresOn: '' })).toEqual({ expiresOn: null });
  expect(toBulkChanges({ ...form, what: 'choiceLimit', choiceLimit: null })).toEqual({ choiceLimit: null });
});

test.each([
  [{ expiresOn: '2026-02-30' }, 'expiresOn'],
  [{ what: 'choiceLimit', choiceLimit: 0 }, 'choiceLimit'],
  [{ what: 'choiceLimit', choiceLimit: 2_001 }, 'choiceLimit'],
])('%j is refused', (change, field) => {
  expect(bulkForm.safeParse({ ...form, ...change }).error?.issues.map(({ path }) => path[0])).toEqual([field]);
});

test('a wrong value of a field that is not shown hinders nothing', () => {
  expect(bulkForm.safeParse({ ...form, choiceLimit: 0 }).success).toBe(true);
  expect(bulkForm.safeParse({ ...form, what: 'shows', expiresOn: '2026-02-30' }).success).toBe(true);
});
