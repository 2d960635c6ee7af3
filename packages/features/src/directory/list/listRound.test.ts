import { defaultQuery, type DirectoryQuery } from '@portal/api';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameQuery } from './address.ts';
import { firstRound, type ListEvent, type ListRound, nextRound } from './listRound.ts';

const other: DirectoryQuery = { ...defaultQuery, page: 2 };
type Answer = Extract<ListEvent, { type: 'look' }>['answer'];
const look = (wanted: DirectoryQuery | null, answer: Answer, isBack = false): ListEvent => ({ type: 'look', wanted, answer, isBack });

const idle = firstRound(null);
const idleOld: ListRound = { ...idle, step: 'loading', isYoung: false };
const first = firstRound(defaultQuery);
const loading: ListRound = { step: 'loading', requested: defaultQuery, isFirst: false, isYoung: true, wait: 1 };
const loadingOld: ListRound = { ...loading, isYoung: false };
const requested: ListRound = { step: 'requested', requested: defaultQuery, isFirst: false, wait: 1 };
const shown: ListRound = { ...requested, step: 'shown' };
const shownFirst: ListRound = { ...shown, isFirst: true };
const aged: ListEvent = { type: 'aged', wait: 1 };
const waitsAgain: Partial<ListRound> = { step: 'loading', isYoung: true, wait: 2 };

/** Null: the round stays the same object. */
test.each<[string, ListRound, ListEvent, Partial<ListRound> | null]>([
  ['nothing is requested before the query is known', idle, look(null, 'pending'), null],
  ['the first query, while the page loads', idle, look(other, 'pending'), { step: 'loading', requested: other, isFirst: true, wait: 0 }],
  ['the first query, after a longer load', idleOld, look(other, 'pending'), { step: 'requested', requested: other, isFirst: true }],
  ['the first list was delivered with the page', first, look(defaultQuery, 'settled'), { step: 'shown', isFirst: true }],
  ['the first list is cached', first, look(defaultQuery, 'cached'), { step: 'shown', isFirst: true }],
  ['the first list is not there', first, look(defaultQuery, 'pending'), { step: 'loading', isYoung: true, wait: 1 }],
  ['the first list is requested again', shownFirst, look(defaultQuery, 'cached'), null],
  ['a quick answer stays hidden', loading, look(defaultQuery, 'settled'), null],
  ['the minimum time is over', loading, aged, loadingOld],
  ['the minimum time was over', loadingOld, aged, null],
  ['the minimum time of an earlier wait is over', { ...loading, wait: 2 }, aged, null],
  ['a shown list has no minimum time', shown, aged, null],
  ['a slow answer is shown at once', loadingOld, look(defaultQuery, 'settled'), shown],
  ['an answer is awaited', loadingOld, look(defaultQuery, 'pending'), null],
  ['a cached list of a new query waits for its answer', loadingOld, look(defaultQuery, 'cached'), null],
  ['another query during a load waits', loadingOld, look(other, 'pending'), null],
  ['another query after a load, with its cached list', loadingOld, look(other, 'cached'), null],
  ['another query at the end of a quick load', loading, look(other, 'settled'), { ...loading, requested: other }],
  ['another query at the end of a load', loadingOld, look(other, 'settled'), { ...requested, requested: other }],
  ['another query', shown, look(other, 'settled'), { ...requested, requested: other }],
  ['another query after the first one', shownFirst, look(other, 'settled'), { ...requested, requested: other }],
  ['another query, while a shown list is requested again', shownFirst, look(other, 'cached'), waitsAgain],
  ['a new query has no list', requested, look(defaultQuery, 'pending'), waitsAgain],
  ['a new query has an older list', requested, look(defaultQuery, 'cached'), waitsAgain],
  ['on Back an older list is shown at once', requested, look(defaultQuery, 'cached', true), shown],
  ['on Back a list that is gone loads', requested, look(defaultQuery, 'pending', true), waitsAgain],
  ['a shown list stays', shown, look({ ...defaultQuery }, 'settled'), null],
  ['a retry after a failure', shown, look(defaultQuery, 'pending'), waitsAgain],
])('%s', (_, from, event, expected) => {
  const after = nextRound(from, event);
  expect(after === from).toBe(expected === null);
  expect(after).toMatchObject(expected ?? {});
});

/** A directory without a screen: queries and answers arrive at the given times. */
function directory() {
  let wanted = defaultQuery;
  let round = firstRound(wanted);
  let isBusy = true;
  const requests = [defaultQuery];
  const shownOnes: { answer: DirectoryQuery | null; wanted: DirectoryQuery }[] = [];
  const settle = () => {
    for (;;) {
      const after = nextRound(round, look(wanted, isBusy ? 'pending' : 'settled'));
      if (after === round) break;
      if (after.requested && after.requested !== round.requested) {
        isBusy = true;
        requests.push(after.requested);
      }
      round = after;
    }
    if (round.step === 'shown') shownOnes.push({ answer: round.requested, wanted });
  };
  return {
    requests,
    shown: shownOnes,
    isBusy: () => isBusy,
    wish(query: DirectoryQuery) {
      wanted = query;
      settle();
    },
    answer() {
      isBusy = false;
      settle();
    },
    age() {
      round = nextRound(round, { type: 'aged', wait: round.wait });
      settle();
    },
  };
}

const wish = fc
  .record({ page: fc.integer({ min: 1, max: 3 }), city: fc.constantFrom(null, 'Казань') })
  .map((part) => ({ ...defaultQuery, ...part }));
const schedule = fc.array(fc.oneof(wish, fc.constantFrom('answer' as const, 'age' as const)), { maxLength: 40 });

test('1,000 schedules of queries and answers end in the newest query, one request at a time', () => {
  fc.assert(
    fc.property(schedule, (steps) => {
      const it = directory();
      let newest = defaultQuery;
      for (const step of steps) {
        if (step === 'age') it.age();
        else if (step !== 'answer') it.wish((newest = step));
        else if (it.isBusy()) it.answer();
      }
      const before = it.requests.length;
      while (it.isBusy()) it.answer();
      it.age();
      // One further request at most, however many changes came during the last one.
      expect(it.requests.length - before).toBeLessThanOrEqual(1);
      expect(it.shown.at(-1)?.answer).toEqual(newest);
      for (const { answer, wanted } of it.shown) expect(answer && isSameQuery(answer, wanted)).toBe(true);
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
