import { defaultQuery, type DirectoryQuery } from '@portal/api';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameQuery } from './address.ts';
import { isCurrent, nextRequest } from './nextRequest.ts';

/** A directory without a screen: queries and answers arrive at the given times. */
function directory() {
  let wanted = defaultQuery;
  let requested = defaultQuery;
  let isBusy = true;
  const requests = [defaultQuery];
  const shown: { answer: DirectoryQuery; wanted: DirectoryQuery }[] = [];
  const settle = () => {
    const next = nextRequest({ requested, wanted, isBusy });
    if (next !== requested) {
      requested = next;
      isBusy = true;
      requests.push(next);
    }
    if (!isBusy && isCurrent({ requested, wanted })) shown.push({ answer: requested, wanted });
  };
  return {
    requests,
    shown,
    isBusy: () => isBusy,
    wish(query: DirectoryQuery) {
      wanted = query;
      settle();
    },
    answer() {
      isBusy = false;
      settle();
    },
  };
}

const wish = fc
  .record({ page: fc.integer({ min: 1, max: 3 }), city: fc.constantFrom(null, 'Казань') })
  .map((part) => ({ ...defaultQuery, ...part }));
const schedule = fc.array(fc.oneof(wish, fc.constant('answer' as const)), { maxLength: 40 });

test('1,000 schedules of queries and answers end in the newest query, one request at a time', () => {
  fc.assert(
    fc.property(schedule, (steps) => {
      const it = directory();
      let newest = defaultQuery;
      for (const step of steps) {
        if (step !== 'answer') it.wish((newest = step));
        else if (it.isBusy()) it.answer();
      }
      const before = it.requests.length;
      while (it.isBusy()) it.answer();
      // One further request at most, however many changes came during the last one.
      expect(it.requests.length - before).toBeLessThanOrEqual(1);
      expect(it.shown.at(-1)?.answer).toEqual(newest);
      for (const { answer, wanted } of it.shown) expect(isSameQuery(answer, wanted)).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});

test('five changes during one load make one follow-up', () => {
  const it = directory();
  for (const page of [2, 3, 4, 5, 6]) it.wish({ ...defaultQuery, page });
  it.answer();
  it.answer();
  expect(it.requests.map(({ page }) => page)).toEqual([1, 6]);
});

test('the same query during a load is ignored', () => {
  const it = directory();
  it.wish({ ...defaultQuery });
  it.answer();
  expect(it.requests).toHaveLength(1);
});
