import type { ProjectShare } from '@portal/api';
import { expect, test } from 'vitest';
import { hasSentNames, inBulk, ofStage, remindable, untilRead } from './stages.ts';

const share = (id: number, more: Partial<ProjectShare> = {}) =>
  ({
    id,
    role: 'client',
    shows: 'originals',
    state: 'active',
    emailState: null,
    isAddressLost: false,
    lastOpenedAt: null,
    choiceClosedAt: null,
    signedOffAt: null,
    favouriteCount: 0,
    ...more,
  }) as ProjectShare;
const at = '2026-11-01T10:00:00Z';

const shares = [
  share(1),
  share(2, { lastOpenedAt: at, emailState: 'failed' }),
  share(3, { lastOpenedAt: at, favouriteCount: 4 }),
  share(4, { choiceClosedAt: at, favouriteCount: 4 }),
  share(5, { choiceClosedAt: at, signedOffAt: at, favouriteCount: 4 }),
  share(6, { shows: 'retouched', lastOpenedAt: at }),
  share(7, { role: 'retoucher' }),
  share(8, { state: 'expired', emailState: 'failed' }),
  share(9, { state: 'ended' }),
  share(10, { shows: 'retouched', lastOpenedAt: at, fixCount: 2 }),
];
const ids = (some: readonly ProjectShare[]) => some.map(({ id }) => id);

test.each([
  ['all', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ['fixing', [10]],
  ['unopened', [1]],
  ['choosing', [1, 2, 3]],
  ['closed', [4]],
  ['accepted', [5]],
  ['undelivered', [2]],
  ['expired', [8]],
] as const)('«%s» leaves the shares of clients who have come so far', (filter, left) => {
  expect(ids(ofStage(shares, filter))).toEqual(left);
});

test('reminded are clients who got theirs by email and are not done', () => {
  const sent = shares.map((one) => ({ ...one, emailState: 'sent' as const }));
  const both = sent.map((one) => ({ ...one, shows: 'both' as const }));
  expect(ids(remindable(sent, [], []))).toEqual([1, 2, 3, 6, 10]);
  expect(ids(remindable(both, [], []))).toEqual([1, 2, 3, 6, 10]);
  expect(ids(remindable(shares, [], []))).toEqual([]);
});

test('nobody is reminded of a share whose address can no longer be read', () => {
  expect(ids(remindable([share(1, { emailState: 'sent' }), share(2, { emailState: 'sent', isAddressLost: true })], [], []))).toEqual([1]);
});

test('names to copy are those of choices that are sent, through shares that are not ended', () => {
  const sent = { choiceClosedAt: at, favouriteCount: 4 };
  const some = [
    ...shares,
    share(10, { ...sent, state: 'ended' }),
    share(11, { ...sent, state: 'expired' }),
    share(12, { choiceClosedAt: at }),
  ];
  expect(ids(some.filter(hasSentNames))).toEqual([4, 5, 11]);
});

test.each([
  ['all', [1, 2, 3, 4, 5, 6, 10]],
  ['expired', [8]],
] as const)('with «%s» a bulk change is about these', (filter, changed) => {
  expect(ids(inBulk(ofStage(shares, filter), filter))).toEqual(changed);
});

test('a share on which each family chooses is as far as any of its families', () => {
  const parent = share(1, { chooses: 'each_family' });
  const families = new Map([[1, [share(2, { choiceClosedAt: at, favouriteCount: 1 }), share(3, { signedOffAt: at })]]]);
  const left = (filter: Parameters<typeof ofStage>[1]) => ofStage([parent], filter, families).length;
  expect([left('closed'), left('accepted'), left('choosing'), left('unopened')]).toEqual([1, 1, 0, 1]);
  expect(ofStage([parent], 'choosing', new Map()).length).toBe(1);
});

test.each([
  ['all', 1],
  ['unopened', 1],
  ['choosing', 0],
  ['closed', 0],
  ['accepted', 0],
] as const)('with «%s» a bulk change is about a share on which each family chooses, or not', (filter, count) => {
  expect(inBulk([share(1, { chooses: 'each_family' })], filter)).toHaveLength(count);
});

test('the list is read again while emails are queued, rarely where no more may leave today', () => {
  const queued = [share(1), share(2, { emailState: 'queued' })];
  expect([untilRead(queued, null), untilRead(queued, 1), untilRead(queued, 0), untilRead(shares, 1)]).toEqual([5_000, 5_000, 60_000, 0]);
});
